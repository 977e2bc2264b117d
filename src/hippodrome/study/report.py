"""The analysed race as a page of its own: no network, both languages, light and dark."""

from __future__ import annotations

import json
from dataclasses import asdict
from html import escape
from pathlib import Path

from hippodrome.draw.lettering import embedded
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.record import Record
from hippodrome.study.analysis import Analysis
from hippodrome.study.story import Story, tell

PAGE = Path(__file__).parent / "page"
"""What reads the story in the browser, built from `web/src/report`."""


class NoReportPage(HippodromeError):
    """The package was built without its pages. Arguments: `folder`."""

    key = "no-report-page"
    catalogue = ("hippodrome.study",)


def write_report(record: Record, analysis: Analysis, language: str = "en", page: Path = PAGE) -> str:
    """The page; `page` is the folder of what reads the story."""
    style, script = _built(page / "reader.css"), _built(page / "reader.js")
    story, film = tell(record, analysis, language)
    colours = f":root{{{film.schemes['light']}}}@media (prefers-color-scheme:dark){{:root{{{film.schemes['dark']}}}}}"
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{escape(story.title[language])}</title>\n'
        f"<style>{embedded()}\n{colours}\n{style}</style>\n</head>\n<body>\n"
        f'{film.defs()}\n<div id="page"></div>\n<script type="application/json" id="story">{_json(story)}</script>\n'
        f"<script>{script}</script>\n</body>\n</html>\n"
    )


def _built(file: Path) -> str:
    if not file.is_file():
        raise NoReportPage(folder=str(file.parent))
    return file.read_text("utf-8")


def _json(story: Story) -> str:
    told = {**asdict(story), "analysis": story.analysis.to_json()}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
