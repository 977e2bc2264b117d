"""The choice of start positions."""

from __future__ import annotations

from games.chariot_race.positions import numbers, started
from hippodrome.games.chariot_race.rules.track import RACERS
from ledger import rule


@rule("CR-922", "CR-924", "CR-925")
def test_start_positions_are_chosen_and_turns_follow_them() -> None:
    table = started(4, [0], side="black")
    table.choose("board purple", "board red", "board green", "board yellow")
    assert table.options == [f"start {place}" for place in range(1, 7)]
    table.choose("start 6", "start 2", "start 5", "start 4")
    assert [RACERS[color] for color in table.race.color] == ["green", "purple", "red", "yellow"]
    assert numbers(table.race.position) == [1, 3, 4, 5]
    assert numbers(table.race.owner) == [2, 0, 1, 3]
    assert table.active == "green"
    assert table.at("yellow") == "O26/-1"
    assert [table.levels(color) for color in ("red", "purple", "green", "yellow")] == [
        "D14 V4 F1", "D9 V6 F6", "D10 V4 F5", "D9 V7 F5",
    ]  # fmt: skip
