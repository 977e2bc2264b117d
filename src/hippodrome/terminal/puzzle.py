"""Puzzles line by line: the board, the question, an answer by its number, then what each choice is worth and why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rich.console import Console
from rich.segment import Segment, Segments
from rich.table import Table

from hippodrome.engine.compose import compose
from hippodrome.engine.game import Game
from hippodrome.engine.scene import Scene
from hippodrome.study.glicko import Rating, after_puzzle
from hippodrome.study.puzzle import NoSuchPuzzle, Puzzle, Puzzles
from hippodrome.study.why import why
from hippodrome.study.words import percent, study_words
from hippodrome.terminal.board import draw_board
from hippodrome.terminal.listing import list_board
from hippodrome.terminal.panels import Panels
from hippodrome.terminal.voice import Voice

HEIGHT = 30
WIDEST = 110
LEAVE = ("q", "")

Ask = Callable[[str], str]
"""Puts a question to the person at the keyboard; empty if nobody answers any more."""


def drawn(found: Puzzles, theme: str, id: str, seed: int | str | None) -> list[Puzzle]:
    """The puzzles to be solved, in an order of their own; one alone, if it is named."""
    if id:
        return [found.find(id)]
    chosen = [puzzle for puzzle in found.puzzles if theme in ("", puzzle.theme)]
    if not chosen:
        raise NoSuchPuzzle(puzzle=theme, game=found.game)
    Random(seed).shuffle(chosen)
    return chosen


class Solving:
    """Somebody solves puzzles at a keyboard."""

    def __init__(self, game: Game, found: Puzzles, language: str, console: Console, ask: Ask) -> None:
        self.game = game
        self.found = found
        self.language = language
        self.console = console
        self.ask = ask
        self.words = study_words(game, language)
        self.rating = Rating()
        self.streak = 0

    def solve(self, puzzles: list[Puzzle]) -> None:
        """One after the other, until they are done or the person leaves."""
        for puzzle in puzzles:
            if not self.one(puzzle):
                return

    def one(self, puzzle: Puzzle) -> bool:
        """One puzzle; False if the person left."""
        seen = puzzle.seen(self.game)
        names = [""] * puzzle.players
        voice = Voice(self.game, self.language, names)
        scene = compose(self.game, seen)
        self.show(puzzle, scene, voice)
        panels = Panels(scene, voice)
        for number, offer in enumerate(scene.offers, start=1):
            self.console.print(panels.offer(number, offer, min(self.console.width, WIDEST), True), highlight=False)
        answer = self.answer(len(scene.offers), voice)
        if answer is None:
            return False
        self.tell(puzzle, scene.offers[answer - 1].action, voice)
        return True

    def show(self, puzzle: Puzzle, scene: Scene, voice: Voice) -> None:
        """The position and the question."""
        panels = Panels(scene, voice)
        width = min(self.console.width, WIDEST)
        self.console.rule()
        self.console.print(panels.bar(""), highlight=False)
        board = draw_board(scene, voice.words, width, HEIGHT) or list_board(scene, voice.words, width, HEIGHT // 2)
        rows = [[*board.strip(y), Segment.line()] for y in range(board.height)]
        self.console.print(Segments([segment for row in rows for segment in row]), end="")
        self.console.print(panels.standings(width, False), highlight=False)
        if panels.tray().plain.strip():
            self.console.print(panels.tray(), highlight=False)
        theme = self.words.say(f"theme-{puzzle.theme}")
        self.console.print(voice.say("puzzle", theme=theme, rating=str(puzzle.rating)), style="bold", highlight=False)
        if scene.question is not None:
            self.console.print(voice.question(scene.question, puzzle.seat), highlight=False)

    def answer(self, most: int, voice: Voice) -> int | None:
        """The number of a choice; None if the person leaves."""
        while True:
            said = self.ask(voice.say("puzzle-answer", most=most)).strip().lower()
            if said in LEAVE:
                return None
            if said.isdecimal() and 1 <= int(said) <= most:
                return int(said)

    def tell(self, puzzle: Puzzle, choice: int, voice: Voice) -> None:
        """Right or not, what each choice is worth, and why."""
        solved = choice == puzzle.answer
        self.streak = self.streak + 1 if solved else 0
        self.rating = after_puzzle(self.rating, puzzle.rating, solved)
        key = "puzzle-right" if solved else "puzzle-wrong"
        self.console.print(voice.say(key), style="bold green" if solved else "bold red", highlight=False)
        seen = puzzle.seen(self.game)
        table = Table(box=None, show_header=False)
        for worth in sorted(puzzle.choices, key=lambda worth: -worth.win):
            style = "bold" if worth.choice == puzzle.answer else ""
            mark = "▸" if worth.choice == choice else " "
            words = self.words.choice(self.game.choice(seen.known, worth.choice))
            table.add_row(mark, words, percent(self.words, worth.win), style=style)
        self.console.print(table)
        for sentence in why(self.game, puzzle, self.found.terms)[self.language]:
            self.console.print(sentence, highlight=False)
        figures = {"rating": str(round(self.rating.rating)), "streak": self.streak}
        self.console.print(voice.say("puzzle-figures", **figures), style="dim", highlight=False)
