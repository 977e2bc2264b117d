"""Measure the page: the first view, and the frames of an animation on the largest board.

`python tools/frames.py ADDRESS` against a running server; prints one line for each figure. The animation is a replay
of the same race every time. The time between frames is worth something on a quiet machine only; how long the threads
compute (in their own time, from a trace) is much the same on a busy one: no task of the main thread may take longer
than a frame, and painting has to fit in a frame beside it.
"""

from __future__ import annotations

import json
import statistics
from argparse import ArgumentParser
from collections import defaultdict

from looks import CHROMIUM, FLAGS, Looks, raced
from playwright.sync_api import Browser, Page, sync_playwright

GAME = "chariot_race"
"""The board with the most cells."""
FRAME = 16.7
"""Milliseconds."""
CATEGORIES = ["disabled-by-default-devtools.timeline", "devtools.timeline", "toplevel", "cc", "viz", "__metadata"]
THREADS = {
    "CrRendererMain": "main thread",
    "Compositor": "compositor",
    "ThreadPoolForegroundWorker": "painting",
    "VizCompositorThread": "putting together",
}
"""The threads that make a frame, without a graphics card."""
TASKS = ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
"""What a trace calls a task: of a thread with a name, of the pool. (`RunTask` is the first again, from outside.)"""


def first_view(page: Page, address: str) -> tuple[float, float]:
    """Milliseconds to the first paint with content, and until the board of every game is drawn."""
    page.goto(address)
    page.wait_for_function("() => document.querySelectorAll('.game .board .cell').length > 60")
    drawn: float = page.evaluate("() => performance.now()")
    paint: float = page.evaluate(
        "() => performance.getEntriesByType('paint').find((e) => e.name === 'first-contentful-paint').startTime"
    )
    return paint, drawn


def threads(trace: bytes) -> dict[str, list[float]]:
    """The tasks in a trace by thread, in milliseconds of the thread's own time."""
    events = json.loads(trace)["traceEvents"]
    named = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one.get("name") == "thread_name"}
    tasks: dict[str, list[float]] = defaultdict(list)
    for one in events:
        if one.get("name") in TASKS and "tdur" in one:
            tasks[THREADS.get(named.get((one["pid"], one["tid"]), ""), "others")].append(one["tdur"] / 1000)
    return tasks


def frames(browser: Browser, page: Page, address: str, least: int = 240) -> tuple[list[float], dict[str, list[float]]]:
    """Milliseconds between frames while a replay is played at normal speed; and of each task of each thread.

    Dice roll and pieces drive by turns; the frames are recorded until pieces have moved for so many of them.
    """
    page.goto(f"{address}/t/{Looks(address, browser).uploaded(raced(GAME, 6))}#0")
    page.get_by_role("button", name="Play").click()
    page.wait_for_selector(".race .piece.moving")
    browser.start_tracing(page=page, categories=CATEGORIES)
    gaps: list[float]
    gaps = page.evaluate(
        """(least) => new Promise((done) => {
            const gaps = [];
            let last = null, left = least;
            const frame = (now) => {
                if (last !== null) gaps.push(now - last);
                if (document.querySelector(".piece.moving")) left--;
                last = now;
                if (left > 0) requestAnimationFrame(frame); else done(gaps);
            };
            requestAnimationFrame(frame);
        })""",
        least,
    )
    return gaps, threads(browser.stop_tracing())


def main(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = Looks(address, browser).page(1440, 900, "light", "en", speed="flowing")
        paint, drawn = first_view(page, address)
        gaps, tasks = frames(browser, page, address)
        browser.close()
    print(f"first view {paint:.0f} ms, all boards drawn {drawn:.0f} ms")
    for thread in THREADS.values():
        own = tasks[thread] or [0.0]
        slow = sum(task > FRAME for task in own)
        mean = sum(own) / len(gaps)
        print(f"{thread}: {mean:.1f} ms a frame, longest task {max(own):.1f} ms, {slow} over {FRAME} ms")
    late = sum(gap > 1.5 * FRAME for gap in gaps)
    print(f"{len(gaps)} frames: median {statistics.median(gaps):.1f} ms, longest {max(gaps):.1f} ms, {late} over 25 ms")


if __name__ == "__main__":
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("address", help="of a running server, such as http://127.0.0.1:8737")
    main(arguments.parse_args().address)
