"""Chariots that meet: where fights and spells are tried."""

from __future__ import annotations

from typing import Any

from games.arena_maximus.positions import Chariot, Table, chariot


def meeting(hand: str, orc: str = "", elf: str = "", pool: int = 1, **options: Any) -> Table:
    """The undead (Driver 3) has entered a tile where elf and orc stand."""
    return Table(
        chariot("undead", 8, pool=pool, hand=hand, seq=3),
        chariot("orc", 9, hand=orc, seq=2),
        chariot("elf", 9, hand=elf, seq=1),
        chariot("dwarf", 3),
        **options,
    ).drive("undead")


def caster(hand: str, *others: Chariot, place: int = 8, pool: int = 1, damage: int = 0, **options: Any) -> Table:
    """The orc's turn begins; the dwarf is far away unless others are named."""
    rest = others or (chariot("dwarf", 20, hand="R-F R-F R-F R-F R-F R-F R-F"),)
    orc = chariot("orc", place, pool=pool, hand=hand, damage=damage)
    return Table(orc, *rest, spells=True, **options).turn("orc")


def mover(hand: str, *others: Chariot, place: int = 8, pool: int = 2, **options: Any) -> Table:
    """The orc begins its movement."""
    rest = others or (chariot("dwarf", 20, hand="R-F R-F R-F R-F R-F R-F R-F"),)
    return Table(chariot("orc", place, pool=pool, hand=hand), *rest, spells=True, **options).drive("orc")
