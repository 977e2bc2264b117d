"""The questions in words, at the names of the rules."""
