"""What a guest says of themselves and how they want to be told."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from hippodrome.server.wire.nouns import Strict

Hour = Annotated[int, Field(ge=0, le=23)]
MailAddress = Annotated[
    str,
    Field(
        max_length=254,
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$",
    ),
]


class QuietHours(Strict):
    """From one full hour to another, by the clocks of a time zone (`Europe/Paris`), nobody is told anything."""

    zone: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
    since: Hour
    until: Hour


class Telling(Strict):
    """How a guest is told. Of the address only enough is said to recognise it."""

    mail: str | None
    """The address, all but its first letter and its host left out; None: no mail."""
    confirmed: bool
    """Until the code that was mailed there was entered, nothing else is sent."""
    quiet: QuietHours | None


class NewMail(Strict):
    """Be told by mail from now on, once the code that is mailed there was entered."""

    address: MailAddress


class MailCode(Strict):
    code: Annotated[str, Field(min_length=8, max_length=20, pattern=r"^[A-Za-z0-9 \-]+$")]


class MailKey(Strict):
    """What a link in a mail has behind its `#`."""

    key: Annotated[str, Field(min_length=10, max_length=200, pattern=r"^[A-Za-z0-9.\-]+$")]
