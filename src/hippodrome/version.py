"""The version, and whether this installation is compiled."""

from __future__ import annotations

__version__ = "0.1.0"


def compiled() -> bool:
    """True if the rules run as machine code."""
    from hippodrome.engine import state

    return not str(state.__file__).endswith(".py")
