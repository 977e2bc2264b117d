"""What an event looks like: drives along the lane, dice, tokens and cards that change hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from hippodrome.engine.events import Event
from hippodrome.engine.scene import (
    Change,
    Flash,
    Move,
    Pass,
    Pill,
    Roll,
    Step,
    plain,
    word,
)
from hippodrome.games.scrap_racer.face.art import CARD_ART, NUDGE_ART
from hippodrome.games.scrap_racer.rules import track as printed
from hippodrome.games.scrap_racer.rules.events import CAUSES, DECKS
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class Told:
    """An event and the race it happened in."""

    def __init__(self, race: ScrapRace, event: Event) -> None:
        self.race = race
        self.args = event.args
        racer = event.args.get("racer")
        self.piece, self.panel = f"piece:{racer}", f"racer:{racer}"

    def number(self, name: str) -> int:
        """An argument that everybody may see."""
        value = self.args[name]
        assert value is not None
        return value

    def racer(self) -> int:
        """The racer in the order of play."""
        return list(self.race.who).index(self.number("racer"))

    def hand_panel(self) -> str:
        """Where the hand of the racer's player is counted: beside the first of his racers."""
        first = list(self.race.owner).index(self.race.owner[self.racer()])
        return f"racer:{self.race.who[first]}"


def show(state: ScrapRace, event: Event) -> tuple[Step, ...]:
    """The steps of an event; none for what is only written."""
    steps = _SHOWN.get(event.key)
    return tuple(steps(Told(state, event))) if steps else ()


def _rolled(told: Told) -> Iterator[Step]:
    yield Roll(f"die:{told.number('dice') - 1}", told.number("value"))


def _nudged(told: Told) -> Iterator[Step]:
    yield Change(told.panel, f"nudge-{printed.NUDGES[told.number('nudge')]}", -1, "nudge")
    yield Pill(told.piece, plain(f"{told.number('before')} → {told.number('value')}"))


def _value(told: Told) -> Iterator[Step]:
    yield Roll(told.piece, told.number("value"))


def _drove(told: Told) -> Iterator[Step]:
    """In driving order; 0 is the start (SR-004)."""
    length = int(told.race.track.length)
    space = told.number("from")
    lane = (f"space:{(space + step) % length + 1}" for step in range(told.number("distance")))
    yield Move(told.piece, (f"space:{space}", *lane), "drive")


def _backed(told: Told) -> Iterator[Step]:
    space = told.number("from")
    yield Move(told.piece, tuple(f"space:{space - step}" for step in range(told.number("distance") + 1)), "back")


def _ability_used(told: Told) -> Iterator[Step]:
    yield Pill(told.piece, word("pill-ability"), "good")


def _fight(told: Told) -> Iterator[Step]:
    space = f"space:{told.number('space')}"
    yield Flash(space, "hit")
    yield Pill(space, word("pill-fight"), "danger")


def _fight_won(told: Told) -> Iterator[Step]:
    yield Flash(told.piece, "gain")


def _got_token(told: Told) -> Iterator[Step]:
    yield Change(told.panel, "bonus", 1, CAUSES[told.number("cause")])
    yield Pill(told.piece, plain("+1"), "good", "bonus-token")


def _lap_token(told: Told) -> Iterator[Step]:
    yield Flash(told.piece, "line")
    yield Change(told.panel, "laps", 1, "line")
    yield Pill(told.piece, plain("+1"), "good", "lap")


def _last_round(told: Told) -> Iterator[Step]:
    yield Flash(told.piece, "line")
    yield Pill(told.piece, word("pill-last-round"), "danger")


def _last_turn(told: Told) -> Iterator[Step]:
    yield Flash(told.piece, "line")
    yield Pill(told.piece, word("pill-last-turn"), "danger")


def _refilled(told: Told) -> Iterator[Step]:
    yield Flash(f"space:{told.number('space')}", "turn")


def _took_nudge(told: Told) -> Iterator[Step]:
    kind = told.number("nudge")
    yield Pass(f"space:{told.number('space')}", told.panel, NUDGE_ART[kind], word(f"nudge-{printed.NUDGES[kind]}"))


def _crashed_on(told: Told) -> Iterator[Step]:
    yield Flash(told.piece, "wreck")
    yield Pill(told.piece, word("pill-crash"), "danger")


def _accident(told: Told) -> Iterator[Step]:
    """An open card: what it says is written at its racer."""
    track, card = told.race.track, told.number("card")
    pile = next(pile for pile in range(3) if card < track.pile_start[pile + 1])
    name = word(f"accident-{track.accident_ids[card]}")
    yield Pass(f"pile:{DECKS[pile]}", told.panel, title=name)
    yield Pill(told.piece, name, _ACCIDENT_TONES.get(int(track.accident_effect[card]), "plain"))


_ACCIDENT_TONES: dict[int, Literal["danger", "good"]] = {
    int(printed.ADVANCE): "good",
    int(printed.ADVANCE_PULL): "good",
    int(printed.TWO_DICE): "good",
    int(printed.UP_TO): "good",
    int(printed.BACK): "danger",
    int(printed.BACK_DIE): "danger",
    int(printed.DROP_TO_LAST): "danger",
}
"""What a card does to the one who crashed; the others move somebody else, or nobody."""


def _objective(told: Told) -> Iterator[Step]:
    name = word(f"objective-{told.race.track.objective_ids[told.number('card')]}")
    yield Pass("pile:objective", told.panel, title=name)
    yield Pill(told.piece, name)


def _drew_bonus(told: Told) -> Iterator[Step]:
    """Face down: its kind is the player's own (SR-722)."""
    yield Change(told.panel, "bonus", -int(told.race.bonus_set(told.racer())), "exchange")
    yield Pass("pile:bonus", told.panel, title=word("pile-bonus"))


def _played(told: Told) -> Iterator[Step]:
    id = told.race.track.bonus_ids[told.number("card")]
    name = word(f"bonus_card-{id}")
    yield Change(told.hand_panel(), "cards", -1, "card")
    yield Pass(told.panel, told.piece, CARD_ART.get(id, "bonus-token"), name)
    yield Pill(told.piece, name, "good")


def _reshuffled(told: Told) -> Iterator[Step]:
    yield Flash(f"pile:{DECKS[told.number('deck')]}", "turn")


_SHOWN: dict[str, Callable[[Told], Iterator[Step]]] = {
    "rolled": _rolled,
    "nudged": _nudged,
    "fight_die": _value,
    "card_die": _value,
    "drove": _drove,
    "backed": _backed,
    "ability_used": _ability_used,
    "fight": _fight,
    "fight_won": _fight_won,
    "got_token": _got_token,
    "lap_token": _lap_token,
    "last_round": _last_round,
    "last_turn": _last_turn,
    "refilled": _refilled,
    "took_nudge": _took_nudge,
    "crashed_on": _crashed_on,
    "accident": _accident,
    "objective": _objective,
    "drew_bonus": _drew_bonus,
    "played": _played,
    "reshuffled": _reshuffled,
}
