"""Why the answer to a puzzle is the best: what it wins, what the others win, and what chance may bring."""

from __future__ import annotations

from collections.abc import Collection

from hippodrome.engine.compose import compose
from hippodrome.engine.foresight import foresight
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation
from hippodrome.engine.words import LANGUAGES, Words
from hippodrome.study.puzzle import Puzzle, Terms
from hippodrome.study.words import percent, study_words

WORTH_TELLING = 0.005


def why(game: Game, puzzle: Puzzle, terms: Terms) -> dict[str, list[str]]:
    """The reasons in every language, one sentence each."""
    seen = puzzle.seen(game)
    return {language: _sentences(game, puzzle, terms, seen, study_words(game, language)) for language in LANGUAGES}


def _sentences(game: Game, puzzle: Puzzle, terms: Terms, seen: Observation, words: Words) -> list[str]:
    ranked = sorted(puzzle.choices, key=lambda worth: -worth.win)
    second = next(worth for worth in ranked if worth.choice != puzzle.answer)
    spoken = {worth.choice: words.choice(game.choice(seen.known, worth.choice)) for worth in puzzle.choices}

    def said(key: str, choice: int, **more: object) -> str:
        win = percent(words, puzzle.worth(choice).win)
        return words.say(f"study-why-{key}", {"choice": spoken[choice], "win": win, **more})

    reason = words.choice(game.choice(seen.known, puzzle.answer), "why")
    sentences = [said("best", puzzle.answer, reason=reason.rstrip(".") or "none")]
    sentences.append(said("second", second.choice))
    if second.choice != puzzle.greedy:
        sentences.append(said("tempting", puzzle.greedy))
    for choice in (puzzle.answer, puzzle.greedy):
        likely = omens(game, seen, choice, words)
        if likely:
            sentences.append(said("omens", choice, omens=likely))
    sentences.append(words.say("study-why-evidence", {"worlds": terms.worlds, "playouts": terms.playouts}))
    return sentences


def omens(
    game: Game, seen: Observation, choice: int, words: Words,
    least: float = WORTH_TELLING, without: Collection[str] = (),
) -> str:  # fmt: skip
    """What chance may bring right after a choice, if that can be known."""
    told = foresight(game, seen, compose(game, seen), (choice,))
    if told is None:
        return ""
    likely = [omen for omen in told.omens if omen.share >= least and omen.omen not in without]
    return ", ".join(words.say(f"omen-{omen.omen}", {"share": percent(words, omen.share)}) for omen in likely)
