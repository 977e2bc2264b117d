"""What is worth telling before chance speaks: who wins a fight."""

from __future__ import annotations

from hippodrome.engine.omen import Omen

OMENS = (Omen("fight", "fight_won"),)
