"""Fail unless the installed package is fit to be released: its rules compiled, its page inside."""

from __future__ import annotations

import hippodrome
from hippodrome.server.settings import ServerSettings


def main() -> None:
    if not hippodrome.compiled():
        raise SystemExit("the rules are not compiled")
    if not (ServerSettings().page / "index.html").is_file():
        raise SystemExit("the page is not there")


if __name__ == "__main__":
    main()
