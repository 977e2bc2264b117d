"""The server's own words (refusals, phrases of the chat), over the shared ones."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import cast, get_args

from hippodrome.engine.words import Words
from hippodrome.server.wire.nouns import Language


@cache
def shared_text(language: str) -> str:
    """The catalogue that belongs to no game, as Fluent source: the engine's words and the server's."""
    sources = [
        (resources.files(package) / "text" / f"{language}.ftl").read_text("utf-8")
        for package in ("hippodrome.engine", "hippodrome.server")
    ]
    return "\n".join(sources)


@cache
def server_words(language: str) -> Words:
    """The shared catalogue, ready to speak."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(shared_text(language)), allow_overrides=True)
    return Words(language, None, bundle)


def preferred(header: str) -> Language:
    """The language an `Accept-Language` header asks for first, of those there are."""
    for part in header.split(","):
        wanted = part.split(";")[0].strip().lower()[:2]
        for language in get_args(Language):
            if wanted == language:
                return cast(Language, language)
    return "en"
