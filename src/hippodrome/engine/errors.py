"""The errors a person can meet: each has a key and arguments, so that it can be told in any language."""

from __future__ import annotations


class HippodromeError(Exception):
    """Something asked for cannot be done; nothing was changed.

    Its words are the shared message `error-KEY` with the arguments; those an error is raised with
    stand in the message's text.
    """

    key = "error"
    catalogue: tuple[str, ...] = ()
    """The package that has the words, where they are not the engine's."""

    def __init__(self, **arguments: object) -> None:
        super().__init__(self.key, arguments)
        self.arguments = arguments

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.arguments))

    def say(self, language: str) -> str:
        """The error in words: what is wrong, and what would be right."""
        from hippodrome.engine.words import shared_words

        return shared_words(language, *self.catalogue).say(f"error-{self.key}", self.arguments)


def _rebuild(kind: type[HippodromeError], arguments: dict[str, object]) -> HippodromeError:
    return kind(**arguments)


class UnknownGame(HippodromeError):
    key = "unknown-game"


class IncompleteGame(HippodromeError):
    """A game does not keep the contract of `engine/game.py`. Arguments: `game`, `problem`, `thing`."""

    key = "incomplete-game"


class UnknownBot(HippodromeError):
    """Arguments: `bot`, `known`."""

    key = "unknown-bot"


class Untaught(HippodromeError):
    """A bot needs what its game was never taught. Arguments: `bot`, `game`."""

    key = "untaught"


class BadNetwork(HippodromeError):
    """What a game was taught cannot be read. Arguments: `game`, `problem`."""

    key = "bad-network"


class BadPlayers(HippodromeError):
    key = "bad-players"


class UnknownOption(HippodromeError):
    key = "unknown-option"


class BadOption(HippodromeError):
    key = "bad-option"


class BadBoard(HippodromeError):
    """A board, circuit or deck of one's own breaks a rule; `problem` says which.

    A game's own problems are told by its catalogue, as `board-PROBLEM`; `Game` adds the game's name.
    """

    key = "bad-board"

    def say(self, language: str) -> str:
        from hippodrome.engine.registry import game
        from hippodrome.engine.words import game_words

        if "game" in self.arguments:
            words = game_words(game(str(self.arguments["game"])), language)
            message = f"board-{self.arguments['problem']}"
            if words.has(message):
                return words.say(message, self.arguments)
        return super().say(language)


class IllegalChoice(HippodromeError):
    key = "illegal-choice"


class RaceOver(HippodromeError):
    key = "race-over"


class NotYourTurn(HippodromeError):
    """Arguments: `seat`."""

    key = "not-your-turn"


class NeverAsked(HippodromeError):
    """Arguments: `game`, `seat`, `races`."""

    key = "never-asked"


class NoSuchPoint(HippodromeError):
    key = "no-such-point"


class NoSuchSeat(HippodromeError):
    """Arguments: `seat`."""

    key = "no-such-seat"


class NothingToUndo(HippodromeError):
    key = "nothing-to-undo"


class BadRecord(HippodromeError):
    """A record of a race cannot be read or does not hold together."""

    key = "bad-record"


class WrongVersion(BadRecord):
    key = "wrong-version"


class BadOutcome(HippodromeError):
    """A recorded or scripted outcome does not fit the question that chance was asked."""

    key = "bad-outcome"


class UnreadableFile(HippodromeError):
    key = "unreadable-file"
