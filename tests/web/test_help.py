"""What helps a player: reasons, odds, the look back, a recap, notices, a report of a problem."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from golden import races
from hippodrome.engine.state import State
from hippodrome.games.arena_maximus.rules.phases import SPEED
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from hippodrome.games.chariot_race.rules import phases
from hippodrome.games.chariot_race.rules.race import ChariotRace
from web.table import BOT, ME, Web, choose, finished, my_turn, race
from web.test_access import findings

pytestmark = pytest.mark.xdist_group("web-tables")
SERVER = ["--notices", "--notice-host", "push.example"]


def test_the_look_back_on_a_race(web: Web) -> None:
    page = web.page(confirm=False)
    web.sit(page, web.table("scrap_racer", [ME, BOT], options={"laps": 1}))
    race(page)
    finished(page)
    expect(page.get_by_role("heading", name=re.compile("^You (win|come|share)"))).to_be_visible()
    expect(page.locator(".curve")).to_be_visible(timeout=180_000)
    lines = page.locator(".curve path.line")
    expect(lines).to_have_count(2)
    luck = page.get_by_role("table")
    expect(luck.get_by_role("columnheader", name="Luck")).to_be_visible()
    expect(luck.locator("tbody tr")).to_have_count(2)
    assert findings(page) == []
    page.get_by_role("button", name="Places").click()
    expect(page.locator(".curve")).to_have_count(0)
    page.get_by_role("button", name="Chances").click()
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture to share").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="See the finish").click()
    expect(page.locator(".dock h2")).to_contain_text("Looking at choice")
    page.get_by_role("button", name="To the result").first.click()
    turning = page.get_by_role("list", name="The moments that decided the race").get_by_role("listitem")
    if turning.count():
        assert turning.count() <= 3
        turning.first.get_by_role("button", name="Play from here").click()
        page.wait_for_url(re.compile("/t/"))
        expect(page.locator(".dock")).to_be_visible()


def test_a_bot_tells_what_each_choice_is_worth(web: Web, page: Page) -> None:
    web.sit(page, web.table("scrap_racer", [ME, BOT]))
    assert my_turn(page)
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".choice .odds .tag")).to_have_count(1)
    count = page.locator(".choice").count()
    expect(page.locator(".choice .odds b")).to_have_count(count)
    expect(page.locator(".choice .odds b").first).to_have_attribute("aria-label", re.compile("Chance to win"))
    assert findings(page) == []


def test_hints_can_be_switched_off(web: Web, page: Page) -> None:
    web.sit(page, web.table("scrap_racer", [ME, BOT], settings={"hints": False}))
    assert my_turn(page)
    expect(page.get_by_role("button", name="What would a bot do?")).to_have_count(0)


def test_a_card_that_cannot_be_played_says_why(web: Web, page: Page) -> None:
    def with_reins(state: State) -> bool:
        return (
            isinstance(state, ArenaRace)
            and state.phase == SPEED
            and state.progress[state.seat] > 0
            and len(reins(state)) > 0
        )

    def reins(state: ArenaRace) -> list[int]:
        first = int(state.seat) * 11
        return [card for card in range(5, 10) if state.hands[first + card]]

    web.sit(page, web.continued(races("arena_maximus")[0], with_reins))
    assert my_turn(page)
    page.locator(".cards.hand button", has_text="").and_(
        page.locator("[aria-label*='Rein'], [aria-label*='rein']")
    ).first.click()
    expect(page.locator(".dock p")).to_contain_text("Reins make no speed")


def test_a_cell_out_of_reach_says_why(web: Web, page: Page) -> None:
    def attacking(state: State) -> bool:
        return isinstance(state, ChariotRace) and state.phase == phases.ATTACK and len(state.choices()) > 2

    web.sit(page, web.continued(races("chariot_race")[0], attacking))
    assert my_turn(page)
    offered = set(page.locator(".board .target").evaluate_all("(all) => all.map((one) => one.dataset.id)"))
    cells = page.locator(".board .cell").evaluate_all("(all) => all.map((one) => one.dataset.id)")
    far = next(cell for cell in cells if cell not in offered)
    page.locator(f".board .cell[data-id='{far}']").first.dispatch_event("click")
    expect(page.locator(".dock p")).to_contain_text("A caltrop can lie only on a cell you drove through")
    page.get_by_role("button", name="Show the rule").click()
    expect(page.get_by_role("dialog").get_by_text("Explains the present question")).to_be_visible()


def test_who_comes_back_is_told_what_happened(web: Web) -> None:
    table = web.table("scrap_racer", [ME, {"kind": "here", "name": "Bob"}], settings={"mode": "turns"})
    ann, bob = web.page(confirm=False), web.page(confirm=False)
    web.sit(ann, table, seat=0)
    web.sit(bob, table, seat=1)
    pages = [ann, bob]
    turn, settled = 0, "[data-busy=false] :is(.dock[data-mine=true] .choice, .dock[data-mine=false])"
    for page in pages:
        page.wait_for_selector(settled)
    away = ann if not ann.locator(".dock[data-mine=true]").count() else bob
    here = bob if away is ann else ann
    address = away.url
    away.goto(f"{web.address}/rules")
    while here.locator(".dock[data-mine=true]").count():
        choose(here, here.locator(".choice").count() - 1)
        here.wait_for_selector(settled)
        turn += 1
    assert turn
    away.goto(address)
    recap = away.get_by_role("complementary", name="Since you left")
    expect(recap).to_be_visible()
    expect(recap.locator("li").first).to_be_visible()
    assert findings(away) == []
    recap.get_by_role("button", name="Watch it").click()
    expect(recap).to_have_count(0)
    away.keyboard.press("Escape")
    assert my_turn(away)


PUSH_SERVICE = """
PushManager.prototype.subscribe = async function (options) {
    const keys = { p256dh: "%s", auth: "AAAAAAAAAAAAAAAAAAAAAA" };
    return { toJSON: () => ({ endpoint: "https://push.example/abc", keys }) };
};
"""
"""The browser maker's push service is far away: its answer is given here."""


def test_notices_are_switched_on_and_shown(noticing: Web) -> None:
    page = noticing.page()
    page.context.grant_permissions(["notifications"], origin=noticing.address)
    page.add_init_script(PUSH_SERVICE % "B".ljust(87, "A"))
    asked: list[str] = []
    page.on("request", lambda request: asked.extend([request.post_data or ""] if request.method == "PATCH" else []))
    page.goto(noticing.address)
    page.get_by_role("button", name="Settings").click()
    notices = page.get_by_role("group", name="Tell me when it is my turn")
    with page.expect_response(lambda answer: answer.request.method == "PATCH") as answer:
        notices.get_by_role("button", name="on").click()
    assert answer.value.status == 200, answer.value.text()
    sent = json.loads(asked[-1])
    assert sent["push"]["endpoint"] == "https://push.example/abc"
    assert sent["language"] == "en"

    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("async () => (await navigator.serviceWorker.ready).active?.state === 'activated'")
    while not found:
        page.wait_for_timeout(50)
    notice = {"kind": "your_turn", "table": "ABCDEF", "message": "Your turn at table ABCDEF"}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": noticing.address, "registrationId": found[0], "data": json.dumps(notice)},
    )
    page.wait_for_function(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            const shown = await worker.getNotifications();
            return shown.some((one) => one.body === "Your turn at table ABCDEF" && one.tag === "ABCDEF");
        }"""
    )
    noticing.foresee("status of 4")


def test_a_problem_is_reported_in_one_click(web: Web, page: Page, tmp_path: Path) -> None:
    table = web.table("titan_race", [ME, BOT, BOT])
    web.sit(page, table)
    assert my_turn(page)
    choose(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Report a problem").click()
    file = tmp_path / "report.json"
    saved.value.save_as(file)
    text = file.read_text()
    report = json.loads(text)
    assert report["format"] == "hippodrome-report/1"
    assert report["table"]["code"] == table["code"]
    assert report["view"]["scene"]["question"]
    assert report["entries"]
    assert "Chrom" in report["browser"]
    assert table["guest"] not in text
    assert all(key["token"] not in text for key in table["seats"])
    web.foresee("status of 4")


def test_boards_and_bots_are_chosen_with_open_eyes(web: Web, page: Page) -> None:
    page.goto(f"{web.address}/new/scrap_racer")
    circuits = page.get_by_role("group", name="Circuit", exact=True)
    page.wait_for_function("() => [...document.querySelectorAll('.values img')].every((one) => one.naturalWidth > 0)")
    circuits.get_by_role("button", name="Circuit C").click()
    expect(circuits.get_by_role("button", name="Circuit C")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Strength of the bot").first.select_option("search")
    expect(page.locator(".levels")).to_contain_text("Plays the race on in its head")
    assert findings(page) == []
    page.get_by_label("Strength of the bot").first.select_option("greedy")
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".chips")).to_contain_text("Circuit C")


def test_options_are_offered_when_they_mean_something(web: Web, page: Page) -> None:
    page.goto(f"{web.address}/new/titan_race")
    slam = page.get_by_role("group", name="Grand Slam", exact=True)
    second = page.get_by_role("combobox", name="Second circuit")
    expect(slam).to_be_visible()
    expect(second).to_have_count(0)
    slam.get_by_role("button", name="on").click()
    second.select_option(label="Moltenchest (jumps)")
    slam.get_by_role("button", name="off").click()
    expect(second).to_have_count(0)
    page.get_by_role("button", name="Start the race").click()
    expect(page.locator(".dock")).to_be_visible()


def test_a_racer_is_taken_once_and_a_refusal_is_seen_in_words(web: Web, page: Page) -> None:
    page.goto(f"{web.address}/new/titan_race")
    page.get_by_text("Who rides what").click()
    page.get_by_role("group", name="Titan of seat 1").get_by_role("button", name="Rassik").click()
    other = page.get_by_role("group", name="Titan of seat 2").get_by_role("button", name="Rassik")
    expect(other).to_be_disabled()
    expect(other).to_contain_text("already taken")
    page.get_by_role("group", name="Grand Slam", exact=True).get_by_role("button", name="on").click()
    page.get_by_role("combobox", name="Second circuit").select_option(label="Kaldheira (lava)")
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("button", name="Start the race").click()
    alert = page.get_by_role("alert")
    expect(alert).to_be_focused()
    expect(alert).to_be_in_viewport()
    expect(alert).to_contain_text('"Second circuit" cannot be "Kaldheira (lava)"')
    web.foresee("status of 4")


def test_everybody_chooses_their_own_racer_in_the_lobby(web: Web) -> None:
    table = web.table("titan_race", [ME, {"kind": "open"}, BOT], start=False)
    ann, bob = web.page(), web.page(width=360, height=740, touch=True)
    web.sit(ann, table)
    bob.goto(f"{web.address}/t/{table['code']}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join the table").click()
    bob.get_by_role("group", name="Titan of seat 2 · Bob").get_by_role("button", name="Craken").click()
    for page in (ann, bob):
        mine = page.get_by_role("group", name="Titan of seat 2 · Bob").get_by_role("button", name="Craken")
        expect(mine).to_have_attribute("aria-pressed", "true")
    expect(bob.get_by_role("group", name="Titan of seat 1 · Ann").get_by_role("button")).to_have_count(1)
    expect(ann.get_by_role("group", name="Titan of seat 1 · Ann").get_by_role("button", name="Craken")).to_be_disabled()
    bob.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="I am ready").click()
    expect(bob.locator(".dock")).to_be_visible()
    assert web.get(f"/api/tables/{table['code']}")["options"]["titan_2"] == "craken"


def test_the_log_is_told_with_the_animation(web: Web) -> None:
    page = web.page(confirm=False, speed="flowing")
    web.sit(page, web.table("scrap_racer", [ME, BOT, BOT], settings={"bot_seconds": 0}))
    page.evaluate(
        """() => {
            const told = (window.told = []);
            const look = () => {
                const words = (where) => document.querySelector(where)?.innerText ?? "";
                const [ribbon, last] = [words(".ribbon span"), words(".log li:first-child button:last-child")];
                if (last && document.querySelector("[data-busy=true]")) told.push([ribbon, last]);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    for _ in range(3):
        page.wait_for_selector(".dock[data-mine=true] .choice")
        choose(page)
    told = page.evaluate("() => window.told")
    assert told
    # "×2" may follow, and dice rolled one after the other are one line
    assert all(last.startswith(ribbon) or ribbon.endswith(last.rpartition(", ")[2]) for ribbon, last in told)


def test_the_board_keeps_its_place_on_a_phone(web: Web) -> None:
    page = web.page(width=360, height=740, touch=True)
    web.sit(page, web.table("chariot_race", [ME, BOT], settings={"bot_seconds": 0}))
    heights = []
    for _ in range(8):
        page.wait_for_selector(".dock[data-mine=true] .choice")
        heights.append(page.evaluate("() => document.querySelector('main.board').clientHeight"))
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        choose(page, touch=True)
    assert heights == sorted(heights, reverse=True), "the dock grows to its longest question and stays"
    assert min(heights) >= 260


def test_a_phone_shows_no_keys_and_the_rule_stays_in_reach(web: Web) -> None:
    page = web.page(width=360, height=740, touch=True)
    web.sit(page, web.table("scrap_racer", [ME, BOT], settings={"bot_seconds": 0}))
    page.wait_for_selector(".dock[data-mine=true] .choice")
    expect(page.locator(".board .target").first).to_be_attached()
    expect(page.locator(".choice kbd").first).to_be_hidden()
    expect(page.locator(".board .keys")).to_be_hidden()
    board = page.locator("main.board").bounding_box()
    page.locator(".board .hub [data-id]").first.tap()
    rule = page.get_by_role("button", name="Show the rule")
    expect(rule).to_be_in_viewport(ratio=1)
    words = page.locator(".dock [role=status]")
    assert words.evaluate("(words) => words.scrollHeight <= words.clientHeight + 1"), "nothing is cut"
    assert page.locator("main.board").bounding_box() == board
    rule.tap()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_while_a_choice_is_shown_the_dock_tells_of_it(web: Web) -> None:
    page = web.page(confirm=False, speed="flowing")
    web.sit(page, web.table("scrap_racer", [ME, BOT], settings={"bot_seconds": 0}))
    page.wait_for_selector(".dock[data-mine=true] .choice")
    choose(page)
    page.wait_for_function(
        """() => {
            const words = (where) => document.querySelector(where)?.innerText;
            const undo = [...document.querySelectorAll("button")].some((one) => one.innerText.includes("Undo"));
            const told = words(".ribbon span");
            return document.querySelector("[data-busy=true]") && told && words(".dock h2") === told && !undo;
        }"""
    )


def test_a_number_of_many_shows_its_default_and_can_be_typed(web: Web, page: Page) -> None:
    page.goto(f"{web.address}/new/chariot_race")
    page.get_by_text("Rule variants").click()
    rounds = page.get_by_label("Most rounds")
    expect(rounds).to_have_value("100")
    rounds.fill("500")
    rounds.blur()
    expect(rounds).to_have_value("100")
    rounds.fill("30")
    rounds.blur()
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as made:
        page.get_by_role("button", name="Start the race").click()
    assert json.loads(made.value.post_data or "{}")["options"]["max_rounds"] == 30


def test_a_table_is_listed_once_and_says_whom_it_waits_for(web: Web, page: Page) -> None:
    table = web.table("titan_race", [ME, {"kind": "here", "name": "Bob"}])
    web.sit(page, table)
    page.wait_for_selector(".dock, .over")
    page.goto(web.address)
    mine = page.get_by_role("region", name="Your races").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")


def test_a_file_that_is_no_record_is_told_in_plain_words(web: Web, page: Page, tmp_path: Path) -> None:
    file = tmp_path / "holiday.json"
    file.write_text("no record")
    for place in ("watch", "dice"):
        page.goto(f"{web.address}/{place}")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).to_have_text("This file is not the record of a race.")


@pytest.mark.parametrize("fonts", [True, False])
def test_long_names_stay_inside_a_narrow_lobby(web: Web, fonts: bool) -> None:
    """With our own letters and with the wider ones that stand there before these have come."""
    page = web.page(360, 740, touch=True, language="fr")
    if not fonts:
        page.route("**/*.woff2", lambda route: route.fulfill(status=204))
    planner = {"kind": "bot", "bot": "planner"}
    web.sit(page, web.table("arena_maximus", [ME, planner, planner, {"kind": "open"}], start=False))
    rows = page.locator(".seats li")
    expect(rows.nth(2)).to_contain_text("Planificateur 2")
    for row in rows.all():
        box = row.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 350
    page.locator(".top .icon-button").nth(1).click()
    code = page.get_by_role("dialog").locator("p.code")
    code.evaluate("line => { line.textContent = 'W'.repeat(8) }")
    assert code.evaluate("line => line.scrollWidth <= line.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_guests_read_the_options_that_the_host_may_change(web: Web) -> None:
    table = web.table("chariot_race", [ME, {"kind": "open"}], start=False)
    host, guest = web.page(), web.page()
    web.sit(host, table)
    expect(host.get_by_role("group", name="Thinking time")).to_be_visible()
    guest.goto(f"{web.address}/t/{table['code']}")
    expect(guest.get_by_text("Thinking time")).to_be_visible()
    expect(guest.get_by_text("No limit")).to_be_visible()
    expect(guest.get_by_role("group", name="Thinking time")).to_have_count(0)
