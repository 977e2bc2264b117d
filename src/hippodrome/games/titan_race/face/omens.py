"""What is worth telling before chance speaks: who is knocked out."""

from __future__ import annotations

from hippodrome.engine.omen import Omen

OMENS = (Omen("knock_out", "knocked_out", "other"),)
