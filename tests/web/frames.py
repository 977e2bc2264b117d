"""How a page fills its screen: words broken inside, words cut off, keys that lie on letters."""

from __future__ import annotations

from playwright.sync_api import Page

BROKEN = """() => {
    const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const broken = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || !seen(parent) || parent.closest("script, style, svg, .hidden-words, select")) continue;
        for (const { 0: word, index } of node.data.matchAll(/[^\\s\\u2010-\\u2014/-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
            if (lines.size > 1) broken.push(`${word} (${parent.closest("[class]")?.className ?? parent.tagName})`);
        }
    }
    return broken;
}"""
"""Words (between spaces and hyphens) that go on in another line."""

CUT = """() => [...document.querySelectorAll(".dock button, .dock b, .dock h2, .dock kbd")]
    .filter((one) => one.checkVisibility() && !one.closest(".hidden-words"))
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
    .filter((one) => getComputedStyle(one).overflowX !== "visible")
    .map((one) => one.textContent.trim())"""
"""What is cut off at its right edge in the dock."""

COVERED = """() => {
    const covers = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const caps = [...document.querySelectorAll(".dock kbd")].filter((one) => one.checkVisibility());
    return caps.flatMap((cap) => {
        const box = cap.getBoundingClientRect();
        const words = [...cap.parentElement.querySelectorAll("b, small, span")].filter((one) => one.textContent.trim());
        return words.filter((one) => covers(box, one.getBoundingClientRect())).map((one) => one.textContent.trim());
    });
}"""
"""Words of answers that a key lies on."""


DRAWN = """([width, height]) => new Promise((resolve) => {
    const look = () => (innerWidth === width && innerHeight === height ? requestAnimationFrame(resolve) : requestAnimationFrame(look));
    look();
})"""
"""A browser tells a page its new size at the start of a frame: before that frame, the old page lies in the new size unseen."""


def resize(page: Page, width: int, height: int) -> None:
    """Give the screen another size, and wait until the page is drawn in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN, [width, height])


def broken_words(page: Page) -> list[str]:
    found: list[str] = page.evaluate(BROKEN)
    return found


def cut_words(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


def covered_words(page: Page) -> list[str]:
    found: list[str] = page.evaluate(COVERED)
    return found


def share(page: Page) -> float:
    """The share of the screen's height that the board has."""
    part: float = page.evaluate("() => document.querySelector('main.board').clientHeight / innerHeight")
    return part


def board(page: Page) -> tuple[int, int]:
    """How wide and high the board is."""
    width, height = page.evaluate("""() => {
        const { width, height } = document.querySelector("main.board").getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
    }""")
    return width, height


CUT_NAMES = """() => { const room = document.querySelector("svg.board").getBoundingClientRect();
    return [...document.querySelectorAll(".names text")].map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < room.left - 1 || box.right > room.right + 1
        || box.top < room.top - 1 || box.bottom > room.bottom + 1).map(([name]) => name); }"""


def cut_names(page: Page) -> list[str]:
    """Names of cells that do not lie wholly on the board."""
    found: list[str] = page.evaluate(CUT_NAMES)
    return found


def whole(page: Page) -> bool:
    """Nothing is to be scrolled to: the race fits the screen."""
    fits: bool = page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight + 1")
    return fits
