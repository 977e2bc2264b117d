"""What is worth telling before chance speaks: the chariots that get in the way."""

from __future__ import annotations

from hippodrome.engine.omen import Omen

OMENS = (Omen("crash", "crashed"),)
