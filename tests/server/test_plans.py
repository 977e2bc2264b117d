"""Plans over the socket: whole moves for the seat that is asked, and for nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome import names
from server.client import Player, Refused
from server.conftest import Served
from server.stories import on_turn, seated

pytestmark = pytest.mark.asyncio


async def refusal(player: Player, kind: str = "plans", **fields: Any) -> str:
    with pytest.raises(Refused) as refused:
        await player.ask(kind, **fields)
    return refused.value.key


@pytest.mark.parametrize("game", names())
async def test_the_seat_asked_gets_plans_and_can_take_one_choice_by_choice(server: Served, game: str) -> None:
    async with seated(server.address, game) as table:
        asked, _ = await on_turn(table)
        assert asked.view is not None
        answer = await asked.ask("plans", asked=asked.view["asked"])
        assert answer["asked"] == asked.view["asked"]
        plans = answer["plans"]
        assert {plan["choices"][0] for plan in plans} == set(asked.view["choices"])
        longest = max((plan for plan in plans if plan["stop"] != "open"), key=lambda plan: len(plan["choices"]))
        rest = await asked.ask("plans", asked=asked.view["asked"], after=longest["choices"][:-1])
        assert longest["choices"] in [plan["choices"] for plan in rest["plans"]]
        for choice in longest["choices"]:
            assert asked.view["turn"] == asked.view["viewer"]
            await asked.move(choice)


@pytest.mark.parametrize("game", names())
async def test_the_seat_asked_is_told_what_chance_may_bring_and_nobody_else(server: Served, game: str) -> None:
    async with seated(server.address, game) as table:
        asked, other = await on_turn(table)
        assert asked.view is not None
        fields = {"asked": asked.view["asked"], "choices": asked.view["choices"][:1]}
        answer = await asked.ask("foresight", **fields)
        assert answer["choices"] == fields["choices"]
        assert answer["foresight"] is None or answer["foresight"]["known"] <= 1
        assert await refusal(other, "foresight", **fields) == "not-your-turn"
        assert await refusal(asked, "foresight", **fields | {"choices": [9999]}) == "illegal-choice"
        assert await refusal(asked, "foresight", **fields | {"choices": []}) == "bad-message"


async def test_plans_are_for_the_seat_that_is_asked_only(server: Served) -> None:
    async with seated(server.address) as table:
        asked, other = await on_turn(table)
        assert asked.view is not None
        present = asked.view["asked"]
        assert await refusal(other, asked=present) == "not-your-turn"
        assert await refusal(asked, asked=present - 1) == "stale"
        assert await refusal(asked, asked=present, after=[9999]) == "illegal-choice"
        assert await refusal(asked, asked=present, after=[0] * 65) == "bad-message"
        async with Player(server.address, table.code) as spectator:
            assert await refusal(spectator, asked=present) == "not-seated"
