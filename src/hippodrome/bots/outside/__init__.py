"""Bots in any language: a program of one's own that reads a question a line and writes an answer a line.

`run:COMMAND` names such a bot on the command line and in Python (never at the tables of a server):

    hippodrome tournament GAME --bots "run:node bot.js,greedy"

The program lives through many races. Everything is JSON, one object a line (`docs/writing_a_bot.md`):

    → {"hippodrome": 1, "game": "GAME"}
    ← {"name": "mine", "version": 1}
    → {"seat": 0, "players": 4, "question": "roll", "offers": [{"choice": 0, "key": "roll", "args": {},
       "text": "Roll"}, …], "known": {…}, "seed": 73}
    ← {"choice": 0}
"""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
import threading
import weakref
from typing import IO, Any

from hippodrome.bots.bot import Bot
from hippodrome.bots.umpire import PATIENCE
from hippodrome.engine.chance import Chance
from hippodrome.engine.errors import BadOption
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words

PREFIX = "run"
PROTOCOL = 1
LONGEST = 1 << 20
"""Bytes of an answer."""


class OutsideBot(Bot):
    """A program that is asked over its standard streams; one that has died is started again when it is next asked."""

    def __init__(self, game: Game, command: str) -> None:
        self.game = game
        self.command = command
        self.program: Program | None = None
        hello = self._ask({"hippodrome": PROTOCOL, "game": game.name})
        name, version = hello.get("name"), hello.get("version")
        if not isinstance(name, str) or not isinstance(version, int):
            raise self._bad("an answer to the greeting with name and version")
        super().__init__(name, version)

    def choose(self, seen: Observation, chance: Chance) -> int:
        if self.program is None:
            self._ask({"hippodrome": PROTOCOL, "game": self.game.name})
        words = game_words(self.game, "en")
        offered = [self.game.choice(seen.known, action) for action in seen.choices()]
        answer = self._ask(
            {
                "seat": int(seen.seat),
                "players": int(seen.known.players),
                "question": self.game.prompt(seen.known).key,
                "offers": [
                    {"choice": offer.action, "key": offer.key, "args": offer.args, "text": words.choice(offer)}
                    for offer in offered
                ],
                "known": seen.known.to_json(),
                "seed": int(chance.below(1 << 30)),
            }
        )
        choice = answer.get("choice")
        if not isinstance(choice, int):
            raise ValueError(f"no choice in {json.dumps(answer)}")
        return choice

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        try:
            if self.program is None:
                self.program = Program(self.command)
            return self.program.ask(question)
        except OSError as error:
            self._end()
            raise self._bad(str(error)) from error
        except BaseException:
            # Whatever it still writes would be taken for the answer to the next question.
            self._end()
            raise

    def _end(self) -> None:
        if self.program is not None:
            self.program.end()
            self.program = None

    def _bad(self, problem: str) -> BadOption:
        return BadOption(option="bot", value=f"{PREFIX}:{self.command}", legal=problem)


class Program:
    """A running program and its streams. It is ended when nobody holds it any longer."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.end = weakref.finalize(self, _end, self.process)

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Its answer; a program that is silent for too long is ended, as its answer would come to a later question."""
        writer, reader = self._streams()
        silence = threading.Timer(PATIENCE, self.process.kill)
        silence.daemon = True
        silence.start()
        try:
            writer.write(json.dumps(question, ensure_ascii=False) + "\n")
            writer.flush()
            line = reader.readline(LONGEST)
        finally:
            silence.cancel()
        if not line:
            raise EOFError(f"the program ended with {self.process.wait()}")
        answer = json.loads(line)
        if not isinstance(answer, dict):
            raise TypeError(f"{line.strip()[:100]} is not an object")
        return answer

    def _streams(self) -> tuple[IO[str], IO[str]]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()


def outside(game: Game, command: str) -> Bot:
    """A bot that a command runs."""
    if not command.strip():
        raise BadOption(option="bot", value=f"{PREFIX}:", legal=f"{PREFIX}:COMMAND")
    try:
        return OutsideBot(game, command)
    except (EOFError, ValueError, TypeError) as error:
        raise BadOption(option="bot", value=f"{PREFIX}:{command}", legal=str(error)) from error
