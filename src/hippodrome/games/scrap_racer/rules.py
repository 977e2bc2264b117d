"""What may be chosen, and what follows: the turn, question by question (docs/rules/scrap_racer.md)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import move_between, total_between, zeros
from hippodrome.engine.state import NOBODY
from hippodrome.games.scrap_racer import events as happened
from hippodrome.games.scrap_racer.crossings import Crossings
from hippodrome.games.scrap_racer.state import (
    ABILITY,
    BONUS,
    CRASHED,
    CROSSING,
    DRIVING,
    FINISHED,
    NUDGE,
    ORDER,
    OWN_FIGHT,
    ROLL_OR_STOP,
    ROLLING,
)
from hippodrome.games.scrap_racer.track import (
    ADVANCE,
    ADVANCE_PULL,
    BACK,
    BACK_DIE,
    BONUS_KINDS,
    DRIFTER,
    DROP_TO_LAST,
    FLIP_TOKEN,
    OPPORTUNIST,
    OVERTAKER,
    PLUSMIN1_TOKEN,
    PUSH_BEHIND,
    PUSH_LAST,
    REROLL_TOKEN,
    SPRINTER,
    TWO_DICE,
    UP_TO,
    Track,
)

ROLL: Final[i64] = 0
STOP: Final[i64] = 1
KEEP: Final[i64] = 2
REROLL: Final[i64] = 3
PLUS1: Final[i64] = 4
MINUS1: Final[i64] = 5
FLIP: Final[i64] = 6
MOVE_DICE: Final[i64] = 7
END_MOVE: Final[i64] = 8
PLAY_CARD: Final[i64] = 9
ORDER_KEEP: Final[i64] = 15
ORDER_SWAP: Final[i64] = 16
WIN_FIRST: Final[i64] = 17
WIN_SECOND: Final[i64] = 18
USE: Final[i64] = 19
SKIP: Final[i64] = 20
ACTIONS: Final = 21


@final
class ScrapRace(Crossings):
    """A race of Scrap Racer."""

    def clone(self) -> ScrapRace:
        copy = ScrapRace(self.track, False)
        self.copy_to(copy)
        return copy

    def offer(self) -> None:
        """One question at a time; the options stand beside what they lead to, below."""
        self.offers = 0
        phase = self.phase
        self.seat = self.owner[self.active]
        if phase == ROLL_OR_STOP:
            self.offer_roll()
        elif phase == NUDGE:
            self.offer_nudge()
        elif phase == BONUS:
            self.offer_bonus()
        elif phase == ABILITY:
            self.put(SKIP)
            self.put(USE)
        elif phase == OWN_FIGHT:
            self.offer_own_fight()
        elif phase == ORDER:
            self.put(ORDER_KEEP)
            self.put(ORDER_SWAP)
        else:
            self.seat = NOBODY

    def resolve(self, choice: i64, chance: Chance) -> None:
        phase = self.phase
        if phase == ROLL_OR_STOP:
            if choice == ROLL:
                self.roll(chance)
            else:
                self.stop()
        elif phase == NUDGE:
            self.take_nudge(choice, chance)
        elif phase == BONUS:
            self.take_bonus(choice, chance)
        elif phase == ABILITY:
            self.take_ability(choice, chance)
        elif phase == OWN_FIGHT:
            self.take_own_fight(choice, chance)
        elif phase == ORDER:
            self.take_order(choice, chance)

    # Setup, rounds and turns (ledger 4.1, 4.2)

    def set_up(self, chance: Chance) -> None:
        """Deal the racers, choose the start player, lay the nudge tokens (SR-101 to SR-109)."""
        track = self.track
        boards = zeros(6)
        for racer in range(6):
            boards[racer] = 1
        each = 2 if track.teams == 1 else 1
        dealt = zeros(int(track.racers))
        for place in range(int(track.racers)):
            drawn = chance.draw(boards, 0, 6)
            boards[drawn] = 0
            dealt[place] = drawn
        start = chance.below(track.players) if track.teams == 1 else track.start_seat
        for place in range(int(track.racers)):
            seat = (start + place // each) % track.players
            self.owner[place] = seat
            self.who[place] = dealt[seat * each + place % each]
        if track.teams == 0:
            for seat in range(int(track.players)):
                self.ordered[seat] = 1
        self.lay_nudges()
        self.start_turn(chance)

    def start_turn(self, chance: Chance) -> None:
        """The next racer becomes active and rolls its first die (SR-202, SR-301)."""
        self.phase = ROLL_OR_STOP
        self.step = ROLLING
        self.rolled = 0
        self.die = 0
        self.dice_driven = 0
        self.crossed = 0
        if self.ordered[self.owner[self.active]] == 0:
            self.phase = ORDER
            return
        self.emit(happened.TURN, self.who[self.active], self.round)
        self.roll(chance)

    def take_order(self, choice: i64, chance: Chance) -> None:
        """A team player fixes which of his racers goes first (SR-1003)."""
        first = self.active
        second = first + 1
        if choice == ORDER_SWAP:
            self.swap(first, second)
        self.ordered[self.owner[first]] = 1
        self.emit(happened.ORDERED, self.who[first], self.who[second])
        self.start_turn(chance)

    def swap(self, one: i64, other: i64) -> None:
        """Two racers of one player change places in the order of play."""
        self.who[one], self.who[other] = self.who[other], self.who[one]
        self.progress[one], self.progress[other] = self.progress[other], self.progress[one]
        self.lap_tokens[one], self.lap_tokens[other] = self.lap_tokens[other], self.lap_tokens[one]
        self.bonus_tokens[one], self.bonus_tokens[other] = (
            self.bonus_tokens[other],
            self.bonus_tokens[one],
        )
        for kind in range(3):
            mine = self.nudges[3 * one + kind]
            self.nudges[3 * one + kind] = self.nudges[3 * other + kind]
            self.nudges[3 * other + kind] = mine

    def end_turn(self, chance: Chance) -> None:
        """The next racer follows; with the last one the round, and perhaps the race, ends (SR-201, SR-902, SR-908)."""
        self.active += 1
        if self.active < self.track.racers:
            self.start_turn(chance)
            return
        self.active = 0
        if self.ending == 1 or self.round >= self.track.most_rounds:
            self.finish()
            return
        self.round += 1
        self.start_turn(chance)

    def finish(self) -> None:
        """The race is over: the racer furthest ahead has won (SR-905, SR-1022, SR-1023)."""
        self.phase = FINISHED
        self.seat = NOBODY
        if self.watcher is not None:
            for winner in self.winners():
                self.emit(happened.RACE_WON, winner)

    # Rolling (ledger 4.3)

    def roll(self, chance: Chance) -> None:
        """Roll one die; nudges may change it before it counts (SR-301, SR-302)."""
        self.die = chance.die()
        self.emit(happened.ROLLED, self.who[self.active], self.die, self.rolled + 1)
        if self.owns_nudge():
            self.phase = NUDGE
        else:
            self.count_die(chance)

    def count_die(self, chance: Chance) -> None:
        """The value is final: a double, the sixth die, or one more of the total (SR-303 to SR-305)."""
        value = self.die
        self.die = 0
        if self.repeats(value):
            self.crash(value, chance)
            return
        self.dice[self.rolled] = value
        self.rolled += 1
        if self.rolled == 6:
            self.stop()
        else:
            self.phase = ROLL_OR_STOP

    def offer_roll(self) -> None:
        self.put(ROLL)
        self.put(STOP)

    def stop(self) -> None:
        """Stop rolling: the total is driven, Bonus cards before and after it (SR-501, SR-502)."""
        self.emit(happened.STOPPED, self.who[self.active], self.total_rolled())
        self.step = DRIVING
        self.phase = BONUS
        self.from_progress = self.progress[self.active]

    # Nudge tokens (ledger 4.4)

    def offer_nudge(self) -> None:
        """Keep the die, or change it with a token of the active racer (SR-403 to SR-406)."""
        first = 3 * self.active
        self.put(KEEP)
        if self.nudges[first + REROLL_TOKEN] > 0:
            self.put(REROLL)
        if self.nudges[first + PLUSMIN1_TOKEN] > 0:
            if self.die < 6:
                self.put(PLUS1)
            if self.die > 1:
                self.put(MINUS1)
        if self.nudges[first + FLIP_TOKEN] > 0:
            self.put(FLIP)

    def take_nudge(self, choice: i64, chance: Chance) -> None:
        """A used token leaves the game (SR-407); the next one acts on the new value (SR-403)."""
        if choice == KEEP:
            if self.step == CRASHED:
                self.apply_card_die(chance)
            else:
                self.count_die(chance)
            return
        before = self.die
        used = REROLL_TOKEN
        if choice == REROLL:
            self.die = chance.die()
        elif choice == FLIP:
            self.die = 7 - before
            used = FLIP_TOKEN
        else:
            self.die = before - 1
            if choice == PLUS1:
                self.die = before + 1
            used = PLUSMIN1_TOKEN
        self.nudges[3 * self.active + used] -= 1
        self.emit(happened.NUDGED, self.who[self.active], used, before, self.die)
        if not self.owns_nudge():
            self.take_nudge(KEEP, chance)

    # Driving without a double (ledger 4.5)

    def offer_bonus(self) -> None:
        """The dice move, or the end of the move once it is driven, and each playable Bonus card (SR-502)."""
        if self.dice_driven == 1:
            self.put(END_MOVE)
        else:
            self.put(MOVE_DICE)
        kind: i64 = 0
        while kind < BONUS_KINDS:
            if self.hands[self.seat * BONUS_KINDS + kind] > 0 and self.bonus_distance(kind) > 0:
                self.put(PLAY_CARD + kind)
            kind += 1

    def take_bonus(self, choice: i64, chance: Chance) -> None:
        if choice == MOVE_DICE:
            self.dice_driven = 1
            self.forward(self.active, self.total_rolled())
        elif choice == END_MOVE:
            self.check_ability(chance)
        else:
            self.play_bonus_card(choice - PLAY_CARD)

    def play_bonus_card(self, kind: i64) -> None:
        """A Bonus card is driven in full and discarded (SR-502, SR-504)."""
        seat = self.owner[self.active]
        distance = self.bonus_distance(kind)
        self.hands[seat * BONUS_KINDS + kind] -= 1
        self.bonus_discard[kind] += 1
        self.emit(happened.PLAYED, self.who[self.active], kind)
        self.forward(self.active, distance)

    def check_ability(self, chance: Chance) -> None:
        """The ability of the active racer is checked once after driving (SR-521 to SR-526)."""
        who = self.who[self.active]
        space = self.space(self.active)
        if (who == SPRINTER and self.track.curve[space] == 0) or (who == DRIFTER and self.track.curve[space] == 1):
            if self.track.ability_mandatory == 0:
                self.phase = ABILITY
                return
            self.use_ability()
        elif (who == OVERTAKER or who == OPPORTUNIST) and self.overtook():
            if who == OVERTAKER:
                self.use_ability()
            else:
                self.emit(happened.ABILITY_USED, who)
                count: i64 = 0
                while count < self.track.extra[OPPORTUNIST]:
                    self.take_bonus_token(self.active, chance)
                    count += 1
        self.carry_on(chance)

    def take_ability(self, choice: i64, chance: Chance) -> None:
        """With the switch `ability_mandatory` off, Sprinter and Drifter may stay (SR-522)."""
        if choice == USE:
            self.use_ability()
        self.carry_on(chance)

    def use_ability(self) -> None:
        """The extra space is an ordinary forward move (SR-531)."""
        self.emit(happened.ABILITY_USED, self.who[self.active])
        self.forward(self.active, self.track.extra[self.who[self.active]])

    # Fights between racers of one player (ledger 5.1)

    def offer_own_fight(self) -> None:
        """The owner of both racers names the winner, in anybody's turn (SR-1013)."""
        self.seat = self.owner[self.racer_on(self.contested_space(), NOBODY)]
        self.put(WIN_FIRST)
        self.put(WIN_SECOND)

    def take_own_fight(self, choice: i64, chance: Chance) -> None:
        space = self.contested_space()
        first = self.racer_on(space, NOBODY)
        winner = first
        if choice == WIN_SECOND:
            winner = self.racer_on(space, first)
        self.win_fight(winner, self.track.fight_drive)
        self.carry_on(chance)

    # Crash (ledger 4.7)

    def crash(self, value: i64, chance: Chance) -> None:
        """A double: the dice are ignored, one card of the pile of that value is applied (SR-701, SR-702)."""
        pile = (value - 1) // 2
        self.step = CRASHED
        self.emit(happened.CRASHED_ON, self.who[self.active], value, pile)
        start = self.track.pile_start[pile]
        stop = self.track.pile_start[pile + 1]
        card = chance.draw(self.accident_pile, start, stop)
        self.accident_pile[card] -= 1
        self.card = card
        self.emit(happened.ACCIDENT, self.who[self.active], card)
        self.apply_accident(chance)

    def apply_accident(self, chance: Chance) -> None:
        """The effect of the Accident card, then fights (SR-703 to SR-714)."""
        active = self.active
        effect = self.track.accident_effect[self.card]
        distance = self.track.accident_distance[self.card]
        other = self.track.accident_other[self.card]
        if effect == TWO_DICE or effect == BACK_DIE:
            self.roll_card_dice(effect, chance)
            return
        if effect == ADVANCE:
            self.forward(active, distance)
        elif effect == ADVANCE_PULL:
            self.forward(active, distance)
            ahead = self.just_ahead(active)
            if ahead >= 0:
                self.backward(ahead, other)
        elif effect == BACK:
            self.backward(active, distance)
        elif effect == PUSH_BEHIND:
            self.push(self.just_behind(active), other)
        elif effect == PUSH_LAST:
            self.push(self.placed(self.track.racers - 1), other)
        elif effect == UP_TO:
            self.drive_up_to(distance, other)
        elif effect == DROP_TO_LAST:
            self.drop_to_last()
        else:
            self.emit(happened.NOTHING_MOVED, self.who[active])
        self.carry_on(chance)

    def roll_card_dice(self, effect: i64, chance: Chance) -> None:
        """The dice of a card; nudges touch them only by the switch `nudge_on_accident_dice` (SR-409)."""
        who = self.who[self.active]
        if effect == TWO_DICE:
            self.dice[5] = chance.die()
            self.emit(happened.CARD_DIE, who, self.dice[5])
        else:
            self.dice[5] = 0
        self.die = chance.die()
        self.emit(happened.CARD_DIE, who, self.die)
        if self.track.nudge_on_accident_dice == 1 and self.owns_nudge():
            self.phase = NUDGE
        else:
            self.apply_card_die(chance)

    def apply_card_die(self, chance: Chance) -> None:
        """Two dice drive forward, one die backward (SR-704, SR-708)."""
        rolled = self.die
        self.die = 0
        if self.track.accident_effect[self.card] == TWO_DICE:
            self.forward(self.active, self.dice[5] + rolled)
        else:
            self.backward(self.active, rolled)
        self.carry_on(chance)

    def end_crash(self, chance: Chance) -> None:
        """A Bonus token for the crash, then the card is discarded; an empty pile is renewed (SR-721, SR-725)."""
        self.take_bonus_token(self.active, chance)
        card = self.card
        self.card = -1
        self.accident_discard[card] += 1
        pile: i64 = 0
        while card >= self.track.pile_start[pile + 1]:
            pile += 1
        start = self.track.pile_start[pile]
        stop = self.track.pile_start[pile + 1]
        if total_between(self.accident_pile, start, stop) == 0:
            move_between(self.accident_discard, self.accident_pile, start, stop)
            self.emit(happened.RESHUFFLED, pile)

    # What follows (ledger 4.6 to 4.8)

    def carry_on(self, chance: Chance) -> None:
        """What follows a drive or a card: fights, crossings with their fights, refill, pick-up (SR-205)."""
        while self.settle(chance):
            if self.step == CRASHED:
                self.end_crash(chance)
            self.step = CROSSING
            if not self.resolve_crossing(chance):
                self.refill(chance)
                self.pick_up(chance)
                self.end_turn(chance)
                return


def start_race(track: Track, chance: Chance) -> ScrapRace:
    """Set up a race and go to its first question."""
    race = ScrapRace(track)
    race.set_up(chance)
    race.begin(chance)
    return race
