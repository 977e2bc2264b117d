"""The rule of thumb: a sensible choice at a glance, for playing races on in one's head by the million.

Nothing is tried out. Every option gets a worth in hundredths of a row of the board, from the cells it leads
to and whom it hits; a little luck parts what is about equal.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.actions import (
    COLUMN,
    DISCARD,
    GIVE_CARD,
    GIVE_LIFE,
    GO,
    GO_BOTH,
    LATER,
    NEVER,
    PAY_AFTER,
    PAY_BEFORE,
    PAY_NOTHING,
    PERFORM,
    PLAY,
    REACT,
    STRIKE_AT,
    TAKE_DIE,
    TITAN,
    TITAN_TO,
    TRAP_TO,
    USE_PENTACLE,
    USE_POWER,
)
from hippodrome.games.titan_race.blows import (
    ROW,
    TRAP,
    best_trap,
    hurts,
    price,
    weight,
    worth_of_blast,
    worth_of_hit,
    worth_of_lightning,
    worth_of_shift,
    worth_of_strike,
    worth_of_trap,
)
from hippodrome.games.titan_race.course import (
    BLUE,
    BONUS,
    BROWN,
    CHTOOLOO,
    CRAKEN,
    EXPLOSION,
    FIREBALL,
    FL,
    FR,
    GREEN,
    HEADWIND,
    HEALING_POTION,
    ICE,
    JUMP_BOOTS,
    LIGHTNING,
    MIMICRY,
    NO_CELL,
    NO_DIRECTION,
    PENTACLE,
    PURPLE,
    RAGNAROK,
    RASSIK,
    RED,
    SIDESTEP,
    SLAUGG,
    SPEED_POTION,
    STATUE,
    SURPRISE_TRAP,
    YELLOW,
    B,
    F,
)
from hippodrome.games.titan_race.rules import TitanRace
from hippodrome.games.titan_race.state import (
    BLOW,
    DRAIN,
    DRIVE,
    ENTER,
    IMITATE,
    JUMP,
    LAY,
    LAY_BEHIND,
    LAY_OR_MOVE,
    LEAP,
    MENU,
    MIMIC,
    NO_TITAN,
    ORDER,
    PATH,
    PLUNDER,
    PROTECT,
    RUN,
    SHOOT,
    SIDE,
    SKULL,
    STEAL,
    STEP_ASIDE,
    STRIKE_AHEAD,
    STRIKE_BACK,
    STRIKE_OR_MOVE,
    SWAP,
    TAKE,
)

DOUBT: Final[i64] = 30
"""Options closer than this are about equal: luck decides."""
WON: Final[i64] = 100_000
WORST: Final[i64] = -1_000_000
DIE_WORTH: Final[i64] = 45
"""What is worth more than this is done before the die, what is worth less after it."""
CARD_DRAWN: Final[i64] = 90
RISK: Final[i64] = 20
"""A trap or lava is worse than the life it takes: it may come on top of other harm."""
REROLL: Final[i64] = 270
SHIELD_KEPT_ABOVE: Final[i64] = 3


@final
class TitanThumb:
    """Chooses for whoever is asked."""

    def pick(self, race: TitanRace, luck: Chance) -> i64:
        """The option of the greatest worth, give or take some doubt."""
        phase = race.phase
        if phase == ORDER:
            return race.offered[luck.below(race.offers)]
        if phase == PROTECT:
            return self.pick_shield(race)
        if phase == STRIKE_BACK:
            return REACT
        best = race.offered[0]
        most: i64 = WORST
        index: i64 = 0
        while index < race.offers:
            choice = race.offered[index]
            worth = self.worth(race, phase, choice) + luck.below(DOUBT)
            if worth > most:
                most = worth
                best = choice
            index += 1
        return best

    def worth(self, race: TitanRace, phase: i64, choice: i64) -> i64:
        """What an option is worth to the one who is asked, by the question."""
        me = race.active
        if phase == TAKE:
            return self.worth_of_taking(race, choice - TAKE_DIE)
        if phase == MENU:
            return self.worth_on_menu(race, choice)
        if phase == SIDE:
            return self.walk_alike(race, race.place[me], choice - GO, race.course.steps[race.acting])
        if phase == PATH:
            return self.walk(race, race.place[me], way_of(choice - GO_BOTH))
        if phase == LAY_OR_MOVE or phase == LAY_BEHIND or phase == LAY:
            if choice == LATER:
                return 0
            return worth_of_trap(race, choice - TRAP_TO)
        if phase == STRIKE_OR_MOVE or phase == STRIKE_AHEAD or phase == SHOOT:
            return self.worth_of_blow(race, phase, choice)
        if phase == IMITATE:
            return self.worth_of_imitation(race, choice)
        if phase == ENTER:
            cell = choice - COLUMN
            return self.meet(race, cell, race.life[me]) + self.best_of_face(race, cell, race.face)
        if phase == LEAP:
            return self.walk_alike(race, race.place[me], choice - GO, 1)
        if phase == RUN:
            return self.walk_alike(race, race.place[me], choice - GO, race.course.figure[SPEED_POTION])
        if phase == JUMP:
            return self.worth_of_jump(race, choice - GO)
        if phase == SWAP:
            return self.worth_of_swap(race, choice - TITAN)
        if phase == DRIVE:
            target = (choice - TITAN_TO) // 6
            return worth_of_shift(race, target, choice - TITAN_TO - 6 * target)
        if phase == BLOW:
            return worth_of_shift(race, choice - TITAN, B)
        if phase == DRAIN:
            return worth_of_hit(race, choice - TITAN)
        if phase == MIMIC:
            return self.worth_of_power(race, race.who[choice - TITAN])
        if phase == STEAL:
            return weight(race, choice - TITAN)
        if phase == STEP_ASIDE:
            return self.meet(race, race.place[me] // 3 * 3 + choice - COLUMN, race.life[me])
        assert phase == PLUNDER
        if choice == GIVE_LIFE:
            return -price(race.life[race.victim])
        return -self.worth_of_card(choice - GIVE_CARD)

    def pick_shield(self, race: TitanRace) -> i64:
        """A shield is kept while there is life to spare (TR-1013)."""
        if race.life[race.victim] > SHIELD_KEPT_ABOVE:
            return race.offered[1]
        return race.offered[0]

    # The way of one's own titan

    def walk(self, race: TitanRace, cell: i64, path: i64) -> i64:
        """What the steps of a path are worth from a cell; three bits a step, its direction plus one."""
        course = race.course
        life = race.life[race.active]
        row = race.row[race.active]
        finish = course.finish
        worth: i64 = 0
        while path != 0 and cell != NO_CELL:
            direction = (path & 7) - 1
            path >>= 3
            rise = course.rise[direction]
            far = course.leap[6 * cell + direction]
            row += far * rise
            worth += ROW * far * rise
            while far > 0 and cell != NO_CELL:
                cell = course.beside[6 * cell + direction]
                far -= 1
            while True:
                if row >= finish:
                    return WON
                if cell == NO_CELL:
                    return worth
                worth += self.meet(race, cell, life) + self.shove(race, cell, direction)
                if hurts(race, cell):
                    life -= 1
                    if life == 0:
                        return worth
                if course.feature[cell] != ICE:
                    break
                cell = course.beside[6 * cell + direction]
                row += rise
                worth += ROW * rise
        if cell != NO_CELL and course.feature[cell] == PENTACLE and life > 2:
            worth += ROW
        return worth

    def walk_alike(self, race: TitanRace, cell: i64, direction: i64, count: i64) -> i64:
        """A path of equal steps."""
        path: i64 = 0
        while count > 0:
            path = path << 3 | direction + 1
            count -= 1
        return self.walk(race, cell, path)

    def meet(self, race: TitanRace, cell: i64, life: i64) -> i64:
        """What a cell costs or brings a titan of so much life that arrives there."""
        worth: i64 = 0
        if hurts(race, cell):
            worth -= price(life) + RISK
        feature = race.course.feature[cell]
        if feature == BONUS:
            if race.hand_size(race.hand_of(race.active)) < race.course.hand_limit:
                worth += CARD_DRAWN
        elif feature == STATUE:
            worth += RISK
        return worth

    def shove(self, race: TitanRace, cell: i64, direction: i64) -> i64:
        """Who stands there is hurt, and pushed on (TR-602, TR-603)."""
        other = race.titan_on(cell)
        if other == NO_TITAN or other == race.active:
            return 0
        worth = worth_of_hit(race, other)
        pushed = ROW * race.course.rise[direction] * weight(race, other) // 100
        return worth - pushed

    def best_of_face(self, race: TitanRace, cell: i64, face: i64) -> i64:
        """The best use of a die from a cell (TR-401 to TR-409)."""
        steps = race.course.steps
        if face == YELLOW:
            return self.walk_alike(race, cell, F, steps[YELLOW])
        if face == RED:
            return self.walk_alike(race, cell, F, steps[RED]) + TRAP
        if face == BLUE:
            best = max(self.walk(race, cell, way_of(0)), self.walk(race, cell, way_of(1)))
            return max(best, max(self.walk(race, cell, way_of(2)), self.walk(race, cell, way_of(3))))
        if face == GREEN:
            return self.best_side(race, cell, steps[GREEN]) + TRAP
        if face == BROWN:
            return self.best_side(race, cell, steps[BROWN])
        best = max(self.best_of_face(race, cell, YELLOW), self.best_of_face(race, cell, BLUE))
        best = max(best, self.best_of_face(race, cell, BROWN))
        if race.course.free_purple[race.who[race.active]] == 1:
            return best
        return best - price(race.life[race.active])

    def best_side(self, race: TitanRace, cell: i64, count: i64) -> i64:
        """All steps to the better side (TR-405, TR-408)."""
        return max(self.walk_alike(race, cell, FL, count), self.walk_alike(race, cell, FR, count))

    def best_forward(self, race: TitanRace, count: i64) -> i64:
        """Equal steps in the best forward direction."""
        cell = race.place[race.active]
        return max(self.walk_alike(race, cell, F, count), self.best_side(race, cell, count))

    def worth_of_taking(self, race: TitanRace, face: i64) -> i64:
        """A die for its best use, and for the life of its colour (TR-302, TR-305)."""
        me = race.active
        course = race.course
        if race.down[me] == SKULL:
            return 0
        cell = race.place[me]
        if cell == NO_CELL:
            cell = 1
        worth = self.best_of_face(race, cell, face)
        if course.colour[race.who[me]] == face and race.life[me] < course.most_life[race.who[me]]:
            if face != PURPLE or course.free_purple[race.who[me]] == 0:
                worth += price(race.life[me] + 1)
        return worth

    def worth_of_imitation(self, race: TitanRace, choice: i64) -> i64:
        """The face imitated; the price is paid after the way, which it might cut off (TR-409, TR-411)."""
        if choice < PAY_AFTER:
            return self.best_of_face(race, race.place[race.active], choice - PAY_BEFORE) - ROW
        if choice < PAY_NOTHING:
            return self.best_of_face(race, race.place[race.active], choice - PAY_AFTER)
        return self.best_of_face(race, race.place[race.active], choice - PAY_NOTHING)

    def worth_of_jump(self, race: TitanRace, direction: i64) -> i64:
        """One jump over what lies between (TR-1012)."""
        course = race.course
        me = race.active
        cells = course.figure[JUMP_BOOTS]
        worth = ROW * cells * course.rise[direction]
        if race.row[me] + cells * course.rise[direction] >= course.finish:
            return WON
        cell = race.place[me]
        while cells > 0 and cell != NO_CELL:
            cell = course.beside[6 * cell + direction]
            cells -= 1
        if cell == NO_CELL:
            return worth
        return worth + self.meet(race, cell, race.life[me]) + self.shove(race, cell, direction)

    # Blows

    def worth_of_blow(self, race: TitanRace, phase: i64, choice: i64) -> i64:
        """A blow in a direction, now or later, or none."""
        if choice == LATER:
            return TRAP // 2
        if choice == NEVER:
            return 0
        direction = choice - STRIKE_AT
        if phase == SHOOT:
            return worth_of_strike(race, race.shot_cell(direction))
        return worth_of_strike(race, race.beside(race.active, direction))

    def worth_of_swap(self, race: TitanRace, other: i64) -> i64:
        """Changing places with a neighbour: what one wins the other loses (TR-905)."""
        rise = race.course.rise[race.toward(race.active, other)]
        if race.row[race.active] + rise >= race.course.finish:
            return WON
        cell = race.place[other]
        gained = ROW * rise * (100 + weight(race, other)) // 100
        return gained + self.meet(race, cell, race.life[race.active])

    # The menu

    def worth_on_menu(self, race: TitanRace, choice: i64) -> i64:
        """The die in the middle; what is worth much comes before it, what is worth little after (TR-309)."""
        if choice == PERFORM:
            return DIE_WORTH
        if choice == USE_POWER:
            return self.worth_of_power(race, race.who[race.active])
        if choice < PLAY:
            return 0
        if choice < DISCARD:
            return self.worth_of_playing(race, choice - PLAY)
        if choice < USE_PENTACLE:
            return -ROW
        if choice == USE_PENTACLE:
            return REROLL - price(race.life[race.active])
        return DOUBT // 2

    def worth_of_power(self, race: TitanRace, power: i64) -> i64:
        """A power at its best here (TR-903 to TR-908)."""
        if power == RASSIK:
            return self.best_forward(race, 1)
        if power == SLAUGG:
            return worth_of_blast(race, B)
        best: i64 = 0
        other: i64 = 0
        if power == CRAKEN:
            while other < race.course.titans:
                if race.toward(race.active, other) != NO_DIRECTION:
                    best = max(best, self.worth_of_swap(race, other))
                other += 1
            return best
        if power == RAGNAROK:
            while other < race.course.titans:
                if race.toward(race.active, other) != NO_DIRECTION:
                    best = max(best, worth_of_shift(race, other, B))
                    best = max(best, worth_of_shift(race, other, FL))
                    best = max(best, worth_of_shift(race, other, B + 1))
                    best = max(best, worth_of_shift(race, other, B + 2))
                other += 1
            return best
        if power == CHTOOLOO:
            return price(race.life[race.active] + 1) + RISK
        return best_trap(race)

    def worth_of_card(self, card: i64) -> i64:
        """A card while it is held: the two that move one are worth most."""
        if card == SPEED_POTION or card == JUMP_BOOTS:
            return 300
        return 80

    def worth_of_playing(self, race: TitanRace, card: i64) -> i64:
        """What a card brings now, less what keeping it might (TR-1012)."""
        me = race.active
        if card == SPEED_POTION:
            return self.best_forward(race, race.course.figure[SPEED_POTION]) - 240
        if card == JUMP_BOOTS:
            best = max(self.worth_of_jump(race, F), self.worth_of_jump(race, FL))
            return max(best, self.worth_of_jump(race, FR)) - 240
        if card == SURPRISE_TRAP:
            return best_trap(race) - RISK
        if card == EXPLOSION:
            return worth_of_blast(race, NO_DIRECTION) - RISK
        if card == MIMICRY:
            return self.best_target(race, MIMICRY) - 60
        if card == FIREBALL:
            worth = max(worth_of_strike(race, race.shot_cell(F)), worth_of_strike(race, race.shot_cell(FL)))
            return max(worth, worth_of_strike(race, race.shot_cell(FR))) - RISK
        if card == LIGHTNING:
            return worth_of_lightning(race) - RISK
        if card == HEADWIND:
            return self.best_target(race, HEADWIND) - RISK
        if card == HEALING_POTION:
            gained = min(race.course.most_life[race.who[me]] - race.life[me], race.course.figure[HEALING_POTION])
            return gained * price(race.life[me] + gained) - 60
        if card == SIDESTEP:
            return -RISK
        return DIE_WORTH + DOUBT

    def best_target(self, race: TitanRace, card: i64) -> i64:
        """The best titan to aim Mimicry or Headwind at."""
        best: i64 = 0
        other: i64 = 0
        while other < race.course.titans:
            if race.target_of(card, other):
                if card == HEADWIND:
                    best = max(best, worth_of_shift(race, other, B))
                else:
                    best = max(best, self.worth_of_power(race, race.who[other]))
            other += 1
        return best


def way_of(way: i64) -> i64:
    """The path of the blue die's four ways (TR-404)."""
    if way == 0:
        return F + 1 | FL + 1 << 3
    if way == 1:
        return F + 1 | FR + 1 << 3
    if way == 2:
        return FL + 1 | F + 1 << 3
    return FR + 1 | F + 1 << 3
