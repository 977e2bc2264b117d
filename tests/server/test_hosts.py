"""Several hosts: the short version of `tools/kills.py` in network namespaces."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = os.environ.get("KILLS", "3")
TOOL = Path(__file__).parents[2] / "tools" / "kills.py"


def namespaces() -> bool:
    """True if this machine lets us make hosts of our own."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    made = subprocess.run(["ip", "netns", "add", "hippotry"], capture_output=True).returncode == 0
    subprocess.run(["ip", "netns", "del", "hippotry"], capture_output=True)
    return made


@pytest.mark.xdist_group("postgres")
def test_hosts_are_killed_cut_off_and_slowed_down() -> None:
    if not namespaces():
        pytest.skip("no network namespaces here")
    ran = subprocess.run(
        [sys.executable, str(TOOL), KILLS, "--arenas", "hosts"], capture_output=True, text=True, timeout=600
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    assert f"{KILLS} kills" in ran.stdout
    assert "0 lost, 0 doubled" in ran.stdout
