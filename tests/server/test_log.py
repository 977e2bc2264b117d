"""The log of a table without a server: what each deed keeps, does and shows, and rows of choices made in one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import get_args

import pytest

from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadRecord, IllegalChoice
from hippodrome.engine.record import Record, read_record
from hippodrome.server.log import clocks, racing, standing_in
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.chairs import Chair
from hippodrome.server.log.deed import Deed, Entry
from hippodrome.server.log.deeds import DEEDS, read_deed
from hippodrome.server.log.racing import Moved, Undone
from hippodrome.server.log.seating import Renamed
from hippodrome.server.log.starting import start
from hippodrome.server.log.table import Table, fold
from hippodrome.server.rooms.creation import opened
from hippodrome.server.views.tables import entries, public
from hippodrome.server.wire import nouns
from hippodrome.server.wire.entries import Entry as Shown
from hippodrome.server.wire.messages import HandOverMessage, UndoMessage
from server.stories import GAMES, usual_players

SECRET = bytes(32)


def added(table: Table, deed: Deed) -> Table:
    return table.after(Entry(table.code, table.sequence + 1, 0.0, deed))[0]


def settled(table: Table) -> Table:
    """The table once the waits at windows that nobody can answer are over."""
    while table.held:
        table = added(table, racing.pass_on(table, table.asked))
    return table


def racing_table(game: str) -> Table:
    """A table of people at the start of a race."""
    declared, players = registry.game(game), usual_players(game)
    chairs = [Chair("person", f"Player {seat + 1}", guest=f"g{seat}", ready=True) for seat in range(players)]
    deed = opened(declared, chairs, declared.read_options(players), nouns.TableSettings(), "Player 1", host="g0")
    table = added(Table("ABCDEF"), deed)
    return added(table, start(table, SECRET, None, by_host=True))


def moved(table: Table, *choices: int) -> Moved:
    assert table.turn is not None
    return racing.move(table, table.turn, table.asked, choices, SECRET, None, None)


def positions(game: str, most: int = 300) -> Iterator[Table]:
    """The table at every question of a race at random."""
    table, picks = racing_table(game), Seeded("picks")
    for _ in range(most):
        if table.turn is None:
            return
        yield table
        choices = table.racing.choices()
        table = settled(added(table, moved(table, choices[picks.below(len(choices))])))


def rows(game: str, least: int) -> Iterator[tuple[Table, list[int]]]:
    """Questions at which several choices can be made in one, and these choices (the last of each question).

    In our own games there are at least so many.
    """
    found = 0
    for table in positions(game):
        row: list[int] = []
        at, seat = table, table.turn
        while at.turn == seat and (not row or (seat is not None and at.undoable(seat))) and len(row) < 4:
            following = at.racing.choices()[-1]
            if row and racing.passes(at.racing, following):
                break
            row.append(following)
            at = added(at, moved(at, row[-1]))
        if len(row) > 1:
            found += 1
            yield table, row
    assert found >= least or game not in registry.residents()


def test_every_kind_of_the_log_has_a_form_on_the_wire() -> None:
    forms = {form.model_fields["kind"].default for form in get_args(get_args(Shown)[0])}
    assert {deed.form.model_fields["kind"].default for deed in DEEDS.values()} == forms - {"withheld"}
    assert set(DEEDS) - forms == {"passed"}, "a passed window looks like any move"


@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_its_choices_one_after_the_other(game: str) -> None:
    for table, row in rows(game, least=3 if game != "chariot_race" else 1):
        together = added(table, moved(table, *row))
        single = table
        for choice in row:
            single = settled(added(single, moved(single, choice)))
        assert together.sequence == table.sequence + 1
        together = settled(together)
        assert together.racing == single.racing
        assert together.moves == single.moves
        assert together.record().to_json() == single.record().to_json()


@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_taken_back_in_one(game: str) -> None:
    for table, row in rows(game, least=1):
        after = added(table, moved(table, *row))
        seat = table.turn
        assert seat is not None
        if not after.undoable(seat):
            continue
        undone = racing.undo(after, seat, UndoMessage(type="undo", id="x", asked=after.asked))
        back = added(after, undone)
        assert isinstance(undone, Undone)
        assert back.racing == table.racing
        assert back.moves == table.moves
        assert back.turn == seat


@pytest.mark.parametrize("game", GAMES)
def test_a_row_ends_at_the_first_thing_that_is_not_certain(game: str) -> None:
    """Whatever else was asked for: nothing is done that the player could not foresee."""
    for table in positions(game, 120):
        choice, seat = table.racing.choices()[0], table.turn
        assert seat is not None
        once = added(table, moved(table, choice))
        if once.turn == seat and once.undoable(seat):
            continue
        follow = once.racing.choices() if once.turn is not None else [0]
        assert len(moved(table, choice, *follow).moves) == 1


def test_the_first_choice_of_a_row_must_be_legal_the_others_end_it() -> None:
    table, row = next(rows("scrap_racer", least=0))
    with pytest.raises(IllegalChoice):
        moved(table, 9999, *row)
    assert [move[0] for move in moved(table, row[0], 9999, *row[1:]).moves] == row[:1]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_kept_is_read_again(game: str) -> None:
    """Fold of what the database would hold = the table as it was made, for everybody who looks."""
    deeds: list[Deed] = []
    table, picks = Table("ABCDEF"), Seeded("picks")
    first = racing_table(game)
    declared, players = first.game, first.players
    chairs = [Chair("person", f"Player {seat + 1}", guest=f"g{seat}", ready=True) for seat in range(players)]
    deeds.append(opened(declared, chairs, declared.read_options(players), nouns.TableSettings(), "Player 1", host="g0"))
    table = added(table, deeds[-1])
    deeds.append(start(table, SECRET, None, by_host=True))
    table = added(table, deeds[-1])
    for _ in range(60):
        if table.turn is None:
            break
        choices = table.racing.choices()
        deeds.append(moved(table, choices[picks.below(len(choices))]))
        table = added(table, deeds[-1])
    kept = [
        Entry("ABCDEF", k, 0.0, read_deed(deed.kind, deed.seat, json.loads(deed.body())))
        for k, deed in enumerate(deeds, 1)
    ]
    again = fold("ABCDEF", kept)
    assert again.racing == table.racing
    assert again.record() == table.record()
    assert public(again) == public(table)
    for viewer in (None, *range(players)):
        shown, reshown = [
            entries(each, [Table("ABCDEF").after(log[0])[1]], viewer)
            for each, log in ((table, [Entry("ABCDEF", 1, 0.0, deeds[0])]), (again, kept))
        ]
        assert shown == reshown


CHAIR = {"kind": "person", "name": "Ann", "guest": "g0", "token": "t0", "device": 0}
SETTINGS = {
    "mode": "live", "clock": {"kind": "bank", "seconds": 600, "increment": 5}, "listed": False, "undo": True,
    "hints": True, "spectators": True, "chat": "everyone", "bot_seconds": 0.8, "grace_seconds": 60, "stand_in": None,
}  # fmt: skip
OLD: list[tuple[str, int | None, dict[str, object]]] = [
    ("sat", 1, {"name": "Bob", "guest": "g1", "token": "t1", "device": 1}),
    ("ready", 0, {"on": True}),
    ("ready", 1, {"on": True, "salt": "pepper"}),
    ("left", 1, {"name": "Bob"}),
    ("arranged", 1, {"bot": "random", "name": "Random", "number": 1}),
    ("arranged", 1, {"bot": None}),
    ("swapped", None, {"a": 0, "b": 1}),
    ("swapped", None, {"a": 0, "b": 1}),
    ("renamed", 0, {"name": "Anna"}),
    ("configured", None, {"players": 2, "options": {}, "settings": SETTINGS}),
    ("said", 0, {"name": "Anna", "text": "Hello", "phrase": None}),
    ("muted", 0, {"who": None, "on": True, "everyone": False}),
    ("muted", None, {"who": 1, "on": True, "everyone": True}),
]
"""A log as it was written before choices came in rows, up to the start."""


def old_log(game: str) -> list[tuple[str, int | None, dict[str, object]]]:
    declared = registry.game(game)
    created = {
        "game": game, "rules": declared.rules_version, "data": declared.data_version, "players": 2, "options": {},
        "settings": SETTINGS, "host": "g0", "name": "Ann", "chairs": [CHAIR, {"kind": "open"}],
        "commitment": "c0ffee", "language": "fr",
    }  # fmt: skip
    lines: list[tuple[str, int | None, dict[str, object]]] = [("created", None, created), *OLD]
    table = fold_lines(lines)
    started = start(table, SECRET, "random", by_host=True)
    filled = {"1": {"bot": "random", "name": "Au hasard", "number": 1}}
    lines.append(
        ("started", None, {"dice": started.dice.split("#")[0], "filled": filled, "start": list(started.start)})
    )
    for _ in range(30):
        table = fold_lines(lines)
        bot = None if table.turn == 0 else "random"
        assert table.turn is not None
        deed = racing.move(table, table.turn, table.asked, table.racing.choices()[:1], SECRET, None, bot)
        ((choice, *outcomes),) = deed.moves
        body: dict[str, object] = {"choice": choice, "outcomes": outcomes}
        body |= {"bot": bot} if bot else {"left": 599.5}
        lines.append(("moved", table.turn, body))
    lines.append(("handed_over", 0, {"bot": "planner", "why": "left", "by": 0}))
    lines.append(("taken_back", 0, {}))
    return lines


def fold_lines(lines: list[tuple[str, int | None, dict[str, object]]]) -> Table:
    read = [Entry("ABCDEF", k, float(k), read_deed(kind, seat, body)) for k, (kind, seat, body) in enumerate(lines, 1)]
    return fold("ABCDEF", read)


def test_logs_written_before_rows_still_fold() -> None:
    table = fold_lines(old_log("scrap_racer"))
    assert table.sequence == len(OLD) + 34
    assert len(table.moves) == 30
    assert [chair.name for chair in table.chairs] == ["Anna", "Au hasard"]
    assert table.chairs[1].kind == "bot"
    assert table.banks[0] == 599.5
    assert table.silenced == {1}
    assert table.mutes == {(0, -1)}
    assert table.record().verify() == 0


def clocked_table() -> Table:
    """A table where each question has a minute."""
    table = racing_table("scrap_racer")
    table.settings = nouns.TableSettings(clock=nouns.MoveClock(kind="move", seconds=60))
    return table


def test_the_first_overrun_gets_a_grace_and_the_second_none() -> None:
    table = clocked_table()
    deadline = clocks.deadline(table)
    assert deadline is not None
    assert clocks.handing_over(table) == deadline + clocks.GRACE["live"]
    seat, before = table.turn, clocks.Pause(table.asked)
    assert seat is not None
    assert clocks.late(table, seat, deadline + 1, before)
    assert not clocks.late(table, seat, deadline - 1, before)
    after = added(table, moved(table, table.racing.choices()[0]).overdue())
    assert after.reprieved == {seat}
    lost = added(table, standing_in.hand_over_late(table, seat, table.asked, "time"))
    back = added(lost, standing_in.take_back(lost, seat))
    assert clocks.handing_over(back) == clocks.deadline(back)


def test_a_rival_does_not_choose_who_stands_in_for_an_absent_player() -> None:
    table = clocked_table()
    message = HandOverMessage(type="hand_over", id="1", who=1, bot="random")
    by_rival = standing_in.hand_over_asked(table, Actor(guest="g0"), message, away_too_long=True)
    assert by_rival.bot == standing_in.stand_in(table) != "random"
    by_themselves = standing_in.hand_over_asked(table, Actor(guest="g1"), message, away_too_long=False)
    assert by_themselves.bot == "random"


def finished_record() -> Record:
    """A race that was raced to its end at a table."""
    table, picks = racing_table("scrap_racer"), Seeded("picks")
    table.commitment = hashlib.sha256(SECRET).hexdigest()
    while table.turn is not None:
        choices = table.racing.choices()
        table = settled(added(table, moved(table, choices[picks.below(len(choices))])))
    return table.record()


def test_names_and_settings_are_sealed_with_the_dice() -> None:
    record = finished_record()
    assert record.named
    assert record.verify() > 0
    assert json.loads(record.chance["facts"])["settings"]["mode"] == "live"
    for change in (
        {"seats": ["Somebody else", *record.seats[1:]]},
        {"chance": record.chance | {"facts": record.chance["facts"].replace("live", "turns")}},
        {"chance": {name: value for name, value in record.chance.items() if name != "facts"}},
        {"chance": record.chance | {"facts": "[]"}},
    ):
        changed = read_record(record.to_json() | change)
        with pytest.raises(BadRecord) as fault:
            changed.verify()
        assert fault.value.arguments["problem"] == "facts"


def test_a_name_changed_in_a_race_is_not_the_one_that_was_sealed() -> None:
    table = racing_table("scrap_racer")
    renamed = added(table, Renamed(seat=0, name="Zoe"))
    assert renamed.record().seats == table.record().seats
    assert renamed.chairs[0].name == "Zoe"


def test_of_races_begun_before_the_dice_are_proved_and_the_names_are_not() -> None:
    record = fold_lines(old_log("scrap_racer")).record()
    assert not record.named
    assert "facts" not in record.chance
