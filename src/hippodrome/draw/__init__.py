"""Scenes on paper: a race at any moment, or a bare board, as a self-contained SVG."""

from __future__ import annotations

from hippodrome.draw.race import draw_board, draw_race, draw_scene

__all__ = ["draw_board", "draw_race", "draw_scene"]
