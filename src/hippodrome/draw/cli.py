"""`hippodrome boards`: files of one's own to start from, checked and drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.arguments import GameName, Given, Language, Players, make_room, read_given
from hippodrome.engine import registry
from hippodrome.engine.errors import BadOption, UnreadableFile
from hippodrome.engine.files import make_folder, read_toml
from hippodrome.engine.game import NAMED, Game
from hippodrome.engine.models import likeness, model, own_options, supplied
from hippodrome.engine.words import check_language, shared_words

boards_app = typer.Typer(help="Boards, circuits and decks of one's own.")


@boards_app.command("new")
def boards_new(
    game: GameName,
    option: Annotated[str | None, typer.Argument(help="What to replace (default: the first that can be).")] = None,
    like: Annotated[str | None, typer.Option(help="The supplied one to start from.")] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The TOML file to write.")] = None,
    language: Language = "en",
) -> None:
    """Write a commented file to start from; it races as the supplied one until it is changed."""
    declared = _with_files(registry.game(game))
    key = option or own_options(declared)[0].key
    text = model(declared, key, like)
    file = make_room(output or Path(f"{game}-{like or key}.toml"))
    _write(file, text)
    words = shared_words(check_language(language))
    typer.echo(words.say("board-fits", {"path": str(file), "game": game, "option": key}))


@boards_app.command("export")
def boards_export(
    game: GameName,
    output: Annotated[Path, typer.Option("-o", "--output", help="The folder to write to.")] = Path("boards"),
) -> None:
    """Write every supplied board, circuit and deck of a game as a file of one's own."""
    declared = _with_files(registry.game(game))
    make_folder(output)
    for option in own_options(declared):
        for value in supplied(declared, option):
            several = option.table or len(option.values) > 1
            file = output / (f"{option.key}-{value}.toml" if several else f"{option.key}.toml")
            _write(file, model(declared, option.key, value))
            typer.echo(str(file))


@boards_app.command("check")
def boards_check(
    file: Annotated[Path, typer.Argument(help="A TOML file.")],
    game: Annotated[
        str | None, typer.Option(help="The game it is for (default: the one it names or resembles).")
    ] = None,
    language: Language = "en",
) -> None:
    """Check a board, circuit or deck of one's own, naming the part at fault."""
    table = read_toml(file)
    words = shared_words(check_language(language))
    named = game or table.get(NAMED)
    declared = registry.game(str(named)) if named else _resembled(table)
    if declared is None:
        typer.echo(words.say("board-fits-none", {"path": str(file)}), err=True)
        raise typer.Exit(2)
    option = declared.check(table)
    typer.echo(words.say("board-fits", {"path": str(file), "game": declared.name, "option": option}))
    for doubt in declared.remarks(table):
        typer.echo(words.say("board-doubt", {"doubt": doubt.say(language)}), err=True)


@boards_app.command("draw")
def boards_draw(
    game: GameName,
    players: Players = None,
    option: Given = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="The file to write (default: board.svg, or board.pdf).")
    ] = None,
    language: Language = "en",
    scheme: Annotated[str, typer.Option(help="light or dark; paper is light.")] = "light",
    pdf: Annotated[
        bool, typer.Option("--pdf", help="In true size on sheets of paper, with marks to cut along.")
    ] = False,
    scale: Annotated[float, typer.Option(min=5, max=200, help="Millimetres across a cell on paper.")] = 30.0,
    paper: Annotated[str, typer.Option(help="A4 or A3.")] = "A4",
    deck: Annotated[
        bool, typer.Option("--deck", help="With --pdf: the cards of the deck instead of the board.")
    ] = False,
) -> None:
    """Draw a game's board, or one of one's own: an SVG, or sheets to print and cut (as HTML where -o ends so)."""
    from hippodrome.draw.race import draw_board

    if deck and not pdf:
        raise BadOption(option="deck", value="on", legal="--pdf --deck")
    file = make_room(output or Path("deck.pdf" if deck else "board.pdf" if pdf else "board.svg"))
    declared = registry.game(game)
    count = players if players is not None else declared.usual_players
    given, spoken = read_given(option), check_language(language)
    if pdf:
        _print(declared, count, given, spoken, paper, None if deck else scale, file)
    else:
        _write(file, draw_board(declared, count, given, spoken, check_scheme(scheme)))
    typer.echo(str(file))


def _print(
    game: Game, players: int, given: dict[str, object], language: str, paper: str, scale: float | None, file: Path
) -> None:
    """Print a board at a scale, or without one the cards of the deck."""
    from hippodrome.draw.decks import deck_sheets
    from hippodrome.draw.sheets import PAPERS, board_sheets, print_pdf

    if paper.upper() not in PAPERS:
        raise BadOption(option="paper", value=paper, legal=", ".join(PAPERS))
    if scale is None:
        sheets = deck_sheets(game, given, language, paper.upper())
    else:
        sheets = board_sheets(game, players, given, language, paper.upper(), scale)
    if file.suffix == ".html":
        _write(file, sheets)
    else:
        print_pdf(sheets, file)


def check_scheme(scheme: str) -> str:
    """Light or dark."""
    if scheme not in ("light", "dark"):
        raise BadOption(option="scheme", value=scheme, legal="light, dark")
    return scheme


def _with_files(game: Game) -> Game:
    """A game that takes files of one's own."""
    if not own_options(game):
        game.check({})
    return game


def _resembled(table: dict[str, Any]) -> Game | None:
    """The game whose files a file resembles most; None if it resembles none."""
    scores = [
        (max((likeness(game, option, table) for option in own_options(game)), default=0), game)
        for game in registry.all_games()
    ]
    score, best = max(scores, key=lambda scored: scored[0], default=(0, None))
    return best if score else None


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UnreadableFile(path=str(file), problem=str(error)) from error
