"""Bots that play for people: handing a seat over, taking it back, resigning, leaving."""

from __future__ import annotations

from hippodrome.server.errors import BotPlays, HasResigned, NotAway, NothingToTakeBack, NotSeated, Stale, SwitchedOff
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.bot_seats import DEFAULT_BOT, known_bot
from hippodrome.server.log.chairs import Why
from hippodrome.server.log.deed import Deed, Entry
from hippodrome.server.log.seating import Left, leave
from hippodrome.server.log.table import Table
from hippodrome.server.wire import entries, messages

SECOND_WIND = 30.0
"""Seconds a player has at least after taking a seat back."""


class HandedOver(Deed):
    """A bot plays for a person from now on; one who resigned does not come back."""

    form = entries.HandedOver
    redraws = True
    bot: str
    why: Why
    by: int | None = None

    def change(self, table: Table, entry: Entry) -> None:
        table.reseat(self.seated, stand_in=self.bot, why=self.why)
        table.takes = ()
        if self.why == "time":
            table.reprieved = table.reprieved | {self.seated}


class TakenBack(Deed):
    """A person plays again."""

    form = entries.TakenBack
    redraws = True

    def change(self, table: Table, entry: Entry) -> None:
        table.reseat(self.seated, stand_in=None, why=None)
        table.since = entry.at
        if table.banks:
            table.bank(self.seated, max(table.banks[self.seated], SECOND_WIND))


def stand_in(table: Table) -> str:
    """The bot that takes over an abandoned seat: the table's own, or one that thinks quickly."""
    return table.settings.stand_in or DEFAULT_BOT


def hand_over(table: Table, seat: int, why: Why, bot: str | None = None, by: int | None = None) -> HandedOver:
    """A bot plays for a person from now on."""
    table.must_race()
    chair = table.chairs[seat]
    if chair.kind != "person" or chair.stand_in is not None:
        raise BotPlays()
    return HandedOver(seat=seat, bot=known_bot(bot or stand_in(table), [table.game]), why=why, by=by)


def hand_over_late(table: Table, seat: int, asked: int, why: Why) -> HandedOver:
    """A bot takes over from a player who has not answered a question in time."""
    table.must_race()
    if asked != table.asked:
        raise Stale()
    return hand_over(table, seat, why)


def hand_over_asked(table: Table, actor: Actor, message: messages.HandOverMessage, away_too_long: bool) -> HandedOver:
    """A player hands their own seat over, to any bot; or another's who has been away too long, to the table's."""
    seat = table.existing(message.who)
    mine = actor.seats(table)
    if seat in mine:
        if table.counts:
            raise SwitchedOff(what="bots")
        return hand_over(table, seat, "asked", message.bot, seat)
    if not mine:
        raise NotSeated()
    table.must_race()
    if not away_too_long:
        raise NotAway(name=table.chairs[seat].name)
    return hand_over(table, seat, "absent", None, mine[0])


def take_back(table: Table, seat: int) -> TakenBack:
    """A person takes the seat back from the bot."""
    table.must_race()
    chair = table.chairs[seat]
    if chair.why == "resigned":
        raise HasResigned()
    if chair.stand_in is None:
        raise NothingToTakeBack()
    return TakenBack(seat=seat)


def resign(table: Table, seat: int) -> HandedOver:
    """A person gives up for good; a bot takes the racers to the end."""
    table.must_race()
    chair = table.chairs[seat]
    if chair.why == "resigned":
        raise HasResigned()
    return HandedOver(seat=seat, bot=chair.stand_in or stand_in(table), why="resigned", by=seat)


def go(table: Table, seat: int) -> Left | HandedOver:
    """A player leaves: before the start the seat is free again, in a race a bot plays on."""
    if table.phase == "lobby":
        return leave(table, seat)
    return hand_over(table, seat, "left", None, seat)
