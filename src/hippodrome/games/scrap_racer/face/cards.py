"""The piles, and what a seat holds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hippodrome.engine.scene import NOTHING, Card, Text, plain, word
from hippodrome.engine.state import Observation
from hippodrome.games.scrap_racer.face.art import CARD_ART, NUDGE_ART
from hippodrome.games.scrap_racer.rules.actions import PLAY_CARD
from hippodrome.games.scrap_racer.rules.events import DECKS
from hippodrome.games.scrap_racer.rules.phases import NUDGE
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from hippodrome.games.scrap_racer.rules.track import BONUS_KINDS, NUDGES

_PILE_PRINTS = (plain("1·2"), plain("3·4"), plain("5·6"), NOTHING, NOTHING)
_PILE_ARTS = ("", "", "", "lap", "bonus-token")
_PILE_LABELS = ("accident", "accident", "accident", "objective", "bonus")
_PILE_TONES = ("pile-low", "pile-middle", "pile-high", "pile-objective", "bonus")


def cards(seen: Observation[ScrapRace]) -> tuple[Card, ...]:
    """The piles, and the seat's own tokens and cards."""
    race = seen.known
    seat = int(seen.seat)
    return (*_piles(race), *_nudges_in_hand(race, seat), *_hand(seen, race, seat))


def _piles(race: ScrapRace) -> Iterator[Card]:
    start = race.track.pile_start
    counts = [sum(race.accident_pile[start[pile] : start[pile + 1]]) for pile in range(3)]
    counts += [sum(race.objective_pile), int(race.bonus_cards_left())]
    for deck, count in enumerate(counts):
        yield _pile(deck, count)


@lru_cache(maxsize=512)
def _pile(deck: int, count: int) -> Card:
    return Card(
        f"pile:{DECKS[deck]}",
        "pile",
        Text("scene-pile", {"deck": ("deck", deck), "count": count}),
        label=word(f"pile-{_PILE_LABELS[deck]}"),
        big=_PILE_PRINTS[deck],
        art=_PILE_ARTS[deck],
        tone=_PILE_TONES[deck],
        count=count,
        help=word(f"deck-{DECKS[deck]}.help"),
    )


def _nudges_in_hand(race: ScrapRace, seat: int) -> Iterator[Card]:
    """The seat's nudge tokens that matter now: those of its active racer, or of its only one."""
    own = [racer for racer in range(int(race.track.racers)) if race.owner[racer] == seat]
    holder = int(race.active) if race.active in own else own[0] if len(own) == 1 else -1
    if holder < 0:
        return
    for kind, art in enumerate(NUDGE_ART):
        held = int(race.nudges[3 * holder + kind])
        if held:
            yield Card(
                f"nudge:{NUDGES[kind]}",
                "hand",
                Text("figure-nudge", {"nudge": ("nudge", kind), "count": held}),
                form="token",
                label=word(f"nudge-{NUDGES[kind]}"),
                art=art,
                count=held,
                usable=race.phase == NUDGE and race.seat == seat,
                owner=seat,
                help=word(f"nudge-{NUDGES[kind]}.help"),
            )


def _hand(seen: Observation[ScrapRace], race: ScrapRace, seat: int) -> Iterator[Card]:
    """The seat's own Bonus cards, open to it alone (SR-722)."""
    if seat < 0:
        return
    offered = seen.choices()
    for kind in range(int(BONUS_KINDS)):
        held = int(race.hands[seat * int(BONUS_KINDS) + kind])
        if held:
            name = race.track.bonus_ids[kind]
            distance = int(race.track.bonus_distance[kind])
            yield Card(
                f"card:{kind}",
                "hand",
                word(f"bonus_card-{name}"),
                label=word(f"bonus_card-{name}"),
                big=plain(f"+{distance}") if distance else NOTHING,
                art="" if distance else CARD_ART[name],
                tone="card-bonus",
                count=held,
                usable=int(PLAY_CARD) + kind in offered,
                owner=seat,
                help=word(f"bonus_card-{name}.help"),
            )
