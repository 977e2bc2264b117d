"""What the dice do to the speed."""

from __future__ import annotations

import pytest

from games.chariot_race.positions import circus
from ledger import rule


@rule("CR-502", "CR-503")
@pytest.mark.parametrize(("plus", "speed"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_signs_are_chosen_die_by_die_and_applied_together(plus: int, speed: int) -> None:
    table = circus("blue C9/0 V4").begin("blue", "PM PM PM FORTUNE FORTUNE").choose("keep")
    assert table.options == ["plus 0", "plus 1", "plus 2", "plus 3"]
    table.choose(f"plus {plus}")
    assert table.told("speed") == [{"racer": 0, "from": 4, "to": speed, "plus": plus, "minus": 3 - plus, "sprints": 0}]
    assert len(table.trail("blue")) == speed


@rule("CR-503", "CR-501")
def test_modifiers_are_cut_once_after_adding_up() -> None:
    table = circus("blue O5/0 D12 V11").drive("blue", "SPRINT PM", plus=0)
    assert table.told("speed")[0]["to"] == 12
    braking = circus("blue C9/0 V1").drive("blue", "PM PM PM SPRINT FORTUNE", plus=0)
    assert braking.levels("blue") == "D11 V0 F1"
    assert braking.told("stood") == [{"racer": 0, "cell": 109}]


@rule("CR-505")
def test_the_speed_of_the_move_is_where_the_next_turn_begins() -> None:
    table = circus("blue I16/0 V4").drive("blue", "PM PM TURN FORTUNE FORTUNE", "FFFFFF", plus=2)
    assert (table.race.round, table.levels("blue")) == (2, "D12 V6 F2")
    assert table.race.rolled == 4
