"""What is decided now is said, and what is said is true; teams bear signs, and who waits stands in line."""

from __future__ import annotations

from games.titan_race.table import GAME, Table
from hippodrome import new
from hippodrome.engine.chance import Seeded
from hippodrome.engine.scene import Scene, Stake
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words
from hippodrome.games.titan_race.rules.race import TitanRace
from ledger import rule


def seen(race: TitanRace) -> Scene:
    return GAME.scene(Observation(race, -1))


def said(table: Table, language: str = "en") -> list[str]:
    words = game_words(GAME, language)
    return [words.text(stake.text) for stake in seen(table.race).stakes]


def test_nothing_is_at_stake_on_the_way() -> None:
    assert said(Table("kaldheira", "grinder C3", "slaugg D4 lap 2")) == []


def test_the_last_lap_and_the_last_life_are_told() -> None:
    table = Table("kaldheira", "grinder C3", "slaugg D4 lap 3", "rassik E5 life 1")
    assert said(table) == ["Slaugg wins in 9 rows", "Rassik: one more wound and it is down"]
    assert said(table, "fr") == ["Slaugg gagne dans 9 lignes", "Rassik : au prochain dégât, K.O."]
    line = {"space:A11", "space:B12", "space:C11", "space:D12", "space:E11", "space:F12"}
    assert [set(stake.cells) for stake in seen(table.race).stakes] == [line, set()]


@rule("TR-1201")
def test_so_many_rows_end_a_race_and_no_fewer() -> None:
    """Over whole races: the race ends with the move by which a titan has climbed what it was said to need."""
    ends = 0
    for number in range(6):
        race, picker = new("titan_race", 3, seed=f"stakes {number}"), Seeded("stakes", number)
        while not race.over:
            before = race.state.clone()
            race.play(int(GAME.heuristic.pick(before, picker)))
            now = race.state
            assert isinstance(before, TitanRace)
            assert isinstance(now, TitanRace)
            for stake in _homeward(before):
                titan = _titan(before, stake)
                climbed = int(now.row[titan] - before.row[titan]) >= int(str(stake.text.args["count"]))
                assert climbed == (now.winner == titan)
                ends += climbed
    assert ends == 6


def _homeward(race: TitanRace) -> list[Stake]:
    return [stake for stake in seen(race).stakes if "count" in stake.text.args]


def _titan(race: TitanRace, stake: Stake) -> int:
    word = stake.text.args["racer"]
    assert isinstance(word, tuple)
    return list(race.who).index(word[1])


@rule("TR-1322")
def test_a_team_has_one_sign_on_pieces_and_panels() -> None:
    scene = seen(_started(4, teams=2))
    signs = {panel.seat: panel.team for panel in scene.panels}
    assert signs == {0: "sun", 1: "moon", 2: "sun", 3: "moon"}
    assert {piece.seat: piece.team for piece in scene.pieces} == signs
    assert {panel.team for panel in seen(_started(4)).panels} == {""}


@rule("TR-210")
def test_who_is_not_in_the_race_waits_in_turn_order() -> None:
    race = _started(4)
    order = sorted(seen(race).pieces, key=lambda piece: piece.wait)
    assert [piece.wait for piece in order] == [1, 2, 3, 4]
    first = int(race.active)
    assert [piece.id for piece in order] == [f"piece:{race.who[(first + turn) % 4]}" for turn in range(4)]
    assert all(drawing.ramp is not None for drawing in seen(race).drawings)


def _started(players: int, **options: object) -> TitanRace:
    state = new("titan_race", players, seed="teams", options=options).state
    assert isinstance(state, TitanRace)
    return state
