"""Whether to hit back, and how to defend oneself then (AM-446)."""

from __future__ import annotations

from hippodrome.games.arena_maximus.face.questions.attack import AttackCards, Defence


class CounterAttack(AttackCards):
    key = "counter_attack"
    rule = "AM-446"


class CounterDefence(Defence):
    key = "counter_defence"
    rule = "AM-447"
