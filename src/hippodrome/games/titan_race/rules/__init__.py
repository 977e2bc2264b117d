"""The rulebook, compiled."""
