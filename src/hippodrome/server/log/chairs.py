"""The seats of a table: who sits, who plays, and by which key."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import asdict, dataclass
from typing import Any, Literal

Why = Literal["asked", "left", "absent", "time", "deadline", "resigned"]
"""`deadline`: the time of a cup's round was over, and it was somebody else's turn."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat. A person's chair keeps the person while a bot stands in."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = None
    """The bot that sits here."""
    number: int | None = None
    """Which of the bots of its kind it is, while it has no name of its own: readers call it in their language."""
    guest: str | None = None
    token: str | None = None
    """The hash of the seat's token."""
    device: int | None = None
    ready: bool = False
    salt: str | None = None
    stand_in: str | None = None
    """The bot that plays for an absent person."""
    why: Why | None = None

    @property
    def player(self) -> str | None:
        """The bot that plays here now; None if a person does."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def called(self) -> str | tuple[str, int]:
        """The name, or kind and number of a bot that has no name of its own."""
        return self.name if self.bot is None or self.number is None else (self.bot, self.number)

    @property
    def person(self) -> bool:
        """True if a person sits here who may still race."""
        return self.kind == "person" and self.why != "resigned"

    def record_name(self, seat: int) -> str:
        """What a record calls who sits here."""
        return self.name or f"Seat {seat + 1}"

    def to_json(self) -> dict[str, Any]:
        """As it stands in the log."""
        return {name: value for name, value in asdict(self).items() if value is not None and value is not False}


def new_token() -> str:
    """A secret of 256 bits that opens a seat or is a guest's key."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, too little to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(key: str, chair: Chair) -> bool:
    """True if a token's hash is this chair's; takes the same time whatever is wrong with it."""
    return chair.token is not None and hmac.compare_digest(key, chair.token)
