"""A PostgreSQL of one's own in a temporary folder, for tests and measurements."""

from __future__ import annotations

import getpass
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from hippodrome.server.bench.ours import free_port


def binaries() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    known = shutil.which("initdb")
    return Path(known).parent if known else None


class Address(str):
    """Where a cluster is found; it can be stopped, as when its machine fails, and started again."""

    stop: Callable[[], None]
    start: Callable[[], None]


@contextmanager
def cluster(durable: bool = True, host: str = "127.0.0.1") -> Iterator[Address]:
    """The address of a fresh cluster. It refuses to be root, so root becomes `postgres`."""
    programs = binaries()
    if programs is None:
        raise FileNotFoundError("initdb")
    folder = Path(tempfile.mkdtemp(prefix="hippodrome-postgres-"))
    folder.chmod(0o777)
    user: dict[str, Any] = {"user": "postgres", "group": "postgres"} if getpass.getuser() == "root" else {}
    port = free_port()

    def run(program: str, *arguments: str) -> None:
        command = [str(programs / program), "-D", str(folder / "data"), *arguments]
        void = subprocess.DEVNULL
        subprocess.run(command, check=True, cwd=folder, stdout=void, stderr=void, **user)

    try:
        run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        with (folder / "data" / "pg_hba.conf").open("a") as access:
            access.write(f"host all all {host}/24 trust\n")
        options = f"-p {port} -c listen_addresses={host} -c unix_socket_directories={folder} -c max_connections=100"
        options += "" if durable else " -c fsync=off"
        address = Address(f"postgresql://postgres@{host}:{port}")
        address.start = partial(run, "pg_ctl", "-w", "-l", str(folder / "log"), "-o", options, "start")
        address.stop = partial(run, "pg_ctl", "-w", "-m", "immediate", "stop")
        address.start()
        try:
            yield address
        finally:
            address.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
