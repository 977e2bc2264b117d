"""Bonus cards (ledger 3.10)."""

from __future__ import annotations

from games.titan_race.table import BARE, CARDS, GAME, Table
from hippodrome.engine.state import Observation
from ledger import rule


def _rows() -> list[dict[str, object]]:
    from hippodrome.games.titan_race import box

    return list(box.read("cards")["card"])


@rule("TR-1004")
def test_a_card_in_play_is_neither_in_hand_nor_discarded() -> None:
    table = Table(BARE, "grinder C1", "slaugg D2 hand shield")
    table.card("explosion")
    assert table.asked == "slaugg"
    assert table.hand("grinder") == []
    assert table.discarded() == []
    assert CARDS[table.race.card] == "explosion"
    table.play("no")
    assert table.discarded() == ["explosion"]


@rule("TR-1004")
def test_a_card_cut_short_is_discarded_all_the_same() -> None:
    table = Table("kaldheira", "rassik D4 life 1")
    table.card("speed_potion", "FR")
    table.check("rassik E5 ko")
    assert table.discarded() == ["speed_potion"]


@rule("TR-1005", "TR-1006")
def test_one_card_a_turn_discarding_counts() -> None:
    table = Table(BARE, "grinder C1 hand speed_potion,sidestep")
    table.play("discard sidestep")
    assert table.discarded() == ["sidestep"]
    assert not table.may("play speed_potion")
    assert not table.may("discard speed_potion")


@rule("TR-1008")
def test_a_card_needs_a_legal_use() -> None:
    hands = {
        "explosion": False, "mimicry": False, "fireball": False, "lightning": False, "headwind": True,
        "healing_potion": False, "sidestep": True, "theft": False, "shield": False, "riposte": False,
        "surprise_trap": True, "speed_potion": True, "jump_boots": True,
    }  # fmt: skip
    for card, legal in hands.items():
        table = Table(BARE, f"grinder C7 hand {card}", "slaugg A1")
        assert table.may(f"play {card}") == legal, card
        assert table.may(f"discard {card}")


@rule("TR-1009")
def test_a_card_drawn_this_turn_may_be_played_this_turn() -> None:
    table = Table("anglieh", "grinder C1", "slaugg A1").expect("speed_potion")
    table.die("red", "trap B12")
    assert table.may("play speed_potion")


@rule("TR-1010", "TR-1011")
def test_pirates_take_a_card_even_after_a_reroll_and_it_does_not_count() -> None:
    table = Table("lagoon", "grinder A7 hand speed_potion,sidestep")
    table.race.rerolled = 1
    table.step("FR", "give sidestep")
    assert table.race.card_used == 0
    table = Table("lagoon", "grinder A7 hand speed_potion,sidestep")
    table.step("FR", "give sidestep")
    assert table.may("play speed_potion")


@rule("TR-1011", "TR-1111")
def test_after_a_reroll_no_card_not_even_a_reaction() -> None:
    table = Table("kaldheira", "grinder D4 hand shield,speed_potion")
    table.race.rerolled = 1
    table.race.offer()
    table.offers("end")
    table.step("FR")
    table.check("grinder E5 life 5 hand shield,speed_potion")


@rule("TR-1012", "TR-701")
def test_surprise_trap() -> None:
    table = Table(BARE, "slaugg C3", traps="C5")
    table.card("surprise_trap")
    table.offers("trap B4", "trap D4", "trap C1", "trap B2", "trap D2")
    table.play("trap D2")
    assert table.traps() == "D2 C5"


@rule("TR-1012", "TR-505")
def test_speed_potion_uses_springboards_and_jump_boots_do_not() -> None:
    potion = Table("moltenchest", "slaugg A3").expect("theft")
    potion.card("speed_potion", "FR")
    potion.check("slaugg E7 hand theft")
    boots = Table("moltenchest", "slaugg A3")
    boots.card("jump_boots", "FR")
    boots.check("slaugg C5")


@rule("TR-1012")
def test_mimicry_borrows_a_usable_power() -> None:
    table = Table(BARE, "slaugg C3 life 4", "chtooloo C5", "rassik D4", "grinder B2")
    table.card("mimicry")
    table.offers("chtooloo", "rassik", "grinder")
    table.play("chtooloo")
    table.offers("chtooloo", "rassik", "grinder")
    table.play("rassik")
    table.check("slaugg C3 life 5", "rassik D4 life 2")
    assert table.race.powers_down == 0
    assert table.may("power")


@rule("TR-1012")
def test_mimicry_of_chtooloo_needs_room_for_life() -> None:
    table = Table(BARE, "slaugg C3", "chtooloo C5")
    table.deal("slaugg", "mimicry")
    table.race.offer()
    assert not table.may("play mimicry")


@rule("TR-1012")
def test_fireball_flies_four_cells_and_over_the_line() -> None:
    table = Table(BARE, "slaugg C9", "rassik C5 lap 2", "craken E11")
    table.card("fireball")
    table.offers("shoot F", "shoot FR")
    table.play("shoot F")
    table.check("rassik C5 lap 2 life 2", "craken E11")
    far = Table(BARE, "slaugg C1", "rassik C11")
    far.deal("slaugg", "fireball")
    far.race.offer()
    assert not far.may("play fireball")


@rule("TR-1012")
def test_headwind_reaches_every_other_titan() -> None:
    table = Table(BARE, "slaugg A1", "rassik C7", "craken C5 ko")
    table.card("headwind")
    table.offers("rassik", "craken")
    table.play("rassik")
    table.check("rassik C5", "craken C3 ko")


@rule("TR-1012")
def test_sidestep_goes_to_a_free_cell_of_the_row() -> None:
    table = Table("kaldheira", "slaugg C5", "rassik A5")
    table.card("sidestep")
    table.check("slaugg E5 life 5")
    assert table.race.row[0] == 5


@rule("TR-1012")
def test_theft_takes_a_card_at_random_from_an_adjacent_player() -> None:
    table = Table(BARE, "slaugg C3", "rassik C5 hand shield,riposte", "craken D4", "grinder E9 hand sidestep")
    table.expect(1)
    table.card("theft")
    table.check("slaugg C3 hand riposte", "rassik C5 hand shield")


@rule("TR-1012")
def test_who_knows_the_stolen_card() -> None:
    table = Table(BARE, "slaugg C3", "rassik C5 hand shield", "craken D4")
    table.card("theft")
    stolen = 2 * table.seat("slaugg")
    for name, known in (("slaugg", True), ("rassik", True), ("craken", False)):
        seen = table.race.clone()
        seen.mask(table.seat(name))
        assert (seen.hand[stolen] >= 0) == known


@rule("TR-1012")
def test_lightning_strikes_those_ahead_whatever_their_cell() -> None:
    table = Table(BARE, "slaugg C7", "rassik C5 lap 2", "craken C9", "grinder C3")
    table.card("lightning")
    table.check("rassik C5 lap 2 life 2", "craken C9 life 2", "grinder C3 life 6")


@rule("TR-1017")
def test_a_card_for_who_is_behind_needs_three_titans_ahead() -> None:
    for ahead, may in ((3, True), (2, False)):
        rows = [3 if place < ahead else 1 for place in range(3)]
        others = [
            f"{name} {column}{row}"
            for name, column, row in zip(("slaugg", "craken", "rassik"), "ACE", rows, strict=True)
        ]
        for card in ("speed_potion", "jump_boots"):
            table = Table(BARE, f"grinder B2 hand {card}", *others, cards="second")
            assert table.may(f"play {card}") == may, (card, ahead)
            assert table.may(f"discard {card}")


@rule("TR-1017")
def test_where_there_are_fewer_titans_all_others_must_be_ahead() -> None:
    for slaugg, may in (("A3", True), ("A1", False)):
        table = Table(BARE, "grinder B2 hand jump_boots", f"slaugg {slaugg}", "craken C3", cards="second")
        assert table.may("play jump_boots") == may


@rule("TR-1017")
def test_why_a_card_for_who_is_behind_cannot_be_played_is_said() -> None:
    table = Table(BARE, "grinder C3 hand jump_boots", "slaugg A1", cards="second")
    boots = CARDS.index("jump_boots")
    said = {one.at: one.why for one in GAME.reasons(Observation(table.race, 0))}
    assert said[f"card:{boots}"].key == "why-card-behind"
    assert said[f"card:{boots}"].args == {"ahead": 2}
    first = Table(BARE, "grinder C3 hand jump_boots", "slaugg A1")
    assert f"card:{boots}" not in {one.at for one in GAME.reasons(Observation(first.race, 0))}
