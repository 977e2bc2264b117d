"""Tuning: the smallest change of a board, a deck or a rule that makes a race as it should be, found by racing."""
