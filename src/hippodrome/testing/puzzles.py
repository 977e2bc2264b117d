"""Puzzles: what a game brings can be asked, answered and explained, and shows no more than its seat knows."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from hippodrome.engine.game import Game
from hippodrome.engine.words import LANGUAGES, game_words
from hippodrome.study.puzzle import NAME, Puzzles, puzzles_of
from hippodrome.study.why import why

EXPLAINED = 5
"""So many are explained in full; the others differ in their figures."""


class Puzzling:
    """The puzzles of a game (`data/puzzles.json`); a game without any passes."""

    game: ClassVar[Game]

    @property
    def brought(self) -> Puzzles | None:
        there = (self.game.folder / "data" / f"{NAME}.json").is_file()
        return puzzles_of(self.game.name) if there else None

    def test_themes_are_said_in_both_languages(self) -> None:
        for language in LANGUAGES:
            words = game_words(self.game, language)
            assert [theme for theme in set(self.game.themes.values()) if not words.has(f"theme-{theme}")] == []

    def test_puzzles_are_of_these_rules_and_none_is_there_twice(self) -> None:
        found = self.brought
        if found is None:
            return
        assert found.declared in (self.game, *self.game.older)
        assert Counter(puzzle.id for puzzle in found.puzzles).most_common(1)[0][1] == 1
        assert {puzzle.theme for puzzle in found.puzzles} <= set(self.game.themes.values())

    def test_a_puzzle_asks_its_seat_and_holds_nothing_that_the_seat_does_not_know(self) -> None:
        found = self.brought
        for puzzle in found.puzzles if found else ():
            assert found is not None
            seen = puzzle.seen(found.declared)
            assert seen.known.seat == puzzle.seat
            assert seen.known.to_json() == puzzle.known, puzzle.id
            assert seen.choices() == [worth.choice for worth in puzzle.choices], puzzle.id
            assert self.game.themes[self.game.prompt(seen.known).key] == puzzle.theme

    def test_the_answer_is_clearly_best_and_not_the_obvious_one(self) -> None:
        found = self.brought
        for puzzle in found.puzzles if found else ():
            assert found is not None
            others = [worth.win for worth in puzzle.choices if worth.choice != puzzle.answer]
            assert puzzle.worth(puzzle.answer).win - max(others) >= found.terms.margin - 1e-3, puzzle.id
            assert puzzle.margin >= found.terms.certainty * puzzle.error - 1e-3
            assert puzzle.greedy != puzzle.answer

    def test_why_is_told_in_both_languages(self) -> None:
        found = self.brought
        for puzzle in found.puzzles[:EXPLAINED] if found else ():
            assert found is not None
            for sentences in why(found.declared, puzzle, found.terms).values():
                assert len(sentences) >= 3
                assert not any("study-" in said or "omen-" in said for said in sentences)
