"""Whole moves in the terminal: listed with their bill, made by one key, taken back by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome import names
from hippodrome.engine.compose import compose
from hippodrome.engine.plans import plans
from hippodrome.terminal.dialogs import Finish
from hippodrome.terminal.moves import Moves
from hippodrome.terminal.voice import Voice
from hippodrome.testing.keyboard import Keyboard, playing, race_of, tell

every_game = pytest.mark.parametrize("game", names())
WAYS = (("enter",), ("1", "enter"), ("down", "enter"), ("w", "enter", "w"))
"""How moves are made; the last one answers a single question in between."""


@every_game
def test_a_race_is_played_by_whole_moves(game: str, tmp_path: Path) -> None:
    race, seats = race_of(game, people=1)

    async def story(keyboard: Keyboard) -> None:
        turn = 0
        while not isinstance(keyboard.screen, Finish) and turn < 40:
            await keyboard.press(*WAYS[turn % len(WAYS)])
            turn += 1

    tell(playing(race, seats, tmp_path / "race.json", whole=True), story)
    race.record.verify()
    assert len(race.record.moves) > 20


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_move_says_what_it_does_and_no_two_say_the_same(game: str, language: str, tmp_path: Path) -> None:
    race, seats = race_of(game, people=1)

    async def story(keyboard: Keyboard) -> None:
        moves = keyboard.race_screen.moves
        assert moves is not None
        said = [keyboard.app.voice.text(offer.text) for offer in moves.offers]
        assert all(said)
        assert len(set(said)) == len(said)
        assert keyboard.app.voice.say("key-single") in keyboard.text
        await keyboard.press("w")
        assert keyboard.race_screen.moves is None

    tell(playing(race, seats, tmp_path / "race.json", language, whole=True), story, size=(140, 45))


@every_game
def test_moves_that_begin_alike_are_told_by_what_differs_between_them(game: str) -> None:
    """An answer all of them give says nothing of any; those that answer alike go other ways, and name where."""
    race, _ = race_of(game, people=1, seed=5)
    voice = Voice(race.game, "en", race.record.seats)
    apart = 0
    for turn in range(50):
        if race.over:
            break
        seen = race.observe(race.seat)
        scene = compose(race.game, seen)
        moves = Moves(plans(race.game, seen, scene), scene, voice)
        lines = [voice.text(offer.text) for offer in moves.offers]
        assert len(set(lines)) == len(lines), lines
        heads = {line: line.partition(" (") for line in lines}
        for head, bracket, _ in heads.values():
            own = [rest.rstrip(")").split(" · ") for first, _, rest in heads.values() if first == head]
            if bracket and len(own) > 1:
                apart += 1
                assert not set(own[0]).intersection(*own[1:]), own
        options = race.options
        race.play(options[turn % len(options)])
    assert apart


def test_a_move_of_several_choices_is_taken_back_as_one(tmp_path: Path) -> None:
    race, seats = race_of("titan_race", people=1, seed=3)
    app = playing(race, seats, tmp_path / "race.json", whole=True)

    async def story(keyboard: Keyboard) -> None:
        for _ in range(60):
            moves = keyboard.race_screen.moves
            assert moves is not None
            index = next(
                (
                    place
                    for place, plan in enumerate(moves.plans)
                    if len(plan.choices) > 1 and plan.stop in ("open", "rest")
                ),
                None,
            )
            if index is not None:
                break
            await keyboard.press("enter")
        assert moves is not None
        assert index is not None
        before, made = race.state.digest(), len(race.record.moves)
        keyboard.race_screen.choose(index)
        await keyboard.wait()
        assert len(race.record.moves) == made + len(moves.plans[index].choices)
        await keyboard.press("u")
        assert race.state.digest() == before

    tell(app, story)


@every_game
def test_the_bill_of_a_move_is_what_its_plan_costs(game: str) -> None:
    race, _ = race_of(game, people=1)
    seen = race.observe(race.seat)
    scene = compose(race.game, seen)
    moves = Moves(plans(race.game, seen, scene), scene, Voice(race.game, "en", race.record.seats))
    assert {plan.choices[0] for plan in moves.plans} == set(seen.choices())
    for plan, offer in zip(moves.plans, moves.offers, strict=True):
        assert offer.action == plan.choices[0]
        priced = {figure.name for panel in scene.panels for figure in panel.figures if figure.price}
        assert not offer.price or plan.wrecked or any(toll.figure in priced for toll in plan.tolls)
