"""People with hidden hands on one keyboard: nobody sees what another holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome import Race, all_games
from hippodrome.bots import Bot
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.words import game_words
from hippodrome.terminal.dialogs import Finish, HandOver
from hippodrome.testing.keyboard import Keyboard, pass_the_keyboard_on, playing, race_of, take_the_keyboard, tell
from races import at_random

secret_games = pytest.mark.parametrize("game", [game.name for game in all_games() if game.secrets])


def hand(race: Race, seat: int) -> set[str]:
    """The names of the cards a seat holds, as it sees them itself."""
    words = game_words(race.game, "en")
    scene = compose(race.game, race.observe(seat))
    held = (card for card in scene.cards if card.zone == "hand" and card.owner == seat and card.form == "card")
    return {words.text(card.title) for card in held}


def with_cards_in_hand(game: str) -> tuple[Race, list[Bot | None]]:
    """A race of two people that has come to a moment when both hold cards."""
    for seed in range(50):
        race, seats = race_of(game, people=2, players=2, seed=seed)
        pick = at_random(Seeded(seed, 0, "cards"))
        while not race.over:
            if hand(race, 0) and hand(race, 1):
                return race, seats
            race.play(pick(race.state))
    raise AssertionError("nobody ever holds a card")


@secret_games
def test_the_hand_over_screen_shows_no_card_of_anybody(game: str, tmp_path: Path) -> None:
    race, seats = with_cards_in_hand(game)

    async def story(keyboard: Keyboard) -> None:
        handed_over = 0
        while handed_over < 2 and not isinstance(keyboard.screen, Finish):
            await pass_the_keyboard_on(keyboard)
            if isinstance(keyboard.screen, HandOver):
                handed_over += 1
                shown = keyboard.text
                below = keyboard.panels.tray().plain
                assert not [card for card in hand(race, 0) | hand(race, 1) if card in shown or card in below]
                assert race.record.seats[race.seat] in shown
                await keyboard.press("enter", "1", "u")
                assert isinstance(keyboard.screen, HandOver)
                await keyboard.press("space")
                assert all(card in keyboard.text for card in hand(race, race.seat))
            await keyboard.press("down", "enter")
        assert handed_over

    tell(playing(race, seats, tmp_path / "race.json"), story, size=(140, 45))


@secret_games
def test_one_person_against_bots_is_never_asked_to_hand_over(game: str, tmp_path: Path) -> None:
    race, seats = race_of(game, people=1)

    async def story(keyboard: Keyboard) -> None:
        for _ in range(5):
            assert not isinstance(keyboard.screen, HandOver)
            await keyboard.press("enter")

    tell(playing(race, seats, tmp_path / "race.json"), story)


@secret_games
def test_whoever_has_played_sees_the_outcome_before_passing_on(game: str, tmp_path: Path) -> None:
    race, seats = with_cards_in_hand(game)

    async def story(keyboard: Keyboard) -> None:
        await take_the_keyboard(keyboard)
        first = race.seat
        while race.seat == first:
            await keyboard.press("down", "enter")
        assert keyboard.table.viewer == first
        assert all(card in keyboard.text for card in hand(race, first))
        assert keyboard.app.voice.say("pass-on", player=race.record.seats[race.seat]) in keyboard.text
        await keyboard.press("enter", "1")
        assert keyboard.table.viewer == first

    tell(playing(race, seats, tmp_path / "race.json"), story, size=(140, 45))
