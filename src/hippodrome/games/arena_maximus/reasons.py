"""Why a thing is not on offer: what players ask most when something cannot be picked."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.scene import Reason, Text
from hippodrome.engine.state import Observation
from hippodrome.games.arena_maximus.arena import CARD_TYPES, MAGIC, REIN
from hippodrome.games.arena_maximus.choices import prompt
from hippodrome.games.arena_maximus.picks import picks, serving
from hippodrome.games.arena_maximus.rules import ArenaRace

_ALWAYS = {
    "space:": "why-space", "piece:": "why-piece", "pile:": "why-pile", "pool:": "why-pool", "card:": "why-card",
    "hand:": "why-hand",
}  # fmt: skip
_REINS = ("block", "block_answer", "rocks")
_WHIPS = ("attack_cards", "defence", "counter_attack", "counter_defence")
_WHY = {
    "speed": {"space:": "why-space-speed", "card:": "why-card-speed"},
    "discard": {"card:": "why-card-discard"},
    "swap": {"space:": "why-space-swap", "card:": "why-card-swap"},
    "spell": {"card:": "why-card-spell"},
    "payment": {"card:": "why-card-payment"},
    "teleport": {"card:": "why-card-payment"},
    "counter_spell": {"card:": "why-card-counter-spell"},
    "ram": {"piece:": "why-piece-ram", "card:": "why-card-ram"},
    "ram_cards": {"card:": "why-card-pairs"},
    "ram_answer": {"card:": "why-card-pairs"},
    "hazard": {"card:": "why-card-hazard"},
    "attack": {"piece:": "why-piece-attack", "card:": "why-card-attack"},
    "stable": {"card:": "why-card-stable"},
    "go_on": {"card:": "why-card-go-on"},
}
"""By question: the reason for every kind of thing."""


def reasons(seen: Observation) -> tuple[Reason, ...]:
    """The reasons for the seat that is asked."""
    race = seen.known
    assert isinstance(race, ArenaRace)
    return tuple(_reasons(race, int(seen.seat)))


def _reasons(race: ArenaRace, seat: int) -> Iterator[Reason]:
    key = prompt(race).key
    yield Reason("pile:tiles", Text("why-pile-tiles"))
    offered = picks(race)
    for card in sorted(serving(race) - offered):
        yield Reason(f"card:{card}", Text("why-card-order" if card < race.least else "why-card-later"))
    for card in range(int(CARD_TYPES)):
        wrong = _wrong_kind(key, card)
        if wrong and race.hands[seat * int(CARD_TYPES) + card]:
            yield Reason(f"card:{card}", Text(wrong))
    why = _ALWAYS | _WHY.get(key, {})
    if key in _REINS or key in _WHIPS:
        why |= {"card:": "why-card-enough"}
    yield from (Reason(kind, Text(words)) for kind, words in why.items())


def _wrong_kind(key: str, card: int) -> str:
    """The reason if a card's kind does not serve the question; magic serves all (AM-151)."""
    if card == MAGIC:
        return ""
    rein = card >= REIN
    if key == "speed" and rein:
        return "why-rein-speed"
    if key in _REINS and not rein:
        return "why-whip-here"
    return "why-rein-here" if key in _WHIPS and rein else ""
