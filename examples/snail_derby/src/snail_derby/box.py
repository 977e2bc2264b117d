"""From the TOML files to the garden: the path, the deck, and decks of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.engine.box import Box, check_number, check_rows
from hippodrome.engine.errors import BadBoard
from hippodrome.engine.ints import ints
from hippodrome.engine.options import Value, whole_number
from snail_derby.rules.garden import HAND, Garden

read = Box(__package__).read


def build(players: int, options: Mapping[str, Value]) -> Garden:
    """The garden for checked options."""
    path, cards = read("path"), options["cards"]
    rows = read("cards")["card"] if isinstance(cards, str) else check_cards(cards)["card"]
    garden = Garden(players, whole_number(options, "stones"))
    garden.pull = path["pull"]
    garden.rounds = path["rounds"]
    garden.steps = ints([row["steps"] for row in rows])
    garden.copies = ints([row["copies"] for row in rows])
    # One more than all hands, so that a card can always be drawn.
    needed = HAND * players + 1
    if sum(garden.copies) < needed:
        raise BadBoard(problem="few-cards", cards=sum(garden.copies), needed=needed)
    return garden


def check_cards(table: object) -> dict[str, Any]:
    """A deck of one's own: the rows of data/cards.toml with other numbers."""
    if not isinstance(table, dict) or "card" not in table:
        raise BadBoard(problem="no-cards")
    check_rows(table["card"], read("cards")["card"], "card", ())
    for row in table["card"]:
        check_number(row["steps"], 0, 9, f"{row['id']}.steps")
        check_number(row["copies"], 0, 20, f"{row['id']}.copies")
    return table
