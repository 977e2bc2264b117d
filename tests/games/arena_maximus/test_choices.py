"""What a player of Arena Maximus reads: questions, answers, and why a card is not on offer."""

from __future__ import annotations

from games.arena_maximus.positions import CARD_NAMES, GAME, Table, chariot
from hippodrome.engine.compose import compose
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words

EN = game_words(GAME, "en")
FR = game_words(GAME, "fr")


def scene(table: Table) -> Scene:
    """What the player who is asked sees."""
    return compose(GAME, Observation(table.race, int(table.race.seat)))


def why_not(table: Table, thing: str) -> str:
    """The key of the reason that a thing is not on offer."""
    thing = f"card:{CARD_NAMES.index(thing)}" if thing in CARD_NAMES else thing
    reasons = {reason.at: reason.why.key for reason in reversed(scene(table).reasons)}
    return reasons.get(thing) or reasons[thing.split(":")[0] + ":"]


def question(table: Table) -> str:
    return EN.prompt(GAME.prompt(table.race))


def says(table: Table, word: str) -> tuple[str, str]:
    """An answer and its second line."""
    choice = GAME.choice(table.race, table.action(word))
    return EN.choice(choice), EN.choice(choice, "why")


def rocks(hand: str) -> Table:
    return Table(chariot("elf", 5, pool="W-F", hand=hand), tiles={6: "R2"}).drive("elf")


# Cards are laid from left to right


def test_a_card_that_would_come_too_late_says_so() -> None:
    table = rocks("W-F R-F R-S M")
    table.play("R-S")
    assert why_not(table, "R-F") == "why-card-order"
    assert why_not(table, "W-F") == "why-whip-here"


def test_a_card_warns_that_those_left_of_it_go_out_of_reach() -> None:
    table = rocks("W-F R-F R-S M")
    assert says(table, "R-F")[1] == "One damage less."
    assert says(table, "R-S")[1] == "Cards left of it can no longer be laid. One damage less."
    table.play("R-F")
    assert says(table, "M")[1] == "One damage less."


def test_discards_warn_as_well() -> None:
    table = Table(chariot("elf", 5, hand="W-F R-F R-G")).turn("elf").play("done")
    assert says(table, "R-F")[1].startswith("Cards left of it can no longer be discarded.")
    table.play("R-F")
    assert why_not(table, "W-F") == "why-card-order"


def test_a_card_of_another_symbol_than_the_hazard_still_asks_for_is_not_out_of_order() -> None:
    table = Table(chariot("elf", 5, pool="W-F", hand="W-F W-T R-F R-S"), tiles={6: "HFS"}).drive("elf")
    assert "left" not in says(table, "R-F")[1]
    assert "left" in says(table, "R-S")[1]
    table.play("R-F")
    assert why_not(table, "W-F") == "why-card-hazard"


def test_the_second_half_of_a_pair_waits_for_the_first() -> None:
    table = Table(chariot("elf", 4, pool="W-F", hand="W-L W-T R-L"), chariot("orc", 5)).drive("elf").play("orc")
    assert why_not(table, "R-L") == "why-card-later"
    table.play("W-T")
    assert why_not(table, "W-L") == "why-card-pairs"


def test_an_answer_to_a_block_waits_for_the_cards_left_of_it() -> None:
    table = Table(chariot("elf", 4, pool="W-F", hand="R-L M"), chariot("human", 5, hand="R-F R-F")).drive("elf")
    table.play("done R-F R-F")
    assert table.question == "block_answer"
    assert why_not(table, "M") == "why-card-later"


# Why not?


def test_cards_wait_until_the_player_has_said_whom_he_rams_or_attacks() -> None:
    table = Table(chariot("elf", 4, pool="W-F", hand="W-L R-L"), chariot("orc", 5, hand="")).drive("elf")
    assert (table.question, why_not(table, "W-L")) == ("ram", "why-card-ram")
    table.play("done")
    assert (table.question, why_not(table, "W-L")) == ("attack", "why-card-attack")


def test_tiles_left_out_are_no_pile_to_draw_from() -> None:
    table = rocks("R-F")
    assert why_not(table, "pile:tiles") == "why-pile-tiles"
    assert why_not(table, "pile:draw") == "why-pile"


def test_magic_itself_cancels_a_spell() -> None:
    table = Table(chariot("elf", 4, hand="M W-G"), chariot("orc", 9, hand="M M W-F"), spells=True).turn("elf")
    table.play("haste W-G")
    assert table.question == "counter_spell"
    shown = scene(table)
    cancel = next(offer for offer in shown.offers if offer.text.key == "choice-counter_spell_yes")
    assert cancel.targets == ("card:10",)
    assert [card.id for card in shown.cards if card.owner == 1 and card.usable] == ["card:10"]
    assert why_not(table, "W-F") == "why-card-counter-spell"


# Questions and answers


def test_questions_go_on_once_a_card_is_laid() -> None:
    table = Table(chariot("elf", 4, pool="W-F", hand="R-L R-L R-T"), chariot("undead", 5, hand="R-F R-F R-G"))
    table.drive("elf")
    assert question(table) == "The Elf enters your tile 5. Block it, up to 3 reins?"
    table.play("R-F")
    assert question(table) == "1 of at most 3 reins laid against the Elf. Another?"
    table.play("R-F done")
    assert question(table) == "You are blocked on tile 5 with 2 reins. Answer them all?"
    table.play("R-L")
    assert question(table) == "1 more to get through: which card?"


def test_a_half_answered_ram_asks_for_what_is_missing() -> None:
    table = Table(
        chariot("elf", 4, pool="W-F", hand="W-L R-L"), chariot("orc", 5, hand="W-F W-G R-F R-G")
    ).drive("elf")  # fmt: skip
    assert says(table, "orc")[1].endswith("the ram does 2 damage.")
    table.play("orc W-L R-L done")
    assert question(table) == "The Elf rams you with 1 pair. Answer it?"
    table.play("W-F")
    assert question(table) == "1 more to turn the ram aside: which card?"


def test_a_hazard_names_what_it_asks_for() -> None:
    table = Table(chariot("elf", 5, pool="W-F", hand="W-F R-S"), tiles={6: "HFS"}).drive("elf")
    assert question(table) == "Hazard on tile 6: pay Flame and Star?"
    table.play("W-F")
    assert question(table) == "Hazard on tile 6: pay Star?"


def test_a_speed_says_where_it_leads() -> None:
    table = Table(chariot("elf", 5, pool="W-F", hand="W-L R-F")).turn("elf")
    assert says(table, "done")[1] == "You drive 1 tile, to tile 6."
    assert says(table, "W-L")[1].startswith("To tile 7.")
    assert says(table, "-W-F")[1].startswith("You do not move this turn.")
    near = Table(chariot("elf", 30, pool="W-F W-G", hand="W-L R-F")).turn("elf")
    assert says(near, "done")[1] == "You drive over the finish line."


def test_a_spell_says_what_it_does_and_two_magic_cards_are_called_so() -> None:
    table = Table(chariot("elf", 4, hand="M M W-G"), chariot("orc", 9, hand=""), spells=True).turn("elf")
    assert says(table, "haste") == ("Cast Haste", EN.say("spell-haste.help"))
    assert FR.choice(GAME.choice(table.race, table.action("haste"))) == "Lancer « Hâte »"
    table.play("haste")
    assert [says(table, word)[0] for word in table.options.split()] == [
        "Pay with Magic and Gale whip",
        "Pay with two Magic cards",
    ]
