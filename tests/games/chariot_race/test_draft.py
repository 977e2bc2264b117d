"""The draft of the black boards."""

from __future__ import annotations

from games.chariot_race.positions import GAME, started
from hippodrome.engine.chance import Seeded
from hippodrome.games.chariot_race import box
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.track import RACERS
from ledger import rule


@rule("CR-921")
def test_all_six_boards_lie_open_whatever_the_number_of_players() -> None:
    table = started(4, [0], side="black")
    assert table.options == [f"board {color}" for color in ("blue", "red", "brown", "yellow", "green", "purple")]
    table.choose("board yellow")
    assert "board yellow" not in table.options
    assert len(table.options) == 5
    assert table.race.seat == 1


@rule("CR-925", "CR-926")
def test_each_black_board_has_its_own_tracks() -> None:
    circus = GAME.setup(6, {"side": "black"})
    race = ChariotRace(circus)
    race.color = race.color[:]
    for row in box.read("chariots")["black"]:
        race.color[0] = RACERS.index(row["color"])
        for level, beside in enumerate(row["facing"]):
            race.damage[0] = level
            assert race.cap(0) == beside[-1]
        assert [race.dice_at(0, speed) for speed in range(row["speed_max"] + 1)] == row["dice"]


@rule("CR-931")
def test_a_race_is_all_white_or_all_black_and_variants_combine() -> None:
    options = {"side": "black", "circuit": "BA", "no_damage_past_finish": True}
    for players in GAME.players:
        race = GAME.start(GAME.setup(players, options), Seeded(players))
        assert isinstance(race, ChariotRace)
        while not race.over:
            race.take(race.offered[0], Seeded(int(race.round), int(race.active)))
        assert len(race.ranks()) == players
