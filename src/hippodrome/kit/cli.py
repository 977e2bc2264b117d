"""The commands that make a game or a bot of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.arguments import Language
from hippodrome.bots import forms, names
from hippodrome.bots.outside import PREFIX
from hippodrome.engine import registry
from hippodrome.engine.errors import BadOption
from hippodrome.engine.words import check_language, shared_words
from hippodrome.kit import BOT, make


def new_game(
    name: Annotated[str, typer.Argument(help="The game's name in code: my_race.")],
    folder: Annotated[Path | None, typer.Option(help="Where its package goes (default: a folder of its name).")] = None,
    language: Language = "en",
) -> None:
    """Make a package with a smallest complete race, ready to change."""
    words = shared_words(check_language(language), "hippodrome.kit")
    where = folder or Path(name)
    make(name, where)
    typer.echo(words.say("kit-made", {"game": name, "folder": str(where)}))


bots_app = typer.Typer(help="Bots: those there are, and one of one's own.", no_args_is_help=True)


@bots_app.command("list")
def list_bots() -> None:
    """What may be written where a bot is named."""
    for form in forms():
        typer.echo(form)
    typer.echo(f"{PREFIX}:COMMAND")


@bots_app.command("new")
def new_bot(
    name: Annotated[str, typer.Argument(help="The bot's name in code: my_bot.")],
    folder: Annotated[Path | None, typer.Option(help="Where its package goes (default: a folder of its name).")] = None,
    language: Language = "en",
) -> None:
    """Make a package with a small bot that plays every game, ready to change."""
    words = shared_words(check_language(language), "hippodrome.kit")
    if name in names():
        raise BadOption(option="NAME", value=name, legal="a name no bot has yet")
    where = folder or Path(name)
    make(name, where, BOT)
    typer.echo(words.say("kit-bot-made", {"bot": name, "folder": str(where), "game": registry.names()[0]}))
