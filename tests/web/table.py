"""What people do with the page: open it, sit down, choose, reach the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Page, expect

from hippodrome.engine.record import Record
from hippodrome.engine.state import State

Settings = str | bool | float
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
PATIENCE = 60_000
"""Milliseconds after which something that must come is given up; on busy cores a page takes its time."""


def store(context: BrowserContext, name: str, value: object) -> None:
    """What the browser kept from before, where the page keeps it."""
    key, text = json.dumps(name), json.dumps(json.dumps(value))
    context.add_init_script(f"if (!localStorage.getItem({key})) localStorage.setItem({key}, {text})")


@dataclass
class Web:
    """A server's page, as seen by anybody."""

    address: str
    page: Callable[..., Page]
    complaints: list[str] = field(default_factory=list)
    foreseen: list[str] = field(default_factory=list)

    def foresee(self, *parts: str) -> None:
        """Complaints with one of these words belong to the story, whenever they come: consoles speak late."""
        self.foreseen.extend(parts)

    def unforeseen(self) -> list[str]:
        """What a console said that nothing in the story explains."""
        return [text for text in self.complaints if not any(part in text for part in self.foreseen)]

    def table(self, game: str, seats: list[dict[str, Any]], name: str = "Ann", **new: Any) -> dict[str, Any]:
        """A table made over HTTP, its bots in no hurry to be looked at; with the keys to it."""
        with httpx.Client(base_url=self.address, trust_env=False, timeout=60) as http:
            token = http.post("/api/guests", json={"name": name}).json()["token"]
            settings = {"bot_seconds": 0.0, **new.pop("settings", {})}
            body = {"game": game, "seats": seats, "settings": settings, "start": True, **new}
            answer = http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == 201, answer.text
            made: dict[str, Any] = answer.json()
        return {"guest": token, "name": name, "code": made["table"]["code"], "seats": made["seats"]}

    def continued(self, race: Record, wanted: Callable[[State], bool] | int, **new: Any) -> dict[str, Any]:
        """A recorded race from a point on, or the first that is as wanted: who is asked sits down, the rest are bots."""
        points = ((k, state) for k, state in enumerate(race.walk()))
        fits = (lambda k, _: k == wanted) if isinstance(wanted, int) else (lambda _, state: wanted(state))
        point, mine = next((k, int(state.seat)) for k, state in points if fits(k, state))
        seats = [ME if seat == mine else BOT for seat in range(race.players)]
        return self.table(race.game, seats, continued={"record": race.to_json(), "point": point}, **new)

    def uploaded(self, race: Record) -> str:
        """The code under which a finished race is watched."""
        with httpx.Client(base_url=self.address, trust_env=False, timeout=60) as http:
            token = http.post("/api/guests", json={"name": "Ann"}).json()["token"]
            sent = http.post("/api/records", json=race.to_json(), headers={"Authorization": f"Bearer {token}"})
            return str(sent.json()["code"])

    def sit(self, page: Page, table: dict[str, Any], seat: int | None = None) -> None:
        """Open a table with its keys, as the browser that made it would; or with the key of one seat alone."""
        keys = [key for key in table["seats"] if seat is None or key["seat"] == seat]
        seats = {table["code"]: {str(key["seat"]): key["token"] for key in keys}}
        if seat is None:
            store(page.context, "hippodrome.guest", {"token": table["guest"], "name": table["name"]})
        store(page.context, "hippodrome.seats", seats)
        page.goto(f"{self.address}/t/{table['code']}")

    def get(self, path: str) -> Any:
        """Something the server tells everybody."""
        return httpx.get(f"{self.address}{path}", trust_env=False, timeout=60).json()


def asked(page: Page) -> int:
    """The number of the question on the page."""
    return int(page.locator(".dock").get_attribute("data-asked") or 0)


def my_turn(page: Page) -> bool:
    """Wait until this page is asked (true) or the race is over (false)."""
    page.wait_for_selector(".dock[data-mine=true] .choice, .end", timeout=PATIENCE)
    return page.locator(".end").count() == 0


def answered(page: Page, question: int) -> None:
    """Wait until another question is asked."""
    page.wait_for_function(
        """(question) => {
            const dock = document.querySelector(".dock");
            return !dock || Number(dock.dataset.asked) !== question;
        }""",
        arg=question,
        timeout=PATIENCE,
    )


def choose(page: Page, index: int = 0, touch: bool = False) -> None:
    """Pick a choice and confirm it."""
    question = asked(page)
    button = page.locator(".choice").nth(index)
    for _ in range(2):
        button.tap() if touch else button.click()
        if _settings(page).get("confirm") is False:
            break
    answered(page, question)


def _settings(page: Page) -> dict[str, Any]:
    kept: dict[str, Any] = page.evaluate("() => JSON.parse(localStorage.getItem('hippodrome.settings') ?? '{}')")
    return kept


def race(page: Page, act: Callable[[Page, int], None] | None = None, most: int = 400) -> int:
    """Race to the end, taking the choices in turn; the number of choices made."""
    for count in range(most):
        if not my_turn(page):
            return count
        if act is None:
            choose(page, count % page.locator(".choice").count())
        else:
            act(page, count)
    raise AssertionError("the race does not end")


def finished(page: Page) -> None:
    """The end of the race is shown, with its dice checked by this browser."""
    expect(page.locator(".end h2").first).to_be_visible()
    expect(page.locator(".checked")).to_have_attribute("data-verdict", "honest")
