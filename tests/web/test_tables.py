"""At the table: several people, reloads, cuts, undo, language, hand-over, replay, proof."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from golden import lines, races
from hippodrome.engine import registry
from hippodrome.engine.chance import Scripted
from hippodrome.engine.race import carry_out
from hippodrome.engine.record import Record
from hippodrome.engine.state import State
from hippodrome.games.chariot_race.rules import phases
from hippodrome.games.chariot_race.rules.race import ChariotRace
from web.table import BOT, ME, Web, answered, asked, choose, finished, my_turn, race

pytestmark = pytest.mark.xdist_group("web-tables")


def words(page: Page) -> str:
    return page.locator(".dock h2").inner_text()


def test_two_browsers_at_one_table_with_hidden_hands(web: Web) -> None:
    ann, bob = web.page(confirm=False), web.page(confirm=False)
    ann.goto(f"{web.address}/new/titan_race")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("group", name="Seats").get_by_role("button", name="3").click()
    ann.get_by_label("Who takes seat 2").select_option("open")
    ann.get_by_role("button", name="Create the table").click()
    ann.wait_for_url("**/t/*")
    bob.goto(ann.url)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join the table").click()
    expect(ann.locator(".seats").get_by_text("Bob")).to_be_visible()
    bob.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="I am ready").click()
    pages = {"Ann": ann, "Bob": bob}
    for page in pages.values():
        page.wait_for_selector(".dock")
        expect(page.locator(".cards.hand [data-id]")).to_have_count(1)
    stranger = web.page()
    stranger.goto(ann.url)
    stranger.wait_for_selector(".dock")
    expect(stranger.locator(".cards.hand")).to_have_count(0)
    for _ in range(6):
        for page in pages.values():
            if page.locator(".dock[data-mine=true] .choice").count():
                choose(page)
    ann.get_by_role("button", name="Chat").click()
    ann.get_by_role("button", name="Good luck").click()
    bob.get_by_role("button", name="Chat").click()
    expect(bob.get_by_role("dialog").locator("li", has_text="Ann")).to_contain_text("Good luck")


def test_a_reload_in_the_middle_of_a_turn(web: Web, page: Page) -> None:
    web.sit(page, web.table("chariot_race", [ME, BOT, BOT, BOT]))
    for _ in range(3):
        assert my_turn(page)
        choose(page)
    assert my_turn(page)
    before = words(page), page.locator(".choice").all_inner_texts(), asked(page)
    page.reload()
    assert my_turn(page)
    assert (words(page), page.locator(".choice").all_inner_texts(), asked(page)) == before
    expect(page.locator(".log li").first).to_be_visible()


def test_a_network_cut_loses_no_click(web: Web) -> None:
    page = web.page(confirm=False)
    web.sit(page, web.table("chariot_race", [ME, BOT, BOT, BOT]))
    assert my_turn(page)
    question = asked(page)
    page.context.set_offline(True)
    expect(page.get_by_role("status")).to_contain_text("No connection")
    page.locator(".choice").first.click()
    expect(page.get_by_role("status")).to_contain_text("Your choice is kept")
    assert asked(page) == question
    page.context.set_offline(False)
    answered(page, question)
    expect(page.get_by_text("No connection")).to_have_count(0)
    assert my_turn(page)
    web.foresee("ERR_INTERNET_DISCONNECTED")


def test_undo_and_what_is_certain_before_choosing(web: Web, page: Page) -> None:
    def free_to_turn(state: State) -> bool:
        return isinstance(state, ChariotRace) and state.phase == phases.STEP and state.turns > 1 and state.steps > 3

    web.sit(page, web.continued(races("chariot_race")[0], free_to_turn))
    assert my_turn(page)
    assert "which way" in words(page)
    question, offered = words(page), page.locator(".choice").all_inner_texts()
    page.locator(".choice").first.hover()
    expect(page.locator(".board .paths .piece.ghost").first).to_be_attached()
    choose(page)
    assert my_turn(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".dock h2")).to_have_text(question)
    assert page.locator(".choice").all_inner_texts() == offered


def test_answers_on_the_board_and_reasons_why_not(web: Web, page: Page) -> None:
    web.sit(page, web.table("scrap_racer", [ME, BOT]))
    while my_turn(page) and not page.locator(".board .target").count():
        choose(page)
    question = asked(page)
    for _ in range(2):
        page.locator(".board .target").first.click(force=True)
    answered(page, question)
    assert my_turn(page)
    page.locator(".board [data-id^='pile:'], .board .hub [data-id]").first.click()
    expect(page.locator(".dock p")).to_contain_text("Cards are drawn when the rules call for it")
    page.get_by_role("button", name="Show the rule").click()
    expect(page.get_by_role("dialog").get_by_text("Explains the present question")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_race(web: Web, page: Page) -> None:
    web.sit(page, web.table("scrap_racer", [ME, BOT]))
    assert my_turn(page)
    english = words(page)
    expect(page.locator("ol.standings")).to_contain_text("Greedy")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Menu")).to_be_visible()
    page.get_by_role("button", name="Fermer").click()
    expect(page.locator(".dock h2")).not_to_have_text(english)
    expect(page.get_by_role("heading", name="Classement")).to_be_visible()
    expect(page.locator("ol.standings")).to_contain_text("Glouton")
    choose(page)
    page.goto(web.address)
    expect(page.locator("section", has=page.locator("#my-races"))).to_contain_text("Glouton")


def test_two_people_on_one_device_hand_it_over(web: Web) -> None:
    page = web.page(confirm=False)
    seats = [ME, {"kind": "here", "name": "Bob"}, BOT]
    web.sit(page, web.table("titan_race", seats))
    seen = set()
    for _ in range(8):
        page.wait_for_selector(".over, .dock[data-mine=true] .choice")
        if page.locator(".over").count():
            name = page.locator(".over h2").inner_text().split(",")[0]
            box = page.locator(".over").bounding_box()
            assert box is not None
            assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1280, 800), "everything is hidden"
            page.get_by_role("button", name=f"I am {name}").click()
            seen.add(name)
            page.wait_for_selector(".dock[data-mine=true] .choice")
        choose(page)
    assert seen >= {"Ann", "Bob"} or seen == {"Bob"}


@pytest.mark.parametrize("game", [game.name for game in registry.all_games() if game.secrets])
def test_a_shared_device_tells_nobodys_cards_between_turns_nor_after_a_reload(web: Web, game: str) -> None:
    page, stranger = web.page(confirm=False), web.page()
    table = web.table(game, [ME, {"kind": "here", "name": "Bob"}, BOT])
    web.sit(page, table)
    stranger.goto(f"{web.address}/t/{table['code']}")
    for turn in range(6):
        page.wait_for_selector(".over")
        for _ in range(2 if turn % 2 else 1):
            stranger.wait_for_selector(f".dock[data-asked='{asked(page)}']")
            expect(page.locator(".dock .cards.hand")).to_have_count(0)
            tell_alike(page, stranger)
            page.reload()
            page.wait_for_selector(".over")
        page.locator(".over").get_by_role("button").click()
        expect(page.locator(".over")).to_have_count(0)
        if turn == 2:
            # What was is shown as everybody at the device may know it, also to whoever has it in hand.
            page.wait_for_selector(".dock[data-mine=true] .choice")
            page.keyboard.press("[")
            expect(page.locator(".dock h2")).to_contain_text("Looking at choice")
            expect(page.locator(".dock .cards.hand")).to_have_count(0)
            tell_alike(page, stranger)
            page.get_by_role("button", name="Back to the race").click()
        while page.locator(".over").count() == 0:
            page.wait_for_selector(".over, .dock[data-mine=true] .choice")
            if page.locator(".dock[data-mine=true] .choice").count():
                choose(page)


def tell_alike(page: Page, stranger: Page) -> None:
    """The logs of both come to tell the same, long turns told whole."""
    told = whole_log(stranger)
    for _ in range(100):
        if whole_log(page) == told:
            break
        page.wait_for_timeout(100)
    assert whole_log(page) == told


def whole_log(page: Page) -> str:
    """What the log tells once nothing is folded, also under the screen that hands the device on."""
    folds = page.locator("ol.log").get_by_role("button", name="more line")
    while folds.count():
        folds.first.evaluate("one => one.click()")
    return page.locator("ol.log").inner_text()


def passes_by(game: str) -> tuple[Record, int, int]:
    """A race of two, the point before a choice at which a window passes the other one by, and which choice that is."""
    for record in races(game):
        for point, (state, made) in enumerate(zip(record.walk(), record.moves, strict=False)):
            if record.players == 2 and not made.outcomes:
                stops = carry_out(record.declared, state, made.choice, Scripted([])).passed
                if stops and not record.declared.windows[int(stops[0][1].window())].own:
                    return record, point, state.choices().index(made.choice)
    raise AssertionError("no window passes anybody by")


def asks_the_other(game: str) -> tuple[Record, int]:
    """A race of two, and a point at which the one who does not move is asked at a window."""
    for record in races(game):
        for point, state in enumerate(record.walk()):
            window = int(state.window())
            if record.players == 2 and window >= 0 and not record.declared.windows[window].own:
                return record, point
    raise AssertionError("nobody is asked at a window")


HEARD = """() => { window.heard = []; const dock = document.querySelector(".dock");
    const note = () => window.heard.push(dock.innerText); note();
    new MutationObserver(note).observe(dock, { subtree: true, childList: true, characterData: true }); }"""
"""Notes everything that the dock says from now on."""


def test_to_others_a_window_looks_the_same_whoever_could_answer(web: Web) -> None:
    """Bob in his seat and Eve, who looks on, are told that answers are awaited, whether there can be one or not."""
    told = []
    for record, point, index in ((*asks_the_other("titan_race"), None), passes_by("titan_race")):
        ann, bob, eve = web.page(confirm=False), web.page(confirm=False), web.page()
        past = {"record": record.to_json(), "point": point}
        seats, settings = [ME, {"kind": "open"}], {"bot_seconds": 10}
        table = web.table(record.game, seats, start=False, continued=past, settings=settings)
        web.sit(ann, table)
        bob.goto(f"{web.address}/t/{table['code']}")
        bob.get_by_role("button", name="Join the table").click()
        bob.get_by_role("button", name="I am ready").click()
        ann.get_by_role("button", name="I am ready").click()
        eve.goto(f"{web.address}/t/{table['code']}")
        for page in (ann, bob, eve):
            page.wait_for_selector(".dock")
            page.evaluate(HEARD)
        seat = int(record.fold(point).seat)
        asks, waits = (ann, bob) if seat == 0 else (bob, ann)
        if index is None:
            expect(asks.locator(".dock[data-mine=true] .choice").first).to_be_visible()
            told.append({eve.locator(".dock h2").inner_text(), waits.locator(".dock h2").inner_text()})
            continue
        asks.wait_for_selector(".dock[data-mine=true] .choice")
        asks.locator(".choice").nth(index).click()
        for page in (waits, eve):
            page.wait_for_function("(words) => window.heard.some((said) => said.includes(words))", arg=min(told[0]))
    assert len(told[0]) == 1, "whoever is not asked is told the same"


@pytest.mark.parametrize("whole", [False, True], ids=["question by question", "whole moves"])
def test_a_shared_device_is_handed_on_at_a_window_whatever_the_next_one_holds(web: Web, whole: bool) -> None:
    record, point, index = passes_by("titan_race")
    page = web.page(confirm=False)
    seats = [ME, {"kind": "here", "name": "Bob"}]
    past = {"record": record.to_json(), "point": point}
    web.sit(page, web.table(record.game, seats, continued=past, settings={"bot_seconds": 10}))
    handed = page.locator(".over h2")
    expect(handed).to_be_visible()
    first = handed.inner_text()
    page.locator(".over").get_by_role("button").click()
    page.wait_for_selector(".dock[data-mine=true] .choice")
    if whole:
        page.evaluate("""() => localStorage.setItem('hippodrome.settings', JSON.stringify(
            {...JSON.parse(localStorage.getItem('hippodrome.settings')), whole: true}))""")
    page.locator(".choice").nth(index).click()
    expect(handed).not_to_have_text(first)
    if whole:
        page.reload()
    page.locator(".over").get_by_role("button").click()
    expect(page.locator(".over")).to_have_count(0)
    question = asked(page)
    only = page.locator(".dock[data-mine=true] :is(.act, [data-go], .choice)")
    expect(only).to_have_count(1)
    only.click()
    answered(page, question)


def test_no_cards_lie_open_on_a_shared_device_while_a_bot_chooses(web: Web) -> None:
    record = races("arena_maximus")[1]
    chooser = int(record.fold(4).seat)
    here = ({"kind": "here", "name": f"Guest {seat}"} for seat in range(record.players))
    seats = [BOT if seat == chooser else next(here) for seat in range(record.players)]
    page = web.page(confirm=False)
    past = {"record": record.to_json(), "point": 4}
    web.sit(page, web.table(record.game, seats, continued=past, settings={"bot_seconds": 10}))
    expect(page.locator(".dock")).to_have_attribute("data-mine", "false")
    expect(page.locator(".cards.hand")).to_have_count(0)


def test_replay_of_a_golden_race(web: Web, page: Page, tmp_path: Path) -> None:
    file = tmp_path / "race.json"
    file.write_text(lines("scrap_racer", 1)[0], encoding="utf-8")
    record = json.loads(file.read_text())
    page.goto(f"{web.address}/watch")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/t/*")
    slider = page.get_by_role("slider", name="Timeline of the race")
    expect(slider).to_have_attribute("aria-valuemax", str(len(record["moves"])))
    expect(slider).to_have_attribute("aria-valuenow", "0")
    expect(page.locator(".ribbon")).to_have_count(0)
    slider.focus()
    for point in range(1, 6):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_attribute("aria-valuenow", str(point))
    expect(page.locator(".log .now").first).to_be_in_viewport()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(len(record["moves"])))
    page.get_by_role("button", name="To the result").click()
    expect(page.locator(".end .ranks li").first).to_be_visible()
    winner = record["seats"][record["result"].index(1)]
    expect(page.locator(".end h2").first).to_contain_text(winner)


def test_a_finished_race_is_proved_shared_and_raced_again(web: Web, tmp_path: Path) -> None:
    page = web.page(confirm=False)
    table = web.table("scrap_racer", [ME, BOT])
    web.sit(page, table)
    race(page)
    finished(page)
    page.locator(".checked").click()
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "honest")
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "race.json"
    saved.value.save_as(file)
    page.get_by_role("button", name="Close").click()

    other = web.page()
    other.goto(f"{web.address}/dice")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator(".verdict")).to_have_attribute("data-verdict", "honest")
    expect(other.locator(".verdict")).to_contain_text("uploaded as a file")
    expect(other.locator(".verdict")).to_contain_text("names and settings are those that were sealed")
    other.get_by_role("link", name="To the table").click()
    expect(other.locator(".checked")).to_contain_text("Uploaded file")

    record = json.loads(file.read_text())
    named = {**record, "seats": ["Somebody else", *record["seats"][1:]]}
    file.write_text(json.dumps(named))
    other.goto(f"{web.address}/dice")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("alert")).to_contain_text("names or settings")

    moved = next(move for move in record["moves"] if len(move) > 1)
    moved[1] = (moved[1] + 1) % 6
    file.write_text(json.dumps(record))
    other.goto(f"{web.address}/dice")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("alert")).to_contain_text("dice")
    web.foresee("status of 4")

    page.get_by_role("button", name="Race again").click()
    page.wait_for_url(lambda address: table["code"] not in address)
    expect(page.locator(".dock, .lobby").first).to_be_visible()


def test_a_server_that_lies_about_its_dice_is_found_out(web: Web, page: Page) -> None:
    quick = web.page(confirm=False)
    table = web.table("scrap_racer", [ME, BOT])
    web.sit(quick, table)
    race(quick)
    proof = httpx.get(f"{web.address}/api/tables/{table['code']}/proof", trust_env=False).json()
    outcomes = next(move for move in proof["record"]["moves"] if len(move) > 1)
    outcomes[1] = (outcomes[1] + 1) % 6
    page.route("**/proof", lambda route: route.fulfill(json=proof))
    page.goto(f"{web.address}/dice/{table['code']}")
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "wrong")


def test_a_link_to_a_moment_and_a_spectator(web: Web) -> None:
    page = web.page(confirm=False)
    table = web.table("scrap_racer", [ME, BOT])
    web.sit(page, table)
    for _ in range(2):
        assert my_turn(page)
        choose(page)
    stranger = web.page()
    stranger.goto(f"{web.address}/t/{table['code']}")
    expect(stranger.locator("ol.standings")).to_be_visible()
    expect(stranger.locator(".choice")).to_have_count(0)
    stranger.goto(f"{web.address}/t/{table['code']}#1")
    stranger.reload()
    expect(stranger.locator(".dock h2")).to_contain_text("Looking at choice 1")
    stranger.get_by_role("button", name="Back to the race").click()
    expect(stranger.locator(".dock h2")).not_to_contain_text("Looking")
