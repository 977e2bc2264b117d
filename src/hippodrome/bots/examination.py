"""What a search found out about the choices on offer."""

from __future__ import annotations

from typing import final


@final
class Examined:
    """What is known of one choice: `mean` reward (0 to 1) for the seat, its standard `error`, after `visits`."""

    def __init__(self, choice: int, visits: int, mean: float, error: float) -> None:
        self.choice = choice
        self.visits = visits
        self.mean = mean
        self.error = error


@final
class Examination:
    """What a search found out: the best choice, every choice in the order offered, how it may go on.

    `line` is the principal continuation, (seat, choice) by (seat, choice), beginning with the best choice.
    """

    def __init__(self, best: int, choices: list[Examined], line: list[tuple[int, int]]) -> None:
        self.best = best
        self.choices = choices
        self.line = line
