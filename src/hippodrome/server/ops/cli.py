"""`hippodrome serve` and `hippodrome tables`: functions that the command line mounts."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import socket
import threading
import time
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from hippodrome.engine import registry
from hippodrome.engine.errors import HippodromeError, UnreadableFile
from hippodrome.engine.files import make_folder
from hippodrome.engine.record import load_record

Database = Annotated[
    str, typer.Option(help="postgresql://… or a SQLite file; by default SQLite in the user's data folder.")
]
Code = Annotated[str, typer.Argument(help="A table's code.")]

tables_app = typer.Typer(help="Look after the tables of a server: list, export, import, prune.")


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8737,
    database: Database = "",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="A further origin whose pages may connect.")] = None,
    proxies: Annotated[str, typer.Option(help="Proxies whose X-Forwarded-For is believed.")] = "127.0.0.1",
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think.")] = None,
    analysis: Annotated[bool, typer.Option(help="Look back on finished races in the background.")] = True,
    puzzles: Annotated[Path | None, typer.Option(help="A folder of own puzzles to offer too.")] = None,
    playouts: Annotated[int, typer.Option(help="How thoroughly finished races are looked back on.")] = 200,
    par: Annotated[str, typer.Option(help="The bot that races every race of the day for comparison.")] = "search",
    trials: Annotated[int, typer.Option(help="Races that tell how fair a board of the workshop is; 0 for none.")] = 400,
    public_url: Annotated[str, typer.Option(help="The address players use, for links in notices.")] = "",
    notices: Annotated[bool, typer.Option(help="Send turn notices by webhook too, and by any push service.")] = False,
    contact: Annotated[str, typer.Option(help="Where push services reach you: mailto:… or https://…")] = "",
    notice_host: Annotated[list[str] | None, typer.Option(help="A private host that notices may be sent to.")] = None,
    mail: Annotated[str, typer.Option(help="Who takes mail: smtp://[user@]host[:port] or smtps://…")] = "",
    mail_from: Annotated[str, typer.Option(help="The sender of mail: race@example.org")] = "",
    open_tables: Annotated[int, typer.Option(help="How many races may be open at once.")] = 2000,
    processes: Annotated[int, typer.Option(min=1, max=64, help="Processes that serve together behind the port.")] = 1,
    inside: Annotated[str, typer.Option(help="HOST:PORT from which on processes listen to each other.")] = "",
    unlimited: Annotated[bool, typer.Option(help="No limits per address (load tests, one shared address).")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables: people and bots race in the browser."""
    from hippodrome.server.errors import OneProcessOnly, PortTaken
    from hippodrome.server.jobs.post import mail_server
    from hippodrome.server.log.bot_seats import known_bot
    from hippodrome.server.ops.parent import serve_together, sharing
    from hippodrome.server.ops.run import serve as run
    from hippodrome.server.settings import ServerSettings
    from hippodrome.study.puzzle import own_puzzles

    if processes > 1 and not sharing():
        raise OneProcessOnly()

    own_puzzles(puzzles)
    settings = ServerSettings(
        database=database,
        origins=tuple(origin or ()),
        proxies=proxies,
        analysis=analysis,
        puzzles=str(puzzles or ""),
        playouts=max(1, playouts),
        par=known_bot(par, registry.all_games()),
        trials=max(0, trials),
        public_url=public_url.rstrip("/"),
        notices=notices,
        contact=contact,
        notice_hosts=tuple(notice_host or ()),
        open_tables=open_tables,
        processes=processes,
        inside=_inside(inside),
        place=f"{socket.gethostname()}:{port}",
        workers=max(1, workers if workers is not None else ((os.cpu_count() or 2) - 1) // processes),
        mail=mail,
        mail_from=mail_from,
        mail_password=os.environ.get("HIPPODROME_MAIL_PASSWORD", ""),
    )
    mail_server(settings)
    changes: dict[str, object] = {}
    if unlimited:
        lots = (1e9, 1e9)
        changes |= dict.fromkeys(
            (
                "sockets_each",
                "connections_each",
                "tables_each",
                "tables_from",
                "uploads_from",
                "boards_each",
                "boards_from",
            ),
            10**6,
        )
        changes |= dict.fromkeys(
            ("requests", "creations", "connects", "effort", "guesses", "hints", "messages", "mail_codes"), lots
        )
    settings = replace(settings, **changes)  # type: ignore[arg-type]
    address = f"http://{_local(host)}:{port}/"
    if _taken(host, port):
        if not (open_page and _ours(address)):
            raise PortTaken(port=str(port))
        typer.echo(f"Hippodrome is open already: {address}")
        webbrowser.open(address)
        return

    def ready() -> None:
        typer.echo(f"Hippodrome is open: {address} (Ctrl+C closes it)")
        if host in EVERYWHERE:
            typer.echo(f"For others in your network: http://{_own_address()}:{port}/")
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    (run if processes == 1 else serve_together)(host, port, settings, log_level, ready)


def _inside(address: str) -> str:
    """An address to listen at, or a clear refusal."""
    host, _, port = address.rpartition(":")
    if address and not (host and port.isdecimal() and 0 < int(port) < 65536):
        raise typer.BadParameter("HOST:PORT, as 10.0.0.5:8800", param_hint="--inside")
    return address


EVERYWHERE = ("0.0.0.0", "::")


def _local(host: str) -> str:
    return "127.0.0.1" if host in EVERYWHERE else host


def _taken(host: str, port: int) -> bool:
    """True if somebody listens there already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error.errno == errno.EADDRINUSE
    return False


def _ours(address: str) -> bool:
    """True if it is a Hippodrome that answers at an address."""
    import httpx

    try:
        return "protocol" in httpx.get(f"{address}health", timeout=2, trust_env=False).json()
    except (httpx.HTTPError, ValueError):
        return False


def _own_address() -> str:
    """The machine's address in its network: the one it would speak to others from (nothing is sent)."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


@tables_app.command("list")
def list_tables(
    database: Database = "",
    phase: Annotated[str | None, typer.Option(help="lobby, racing or over.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Show the tables of a database."""
    from hippodrome.server.ops import housekeeping

    lines = asyncio.run(housekeeping.listing(database, phase))
    if as_json:
        for line in lines:
            typer.echo(json.dumps(line))
        return
    shown = Table("code", "game", "phase", "mode", "players", "entries", "last change")
    for line in lines:
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(line["updated"]))
        shown.add_row(
            line["code"], line["game"], line["phase"], line["mode"], ", ".join(line["names"]),
            str(line["sequence"]), changed,
        )  # fmt: skip
    Console().print(shown)


@tables_app.command("export")
def export_table(
    code: Code,
    file: Annotated[Path, typer.Argument(help="Where the record goes.")],
    database: Database = "",
    unfinished: Annotated[bool, typer.Option(help="Also a race that is not over (it shows hidden cards).")] = False,
) -> None:
    """Write the record of a race to a file."""
    from hippodrome.server.ops import housekeeping

    record = asyncio.run(housekeeping.export(database, code, unfinished))
    record.save(file)
    typer.echo(f"{file}: {record.game}, {len(record.moves)} choices")


@tables_app.command("records")
def write_records(
    folder: Annotated[Path, typer.Argument(help="Where the records go, one file each.")],
    game: Annotated[str | None, typer.Option(help="Of this game only.")] = None,
    database: Database = "",
) -> None:
    """Write the records of all finished races without names and codes, to be studied or looked through for puzzles."""
    from hippodrome.server.ops import housekeeping

    async def write() -> int:
        count = 0
        async for record in housekeeping.finished(database, game):
            count += 1
            record.save(folder / f"{count:06}.json")
        return count

    make_folder(folder)
    typer.echo(f"{folder}: {asyncio.run(write())}")


@tables_app.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(help="A recorded race (JSON).")], database: Database = ""
) -> None:
    """Open a recorded race at a table of its own, to watch."""
    from hippodrome.server.ops import housekeeping

    try:
        record = load_record(file)
    except HippodromeError:
        raise
    except OSError as error:
        raise UnreadableFile(path=str(file), problem=str(error)) from error
    typer.echo(asyncio.run(housekeeping.bring_in(database, record)))


@tables_app.command("prune")
def prune_tables(
    database: Database = "",
    finished_days: Annotated[float, typer.Option(help="Keep only the record of older finished races.")] = 30,
    idle_days: Annotated[float, typer.Option(help="Remove races nobody has moved in for so long.")] = 90,
    lobby_days: Annotated[float, typer.Option(help="Remove tables not started for so long.")] = 14,
    dry_run: Annotated[bool, typer.Option(help="Only say what would be done.")] = False,
) -> None:
    """Archive finished races and remove abandoned tables."""
    from hippodrome.server.ops import housekeeping

    done = asyncio.run(housekeeping.prune(database, finished_days, idle_days, lobby_days, dry_run))
    typer.echo(f"archived {done.archived}, removed {done.removed}" + (" (dry run)" if dry_run else ""))


@tables_app.command("boards")
def list_boards(
    database: Database = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Show the boards of the workshop that a database keeps."""
    from hippodrome.server.ops import housekeeping

    lines = asyncio.run(housekeeping.boards(database))
    if as_json:
        for line in lines:
            typer.echo(json.dumps(line))
        return
    shown = Table("code", "game", "kind", "title", "by", "listed", "raced", "likes")
    for line in lines:
        shown.add_row(*(str(value) for value in line.values()))
    Console().print(shown)


@tables_app.command("remove-board")
def remove_board(code: Annotated[str, typer.Argument(help="A board's code.")], database: Database = "") -> None:
    """Take a board out of the gallery, for good."""
    from hippodrome.server.ops import housekeeping

    asyncio.run(housekeeping.remove_board(database, code.upper()))
    typer.echo(f"{code.upper()} is gone")


def bench_tables(
    levels: Annotated[str, typer.Option(help="How many live tables, several separated by commas.")] = "50,200,500",
    games: Annotated[str, typer.Option(help="Which games, separated by commas; all of them in turn if none.")] = "",
    seconds: Annotated[float, typer.Option(help="How long each level is measured.")] = 20.0,
    databases: Annotated[str, typer.Option(help="sqlite, postgresql or both.")] = "sqlite,postgresql",
    processes: Annotated[str, typer.Option(help="How many processes serve, several separated by commas.")] = "1,2",
    peer: Annotated[bool, typer.Option(help="Also drive boardgame.io's server (npm installs it once).")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Results as JSON.")] = False,
) -> None:
    """Measure how quickly a move reaches the others at many tables, on this machine only."""
    from hippodrome.server.bench.run import measure, ratios

    console = Console(stderr=True)
    wanted = [max(1, int(level)) for level in levels.split(",")]
    raced = games.split(",") if games else list(registry.names())

    def say(line: str) -> None:
        console.print(line, style="dim")

    numbers = [max(1, int(number)) for number in processes.split(",")]
    results = measure(raced, wanted, seconds, databases.split(","), numbers, peer, say)
    if as_json:
        typer.echo(json.dumps({"results": [r.to_json() for r in results], "ratios": ratios(results)}, indent=1))
        return
    shown = Table(
        "server", "game", "tables", "moves/s", "late", "p50 ms", "p95 ms", "p99 ms", "CPU ms/move", "kB/move",
        "kB/table",
    )  # fmt: skip
    for result in results:
        shown.add_row(*(str(value) for name, value in result.to_json().items() if name != "seats"))
    Console().print(shown)
    for line in ratios(results):
        Console().print(f"{line['server']}, {line['tables']} tables of {line['game']}, over boardgame.io: "
                        f"p99 x{line['p99_ratio']}, memory x{line['memory_ratio']}")  # fmt: skip
