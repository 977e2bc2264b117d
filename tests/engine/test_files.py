"""Files of one's own: whatever a table holds, its file reads the same."""

from __future__ import annotations

import tomllib
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hippodrome.engine.files import write_toml

WORDS = st.text(max_size=12)
PLAIN = st.one_of(st.booleans(), st.integers(-(2**63), 2**63 - 1), st.floats(allow_nan=False), WORDS)
KEYS = st.one_of(WORDS, st.sampled_from(("steps", "2A", "a.b", "", 'quoted "key"', "é")))


def tables(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(KEYS, inner, max_size=4)


THINGS = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=4) | tables(inner), max_leaves=20)


@settings(deadline=None, derandomize=True, max_examples=300)
@given(tables(THINGS))
def test_any_table_reads_as_it_was_written(table: dict[str, Any]) -> None:
    assert tomllib.loads(write_toml(table)) == table
