"""Dice that a table shares with other races."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Lot(BaseModel):
    """Where shared dice come from."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    dice: str
    """Their name, the same in all races."""
    after: int | None = None
    """The last point of a race that goes on here which other dice answered; None if there is none."""
    set: str | None = None
    """The code of the set, if the secret is kept until that is closed; without it everybody may know the dice."""
    race: int = 0
    """Which of the set's races it is."""
