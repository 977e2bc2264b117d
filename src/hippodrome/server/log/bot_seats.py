"""Bots at a table: which there are, and what they are called as they sit down."""

from __future__ import annotations

from collections.abc import Container, Iterable

from hippodrome import bots
from hippodrome.engine.errors import UnknownBot, Untaught
from hippodrome.engine.game import Game
from hippodrome.server.log.chairs import Chair
from hippodrome.server.wire.nouns import Language
from hippodrome.server.words import server_words

DEFAULT_BOT = "planner"
"""Plays where no bot is named: strong enough, and thinks quickly."""


def known_bot(name: str, games: Iterable[Game]) -> str:
    """The name of a bot that races in all these games, checked."""
    if name not in bots.names():
        raise UnknownBot(bot=name, known=", ".join(bots.names()))
    for game in games:
        if not bots.plays(name, game):
            raise Untaught(bot=name, game=game.name)
    return name


def bot_chair(bot: str, taken: Container[str], language: Language, game: Game) -> Chair:
    """A bot as it sits down: called by its kind in the host's language, numbered if there are several."""
    words = server_words(language)
    plain = words.say(f"bot-{bot}") if words.has(f"bot-{bot}") else bot.replace("_", " ").title()
    name, number = plain, 1
    while name in taken:
        number += 1
        name = words.say("bot-name", {"bot": plain, "number": number})
    return Chair("bot", name, known_bot(bot, [game]), number, ready=True)
