"""Anything at all over the socket: it is answered, and the table stays as it was."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.client import Player
from server.conftest import Served
from server.stories import seated

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
TYPES = ["move", "undo", "say", "mute", "ready", "arrange", "swap", "rename", "configure", "start", "leave",
         "hand_over", "take_back", "resign", "rematch", "hint", "look", "ping", "hello", "nonsense"]  # fmt: skip


def mangled() -> st.SearchStrategy[Any]:
    """Messages that are nearly right: the fields of a type with values of any kind."""
    fields = ("id", "seat", "asked", "choice", "text", "phrase", "who", "on", "everyone", "salt", "bot", "a", "b",
              "name", "options", "settings", "players", "fill", "n", "version", "seats", "more")  # fmt: skip
    values = st.integers(-3, 12) | st.sampled_from(["x", "random", "hello", "greedy"]) | JSON
    return st.builds(
        lambda kind, rest: {**rest, "type": kind},
        st.sampled_from(TYPES),
        st.dictionaries(st.sampled_from(fields), values, max_size=6),
    )


def wellformed() -> st.SearchStrategy[Any]:
    """Messages that can be read, about seats and choices that may not exist."""
    small = st.integers(0, 11)
    by_type: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        "move": {"asked": small, "choice": small},
        "undo": {"asked": small},
        "say": {"text": st.sampled_from(["hi", "a b"])},
        "mute": {"who": st.none() | small, "onlooker": st.sampled_from(["", "0123456789ab", "x"]), "on": st.booleans(), "everyone": st.booleans()},
        "ready": {"on": st.booleans(), "salt": st.sampled_from(["s", "t-1"])},
        "arrange": {"who": small, "bot": st.sampled_from([None, "random", "none"])},
        "swap": {"a": small, "b": small},
        "rename": {"name": st.sampled_from(["Ann", "Zoë"])},
        "configure": {"players": small.map(lambda n: max(1, n)), "options": st.just({"laps": 1}) | st.none()},
        "start": {"fill": st.sampled_from([None, "random"])},
        "leave": {}, "take_back": {}, "resign": {}, "rematch": {}, "hint": {},
        "hand_over": {"who": small, "bot": st.none()},
    }  # fmt: skip
    numbers = st.integers(0, 10**9).map(lambda n: f"w{n}")
    return st.one_of(
        *(st.fixed_dictionaries({"type": st.just(kind), "id": numbers, **fields}) for kind, fields in by_type.items())
    )


def test_whatever_is_sent_is_answered(server: Served) -> None:
    """One answer for each message: an ack, a refusal, a pong or a view; the connection stays open."""

    async def story(messages: list[Any]) -> None:
        async with seated(server.address, people=2, start=False) as table:
            player, other = table.players
            for message in messages:
                before = len(player.frames)
                text = message if isinstance(message, str) else json.dumps(message)
                await player.send(text[:16_000])
                await player.until(lambda me, before=before: answered(me, before))
            assert (await other.answer_to("pong3", {"type": "ping", "n": 3}))["n"] == 3
            async with Player(server.address, table.code) as stranger:
                assert stranger.table["phase"] in ("lobby", "racing", "over")

    def answered(player: Player, before: int) -> bool:
        kinds = {json.loads(frame)["type"] for frame in player.frames[before:]}
        return bool(kinds & {"ack", "refused", "pong", "hint", "events"})

    @given(st.lists(st.one_of(mangled(), wellformed(), JSON, st.text(max_size=30)), min_size=8, max_size=25))
    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
    def fuzz(messages: list[Any]) -> None:
        asyncio.run(story(messages))

    fuzz()


def test_a_thousand_hostile_messages_break_nothing() -> None:
    """The short version of `tools/hostile.py`."""
    tool = Path(__file__).parents[2] / "tools" / "hostile.py"
    ran = subprocess.run([sys.executable, str(tool), "1500"], capture_output=True, text=True, timeout=600, check=False)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    assert "FAILED" not in ran.stdout
