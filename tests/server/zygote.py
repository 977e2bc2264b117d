"""Starts server processes quickly: everything is imported once, each server is a fork that can be killed.

Reads one JSON line for each server to start ({"host", "port", "settings", "log"}), answers with its process id. The
server is the real one in a process of its own; only the time to import it is saved.
"""

from __future__ import annotations

import json
import os
import signal
import sys

import hippodrome
from hippodrome.server.ops.child import settings_of
from hippodrome.server.ops.parent import serve_together
from hippodrome.server.ops.run import serve


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
        settings = settings_of(wanted["settings"])
        (serve if settings.processes == 1 else serve_together)(wanted["host"], wanted["port"], settings, "info")
        os._exit(0)
