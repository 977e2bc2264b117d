"""A study: the races a report is made of, planned, played and kept together.

Beside the races of the report itself there are a few on each circuit, and a ladder: one stronger bot among
weaker ones, to see how often the better player wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from hippodrome.engine import registry
from hippodrome.engine.errors import BadOption
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.lab.balance.collecting import collect
from hippodrome.lab.balance.tally import Tally
from hippodrome.lab.programme import Programme, make_programme

LETTERS = "ABCDEF"
"""What compared rule sets are called."""
_SHARE, _FEWEST = 5, 40
"""Circuits and steps of the ladder get a fifth of the races each, but not fewer than this."""


@dataclass(slots=True)
class Run:
    """Races of one programme."""

    programme: Programme
    tally: Tally = field(default_factory=Tally)


@dataclass(slots=True)
class Study:
    """All races of a report."""

    game: Game
    main: Run
    others: list[Run] = field(default_factory=list)
    """Other rule sets, to be compared with the main one."""
    circuits: dict[Value, Run] = field(default_factory=dict)
    """By the value of the game's circuit option."""
    ladder: list[tuple[str, str, Run]] = field(default_factory=list)
    """(stronger bot, weaker bot, races of one among the others)."""

    @property
    def runs(self) -> list[Run]:
        """Every run, in a fixed order."""
        return [self.main, *self.others, *self.circuits.values(), *(run for _, _, run in self.ladder)]

    @property
    def races(self) -> int:
        """How many races the study takes in all."""
        return sum(run.programme.games for run in self.runs)

    @property
    def compared(self) -> list[tuple[str, Run]]:
        """The rule sets that are compared, each with its letter; empty if there is only one."""
        return list(zip(LETTERS, [self.main, *self.others], strict=False)) if self.others else []

    @property
    def players(self) -> int:
        return self.main.programme.players

    def play(self, processes: int = 1, progress: Callable[[int], None] | None = None, ray: str | None = None) -> None:
        """Play all races, here, in processes or on a Ray cluster."""
        tallies = collect([run.programme for run in self.runs], processes, progress, ray)
        for run, tally in zip(self.runs, tallies, strict=True):
            run.tally = tally


def make_study(
    game: str,
    players: int | None,
    games: int,
    seed: int | str,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    against: Mapping[str, object] | Sequence[Mapping[str, object]] | None = None,
    ladder: Sequence[str] = (),
    circuits: bool = True,
) -> Study:
    """A study whose every part was checked. `against` are the options of another rule set, or of several.

    `ladder` names bots from the weakest on; each one but the first is set among those of the name before it.
    """
    main = make_programme(game, players, games, seed, bots, options)
    study = Study(registry.game(game), Run(main))
    few = max(_FEWEST, games // _SHARE)
    sets = [] if against is None else [against] if isinstance(against, Mapping) else list(against)
    if len(sets) >= len(LETTERS):
        raise BadOption(option="against", value=str(len(sets)), legal=f"1..{len(LETTERS) - 1}")
    for number, options_of in enumerate(sets):
        # Other dice: what differs must then be due to the rules, not to a stream of luck they share.
        dice = f"{seed} against" if number == 0 else f"{seed} against {number + 1}"
        study.others.append(Run(make_programme(game, players, games, dice, bots, options_of)))
    if circuits and not sets:
        study.circuits = _circuits(study, few, f"{seed} circuits", bots)
    for weaker, stronger in pairwise(ladder):
        table = [stronger, *[weaker] * (main.players - 1)]
        programme = make_programme(game, main.players, few, f"{seed} ladder", table, options)
        study.ladder.append((stronger, weaker, Run(programme)))
    return study


def _circuits(study: Study, games: int, seed: str, bots: Sequence[str]) -> dict[Value, Run]:
    """A few races on each circuit there is, unless the report is about a board of one's own."""
    programme, key = study.main.programme, study.game.measures.circuits
    option = next((option for option in study.game.options if option.key == key), None)
    if option is None or isinstance(programme.options[key], dict):
        return {}
    values = option.legal(programme.players)
    return {
        value: Run(
            make_programme(programme.game, programme.players, games, seed, bots, {**programme.options, key: value})
        )
        for value in values
        if not isinstance(value, dict | list)
    }
