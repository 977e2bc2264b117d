"""The icons of the installed app, drawn from the page's own: `python tools/icons.py` writes `web/public/icon-*.png`."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZES = (180, 192, 512)
GROUND, INK, ACCENT = "#f6f1e7", "#271d14", "#a23a1c"
INSIDE = 0.62
"""How much of the icon the mark takes: systems cut round shapes out of it."""


def main() -> None:
    """Draw the mark on its ground in every size."""
    mark = (PUBLIC / "favicon.svg").read_text("utf-8").replace("var(--accent,#a63a1e)", ACCENT)
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            shown = mark.replace("<svg ", f'<svg width="{INSIDE * size}" ')
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{GROUND};color:{INK}"
            page.set_content(f'<body style="{style}">{shown}</body>')
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
