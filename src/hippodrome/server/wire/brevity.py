"""What the frames of a race leave out, as it is empty or follows from what stands beside it; clients put it back.

docs/protocol.md ("What is left out") has the rules, `web/src/lib/spelling.ts` and `tests/server/client.py` keep them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from hippodrome.engine.encoding import encode
from hippodrome.engine.scene import GAP, NOTHING, Offer

_LEFT_OUT = (
    (b',"args":{},"plain":""}', b"}"),
    (b'"args":{},"plain":"', b'"plain":"'),
    (b'},"plain":""}', b"}}"),
    (b'{"key":"","plain":"', b'{"plain":"'),
    (b'"bot":null,"count":1,"choices":[],"point":', b'"point":'),
    (b',"result":null,"secret":null,"events":', b',"events":'),
    (b',"hidden":false,"steps":', b',"steps":'),
    (b',"aim":""}', b"}"),
    (b'"price":"","price_tone":"plain",', b""),
    (b',"manner":"drive","form":"move"', b',"form":"move"'),
    (b',"manner":"hit","form":"flash"', b',"form":"flash"'),
    (b',"icon":"","form":"pill"', b',"form":"pill"'),
    (b',"tone":"plain","form":"pill"', b',"form":"pill"'),
    (b',"art":"","form":"roll"', b',"form":"roll"'),
)
"""Of texts, moves, events, questions, offers and steps. In a string every quotation mark has a backslash before it, so
nothing that somebody has written can look like one of these."""
_GAP = re.compile(
    rf'"{GAP}":{{"title":{{"key":"figure-{GAP}","args":{{"count":(\d+)}}}},"value":\1,"text":{{"plain":"−\1"}}}}'.encode()
)
"""A gap that has changed: its words follow from its value."""
_NO_WHY = b'"why":{"key":"","args":{},"plain":""},'


def brief(told: bytes) -> bytes:
    """JSON of entries or of parts of a scene, without what is empty."""
    for whole, rest in _LEFT_OUT:
        told = told.replace(whole, rest)
    return _GAP.sub(rb'"gap":{"value":\1}', told)


def brief_offers(offers: Sequence[Offer]) -> bytes:
    """Offers as JSON, each without its second line where that is the one of its words."""
    return encode("offers", tuple(map(_without_why, offers))).replace(_NO_WHY, b"")


def _without_why(offer: Offer) -> Offer:
    follows = offer.why.key == f"{offer.text.key}.why" and offer.why.args == offer.text.args
    return replace(offer, why=NOTHING) if follows else offer
