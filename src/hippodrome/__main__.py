"""`python -m hippodrome` is the command line."""

from __future__ import annotations

from hippodrome.cli import main

if __name__ == "__main__":
    main()
