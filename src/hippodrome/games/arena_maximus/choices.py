"""The readable forms of questions and answers."""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.games.arena_maximus.actions import (
    ACCEPT,
    CARD,
    CAST,
    PASS,
    REMOVE,
    SWAP,
    TARGET,
)
from hippodrome.games.arena_maximus.arena import MAGIC, SPELLS, SWAP_FROM, SWAP_WITH, SYMBOLS
from hippodrome.games.arena_maximus.picks import lost_by
from hippodrome.games.arena_maximus.rules import ArenaRace
from hippodrome.games.arena_maximus.state import (
    ATTACK,
    ATTACK_CARDS,
    BLOCK,
    BLOCK_ANSWER,
    COUNTER_ATTACK,
    COUNTER_DEFENCE,
    COUNTER_SPELL,
    DEFENCE,
    DISCARD,
    FINISHED,
    GO_ON,
    HAZARD_CARDS,
    PAYMENT,
    RAM,
    RAM_ANSWER,
    RAM_CARDS,
    ROCKS_CARDS,
    SPEED,
    SPELL,
    STABLE_DISCARD,
    STABLE_STOP,
    SWAP_TILES,
    TELEPORTING,
)

_QUESTIONS = {
    int(SPELL): ("spell", "AM-801"),
    int(SWAP_TILES): ("swap", "AM-821"),
    int(PAYMENT): ("payment", "AM-803"),
    int(COUNTER_SPELL): ("counter_spell", "AM-811"),
    int(SPEED): ("speed", "AM-311"),
    int(DISCARD): ("discard", "AM-321"),
    int(TELEPORTING): ("teleport", "AM-851"),
    int(RAM): ("ram", "AM-401"),
    int(RAM_CARDS): ("ram_cards", "AM-402"),
    int(RAM_ANSWER): ("ram_answer", "AM-406"),
    int(BLOCK): ("block", "AM-421"),
    int(BLOCK_ANSWER): ("block_answer", "AM-423"),
    int(ROCKS_CARDS): ("rocks", "AM-434"),
    int(HAZARD_CARDS): ("hazard", "AM-436"),
    int(STABLE_STOP): ("stable", "AM-432"),
    int(STABLE_DISCARD): ("stable_discard", "AM-432"),
    int(ATTACK): ("attack", "AM-441"),
    int(ATTACK_CARDS): ("attack_cards", "AM-442"),
    int(DEFENCE): ("defence", "AM-445"),
    int(COUNTER_ATTACK): ("counter_attack", "AM-446"),
    int(COUNTER_DEFENCE): ("counter_defence", "AM-447"),
    int(GO_ON): ("go_on", "AM-342"),
    int(FINISHED): ("finished", "AM-605"),
}


def choice(race: ArenaRace, action: int) -> Choice:
    """A choice on offer, with what is known about it."""
    question, _ = _QUESTIONS[int(race.phase)]
    if action == PASS:
        return _pass(race, question)
    if action == ACCEPT:
        return Choice(action, f"{question}_yes", _numbers(race), (_accepted(race),))
    if action >= SWAP:
        pair = action - int(SWAP)
        tiles = sorted(int(race.swap_tile(offset)) for offset in (SWAP_FROM[pair], SWAP_WITH[pair]))
        return Choice(action, "swap", {"first": tiles[0], "second": tiles[1]}, tuple(f"space:{n}" for n in tiles))
    if action >= CAST:
        return Choice(action, f"cast_{SPELLS[action - int(CAST)]}")
    if action > REMOVE and race.phase == SPEED:
        count = action - int(REMOVE)
        speed = int(race.speed()) - count
        return Choice(action, "slow_down", {"count": count, **_way(race, speed)}, (_tile(race, speed),))
    if action >= TARGET:
        racer = int(race.who[action - int(TARGET)])
        damage = int(race.arena.ram_damage)
        return Choice(action, question, {"racer": ("racer", racer), "damage": damage}, (f"piece:{racer}",))
    return _card(race, question, action - int(CARD))


def _pass(race: ArenaRace, question: str) -> Choice:
    """What stopping means: a price if it costs damage, and the words for a set already laid."""
    key = f"{question}_done" if race.picked > 0 else f"{question}_no"
    damage = _damage_if_stopped(race)
    return Choice(
        int(PASS), key, _numbers(race), _pass_targets(race),
        price=f"-{damage}" if damage else "", price_tone="danger" if damage else "plain",
    )  # fmt: skip


def _pass_targets(race: ArenaRace) -> tuple[str, ...]:
    if race.phase == SPEED:
        return (_tile(race, int(race.speed())),)
    if race.phase == BLOCK_ANSWER:
        return (f"space:{race.came_from % race.arena.length}",)
    return ()


def _damage_if_stopped(race: ArenaRace) -> int:
    """What the chooser loses if he lays no more."""
    phase = race.phase
    if phase == RAM_ANSWER:
        return int(race.arena.ram_damage)
    if phase == ROCKS_CARDS:
        return int(race.rocks() - race.picked)
    if phase == HAZARD_CARDS:
        return sum(race.unpaid)
    if phase in (DEFENCE, COUNTER_DEFENCE):
        return int(race.force - race.picked)
    return 0


def _card(race: ArenaRace, question: str, card: int) -> Choice:
    args: dict[str, Argument] = {"card": ("card", card), **_numbers(race), "left": len(lost_by(race, card))}
    targets = [f"card:{card}"]
    if race.phase == SPEED:
        args.update(_way(race, int(race.speed()) + 1))
        targets.append(_tile(race, int(race.speed()) + 1))
    twice = card == MAGIC and race.phase in (PAYMENT, TELEPORTING)
    return Choice(int(CARD) + card, f"{question}_magic" if twice else f"{question}_card", args, tuple(targets))


def _accepted(race: ArenaRace) -> str:
    """What a yes is about: the cards it costs, or the tile it is said on."""
    return f"card:{MAGIC}" if race.phase == COUNTER_SPELL else _tile(race, 0)


def _way(race: ArenaRace, speed: int) -> dict[str, Argument]:
    """A speed and the tile it leads to; 0 if that is the line or lies beyond it."""
    place = int(race.progress[race.active]) + speed
    return {"speed": speed, "to": place if place < race.arena.length else 0}


def _tile(race: ArenaRace, ahead: int) -> str:
    """A tile so many ahead of the mover."""
    return f"space:{(int(race.progress[race.active]) + ahead) % int(race.arena.length)}"


def _numbers(race: ArenaRace) -> dict[str, Argument]:
    """The numbers the words of a question may use."""
    return {
        "racer": ("racer", int(race.who[race.active])),
        "target": ("racer", int(race.who[race.target])),
        "tile": int(race.tile(race.active)),
        **_way(race, int(race.speed())),
        "damage": _damage_if_stopped(race),
        "force": int(race.force),
        "picked": int(race.picked),
        "pairs": int(race.picked) // 2,
        "needed": _needed(race),
        "blocks": int(race.blocks),
        "moves": int(race.moves_left),
        **({"spell": ("spell", int(race.spell))} if race.spell >= 0 else {}),
    }


def _needed(race: ArenaRace) -> int:
    """Cards that are still asked for."""
    phase = race.phase
    if phase == RAM_ANSWER:
        return int(2 * race.force - race.picked)
    if phase == BLOCK_ANSWER:
        return int(race.blocks - race.picked)
    return _damage_if_stopped(race)


def _symbols(race: ArenaRace) -> dict[str, Argument]:
    """The symbols of a hazard that are not paid yet."""
    unpaid = [symbol for symbol in range(len(SYMBOLS)) for _ in range(race.unpaid[symbol])]
    return {"symbols": len(unpaid), "first": ("symbol", unpaid[0]), "second": ("symbol", unpaid[-1])}


def prompt(race: ArenaRace) -> Prompt:
    """The question, with the numbers a player needs to answer it."""
    key, rule = _QUESTIONS[int(race.phase)]
    args = _numbers(race)
    if race.phase == FINISHED:
        return Prompt(key, {}, rule)
    args["beast"] = int(race.beast(race.seat))
    args["driver"] = int(race.driver(race.seat))
    if race.phase == HAZARD_CARDS and sum(race.unpaid) > 0:
        args.update(_symbols(race))
    return Prompt(key, args, rule)
