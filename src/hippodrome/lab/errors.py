"""What can be wrong with an experiment."""

from __future__ import annotations

import importlib.util

from hippodrome.engine.errors import HippodromeError

CATALOGUE = "hippodrome.lab"


class LabError(HippodromeError):
    catalogue = (CATALOGUE,)


class OtherProgramme(LabError):
    """A folder holds the results of another programme. Arguments: `folder`, `entry`, `there`, `here`."""

    key = "other-programme"


class NotResults(LabError):
    """A folder has files in it that no simulation wrote. Arguments: `folder`."""

    key = "not-results"


class MissingExtra(LabError):
    """A package of an extra is not installed. Arguments: `package`, `extra`."""

    key = "missing-extra"


class NoCluster(LabError):
    """Ray cannot be reached. Arguments: `address`, `problem`."""

    key = "no-cluster"


class WorkerLost(LabError):
    """A process died while it raced."""

    key = "worker-lost"


class FewEntrants(LabError):
    """A tournament needs two different entrants. Arguments: `bots`."""

    key = "few-entrants"


class RulesBroken(LabError):
    """A bot did what no bot may do, where every race counts. Arguments: `fault`."""

    key = "rules-broken"


class NoSenses(LabError):
    """A game that declares no senses cannot be learnt. Arguments: `game`."""

    key = "no-senses"


def need(extra: str, *packages: str) -> None:
    """Raise `MissingExtra` unless the packages of an extra are installed."""
    for package in packages:
        if importlib.util.find_spec(package) is None:
            raise MissingExtra(package=package, extra=extra)
