"""Life, damage, costs and K.O., with the two reactions that answer damage (ledger 3.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race import events as happened
from hippodrome.games.titan_race.course import RIPOSTE, SHIELD
from hippodrome.games.titan_race.events import (
    BY_DRAIN,
    BY_EXPLOSION,
    BY_FIREBALL,
    BY_FLAMES,
    BY_GREEN,
    BY_LIGHTNING,
    BY_PUSH,
    BY_RIPOSTE,
)
from hippodrome.games.titan_race.hands import Hands
from hippodrome.games.titan_race.state import GAIN, NO_TITAN, PROTECT, SKULL, STRIKE_BACK, SWEEP, UP

ANSWERABLE: Final[i64] = (
    1 << BY_PUSH | 1 << BY_GREEN | 1 << BY_FLAMES | 1 << BY_DRAIN
    | 1 << BY_EXPLOSION | 1 << BY_FIREBALL | 1 << BY_LIGHTNING
)  # fmt: skip
"""The causes marked for Riposte in the damage table, as bits."""


class Life(Hands):
    """What takes life and what gives it."""

    def hit(self, titan: i64, cause: i64, chance: Chance) -> None:
        """1 damage: a K.O. titan is immune, Shield may prevent it (TR-805, TR-1013)."""
        if self.down[titan] != UP:
            self.emit(happened.UNHARMED, self.who[titan], cause)
        elif self.may_react(titan) and self.holds(titan, SHIELD, chance):
            self.victim = titan
            self.cause = cause
            self.phase = PROTECT
        else:
            self.wound(titan, cause, chance)

    def may_react(self, titan: i64) -> bool:
        """Out of turn always; in one's own turn as any card (TR-307, TR-1005, TR-1007, TR-1011)."""
        return self.owner[titan] != self.owner[self.active] or (
            self.card_used == 0 and self.rerolled == 0 and self.turns[self.active] > 0
        )

    def take_shield(self, used: bool, chance: Chance) -> None:
        """Shield cancels one loss; declined, the loss takes place (TR-1013)."""
        titan = self.victim
        cause = self.cause
        self.close_window()
        if used:
            self.play_reaction(titan, SHIELD)
            self.emit(happened.SHIELDED, self.who[titan], cause)
        else:
            self.wound(titan, cause, chance)

    def close_window(self) -> None:
        """A reaction or the pirates' question has been answered."""
        self.victim = NO_TITAN
        self.cause = 0

    def wound(self, titan: i64, cause: i64, chance: Chance) -> None:
        """The damage is done; Riposte may answer it before a drain is enjoyed (TR-909, TR-1014)."""
        self.lose(titan, cause)
        if cause == BY_DRAIN:
            self.push(GAIN)
        if (
            ANSWERABLE >> cause & 1 == 1
            and self.down[titan] == UP
            and self.down[self.active] == UP
            and self.owner[titan] != self.owner[self.active]
            and self.holds(titan, RIPOSTE, chance)
        ):
            self.victim = titan
            self.phase = STRIKE_BACK

    def take_riposte(self, used: bool, chance: Chance) -> None:
        """The active titan takes 1 damage in return (TR-1014)."""
        titan = self.victim
        self.close_window()
        if used:
            self.play_reaction(titan, RIPOSTE)
            self.emit(happened.RIPOSTED, self.who[titan], self.who[self.active])
            self.hit(self.active, BY_RIPOSTE, chance)

    def lose(self, titan: i64, cause: i64) -> None:
        """1 life less, as damage or cost; at 0 the titan is K.O. on its cell (TR-511, TR-801 to TR-803)."""
        self.life[titan] -= 1
        self.emit(happened.LOST, self.who[titan], self.life[titan], cause)
        if self.life[titan] == 0:
            self.down[titan] = SKULL
            self.emit(happened.KNOCKED_OUT, self.who[titan], self.place[titan])

    def gain(self, titan: i64, life: i64) -> i64:
        """More life, up to the titan's maximum; how much it was (TR-801)."""
        gained = min(life, self.course.most_life[self.who[titan]] - self.life[titan])
        self.life[titan] += gained
        return gained

    def sweep(self, titans: i64, cause: i64, chance: Chance) -> None:
        """1 damage to each titan of a list fixed beforehand, the active one last (TR-509)."""
        if titans == 0:
            return
        titan = self.active + 1
        if titan == self.course.titans:
            titan = 0
        while titans >> titan & 1 == 0:
            titan += 1
            if titan == self.course.titans:
                titan = 0
        rest = titans & ~(1 << titan)
        if rest != 0:
            self.push(SWEEP, rest, cause)
        self.hit(titan, cause, chance)
