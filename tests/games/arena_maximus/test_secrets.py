"""Nobody learns what he cannot see: not the active player, not those who answer, not a spectator."""

from __future__ import annotations

import pytest

from games.arena_maximus.positions import GAME, TYPES, Table, chariot
from hippodrome import bots
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.preview import preview
from hippodrome.engine.state import NOBODY, Observation
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from ledger import rule


def exchanged(race: ArenaRace, seat: int, seed: int) -> ArenaRace:
    """The same race with other cards where this seat sees only backs."""
    other = Observation(race, seat).redeal(Seeded(seed))
    assert isinstance(other, ArenaRace)
    return other


def learned(race: ArenaRace, seat: int) -> tuple[object, ...]:
    """Everything a seat gets to know of a position, and what its bot makes of it."""
    seen = Observation(race, seat)
    bot = bots.bot("greedy", GAME)
    choice = int(bot.choose(seen, Seeded(3))) if seat == race.seat else None
    return compose(GAME, seen).to_json(), seen.choices(), choice


@rule("AM-109", "AM-154")
@pytest.mark.parametrize(
    "options", [{}, {"spells": True}, {"removed_speed_cards": "hand", "must_move_full": False}], ids=str
)
def test_exchanging_unseen_cards_makes_no_difference_in_any_window(options: dict[str, object]) -> None:
    checked: dict[int, int] = {}
    for seed in range(8):
        chance, picker = Seeded(seed), Seeded(seed, 0, "choices")
        race = GAME.start(GAME.setup(4, options), chance)
        assert isinstance(race, ArenaRace)
        while not race.over:
            question = int(race.phase)
            if checked.get(question, 0) < 2:
                checked[question] = checked.get(question, 0) + 1
                for seat in {int(race.active), int(race.seat), int(NOBODY)}:
                    assert learned(exchanged(race, seat, seed), seat) == learned(race, seat)
            race.take(race.offered[picker.below(race.offers)], chance)
    assert len(checked) >= 15


@rule("AM-109")
def test_a_redeal_keeps_what_the_seat_knows() -> None:
    table = Table(
        chariot("elf", 5, pool=3, hand="W-F R-F R-F M"), chariot("orc", 9, pool=1, hand=6), chariot("dwarf", 12)
    ).discard("R-S R-S M M M M")
    race, elf, orc = table.race, table.seat("elf"), table.seat("orc")
    dealt = [exchanged(race, elf, seed) for seed in range(30)]
    for other in dealt:
        assert other.hands[elf * TYPES : elf * TYPES + TYPES] == race.hands[elf * TYPES : elf * TYPES + TYPES]
        assert (other.discards, other.pools) == (race.discards, race.pools)
        assert other.hand_size(orc) == race.hand_size(orc)
        assert [sum(x) for x in zip(other.pile, *_hands(other), strict=True)] == [
            sum(x) for x in zip(race.pile, *_hands(race), strict=True)
        ]
    assert len({tuple(other.hands) for other in dealt}) > 20


def _hands(race: ArenaRace) -> list[list[int]]:
    return [[int(race.hands[seat * TYPES + card]) for card in range(TYPES)] for seat in range(int(race.players))]


@rule("AM-313")
def test_cards_taken_back_from_the_pool_stay_known_until_they_are_played() -> None:
    table = Table(
        chariot("elf", 5, pool="W-G M", hand="R-F R-F R-F R-F R-F"),
        chariot("orc", 6, hand="R-G"),
        removed_speed_cards="hand",
        tiles={6: "R1"},
    ).turn("elf")
    race, elf, orc = table.race, table.seat("elf"), table.seat("orc")
    table.play("-M done")
    assert race.shown[elf * TYPES + 10] == 1
    assert all(exchanged(race, orc, seed).magic(elf) >= 1 for seed in range(20))
    assert min(int(exchanged(race, orc, seed).magic(elf)) for seed in range(20)) == 1
    table.play("M +W-F")
    assert race.shown[elf * TYPES + 10] == 0


@rule("AM-109")
def test_others_are_told_that_a_card_was_drawn_but_not_which() -> None:
    table = Table(chariot("elf", 5, pool=1, hand="R-F R-F R-F R-F R-F"), chariot("orc", 20)).turn("elf")
    table.play("done done +M")
    drew = next(event for event in table.events if event.key == "drew")
    assert drew.seen(table.seat("elf")).args["card"] == 10
    assert drew.seen(table.seat("orc")).args["card"] is None
    assert drew.seen(int(NOBODY)).args["card"] is None


def test_a_preview_stops_where_another_hand_decides() -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="W-F R-F"), chariot("elf", 9, hand="R-F W-F"), chariot("orc", 20)
    ).drive("undead")
    seen = Observation(table.race, table.seat("undead"))
    told = [event.key for event in preview(GAME, seen, table.action("elf"))]
    assert "rammed" in told
    assert "hurt" not in told
