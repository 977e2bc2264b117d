"""What may be done in a race: choosing, taking back, handing over, resigning, talking."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.chance import Recording, Sealed
from hippodrome.engine.errors import IllegalChoice, NothingToUndo, NotYourTurn, RaceOver
from hippodrome.server import messages
from hippodrome.server.actors import Actor, existing
from hippodrome.server.chairs import Why
from hippodrome.server.errors import (
    BadMessage,
    BotPlays,
    HasResigned,
    IsMuted,
    NotAway,
    NothingToTakeBack,
    NotOver,
    NotSeated,
    NotStarted,
    Stale,
    SwitchedOff,
)
from hippodrome.server.lobby import Change, known_bot, leave
from hippodrome.server.table import SPECTATORS, Table

DEFAULT_BOT = "planner"
"""Plays where no bot is named: strong enough, and thinks quickly."""


def must_race(table: Table) -> None:
    if table.phase == "lobby":
        raise NotStarted()
    if table.phase == "over":
        raise RaceOver()


def move(
    table: Table, seat: int, asked: int, choice: int, secret: bytes, bank: float | None, bot: str | None
) -> Change:
    """A choice, carried out with the sealed dice on a copy of the race."""
    must_race(table)
    if asked != table.asked:
        raise Stale()
    if seat != table.turn:
        raise NotYourTurn(seat=seat)
    if table.chairs[seat].player != bot:
        raise BotPlays()
    if choice not in table.racing.choices():
        raise IllegalChoice(choice=choice, choices=", ".join(map(str, table.racing.choices())))
    source = Sealed(secret, table.dice)
    source.at(len(table.moves) + 1)
    recorder = Recording(source)
    after = table.racing.clone()
    after.play(choice, recorder)
    body: dict[str, Any] = {"choice": choice, "outcomes": [int(outcome) for outcome in recorder.outcomes]}
    if bot is not None:
        body["bot"] = bot
    if bank is not None:
        body["left"] = bank
    if after.over:
        body["secret"] = secret.hex()
    return Change("moved", seat, body)


def undo(table: Table, seat: int, message: messages.UndoMessage) -> Change:
    """Take the last choice back: never across a die, something revealed, or another's choice."""
    must_race(table)
    if not table.settings.undo:
        raise SwitchedOff(what="undo")
    if message.asked != table.asked:
        raise Stale()
    if not table.undoable(seat):
        raise NothingToUndo()
    return Change("undone", seat, {"undid": table.takes[-1].sequence})


def stand_in(table: Table) -> str:
    """The bot that takes over an abandoned seat: the table's own, or one that thinks quickly."""
    return table.settings.stand_in or DEFAULT_BOT


def hand_over(table: Table, seat: int, why: Why, bot: str | None = None, by: int | None = None) -> Change:
    """A bot plays for a person from now on."""
    must_race(table)
    chair = table.chairs[seat]
    if chair.kind != "person" or chair.stand_in is not None:
        raise BotPlays()
    return Change("handed_over", seat, {"bot": known_bot(bot or stand_in(table)), "why": why, "by": by})


def hand_over_late(table: Table, seat: int, asked: int, why: Why) -> Change:
    """A bot takes over from a player who has not answered a question in time."""
    must_race(table)
    if asked != table.asked:
        raise Stale()
    return hand_over(table, seat, why)


def hand_over_asked(table: Table, actor: Actor, message: messages.HandOverMessage, away_too_long: bool) -> Change:
    """A player hands their own seat over, or another's who has been away too long."""
    seat = existing(table, message.who)
    mine = actor.seats(table)
    if seat in mine:
        return hand_over(table, seat, "asked", message.bot, seat)
    if not mine:
        raise NotSeated()
    must_race(table)
    if not away_too_long:
        raise NotAway(name=table.chairs[seat].name)
    return hand_over(table, seat, "absent", message.bot, mine[0])


def take_back(table: Table, seat: int) -> Change:
    """A person takes the seat back from the bot."""
    must_race(table)
    chair = table.chairs[seat]
    if chair.why == "resigned":
        raise HasResigned()
    if chair.stand_in is None:
        raise NothingToTakeBack()
    return Change("taken_back", seat)


def resign(table: Table, seat: int) -> Change:
    """A person gives up for good; a bot takes the racers to the end."""
    must_race(table)
    chair = table.chairs[seat]
    if chair.why == "resigned":
        raise HasResigned()
    return Change("handed_over", seat, {"bot": chair.stand_in or stand_in(table), "why": "resigned", "by": seat})


def go(table: Table, seat: int) -> Change:
    """A player leaves: before the start the seat is free again, in a race a bot plays on."""
    if table.phase == "lobby":
        return leave(table, seat)
    return hand_over(table, seat, "left", None, seat)


def rename(seat: int, message: messages.RenameMessage) -> Change:
    return Change("renamed", seat, {"name": message.name})


def say(table: Table, actor: Actor, message: messages.SayMessage) -> Change:
    """A line of chat."""
    if (message.text is None) == (message.phrase is None):
        raise BadMessage(problem="say: text or phrase")
    mine = actor.seats(table)
    seat = actor.seat(table, message.seat) if mine else None
    chat = table.settings.chat
    if chat == "off" or (chat == "seats" and seat is None):
        raise SwitchedOff(what="chat")
    if (SPECTATORS if seat is None else seat) in table.silenced:
        raise IsMuted()
    name = table.chairs[seat].name if seat is not None else actor.name
    return Change("said", seat, {"name": name, "text": message.text, "phrase": message.phrase})


def mute(table: Table, actor: Actor, message: messages.MuteMessage) -> Change:
    """A player stops hearing somebody; the host silences somebody for all."""
    if message.who is not None:
        existing(table, message.who)
    body = {"who": message.who, "on": message.on, "everyone": message.everyone}
    if message.everyone:
        actor.must_host(table)
        return Change("muted", None, body)
    return Change("muted", actor.seat(table, message.seat), body)


def may_rematch(table: Table, actor: Actor) -> None:
    """Players may ask for another race once this one is over."""
    if table.phase != "over":
        raise NotOver()
    if not actor.seats(table):
        raise NotSeated()


def may_be_advised(table: Table, seat: int) -> None:
    """Hints are for the seat that is asked, where the table allows them."""
    must_race(table)
    if not table.settings.hints:
        raise SwitchedOff(what="hints")
    if seat != table.turn:
        raise NotYourTurn(seat=seat)


def rematch(table: Table, code: str) -> Change:
    """The next race's table, if there is none yet."""
    if table.phase != "over" or table.rematch is not None:
        raise NotOver()
    return Change("rematch", None, {"code": code})
