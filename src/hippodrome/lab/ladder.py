"""The ladder of bots: each rung against the one below, in every game at every number of players."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hippodrome.bots import at_tables, bot, names, plays
from hippodrome.engine import registry
from hippodrome.engine.errors import BadOption, BadPlayers, UnreadableFile
from hippodrome.lab.meeting import ERROR, Standings, hold_tournament, make_meeting

BEGIN = "<!-- ladder: written by `hippodrome ladder`, do not edit -->"
END = "<!-- end of ladder -->"


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is raced for each rung."""

    least: int
    """Races before a rung may be called decided, so that its interval says something."""
    most: int
    margin: float
    every_table: bool
    """All numbers of players, or the usual one only."""
    thought: str
    """The level of bots that can think longer or shorter; "" for their usual one."""

    def bots(self) -> list[str]:
        """Every bot there is, from below."""
        return [f"{name}:{self.thought}" if self.thought and at_tables(name) != name else name for name in names()]


EFFORTS = {"quick": Effort(40, 400, 0.1, False, "200"), "full": Effort(60, 2400, 0.05, True, "")}


@dataclass(frozen=True, slots=True)
class Rung:
    """One comparison: does `upper` beat `lower`?"""

    game: str
    players: int
    lower: str
    upper: str

    def key(self, seed: int | str, effort: str) -> dict[str, Any]:
        """Everything the outcome depends on."""
        declared = registry.game(self.game)
        return {
            **asdict(self),
            "seed": seed,
            "level": effort,
            "rules_version": declared.rules_version,
            "data_version": declared.data_version,
            "bot_versions": [bot(name, declared).version for name in (self.lower, self.upper)],
        }


def rungs(games: Sequence[str], players: Sequence[int], bots: Sequence[str], effort: Effort) -> list[Rung]:
    """Every comparison, in order; without `players`, the counts that the effort asks for."""
    found = []
    for name in games or registry.names():
        declared = registry.game(name)
        counts = declared.players if effort.every_table else (declared.usual_players,)
        if players:
            counts = tuple(count for count in declared.players if count in players)
            if not counts:
                raise BadPlayers(game=name, players=players[0], legal=", ".join(map(str, declared.players)))
        racing = [name_of for name_of in bots if plays(name_of, declared)]
        found += [Rung(name, count, low, high) for count in counts for low, high in itertools.pairwise(racing)]
    return found


def doubled(first: str, times: int) -> list[str]:
    """`search:100` doubled twice: search:100, search:200, search:400."""
    name, _, level = first.partition(":")
    if not level.isdecimal():
        raise BadOption(option="doubling", value=first, legal="search:100")
    return [f"{name}:{int(level) << power}" for power in range(times + 1)]


def climb(
    rung: Rung,
    seed: int | str,
    effort: str,
    processes: int = 1,
    progress: Callable[[Standings], None] | None = None,
    ray: str | None = None,
) -> dict[str, Any]:
    """Race one rung; a row of the ladder."""
    how = EFFORTS[effort]
    meeting = make_meeting(rung.game, rung.players, (rung.upper, rung.lower), seed)
    standings = hold_tournament(
        meeting, how.most, processes, progress, margin=how.margin, least=how.least, ray=ray
    )  # fmt: skip
    report = standings.report()
    pair, upper = report["pairs"][0], report["entrants"][0]
    return {
        **rung.key(seed, effort),
        "bot": rung.upper,
        "against": rung.lower,
        "races": report["races"],
        "clusters": report["clusters"],
        "win_share": upper["win_share"],
        "win_share_interval_95": upper["win_share_interval_95"],
        "lead": pair["lead"],
        "lead_interval": pair["lead_interval"],
        "error_each_side": pair["error_each_side"],
        "margin": how.margin,
        "verdict": pair["verdict"],
    }


class LadderPage:
    """The rows so far, as a Markdown table (between marks, if the page has other text) and as JSON beside it."""

    def __init__(self, page: Path) -> None:
        self.page = page
        self.data = page.with_suffix(".json")
        self.rows: list[dict[str, Any]] = []
        if self.data.exists():
            try:
                self.rows = json.loads(self.data.read_text(encoding="utf-8"))["rows"]
            except (OSError, ValueError, KeyError, TypeError) as error:
                raise UnreadableFile(path=str(self.data), problem=str(error)) from error

    def find(self, rung: Rung, seed: int | str, effort: str) -> dict[str, Any] | None:
        """A row raced before, if nothing it depends on has changed."""
        key = rung.key(seed, effort)
        return next((row for row in self.rows if all(row.get(name) == value for name, value in key.items())), None)

    def write(self, rows: list[dict[str, Any]]) -> None:
        """Put these rows on the page; rows of other comparisons stay in the JSON for another day."""
        others = [row for row in self.rows if row not in rows]
        self.rows = [*rows, *others]
        data = {"format": "hippodrome-ladder/1", "rows": self.rows}
        self.data.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        old = self.page.read_text(encoding="utf-8") if self.page.exists() else f"# The ladder of bots\n\n{BEGIN}{END}\n"
        before, begin, rest = old.partition(BEGIN)
        _, end, after = rest.partition(END)
        if not begin or not end:
            before, after = old.rstrip() + "\n\n", "\n"
        table = "\n".join(markdown(rows))
        self.page.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", encoding="utf-8")


def markdown(rows: list[dict[str, Any]]) -> Iterator[str]:
    """The table and how to read it."""
    yield "| game | players | bot | against | races | share of wins (95 %) | lead in points (at any stop) | verdict |"
    yield "|---|---|---|---|---|---|---|---|"
    for row in rows:
        low, high = row["win_share_interval_95"]
        least, most = row["lead_interval"]
        yield (
            f"| {row['game']} | {row['players']} | `{row['bot']}` | `{row['against']}` | {row['races']:,} "
            f"| {100 * row['win_share']:.1f} % ({100 * low:.1f} … {100 * high:.1f}) "
            f"| {100 * row['lead']:+.1f} ({100 * least:+.1f} … {100 * most:+.1f}) | {row['verdict']} |"
        )
    margins = sorted({row["margin"] for row in rows})
    yield ""
    yield (
        "Seats rotated, every seed raced in every seating; the lead is the difference of the two shares of wins. "
        f"Each kind of wrong claim (stronger, weaker, level) has a chance of {100 * ERROR:.0f} % at most for each row, "
        "however long it was raced. *Level* means within "
        f"{' or '.join(f'{100 * margin:.0f}' for margin in margins)} points; *open* that the races did not suffice to "
        "tell."
    )
