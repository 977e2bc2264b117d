"""What a club or its cup can refuse; the words are in `text/`, as those of a table's refusals."""

from __future__ import annotations

from hippodrome.server.errors import Refusal


class NoSuchClub(Refusal):
    """No club has this code, or it is private and the asker does not belong to it: nobody learns which."""

    key = "no-such-club"
    status = 404


class NoSuchPerson(Refusal):
    """Nobody in the club has this number."""

    key = "no-such-person"
    status = 404


class NoSuchInvitation(Refusal):
    """An invitation that was withdrawn, or never made."""

    key = "no-such-invitation"
    status = 404


class NotYours(Refusal):
    """Somebody's role in a club does not reach so far."""

    key = "not-yours"
    status = 403


class ClubFull(Refusal):
    """A club, or somebody's list of clubs, has as many as it may have (`what`)."""

    key = "club-full"
    status = 429


class NoSuchCup(Refusal):
    key = "no-such-cup"
    status = 404


class CupRefused(Refusal):
    """A cup does not do that now (`why`)."""

    key = "cup-refused"
