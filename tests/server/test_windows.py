"""Being asked, or not being asked, tells nobody else what a hand holds."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Iterator

import pytest

from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import IllegalChoice, NotYourTurn
from hippodrome.engine.events import TURN
from hippodrome.engine.race import carry_out
from hippodrome.server.errors import BadMessage, BotPlays
from hippodrome.server.log.deed import Entry, Told
from hippodrome.server.log.racing import Passed, pass_in_vain
from hippodrome.server.log.standing_answers import Stood, lets_pass, stand
from hippodrome.server.log.table import Table
from hippodrome.server.rooms.hesitation import LONGEST, Hesitations
from hippodrome.server.views.sight import planned
from hippodrome.server.views.tables import entries
from hippodrome.server.wire.messages import StandingMessage
from ledger import rule
from server.client import Player
from server.conftest import Served
from server.stories import GAMES, seated
from server.twins import (
    SECRET,
    Apart,
    Led,
    added,
    followed,
    laid_open,
    makes,
    move,
    named,
    positions,
    racing_table,
    received,
    twin,
)  # fmt: skip

POSITIONS = int(os.environ.get("TWINS", "60"))
"""A thousand in `make test-long`."""
WINDOWED = [game.name for game in registry.all_games() if game.windows]


@rule("AM-159", "TR-1016")
@pytest.mark.parametrize("game", GAMES)
def test_twins_look_the_same_to_everybody_who_cannot_tell_them_apart(game: str) -> None:
    compared = asked_otherwise = 0
    for number, table in enumerate(positions(game, POSITIONS)):
        viewers = [*range(table.players), None]
        for viewer in (table.turn, viewers[number % len(viewers)]):
            other = twin(table, viewer, f"twin {number}")
            choices = table.racing.choices()
            choice = choices[Seeded("choice", number).below(len(choices))]
            if not makes(other, viewer, choice):
                continue
            dice = Led(f"dice {number}")
            try:
                one = list(followed(table, viewer, choice, dice))
                two = list(followed(other, viewer, choice, Led(f"dice {number}", dice)))
            except Apart:
                continue
            if laid_open(one[-1]) != laid_open(two[-1]):
                continue
            compared += 1
            first, second = (
                carry_out(at.game, at.racing, choice, Led(f"dice {number}")).after for at in (table, other)
            )
            asked_otherwise += first.seat != second.seat or first.phase != second.phase
            assert list(map(named, one)) == list(map(named, two)), (number, viewer)
            assert [list(map(len, frames)) for frames in one] == [list(map(len, frames)) for frames in two]
            assert one == two, (number, viewer)
    assert compared >= POSITIONS // 2
    assert asked_otherwise or POSITIONS < 500 or not registry.game(game).windows, "nothing was hidden"


@rule("AM-159", "TR-1016")
@pytest.mark.parametrize("game", WINDOWED)
def test_whether_a_shared_device_is_handed_on_tells_nobody_at_it_what_a_hand_holds(game: str) -> None:
    """Who sits beside sees whose turn it is to take the device: they are asked, though they have nothing to answer."""
    compared = handed = 0
    for number, table in enumerate(positions(game, POSITIONS, together=True)):
        device = range(table.players - 1)
        other = twin(table, None, f"twin {number}")
        choices = [choice for choice in table.racing.choices() if makes(other, None, choice)]
        if not choices:
            continue
        choice = choices[Seeded("choice", number).below(len(choices))]
        dice = Led(f"dice {number}")
        try:
            one = list(followed(table, None, choice, dice, device))
            two = list(followed(other, None, choice, Led(f"dice {number}", dice), device))
        except Apart:
            continue
        if one and two and laid_open(one[-1]) == laid_open(two[-1]):
            assert one == two, number
            compared += 1
            handed += any(json.loads(frames[1])["turn"] in device for frames in one[:-1])
    assert compared >= POSITIONS // 3
    assert handed or POSITIONS < 500


@pytest.mark.parametrize("game", WINDOWED)
def test_who_is_asked_in_vain_can_only_let_it_pass(game: str) -> None:
    table, told = asked_in_vain(game)
    seat = table.turn
    assert seat is not None
    view = json.loads(received(table, told, seat)[1])
    assert view["turn"] == seat
    assert view["window"] == (table.window and table.window.key)
    (only,) = view["choices"]
    with pytest.raises(IllegalChoice):
        pass_in_vain(table, seat, table.asked, [only + 1])
    with pytest.raises(NotYourTurn):
        pass_in_vain(table, (seat + 1) % table.players, table.asked, [only])
    _, told = added(table, pass_in_vain(table, seat, table.asked, [only]))
    assert json.loads(entries(table, [told], None))[0]["seat"] == -1
    assert planned(table, seat, []) == []


def asked_in_vain(game: str) -> tuple[Table, Told]:
    """A table at a window that passes somebody by who shares a device; and the entry that led there."""
    for number, table in enumerate(positions(game, 10_000, together=True)):
        choices = table.racing.choices()
        after, told = added(table, move(table, choices[number % len(choices)], Seeded("dice"), Seeded("picks")))
        if after.held and after.turn is not None:
            return after, told
    raise AssertionError("no window passes anybody by")


@pytest.mark.parametrize("game", WINDOWED)
def test_a_window_that_nobody_can_answer_takes_as_long_as_people_took_before(game: str) -> None:
    table = next(unanswered(game))
    seat, passing = table.turn, int(table.racing.passing())
    assert seat is not None
    hesitations = Hesitations()
    assert hesitations.like(table, SECRET) == table.settings.bot_seconds

    def answers(seconds: float, client: str | None) -> None:
        deed = move(table, passing, Seeded("dice"), Seeded("picks"))
        entry = Entry(table.code, table.sequence + 1, table.since + seconds, deed, client)
        hesitations.note(table, table.after(entry)[0], entry)

    answers(60.0, None)  # for whom it was let pass
    assert hesitations.like(table, SECRET) == table.settings.bot_seconds
    for seconds in (1.5, 2.5, 3.5, 90.0):
        answers(seconds, f"{seat}/{seconds}")
    waits = set()
    for _ in range(60):
        waits.add(hesitations.like(table, SECRET))
        table.asked += 1
    assert waits == {1.5, 2.5, 3.5, LONGEST}


def unanswered(game: str) -> Iterator[Table]:
    """Tables at windows that a person is asked at, out of the own turn."""
    return (table for table in positions(game, 10_000) if _asks_a_person(table))


def _asks_a_person(table: Table) -> bool:
    if table.window is None or table.window.own or table.turn is None:
        return False
    return table.chairs[table.turn].player is None


@pytest.mark.parametrize("game", WINDOWED)
def test_a_standing_answer_holds_until_the_own_turn_begins(game: str) -> None:
    table = next(unanswered(game))
    seat, window = table.turn, table.window
    assert seat is not None
    assert window is not None
    assert not lets_pass(table)
    table, told = added(table, stood(table, seat, window.key))
    assert lets_pass(table)
    others = entries(table, [told], (seat + 1) % table.players), entries(table, [told], None)
    assert all(json.loads(seen)[0]["kind"] == "withheld" for seen in others)
    assert json.loads(entries(table, [told], seat))[0]["windows"] == [window.key]
    picks = Seeded("on")
    while seat in table.standing:
        assert table.phase == "racing"
        if table.held:
            table, told = added(table, Passed())
        else:
            choices = table.racing.choices()
            table, told = added(table, move(table, choices[picks.below(len(choices))], Seeded("dice"), picks))
    assert TURN in [event.key for event in told.events]


@pytest.mark.parametrize("game", WINDOWED)
def test_a_standing_answer_is_taken_back_and_nonsense_is_refused(game: str) -> None:
    table = next(unanswered(game))
    seat = table.turn
    assert seat is not None
    keys = [window.key for window in table.game.windows if not window.own]
    table, _ = added(table, stood(table, seat, *keys))
    assert table.standing[seat] == set(keys)
    assert not lets_pass(added(table, stood(table, seat))[0])
    for nonsense in ("own", "nothing"):
        with pytest.raises(BadMessage):
            stood(table, seat, nonsense)
    with pytest.raises(BotPlays):
        stood(table, table.players - 1, *keys)


def test_a_game_without_windows_has_nothing_to_let_pass() -> None:
    table = racing_table("chariot_race", 0)
    with pytest.raises(BadMessage):
        stood(table, 0)


def stood(table: Table, seat: int, *windows: str) -> Stood:
    return stand(table, seat, StandingMessage(type="standing", id="x", windows=list(windows)))


@pytest.mark.asyncio
@pytest.mark.parametrize("game", WINDOWED)
async def test_a_standing_answer_is_known_on_all_my_devices_and_after_a_crash(
    game: str, database: str, serve: Callable[..., Served]
) -> None:
    server = serve(database=database)
    async with seated(server.address, game, 2) as table:
        ann, bob = table.players
        async with Player(server.address, table.code, seats=table.tokens[:1]) as phone:
            keys = sorted((await table.host.get(f"/api/games/{game}"))["windows"])
            said = (await ann.ask("standing", windows=keys))["sequence"]
            await phone.until(lambda me: me.view["standing"] == keys)
            await bob.until(lambda me: me.seen >= said)
            assert bob.entries[said]["kind"] == "withheld"
            server.kill()
            server.start()
            for player in (ann, bob, phone):
                await player.leave()
                await player.join()
                assert player.view is not None
                assert player.view["standing"] == ([] if player is bob else keys)
            await phone.ask("standing", windows=[])
            await ann.until(lambda me: me.view["standing"] == [])


@pytest.mark.asyncio
@pytest.mark.parametrize("game", WINDOWED)
async def test_who_lets_everything_pass_is_not_asked_until_their_turn(game: str, server: Served) -> None:
    async with seated(server.address, game, 2) as table:
        ann, bob = table.players
        keys = sorted((await table.host.get(f"/api/games/{game}"))["windows"])
        picks = Seeded("picks")
        said: list[int] = []

        def ended(player: Player) -> bool:
            return player.over or len(said) == 6

        async def play(player: Player) -> None:
            while not ended(player):
                await player.until(lambda me: me.asked or ended(me))
                view = player.view
                if player.asked and view is not None:
                    assert not (view["window"] and view["standing"])
                    if player is ann and not view["standing"] and view["window"] is None:
                        said.append((await ann.ask("standing", windows=keys))["sequence"])
                    await player.move(view["choices"][picks.below(len(view["choices"]))])
            async with bob.changed:
                bob.changed.notify_all()

        await asyncio.gather(play(ann), play(bob))
