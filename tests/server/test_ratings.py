"""Ratings: they find the known order of strengths, nobody gains by leaving, and tables are rated by consent only."""

from __future__ import annotations

import asyncio
import math
import os
from collections.abc import Callable
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hippodrome
from hippodrome import bots
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.server.cups.ratings import BAND, MU, OVERALL, SETTLED, SIGMA, Rating, fold, rate
from hippodrome.server.cups.results import Fate, Result, SeatResult, fate_of
from hippodrome.server.store.store import Store
from server.client import Api, Player, Refused
from server.conftest import Served
from server.stories import GAMES

SMALL = min(GAMES, key=lambda name: (registry.game(name).minutes[1], name))
ROUNDS = int(os.environ.get("RATINGS", "12"))
"""Races of each table size in the simulation with bots; `make test-long` runs more."""


def raced(places: list[int], fates: list[Fate], game: str = "g") -> Result:
    seats = tuple(SeatResult(f"p{k}", place, fate) for k, (place, fate) in enumerate(zip(places, fates, strict=True)))
    return Result("T", game, 0.0, True, seats)


@st.composite
def standing(draw: st.DrawFn) -> tuple[dict[tuple[str, str], Rating], list[int], list[Fate], int]:
    """People of any strength in a race that ended somehow, some of whom left; and one of them."""
    count = draw(st.integers(2, 6))
    held = {
        (f"p{k}", game): Rating(draw(st.floats(0, 50)), draw(st.floats(0.8, SIGMA)), draw(st.integers(0, 99)))
        for k in range(count)
        for game in ("g", OVERALL)
    }
    places = [draw(st.integers(1, count)) for _ in range(count)]
    any_fate: st.SearchStrategy[Fate] = st.sampled_from(["stayed", "helped", "left"])
    fates = [draw(any_fate) for _ in range(count)]
    return held, places, fates, draw(st.integers(0, count - 1))


@given(standing())
def test_nobody_can_gain_by_leaving(given: tuple[dict[tuple[str, str], Rating], list[int], list[Fate], int]) -> None:
    """Whoever leaves never rises, and never does better than by staying, wherever that would have brought them."""
    held, places, fates, who = given
    gone: list[Fate] = [*fates[:who], "left", *fates[who + 1 :]]
    left = rate(held, raced(places, gone))
    for game in ("g", OVERALL):
        key = (f"p{who}", game)
        assert left[key].mu <= held[key].mu
        assert left[key].sure <= held[key].sure
        for place in range(1, len(places) + 1):
            there = [*places[:who], place, *places[who + 1 :]]
            for fate in get_args(Fate)[:2]:
                stayed: list[Fate] = [*fates[:who], fate, *fates[who + 1 :]]
                now = rate(held, raced(there, stayed))[key]
                assert left[key].mu <= now.mu + 1e-9, (place, fate)


def test_who_left_comes_behind_everybody_who_stayed() -> None:
    result = raced([1, 2, 3, 3], ["left", "stayed", "helped", "left"])
    assert result.counted() == [3, 1, 2, 3]
    assert fate_of(40, 0, False) == "stayed"
    assert fate_of(40, 10, False) == "helped"
    assert fate_of(40, 11, False) == "left"
    assert fate_of(40, 0, True) == "left"
    assert set(get_args(Fate)) == {"stayed", "helped", "left", "bot"}


def test_bots_and_races_nobody_agreed_to_change_nothing() -> None:
    seats = (SeatResult("a", 1), SeatResult("b", 2), SeatResult(None, 3, "bot"))
    assert rate({}, Result("T", "g", 0.0, True, seats)) == {}
    assert rate({}, Result("T", "g", 0.0, False, seats[:2])) == {}
    after = rate({}, Result("T", "g", 0.0, True, seats[:2]))
    assert set(after) == {("a", "g"), ("b", "g"), ("a", OVERALL), ("b", OVERALL)}
    assert after["a", "g"].shown > 1500 > after["b", "g"].shown
    assert not after["a", "g"].settled
    assert after["a", "g"].band < Rating().band


@pytest.mark.parametrize("size", range(2, 7))
def test_ratings_find_strengths_that_are_known(size: int) -> None:
    """Twelve people of known strength race forty times each: the order is found, and the bands hold what they say."""
    luck = Random(f"known {size}")
    strengths = [MU + (k - 5.5) * 2.0 for k in range(12)]
    noise = math.sqrt(2) * SIGMA / 2
    held: dict[tuple[str, str], Rating] = {}
    for _ in range(12 * 40 // size):
        table = luck.sample(range(12), size)
        shown = {who: strengths[who] - noise * math.log(-math.log(luck.random())) for who in table}
        order = sorted(table, key=lambda who: -shown[who])
        seats = tuple(SeatResult(f"p{who}", place) for place, who in enumerate(order, 1))
        held.update(rate(held, Result("T", "g", 0.0, True, seats)))
    found = [held[f"p{who}", "g"] for who in range(12)]
    inverted = sum(found[a].mu > found[b].mu for b in range(12) for a in range(b))
    assert inverted <= 8, "of 66 pairs"
    middle = sum(one.mu for one in found) / 12
    inside = sum(abs(found[k].mu - middle - (strengths[k] - MU)) <= BAND * found[k].sigma for k in range(12))
    assert inside >= 10
    assert all(one.settled for one in found)


@pytest.mark.parametrize("size", range(2, 7))
def test_ratings_order_bots_of_known_strength(size: int) -> None:
    """Members that choose as our bots do, at a real game: the better ones end up ahead."""
    size = min(size, registry.game(SMALL).players[-1])
    luck = Random(f"bots {size}")
    people = [(f"{bot}{k}", bot) for bot in ("random", "greedy") for k in range(4)]
    held: dict[tuple[str, str], Rating] = {}
    for number in range(ROUNDS):
        table = luck.sample(people, size)
        race = hippodrome.new(SMALL, players=size, seed=1000 * size + number)
        minds = [bots.bot(bot, registry.game(SMALL)) for _, bot in table]
        while not race.over:
            source = Seeded(number, len(race.record.moves), "bots")
            race.play(int(minds[race.seat].choose(race.observe(race.seat), source)))
        ranks = [int(place) for place in race.state.ranks()]
        seats = tuple(SeatResult(name, place) for (name, _), place in zip(table, ranks, strict=True))
        held.update(rate(held, Result("T", SMALL, 0.0, True, seats)))
    weak = [rating.mu for (name, game), rating in held.items() if game == OVERALL and name.startswith("random")]
    strong = [rating.mu for (name, game), rating in held.items() if game == OVERALL and name.startswith("greedy")]
    assert sum(strong) / len(strong) > sum(weak) / len(weak)
    if ROUNDS >= 40:
        assert sum(one > other for one in strong for other in weak) > 0.8 * len(strong) * len(weak)


async def table(server: Served, one: Api, other: Api | None, **more: object) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    settings = {"rated": True, "bot_seconds": 0, "hints": True}
    made = await one.post("/api/tables", {"game": SMALL, "seats": seats, "settings": settings, **more})
    assert made["table"]["settings"]["hints"] is False, "nobody is helped in a rated race"
    if other is not None:
        await other.post(f"/api/tables/{made['table']['code']}/seats", {})
    return str(made["table"]["code"])


@pytest.mark.asyncio
async def test_a_race_is_rated_only_if_everybody_agreed_and_races_alone(
    database: str, serve: Callable[..., Served]
) -> None:
    server = serve(database=database)
    async with Api(server.address) as ann, Api(server.address) as bob:
        await ann.introduce("Ann")
        await bob.introduce("Bob")
        alone = await table(server, ann, None)
        async with Player(server.address, alone, guest=ann.token) as host:
            assert await refused(host, "start", fill="random") == "not-ready", "no bot fills a rated table"
            await host.ask("arrange", who=1, bot="random")
            await host.ask("ready")
            assert await refused(host, "start") == "not-rated"
        shared = await table(server, ann, ann)
        async with Player(server.address, shared, guest=ann.token) as host:
            await host.ask("ready", seat=0)
            await host.ask("ready", seat=1)
            assert host.table["phase"] == "lobby", "one person on two seats"
            assert await refused(host, "start") == "not-rated"
        code = await table(server, ann, bob)
        async with (
            Player(server.address, code, guest=ann.token) as host,
            Player(server.address, code, guest=bob.token) as guest,
        ):
            await host.ask("ready")
            assert await refused(host, "start") == "not-ready", "the host does not agree for the others"
            await guest.ask("ready")
            await guest.until(lambda me: me.view is not None)
            assert await refused(guest, "hand_over", who=1) == "switched-off", "nobody lets a bot race for them"
            await guest.ask("resign")
            while not host.over:
                await host.until(lambda me: me.asked or me.over)
                if host.asked:
                    await host.move()
        found = await noted(database, code)
        assert [seat.fate for seat in found.seats] == ["stayed", "left"]
        assert found.counted() == [1, 2]
    store = await Store.open(database)
    results = await store.results.rated()
    kept = {
        (line.guest, line.game): Rating(line.mu, line.sigma, line.races)
        for line in await store.results.ratings([str(seat.guest) for seat in found.seats])
    }
    await store.close()
    assert kept == fold(results), "what is kept follows from the results alone"
    assert kept[str(found.seats[0].guest), SMALL].shown > 1500
    assert all(one.races < SETTLED for one in kept.values())


async def refused(player: Player, what: str, **more: Any) -> str:
    with pytest.raises(Refused) as reason:
        await player.ask(what, **more)
    return reason.value.key


async def noted(database: str, code: str) -> Result:
    """How a race ended, once the server has noted it."""
    store = await Store.open(database)
    try:
        async with asyncio.timeout(60):
            while True:
                for result in await store.results.rated():
                    if result.code == code:
                        return result
                await asyncio.sleep(0.05)
    finally:
        await store.close()
