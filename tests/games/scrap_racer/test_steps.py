"""What events look like."""

from __future__ import annotations

from games.scrap_racer.positions import race, seen_by
from hippodrome.engine.events import Event
from hippodrome.engine.scene import Flash, Move, Pass, Pill, Roll, Text
from hippodrome.games.scrap_racer import GAME

THREE = "brawler sprinter drifter"


def test_the_trace_tells_the_last_move() -> None:
    table = race(THREE, [3, 5, 13]).play("2 STOP 3")
    scene = seen_by(table, 1, table.events)
    assert scene.trace[0] == Roll("die:0", 2)
    moves = [step for step in scene.trace if isinstance(step, Move)]
    assert moves[0] == Move("piece:4", ("space:3", "space:4", "space:5"))


def test_falling_back_is_drawn_backwards() -> None:
    moved = Event("backed", {"racer": 4, "from": 5, "to": 2, "distance": 3})
    scene = seen_by(race(THREE, [2, 5, 9]).play("4"), 0, [moved])
    assert scene.trace == (Move("piece:4", ("space:5", "space:4", "space:3", "space:2"), "back"),)


def test_a_crash_shows_its_card_the_fight_and_the_dice() -> None:
    table = race(THREE, [3, 5, 13]).play("1 ROLL 1 advance_2 | 3 6 | 3")
    told = {event.key: GAME.show(table.state, event) for event in table.events}
    card = Text("accident-advance_2")
    assert told["accident"] == (Pass("pile:accident_12", "racer:4", title=card), Pill("piece:4", card, "good"))
    dice = [step for event in table.events if event.key == "fight_die" for step in GAME.show(table.state, event)]
    assert dice == [Roll("piece:4", 3), Roll("piece:0", 6)]
    assert told["fight_won"] == (Flash("piece:0", "gain"),)


def test_whatever_changes_a_race_is_shown() -> None:
    """An event without steps is over before its words can be read."""
    state = race(THREE, [3, 5, 9]).play("4").state
    quiet = {"turn", "ordered", "stopped", "no_bonus", "nothing_moved", "race_won"}
    for kind in GAME.events:
        args = {part.name: 1 for part in kind.parts}
        assert bool(GAME.show(state, Event(kind.key, dict(args)))) == (kind.key not in quiet), kind.key
