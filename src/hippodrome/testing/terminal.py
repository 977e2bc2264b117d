"""The terminal: races played and watched by keys."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from hippodrome import Race
from hippodrome.bots import Bot
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.record import load_record
from hippodrome.terminal.dialogs import Finish
from hippodrome.terminal.replay import Film, ReplayScreen
from hippodrome.testing.keyboard import Keyboard, playing, race_of, take_the_keyboard, tell, watching
from hippodrome.testing.races import at_random, play_on

WAYS = (("enter",), ("1", "1"), ("down", "enter"), ("2", "enter"))
"""How an answer is given."""


def finished(game: Game) -> Race:
    """A race of people that is over."""
    players = game.usual_players
    race, _ = race_of(game.name, people=players, players=players)
    play_on(race, at_random(Seeded(4, 0, "replay")), game.most_decisions)
    return race


def with_something_hidden(game: Game) -> tuple[Race, list[Bot | None]]:
    """A race of people, at the first question whose asker does not know all; at the first of all without secrets."""
    people = game.players[0]
    for seed in range(50):
        race, seats = race_of(game.name, people=people, players=people, seed=seed)
        pick = at_random(Seeded(seed, 0, "hidden"))
        while not race.over:
            if not game.secrets or race.observe(race.seat).redeal(Seeded(seed)) != race.state:
                return race, seats
            race.play(pick(race.state))
    raise AssertionError("nothing is ever hidden")


class Terminal:
    """The real screens, real keys, the text that is really shown."""

    game: ClassVar[Game]

    def test_a_race_is_played_to_its_end_by_keys(self, tmp_path: Path) -> None:
        race, seats = race_of(self.game.name, people=1)
        record = tmp_path / "kept" / "race.json"

        async def story(keyboard: Keyboard) -> None:
            turn = 0
            while not isinstance(keyboard.screen, Finish):
                await keyboard.press(*WAYS[turn % len(WAYS)])
                turn += 1
            end = keyboard.text
            assert all(name in end for name in race.record.seats)
            assert "1st" in end
            assert record.name in end

        tell(playing(race, seats, record), story)
        assert race.over
        kept = load_record(record)
        assert kept.to_json() == race.record.to_json()
        kept.verify()

    def test_another_language_in_the_middle_of_a_race(self, tmp_path: Path) -> None:
        race, seats = race_of(self.game.name, people=1)

        async def story(keyboard: Keyboard) -> None:
            english = keyboard.app.voice
            assert english.say("key-quit") in keyboard.text
            await keyboard.press("l")
            french = keyboard.app.voice
            assert french.language == "fr"
            assert french.say("key-quit") in keyboard.text
            assert english.say("key-quit") not in keyboard.text
            panels = keyboard.race_screen.panels
            assert panels is not None
            scene = panels.scene
            assert scene.question is not None
            question = " ".join(french.question(scene.question, scene.seat).split())
            assert question in " ".join(keyboard.text.split())

        tell(playing(race, seats, tmp_path / "race.json"), story, size=(140, 45))

    def test_a_screen_does_not_change_with_what_its_viewer_cannot_see(self, tmp_path: Path) -> None:
        race, seats = with_something_hidden(self.game)

        async def story(keyboard: Keyboard) -> None:
            picker = Seeded(3, 0, "hands")
            for _ in range(3):
                if isinstance(keyboard.screen, Finish):
                    break
                await take_the_keyboard(keyboard)
                real, viewer = race.state, keyboard.table.viewer
                race.state = race.observe(viewer).redeal(picker)
                keyboard.race_screen.retell()
                await keyboard.wait()
                imagined = keyboard.text
                race.state = real
                keyboard.race_screen.retell()
                await keyboard.wait()
                assert keyboard.text == imagined
                await keyboard.press("down", "enter")

        tell(playing(race, seats, tmp_path / "race.json"), story, size=(120, 40))

    def test_a_finished_race_is_stepped_through_in_words(self) -> None:
        race = finished(self.game)
        film = Film(race.record)

        async def story(keyboard: Keyboard) -> None:
            voice, screen = keyboard.app.voice, keyboard.app.screen
            assert isinstance(screen, ReplayScreen)
            for point in range(1, min(6, film.last) + 1):
                await keyboard.press("right")
                shown = " ".join(keyboard.text.split())
                assert voice.say("replay-at", point=point, last=film.last) in shown
                said = [voice.event(event, None) for event in film.told[point]]
                assert all(word in shown for words in said for word in words.split())
            await keyboard.press("end")
            assert screen.point == film.last
            assert voice.say("over") in keyboard.text

        tell(watching(race), story, size=(140, 45))
