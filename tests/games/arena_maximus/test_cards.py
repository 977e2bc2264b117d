"""Cards: wild magic, symbols, the pool, the piles (ledger 3.2)."""

from __future__ import annotations

from games.arena_maximus.positions import Table, chariot
from hippodrome.engine.chance import Seeded
from hippodrome.games.arena_maximus.rules.cards import draw_up
from ledger import rule


@rule("AM-151")
def test_magic_stands_in_for_whips_and_reins_everywhere() -> None:
    speed = Table(chariot("elf", 5, hand="M R-F R-F R-F R-F R-F R-F")).turn("elf")
    assert speed.options == "done M"
    ram = Table(chariot("elf", 5, pool=1, hand="M M"), chariot("orc", 6, hand="M M M"))
    ram.drive("elf").play("orc M M done")
    assert (ram.asked, ram.question, ram.options) == ("orc", "ram_answer", "done M")
    ram.play("M M")
    assert (ram.asked, ram.question, ram.options) == ("orc", "block", "done M")
    answer = Table(chariot("elf", 5, pool=1, hand="M"), chariot("orc", 6, hand="R-F"))
    assert answer.drive("elf").play("R-F").options == "done M"
    attack = Table(chariot("elf", 5, pool=1, hand="M"), chariot("orc", 6, hand="M"))
    attack.drive("elf").play("done | orc M done")
    assert (attack.asked, attack.question, attack.options) == ("orc", "defence", "done M")
    rocks = Table(chariot("elf", 5, pool=1, hand="M"), tiles={6: "R1"})
    assert rocks.drive("elf").options == "done M"


@rule("AM-152")
def test_magic_pays_a_symbol_unless_switched_off() -> None:
    for switch, options in (("wild", "done M"), ("none", None)):
        table = Table(chariot("orc", 6, pool=1, hand="M W-G R-S"), tiles={7: "HLT"}, magic_symbol=switch).drive("orc")
        if options is None:
            assert table["orc"].damage == 2
        else:
            assert table.options == options


@rule("AM-153")
def test_whips_and_reins_do_not_replace_each_other_but_both_pay_symbols() -> None:
    table = Table(chariot("orc", 6, pool=1, hand="W-L W-T"), tiles={7: "R1"}).drive("orc")
    assert table["orc"].damage == 1
    table = Table(chariot("orc", 6, hand="R-L R-T R-T R-T R-T R-T R-T")).turn("orc")
    assert table.question == "discard"
    table = Table(chariot("orc", 6, pool=1, hand="W-L R-T R-L"), tiles={7: "HLT"}).drive("orc")
    assert table.options == "done W-L R-L R-T"


@rule("AM-154")
def test_pool_cards_pay_for_nothing() -> None:
    table = Table(chariot("orc", 6, pool="W-L M", hand="W-G"), tiles={7: "HL", 8: "R1"}).drive("orc")
    assert table["orc"].damage == 2
    assert table["orc"].pool == "W-L M"


@rule("AM-155")
def test_played_cards_lie_face_up_on_the_discard_pile() -> None:
    table = Table(chariot("orc", 6, pool=1, hand="R-F R-G"), tiles={7: "R2"}).drive("orc").play("R-F R-G")
    assert table.discards == "R-F R-G"


@rule("AM-156", "AM-157")
def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    table = Table(
        chariot("orc", 6, hand="R-F R-F R-F R-F R-F R-F"), chariot("elf", 9, hand="R-G R-G R-G R-G R-G R-G R-G")
    )
    race = table.race
    for card in range(11):
        race.discards[card] += race.pile[card]
        race.pile[card] = 0
    race.discards[10] -= 1
    race.pile[10] += 1
    table.turn("orc").play("done done +M")
    assert (sum(race.pile), table.told("reshuffled")) == (0, [])
    table.play("R-G done +W-F")
    assert len(table.told("reshuffled")) == 1
    assert sum(race.discards) == 0


@rule("AM-156")
def test_with_no_card_left_anywhere_the_draw_stops() -> None:
    table = Table(chariot("orc", 6, hand="R-F"), chariot("elf", 9))
    for card in range(11):
        table.race.pile[card] = 0
    table.turn("orc").play("done | done")
    assert table["orc"].hand == "R-F"


@rule("AM-158")
def test_every_card_of_a_pile_is_as_likely_as_any_other() -> None:
    table = Table(chariot("orc", 6, hand="R-F"), chariot("elf", 9))
    magic = 0
    for seed in range(400):
        twin = table.race.clone()
        draw_up(twin, 0, Seeded(seed))
        magic += int(twin.magic(0))
    expected = 400 * 6 * int(table.race.pile[10]) / sum(table.race.pile)
    assert abs(magic - expected) < 0.15 * expected
