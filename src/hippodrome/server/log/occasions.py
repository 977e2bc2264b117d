"""What a table was opened for."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Occasion(BaseModel):
    """The club whose table it is, and the cup that is raced at it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    club: str | None = None
    cup: str | None = None
    round: int = 0
    number: int = 0
    """Which of the round's tables it is."""
    sealed: bool = False
    """True if other tables of the round meet the same dice: nobody looks on before their own race is over."""


NO_OCCASION = Occasion()
