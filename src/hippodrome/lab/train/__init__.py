"""Judges taught by races: positions of self-play, what came of them, and a small network that learns to foretell it."""
