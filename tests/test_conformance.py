"""Every game of ours passes the suite that any game must pass."""

from __future__ import annotations

from hippodrome import all_games
from hippodrome.testing import conformance

for game in all_games():
    suite = conformance(game)
    globals()[suite.__name__] = suite
del suite
