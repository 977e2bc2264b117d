"""Starts server processes quickly: everything is imported once, each server is a fork that can be killed.

Reads one JSON line for each server to start ({"port", "settings"}), answers with its process id. The
server is the real one in a process of its own; only the time to import it is saved.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import hippodrome
from hippodrome.server.ops.run import serve
from hippodrome.server.settings import ServerSettings


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    hippodrome.all_games()
    for line in sys.stdin:
        wanted = json.loads(line)
        child = os.fork()
        if child:
            sys.stdout.write(f"{child}\n")
            sys.stdout.flush()
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        sys.stdin.close()
        log = os.open(wanted["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(log, 2)
        given: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in wanted["settings"].items()}
        if "page" in given:
            given["page"] = Path(given["page"])
        serve("127.0.0.1", wanted["port"], ServerSettings(**given), "info")
        os._exit(0)
