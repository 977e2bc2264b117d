"""What can be set before a race: typed options with defaults and legal values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from hippodrome.engine.errors import BadOption, UnknownOption

Value = bool | int | str | list[object] | dict[str, object]


@dataclass(frozen=True, slots=True)
class Option:
    """One setting.

    `values` lists the legal ones (first = default), or `low` and `high` bound a number with a
    `default`. `for_players` replaces `values` at some numbers of players. An option with `own` also
    takes a table of one's own (a board or deck read from a TOML file); the game checks it.
    """

    key: str
    values: tuple[Value, ...] = ()
    low: int | None = None
    high: int | None = None
    default: Value | None = None
    for_players: Mapping[int, tuple[Value, ...]] = field(default_factory=dict)
    own: bool = False
    file: str = ""
    """Of an option with `own`: the game's data file that has the supplied values. Without `table` it is the first of
    them, and any other has a file of its own (`board-standard`)."""
    table: str = ""
    """The table of that file in which each value has a table of its own; empty if the file is the one value."""
    advanced: bool = False
    """Shown only when asked for: a switch for a doubtful reading of the rules."""
    picture: Literal["", "board", "racer"] = ""
    """What its values can be shown by: the board they give, or the racer they name."""
    seat: int = -1
    """The seat whose player chooses it (a racer), counted on from the first again where there are fewer players; -1: it
    is everybody's, and the host sets it."""
    cosmetic: bool = False
    """It changes what the race looks like and nothing else (colours): the same choices and dice give the same race."""
    only_if: tuple[str, Value] | None = None
    """Another option and the value it must have for this one to mean anything; else it stays at its default."""

    def legal(self, players: int) -> tuple[Value, ...]:
        """The values that may be named with this many players; empty if a range or free table."""
        return self.for_players.get(players, self.values)

    def data_file(self, value: Value) -> str:
        """The data file that a supplied value stands in."""
        return self.file if self.table or value == self.values[0] else f"{self.file}-{value}"

    def chooser(self, players: int) -> int:
        """The seat whose player chooses it; -1 if it is nobody's alone."""
        return self.seat % players if self.seat >= 0 else -1

    def standard(self, players: int) -> Value:
        """The default with this many players."""
        legal = self.legal(players)
        if legal:
            return legal[0]
        assert self.default is not None
        return self.default

    def read(self, value: object, players: int) -> Value:
        """The value, checked; text from a command line is understood too."""
        legal = self.legal(players)
        if self.own and isinstance(value, dict):
            return value
        for candidate in legal:
            if type(candidate) is type(value) and candidate == value:
                return candidate
            if isinstance(value, str) and value.lower() in _spellings(candidate):
                return candidate
        if self.low is not None and self.high is not None:
            number = _whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
        raise BadOption(option=self.key, value=str(value), legal=self.describe(players))

    def counts(self, chosen: Mapping[str, object]) -> bool:
        """True if the option means anything beside the others."""
        return self.only_if is None or chosen[self.only_if[0]] == self.only_if[1]

    def describe(self, players: int) -> str:
        """The legal values in one line."""
        if self.low is not None and self.high is not None:
            return f"{self.low}..{self.high}"
        words = [_spelling(value) for value in self.legal(players)]
        return ", ".join([*words, "FILE.toml"] if self.own else words)


def _whole(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.lstrip("-").isdecimal():
        return int(value)
    return None


def _spelling(value: Value) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _spellings(value: Value) -> set[str]:
    if isinstance(value, bool):
        return {"on", "true", "yes"} if value else {"false", "no", "off"}
    return {str(value).lower()}


def read_options(options: tuple[Option, ...], given: Mapping[str, object], players: int) -> dict[str, Value]:
    """Every option with its value: the given ones checked, the others at their default."""
    known = {option.key for option in options}
    for key in given:
        if key not in known:
            raise UnknownOption(option=key, known=", ".join(sorted(known)))
    read = {
        option.key: option.read(given[option.key], players) if option.key in given else option.standard(players)
        for option in options
    }
    return {option.key: read[option.key] if option.counts(read) else option.standard(players) for option in options}


def whole_number(options: Mapping[str, Value], key: str) -> int:
    """The value of an option that is a whole number."""
    value = options[key]
    assert isinstance(value, int)
    return value


def switch(options: Mapping[str, Value], key: str, value: Value = True) -> int:
    """1 if an option has that value, else 0: options as rules read them."""
    return 1 if options[key] == value else 0
