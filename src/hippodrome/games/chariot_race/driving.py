"""On the sand: steps, curves, caltrops, crashes and wrecks."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.chariot_race import events as happened
from hippodrome.games.chariot_race.grid import Grid
from hippodrome.games.chariot_race.state import OFF_BOARD
from hippodrome.games.chariot_race.track import NO_LIMIT


class Driving(Grid):
    """What a step leads to (ledger 4.6 and 4.7)."""

    def forward(self) -> bool:
        """One step to the next cell of the lane; false if it was the last of the chariot (CR-512)."""
        me = self.active
        cell = self.cell[me]
        target = self.circus.next[cell]
        self.lap[me] += self.circus.next_lap[cell]
        self.steps -= 1
        if self.watcher is not None:
            self.emit(happened.DROVE, self.color[me], self.name_of(cell), self.name_of(target), self.steps)
        return self.enter(me, target)

    def change_lane(self, target: i64, laps: i64) -> bool:
        """One step into a neighbouring lane, for one TURN die (CR-007, CR-513)."""
        me = self.active
        self.lap[me] += laps
        self.steps -= 1
        self.turns -= 1
        if self.watcher is not None:
            here = self.name_of(self.cell[me])
            self.emit(happened.CHANGED_LANE, self.color[me], here, self.name_of(target), self.steps)
        return self.enter(me, target)

    def enter(self, me: i64, cell: i64) -> bool:
        """A chariot enters a cell: pillar, curve, caltrop, then crash; false if it is destroyed (CR-516)."""
        circus = self.circus
        self.cell[me] = cell
        self.entered[self.came] = cell
        self.came += 1
        if circus.pillar[cell] == 1:
            self.hit_pillar(me)
            return False
        if circus.limit[cell] != NO_LIMIT and not self.survives_curve(me, cell):
            return False
        if self.caltrops[cell] == 1 and not self.survives_caltrop(me):
            return False
        other = self.chariot_on(cell, me)
        return other < 0 or self.survives_crash(me, other)

    def hit_pillar(self, me: i64) -> None:
        """A stone pillar destroys at once (CR-911)."""
        self.damage[me] = 0
        self.emit(happened.PILLAR_HIT, self.color[me], self.name_of(self.cell[me]))
        self.destroy(me)

    def survives_curve(self, me: i64, cell: i64) -> bool:
        """A numbered cell entered too fast costs the difference (CR-521)."""
        limit = self.circus.limit[cell]
        speed = self.speed[me]
        if speed <= limit:
            self.emit(happened.CURVE_HELD, self.color[me], self.name_of(cell), limit, speed)
            return True
        lost = self.lose(me, speed - limit)
        here = self.name_of(cell)
        self.emit(happened.CURVE_HURT, self.color[me], here, limit, speed, lost, self.damage[me])
        if self.damage[me] == 0:
            self.destroy(me)
            return False
        return True

    def survives_caltrop(self, me: i64) -> bool:
        """A caltrop costs damage and goes back to the supply (CR-531)."""
        cell = self.cell[me]
        self.caltrops[cell] = 0
        self.supply += 1
        lost = self.lose(me, self.circus.caltrop_damage)
        self.emit(happened.CALTROP_HIT, self.color[me], self.name_of(cell), lost, self.damage[me])
        if self.damage[me] == 0:
            self.destroy(me)
            return False
        return True

    # 4.7 Crashes and destruction

    def survives_crash(self, me: i64, other: i64) -> bool:
        """Both lose at the same time; on its last step the mover is placed behind (CR-601 to CR-604)."""
        here = self.name_of(self.cell[me])
        self.emit(happened.CRASHED, self.color[me], self.color[other], here)
        self.crash_hurt(me, here)
        if self.protected(other):
            self.emit(happened.SPARED, self.color[other], here)
        else:
            self.crash_hurt(other, here)
        survived = self.damage[me] > 0
        if not survived:
            self.destroy(me)
        elif self.steps == 0:
            self.place_behind(me, other)
        if self.damage[other] == 0:
            self.destroy(other)
        if survived and self.steps == 0 and self.circus.placed_on_caltrop_hurts == 1:
            return self.caltrops[self.cell[me]] == 0 or self.survives_caltrop(me)
        return survived

    def crash_hurt(self, chariot: i64, here: i64) -> None:
        """One of the two loses its points; neither is removed before both have (CR-601)."""
        lost = self.lose(chariot, self.circus.crash_damage)
        self.emit(happened.CRASH_HURT, self.color[chariot], here, lost, self.damage[chariot])

    def place_behind(self, me: i64, other: i64) -> None:
        """To the first free cell back in the lane, which is not entered (CR-604 to CR-606)."""
        circus = self.circus
        cell = self.cell[me]
        while True:
            cell = circus.previous[cell]
            self.lap[me] -= circus.next_lap[cell]
            if circus.pillar[cell] == 0 and self.chariot_on(cell, me) < 0:
                break
        here = self.name_of(self.cell[me])
        self.cell[me] = cell
        self.emit(happened.PLACED, self.color[me], here, self.name_of(cell), self.color[other])

    def lose(self, chariot: i64, points: i64) -> i64:
        """The damage level falls, never below 0; returns by how much (CR-207, CR-621)."""
        lost = min(points, self.damage[chariot])
        self.damage[chariot] -= lost
        return lost

    def destroy(self, chariot: i64) -> None:
        """The wreck leaves the race; debris stays if there is a cube and room for it (CR-621, CR-622)."""
        cell = self.cell[chariot]
        self.fell[chariot] = self.circus.chariots - self.living() + 1
        self.cell[chariot] = OFF_BOARD
        self.emit(happened.DESTROYED, self.color[chariot], self.name_of(cell))
        if self.caltrops[cell] == 0 and self.supply > 0:
            self.caltrops[cell] = 1
            self.supply -= 1
            self.emit(happened.DEBRIS, self.name_of(cell), self.supply)
