"""Measure the page: the first view, and the frames of an animation on the largest board.

`python tools/frames.py ADDRESS` against a running server; prints one line for each figure. The time between
frames is worth something on a quiet machine only; how long each task of the main thread computes (in
the thread's own time, from a trace) is much the same on a busy one: none may take longer than a frame.
"""

from __future__ import annotations

import json
import statistics
import sys

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
GAME = "chariot_race"
"""The board with the most cells."""
FRAME = 16.7
"""Milliseconds."""


def first_view(page: Page, address: str) -> tuple[float, float]:
    """Milliseconds to the first paint with content, and until the board of every game is drawn."""
    page.goto(address)
    page.wait_for_function("() => document.querySelectorAll('.game .board .cell').length > 60")
    drawn: float = page.evaluate("() => performance.now()")
    paint: float = page.evaluate(
        "() => performance.getEntriesByType('paint').find((e) => e.name === 'first-contentful-paint').startTime"
    )
    return paint, drawn


def main_thread(trace: bytes) -> list[float]:
    """The main thread's tasks in a trace, in milliseconds of its own time."""
    events = json.loads(trace)["traceEvents"]
    threads = [one for one in events if one.get("name") == "thread_name"]
    main = {(one["pid"], one["tid"]) for one in threads if one["args"]["name"] == "CrRendererMain"}
    return [
        one["tdur"] / 1000
        for one in events
        if one.get("name") == "RunTask" and "tdur" in one and (one["pid"], one["tid"]) in main
    ]


def frames(browser: Browser, page: Page, address: str, turns: int = 6) -> tuple[list[float], list[float]]:
    """Milliseconds between frames while pieces move at normal speed, bots racing each other; and of each task."""
    with httpx.Client(base_url=address, trust_env=False) as http:
        token = http.post("/api/guests", json={"name": "Meter"}).json()["token"]
        seats = [{"kind": "bot", "bot": "greedy"}] * 6
        body = {"game": GAME, "seats": seats, "settings": {"bot_seconds": 0.4}, "start": True}
        code = http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"}).json()["table"]["code"]
    page.goto(f"{address}/t/{code}")
    page.wait_for_selector(".race .piece.moving")
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline", "__metadata"])
    gaps: list[float]
    gaps = page.evaluate(
        """(turns) => new Promise((done) => {
            const gaps = [];
            let last = null, left = turns * 60;
            const frame = (now) => {
                const moving = document.querySelector(".piece.moving");
                if (moving && last !== null) { gaps.push(now - last); left--; }
                last = moving ? now : null;
                if (left > 0) requestAnimationFrame(frame); else done(gaps);
            };
            requestAnimationFrame(frame);
        })""",
        turns,
    )
    return gaps, main_thread(browser.stop_tracing())


def main(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        chosen = json.dumps(json.dumps({"speed": "normal", "language": "en"}))
        page.add_init_script(f"localStorage.setItem('hippodrome.settings', {chosen})")
        paint, drawn = first_view(page, address)
        gaps, tasks = frames(browser, page, address)
        browser.close()
    late = sum(gap > 25 for gap in gaps)
    print(f"first view {paint:.0f} ms, all boards drawn {drawn:.0f} ms")
    slow = sum(task > FRAME for task in tasks)
    mean = sum(tasks) / len(gaps)
    print(f"main thread: {mean:.1f} ms a frame, longest task {max(tasks):.1f} ms, {slow} over {FRAME} ms")
    print(f"{len(gaps)} frames: median {statistics.median(gaps):.1f} ms, longest {max(gaps):.1f} ms, {late} over 25 ms")


if __name__ == "__main__":
    main(sys.argv[1])
