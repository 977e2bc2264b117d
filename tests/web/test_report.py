"""The page of an analysed race in a browser: one file from a disk, in both languages, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hippodrome import game
from hippodrome.study.analyst import analyse
from hippodrome.study.report import write_report
from hippodrome.testing.studies import finished

pytestmark = pytest.mark.xdist_group("web-report")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report of a whole race."""
    record = finished(game("scrap_racer"), 4).record
    written = tmp_path_factory.mktemp("report") / "race.html"
    written.write_text(write_report(record, analyse(record, playouts=40)), encoding="utf-8")
    return written


@pytest.fixture(params=[(1366, 768), (360, 740)], ids=["wide", "phone"])
def report(request: pytest.FixtureRequest, browser: Browser, file: Path) -> Iterator[Page]:
    """The report, opened where there is no network; nothing may be complained about or asked for."""
    width, height = request.param
    page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB")
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    yield page
    page.close()
    assert complaints == []
    assert [address for address in asked if not address.startswith(("file:", "data:"))] == []


def test_steps_by_key_and_by_button_tell_what_happened_and_show_the_board(report: Page) -> None:
    slider = report.get_by_role("slider")
    heading = report.locator("h2[aria-live]")
    expect(heading).to_have_text("Before the first choice")
    first = report.locator("svg[role=img]").inner_html()
    slider.focus()
    report.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    assert report.locator("svg[role=img]").inner_html() != first
    report.keyboard.press("ArrowRight")
    report.get_by_role("button", name="Step back").click()
    expect(slider).to_have_attribute("aria-valuenow", str(int(slider.get_attribute("aria-valuemax") or "0") - 1))
    report.keyboard.press("Tab")
    slider.focus()
    report.keyboard.press("Home")
    expect(heading).to_have_text("Before the first choice")
    expect(report.get_by_role("button", name="Step back")).to_be_disabled()


def test_the_curve_leads_to_where_it_is_clicked_and_reads_out_where_it_is_pointed_at(report: Page) -> None:
    slider = report.get_by_role("slider")
    box = slider.bounding_box()
    assert box
    report.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5)
    expect(report.locator(".pointed")).to_be_attached()
    expect(slider).to_have_attribute("aria-valuenow", "0")
    report.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5)
    middle = int(slider.get_attribute("aria-valuenow") or "0")
    assert 0 < middle < int(slider.get_attribute("aria-valuemax") or "0")


def test_a_decisive_moment_and_a_throw_lead_to_their_step(report: Page) -> None:
    slider = report.get_by_role("slider")
    moment = report.locator("ol button.card").first
    told = moment.inner_text()
    moment.click()
    step = report.locator("h2[aria-live]").inner_text()
    assert step in told
    before = slider.get_attribute("aria-valuenow")
    report.locator(".throws button").last.click()
    expect(slider).not_to_have_attribute("aria-valuenow", before or "")


def test_the_other_language_says_everything(report: Page) -> None:
    english = report.locator("body").inner_text()
    report.get_by_role("button", name="Français").click()
    expect(report.locator("html")).to_have_attribute("lang", "fr")
    french = report.locator("body").inner_text()
    assert "study-" not in english + french
    assert "Chance et talent" in french
    assert "Luck and skill" not in french
    report.get_by_role("button", name="English").click()
    assert report.locator("body").inner_text() == english
