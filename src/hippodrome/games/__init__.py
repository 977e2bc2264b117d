"""One folder per game; a fifth game is one more folder."""
