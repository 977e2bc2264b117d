"""Races of every game played in the terminal by keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome import Race, names
from hippodrome.engine.chance import Seeded
from hippodrome.engine.preview import preview
from hippodrome.engine.race import resume
from hippodrome.engine.record import load_record
from hippodrome.engine.registry import residents
from hippodrome.engine.rulebook import rulebook, section_for
from hippodrome.terminal.dialogs import Finish, HandOver, Leaving
from hippodrome.terminal.help import Help
from hippodrome.terminal.voice import Voice
from hippodrome.terminal.widgets import Answers
from hippodrome.testing.keyboard import Keyboard, pass_the_keyboard_on, playing, race_of, take_the_keyboard, tell
from races import at_random

every_game = pytest.mark.parametrize("game", names())


@every_game
def test_a_digit_points_and_the_same_digit_again_takes(game: str, tmp_path: Path) -> None:
    race, seats = race_of(game, people=1)

    async def story(keyboard: Keyboard) -> None:
        offers = keyboard.panels.scene.offers
        moves = len(race.record.moves)
        await keyboard.press("2")
        assert len(race.record.moves) == moves
        assert keyboard.race_screen.query_one(Answers).highlighted == 1
        await keyboard.press("2" if len(offers) < 10 else "enter")
        assert race.record.moves[moves].choice == offers[1].action

    tell(playing(race, seats, tmp_path / "race.json"), story)


@every_game
def test_the_answer_pointed_at_shows_what_is_certain(game: str, tmp_path: Path) -> None:
    race, seats = race_of(game, people=1)

    async def story(keyboard: Keyboard) -> None:
        voice = keyboard.app.voice
        for index, offer in enumerate(keyboard.panels.scene.offers[:4]):
            events = preview(race.game, race.observe(race.seat), offer.action)
            shown = " ".join(keyboard.text.split())
            assert (voice.say("certain") in shown) == bool(events), (index, shown)
            await keyboard.press("down")

    tell(playing(race, seats, tmp_path / "race.json"), story, size=(140, 45))


def at_a_choice(game: str, certain: bool) -> tuple[Race, int] | None:
    """A race among people at a choice that reveals nothing, or something; and which of the answers it is.

    After it the same person goes on, so that nobody has to hand over the keyboard. None if the game has none: in
    some, every turn is one choice.
    """
    for seed in range(20):
        race, _ = race_of(game, people=3, players=3, seed=seed)
        pick = at_random(Seeded(seed, 0, "choices"))
        while not race.over:
            seat = race.seat
            for index, action in enumerate(race.state.choices()):
                trial = race.fork(len(race.record.moves), seed)
                trial.play(action)
                if trial.seat == seat and trial.undoable() == certain:
                    return race, index
            race.play(pick(race.state))
    return None


@every_game
def test_a_choice_that_revealed_nothing_is_taken_back(game: str, tmp_path: Path) -> None:
    found = at_a_choice(game, certain=True)
    if found is None:
        assert game not in residents(), "every game of ours has such a choice"
        return
    race, index = found
    before = race.state.digest()

    async def story(keyboard: Keyboard) -> None:
        await take_the_keyboard(keyboard)
        moves = len(race.record.moves)
        await keyboard.press(*["down"] * index, "enter")
        assert len(race.record.moves) == moves + 1
        await keyboard.press("u")
        assert len(race.record.moves) == moves
        assert race.state.digest() == before
        assert keyboard.app.voice.say("undone") in keyboard.text

    tell(playing(race, [None] * 3, tmp_path / "race.json"), story)


@every_game
def test_a_choice_that_revealed_something_stands(game: str, tmp_path: Path) -> None:
    found = at_a_choice(game, certain=False)
    if found is None:
        assert game not in residents(), "every game of ours has such a choice"
        return
    race, index = found

    async def story(keyboard: Keyboard) -> None:
        await take_the_keyboard(keyboard)
        await keyboard.press(*["down"] * index, "enter")
        after = race.state.digest()
        await keyboard.press("u")
        assert race.state.digest() == after

    tell(playing(race, [None] * 3, tmp_path / "race.json"), story)


@every_game
def test_help_tells_the_question_and_everything_that_has_a_help(game: str, tmp_path: Path) -> None:
    race, seats = race_of(game, people=1)

    async def story(keyboard: Keyboard) -> None:
        scene = keyboard.panels.scene
        await keyboard.press("question_mark")
        opened = keyboard.screen
        assert isinstance(opened, Help)
        page = " ".join(keyboard.text.split())
        voice = keyboard.app.voice
        assert voice.say("help.question") in page
        assert scene.question is not None
        assert scene.question.rule in page
        explained = section_for(rulebook(voice.words), scene.question.rule)
        assert explained is not None
        assert " ".join(explained.text.split()) in page
        missing = [entry for entry in every_help(voice) if " ".join(entry.split()) not in page]
        assert missing == []
        await keyboard.press("l")
        assert keyboard.app.voice.say("help.question") in keyboard.text
        await keyboard.press("escape")
        assert keyboard.screen is keyboard.race_screen

    tell(playing(race, seats, tmp_path / "race.json"), story, size=(240, 200))


def every_help(voice: Voice) -> list[str]:
    """All that the game's catalogue says about its words and options."""
    game = voice.game
    keys = [f"{vocabulary}-{word}" for vocabulary, words in game.words.items() for word in words]
    keys += [f"option-{option.key}" for option in game.options]
    return [text for text in map(voice.help, keys) if text]


def test_help_is_searched(tmp_path: Path) -> None:
    race, seats = race_of(names()[0], people=1)

    async def story(keyboard: Keyboard) -> None:
        await keyboard.press("question_mark")
        voice = keyboard.app.voice
        assert voice.say("help-undo") in " ".join(keyboard.text.split())
        await keyboard.press("slash", *"zzzz")
        assert voice.say("help.nothing") in keyboard.text

    tell(playing(race, seats, tmp_path / "race.json"), story, size=(200, 200))


def test_saving_writes_the_race_so_far(tmp_path: Path) -> None:
    race, seats = race_of(names()[0], people=1)
    record = tmp_path / "race.json"

    async def story(keyboard: Keyboard) -> None:
        await keyboard.press("enter", "s")
        assert load_record(record).moves == race.record.moves

    tell(playing(race, seats, record), story)


def test_a_kept_race_goes_on_where_it_stopped_or_another_way_from_before(tmp_path: Path) -> None:
    race, seats = race_of(names()[0], people=1)
    record = tmp_path / "race.json"

    async def begin(keyboard: Keyboard) -> None:
        await keyboard.press("enter", "enter", "s")

    tell(playing(race, seats, record), begin)
    kept = load_record(record)

    async def go_on(keyboard: Keyboard) -> None:
        before = len(kept.moves)
        assert keyboard.race.record.moves == kept.moves
        await keyboard.press("enter", "s")
        assert keyboard.race.record.moves[:before] == kept.moves
        assert len(keyboard.race.record.moves) > before

    tell(playing(resume(load_record(record)), seats, record), go_on)
    load_record(record).verify()
    forked = resume(load_record(record)).fork(1, seed=9)

    async def another_way(keyboard: Keyboard) -> None:
        assert keyboard.race.record.moves == kept.moves[:1]
        await keyboard.press("enter")
        assert len(keyboard.race.record.moves) > 1

    tell(playing(forked, seats, tmp_path / "other.json"), another_way)


def test_a_folder_that_cannot_be_written_is_told_and_the_race_goes_on(tmp_path: Path) -> None:
    race, seats = race_of(names()[0], people=1)
    (tmp_path / "file").write_text("in the way")

    async def story(keyboard: Keyboard) -> None:
        await keyboard.press("s", "enter")
        assert race.record.moves

    tell(playing(race, seats, tmp_path / "file" / "race.json"), story)


def test_leaving_is_asked_twice_and_keeps_the_race(tmp_path: Path) -> None:
    race, seats = race_of(names()[0], people=1)
    record = tmp_path / "race.json"

    async def story(keyboard: Keyboard) -> None:
        await keyboard.press("enter", "q")
        asking = keyboard.screen
        assert isinstance(asking, Leaving)
        await keyboard.press("escape")
        assert keyboard.screen is keyboard.race_screen
        assert not record.exists()
        await keyboard.press("ctrl+c", "escape", "ctrl+q", "escape")
        assert keyboard.screen is keyboard.race_screen
        await keyboard.press("q", "enter")

    tell(playing(race, seats, record), story)
    assert load_record(record).moves == race.record.moves


def test_bots_alone_race_before_a_spectator(tmp_path: Path) -> None:
    race, seats = race_of(names()[0], people=0)

    async def story(keyboard: Keyboard) -> None:
        assert isinstance(keyboard.screen, Finish)
        await keyboard.press("escape")
        assert keyboard.app.voice.say("seen-by-spectator") in keyboard.text

    tell(playing(race, seats, tmp_path / "race.json"), story)


@every_game
def test_people_are_called_by_name_and_nobody_is_you_for_another(game: str, tmp_path: Path) -> None:
    race, seats = race_of(game, people=3, players=3)

    async def story(keyboard: Keyboard) -> None:
        for _ in range(6):
            seat = race.seat
            await pass_the_keyboard_on(keyboard)
            if isinstance(keyboard.screen, HandOver):
                assert race.record.seats[seat] in keyboard.text
            await take_the_keyboard(keyboard)
            assert keyboard.table.viewer == seat
            assert race.record.seats[seat] in keyboard.text
            await keyboard.press("enter")

    tell(playing(race, seats, tmp_path / "race.json"), story, size=(140, 45))


def test_a_hint_points_at_the_best_answer_and_says_how_it_may_go_on(tmp_path: Path) -> None:
    race, seats = race_of("scrap_racer", people=1)

    async def story(keyboard: Keyboard) -> None:
        await keyboard.press("h")
        answers = keyboard.race_screen.query_one(Answers)
        offers = keyboard.panels.scene.offers
        voice = Voice(race.game, "en", tuple(race.record.seats))
        assert answers.highlighted is not None
        assert f"Best: {voice.text(offers[answers.highlighted].text)}" in " ".join(keyboard.text.split()).replace(
            "Best by a little", "Best"
        )

    tell(playing(race, seats, tmp_path / "race.json"), story)
