"""Recorded races watched in the terminal."""

from __future__ import annotations

import pytest

from hippodrome import Race, all_games, names
from hippodrome.engine.chance import Seeded
from hippodrome.terminal.help import REPLAY_KEYS, HelpPages
from hippodrome.terminal.replay import Film, ReplayScreen
from hippodrome.terminal.voice import Voice
from hippodrome.testing.keyboard import Keyboard, race_of, tell, watching
from races import at_random, play_on

every_game = pytest.mark.parametrize("game", names())


def finished(game: str) -> Race:
    race, _ = race_of(game, people=3, players=3)
    play_on(race, at_random(Seeded(4, 0, "replay")), 100_000)
    return race


def screen(keyboard: Keyboard) -> ReplayScreen:
    assert isinstance(keyboard.app.screen, ReplayScreen)
    return keyboard.app.screen


@every_game
def test_turns_ends_and_jumps(game: str) -> None:
    race = finished(game)
    film = Film(race.record)

    async def story(keyboard: Keyboard) -> None:
        await keyboard.press("pagedown")
        first = screen(keyboard).point
        assert first == film.turns[1]
        seats = [int(state.seat) for state in film.positions]
        assert seats[first] != seats[first - 1]
        await keyboard.press("pagedown", "pageup")
        assert screen(keyboard).point == first
        await keyboard.press("end")
        assert screen(keyboard).point == film.last
        assert keyboard.app.voice.say("over") in keyboard.text
        await keyboard.press("right")
        assert screen(keyboard).point == film.last
        await keyboard.press("home")
        assert screen(keyboard).point == 0
        await keyboard.press("g", *"12", "enter")
        assert screen(keyboard).point == 12
        await keyboard.press("g", *"99999", "enter")
        assert screen(keyboard).point == film.last
        await keyboard.press("g", "escape")
        assert screen(keyboard).point == film.last

    tell(watching(race), story, size=(100, 32))


@every_game
def test_the_view_goes_round_the_seats_and_opens_again(game: str) -> None:
    race = finished(game)

    async def story(keyboard: Keyboard) -> None:
        voice = keyboard.app.voice
        assert voice.say("seen-by", player="Bo") in keyboard.text
        await keyboard.press("v")
        assert voice.say("seen-by", player="Cleo") in keyboard.text
        await keyboard.press("v")
        assert voice.say("seen-open") in keyboard.text
        await keyboard.press("v")
        assert voice.say("seen-by", player="Ada") in keyboard.text

    tell(watching(race, seat=1, at=3), story, size=(140, 45))


@pytest.mark.parametrize("game", [game.name for game in all_games() if game.secrets])
def test_a_seat_is_told_no_secret_of_another(game: str) -> None:
    race = finished(game)
    film = Film(race.record)
    private = [
        (point, event, seat)
        for point, events in enumerate(film.told)
        for event in events
        for seat in range(3)
        if event.seen(seat).hidden
    ]
    assert private
    point, event, seat = private[0]

    async def story(keyboard: Keyboard) -> None:
        voice = keyboard.app.voice
        flat = keyboard.text
        assert all(word in flat for word in voice.event(event, seat).split())
        open_words = set(voice.event(event, None).split()) - set(voice.event(event, seat).split())
        assert open_words
        told = " ".join(voice.event(other, seat) for events in film.told[: point + 1] for other in events)
        assert voice.event(event, None) not in told

    tell(watching(race, seat=seat, at=point), story, size=(140, 45))


@every_game
def test_a_race_runs_by_itself_to_its_end_and_says_so(game: str) -> None:
    race = finished(game)
    last = Film(race.record).last

    async def story(keyboard: Keyboard) -> None:
        voice = keyboard.app.voice
        assert voice.say("key-film") in keyboard.text
        await keyboard.press("p", "p")
        assert screen(keyboard).pace == "off"
        await keyboard.press("space")
        while screen(keyboard).running:
            await keyboard.wait()
        assert screen(keyboard).point == last
        assert voice.say("over") in keyboard.text

    tell(watching(race, at=last - 5), story, size=(100, 32))


def test_the_space_bar_runs_and_stops_and_a_step_stops_too() -> None:
    race = finished(names()[0])

    async def story(keyboard: Keyboard) -> None:
        voice = keyboard.app.voice
        await keyboard.press("p", "p", "p")
        await keyboard.press("space")
        assert screen(keyboard).running
        assert voice.say("replay-running", pace="slow") in keyboard.text
        assert voice.say("key-stop") in keyboard.text
        await keyboard.press("p")
        assert voice.say("replay-running", pace="normal") in keyboard.text
        await keyboard.press("space")
        assert not screen(keyboard).running
        assert "▶" not in keyboard.text
        await keyboard.press("space", "right")
        assert not screen(keyboard).running
        await keyboard.press("end", "space")
        assert screen(keyboard).running
        assert screen(keyboard).point < screen(keyboard).film.last

    tell(watching(race), story, size=(140, 45))


def test_the_help_of_a_replay_tells_its_own_keys() -> None:
    race = finished(names()[0])
    pages = HelpPages(Film(race.record).scene(0, None), Voice(race.game, "en", race.record.seats), {}, REPLAY_KEYS)
    keys = dict(pages.sections())[pages.voice.say("help.keys")]
    assert [name for name, _ in keys] == [key or pages.voice.say("space") for key, _ in REPLAY_KEYS]
