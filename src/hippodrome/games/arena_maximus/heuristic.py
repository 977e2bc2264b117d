"""How good a position looks to a seat: who would be home first, if everybody drove on sensibly.

For each chariot the turns it still needs are estimated: first the tiles of the turn under way or due,
one by one with the cards in hand; then the rest of the lap at the speed that serves best, with what
crashes are to be feared. A choice that is only half made (cards partly laid, an answer pending) counts as
if it were stopped here, with what it is likely to lead to.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints, zeros
from hippodrome.engine.state import Heuristic, State
from hippodrome.games.arena_maximus.arena import (
    CARD_TYPES,
    FACE_DOWN,
    FIREBALL,
    HASTE,
    HAZARD,
    HEALING,
    JUMP,
    MAGIC,
    REIN,
    ROCKS,
    SYMBOL_COUNT,
)
from hippodrome.games.arena_maximus.rules import ArenaRace
from hippodrome.games.arena_maximus.state import (
    ATTACK_CARDS,
    BLOCK,
    BLOCK_ANSWER,
    COUNTER_ATTACK,
    COUNTER_DEFENCE,
    COUNTER_SPELL,
    DEFENCE,
    DISCARD,
    DONE,
    DOWN1,
    DOWN2,
    HAZARD_CARDS,
    ON,
    OPEN,
    OUT,
    PAYMENT,
    RAM_ANSWER,
    RAM_CARDS,
    ROCKS_CARDS,
    SPEED,
    SPELL,
    STABLE_DISCARD,
    SWAP_TILES,
)

OUT_OF_RACE: Final = 25.0
"""Turns that a chariot out of the race is behind."""


@final
class Drive:
    """A chariot's turn under way, in hundredths of cards: what it can pay, and what has come of it."""

    def __init__(self) -> None:
        self.whips = zeros(5)
        self.reins = zeros(5)
        self.magic: i64 = 0
        self.progress: i64 = 0
        self.speed: i64 = 0
        self.damage: float = 0.0
        self.crashed: i64 = 0


@final
class ArenaHeuristic(Heuristic):
    """Compares the turns each chariot needs to come home. The weights were tuned by races against each other."""

    def __init__(self) -> None:
        self.spread = 0.7
        """Turns of difference that make one chariot e times as likely to win as another."""
        self.first_crash = 1.8
        """Turns a first crash costs: the one lost, and the speed to be built again."""
        self.second_crash = 4.5
        self.near = 0.6
        """How much of a crash is felt when the next turn may bring it."""
        self.near_width = 0.8
        self.toll_straight = 0.5
        self.toll_curve = 1.0
        """Cards that a face-down tile asks for on average."""
        self.paying = 0.7
        """How much of that a card in hand pays."""
        self.least_toll = 0.08
        """Damage to be feared for each card asked for, even with a full hand."""
        self.unknown_straight = 0.2
        self.unknown_curve = 0.45
        """Damage to be feared from a face-down tile in the turn under way."""
        self.card = 0.03
        """Turns that a card in hand is worth against what others may do."""
        self.magic = 3.0
        """Cards that a magic card is worth."""
        self.answered = 0.4
        """How much of a ram is left when it can be answered."""
        self.defended = 0.6
        """How much of an attack is turned aside when it can be."""
        self.returned = 0.35
        """How much of a counter-attack is to be feared."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, ArenaRace)
        if state.over:
            ranks = state.ranks()
            return 1.0 if ranks[seat] == 1 else 0.1 / float(ranks[seat])
        mine = exp(-self.turns_left(state, seat) / self.spread)
        rest = 0.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                rest += exp(-self.turns_left(state, other) / self.spread)
            other += 1
        return mine / (mine + rest)

    def turns_left(self, race: ArenaRace, seat: i64) -> float:
        """Turns after this round until a chariot is home; below nought if it crosses in this round."""
        status = race.status[seat]
        if status == OUT:
            return OUT_OF_RACE
        if status == DONE:
            return -1.0 - 0.25 * float(race.progress[seat] - race.arena.length) + 0.02 * float(race.ended[seat])
        if seat == race.active and self.before_speed(race.phase):
            return self.at_best_speed(race, seat)
        return self.after_drive(race, seat, self.drive(race, seat, 0))

    def before_speed(self, phase: i64) -> bool:
        """Is the speed of the turn still to be set?"""
        return phase == SPEED or phase == SPELL

    def at_best_speed(self, race: ArenaRace, seat: i64) -> float:
        """Speed is laid card by card: what counts is the best that can still be laid."""
        most = min(race.beast(seat) - race.picked, race.whips(seat) + race.magic(seat))
        best = self.after_drive(race, seat, self.drive(race, seat, 0))
        more: i64 = 1
        while more <= most:
            turns = self.after_drive(race, seat, self.drive(race, seat, more))
            if turns < best:
                best = turns
            more += 1
        return best

    def after_drive(self, race: ArenaRace, seat: i64, drive: Drive) -> float:
        """Turns from the end of this round, once the turn under way or due is driven."""
        home = drive.progress - race.arena.length
        if home >= 0:
            return -1.0 - 0.25 * float(home) + 0.1
        if race.best > 0:
            return 2.0 + 0.1 * float(-home)
        return self.rest_of_lap(race, seat, drive)

    # The turn under way, or due in this round

    def drive(self, race: ArenaRace, seat: i64, more: i64) -> Drive:
        """Where a chariot will stand at the end of this round, and how damaged; `more` cards are laid for speed."""
        drive = Drive()
        drive.speed = race.pool[seat] + more
        drive.progress = race.progress[seat]
        drive.damage = float(race.damage[seat]) + self.pending_damage(race, seat)
        if drive.damage < 0.0:
            drive.damage = 0.0
        self.take_stock(race, seat, drive)
        self.pay_whips(drive, more)
        if drive.damage >= float(race.hull(seat)) and race.status[seat] == ON:
            drive.crashed = 1
            return drive
        if race.moved[seat] == 1 or race.status[seat] == DOWN1:
            return drive
        steps = self.steps(race, seat) + more
        skip: i64 = 0
        if seat == race.active and race.teleported == OPEN:
            skip = 1
        self.along(race, seat, drive, steps, skip)
        return drive

    def steps(self, race: ArenaRace, seat: i64) -> i64:
        """Tiles a chariot has still to drive in this round."""
        if seat != race.active:
            return race.pool[seat]
        phase = race.phase
        if phase == BLOCK or phase == BLOCK_ANSWER:
            return race.moves_left if self.passes_block(race) else 0
        if phase == SPEED or phase == SPELL or phase == SWAP_TILES:
            return race.speed()
        if (phase == PAYMENT or phase == COUNTER_SPELL) and race.teleported != OPEN:
            haste = race.arena.haste_speed if race.spell == HASTE else 0
            return race.speed() + haste
        return race.moves_left

    def passes_block(self, race: ArenaRace) -> bool:
        """Can the mover answer the block cards laid so far?"""
        needed = race.blocks
        if race.phase == BLOCK_ANSWER:
            needed -= race.picked
        return race.reins(race.active) + race.magic(race.active) >= needed

    def take_stock(self, race: ArenaRace, seat: i64, drive: Drive) -> None:
        """The cards in hand, and on average those still to be drawn before the movement."""
        first = seat * CARD_TYPES
        draws: i64 = 0
        if race.moved[seat] == 0 and (seat != race.active or self.before_draw(race.phase)):
            draws = race.arena.hand_total - race.pool[seat] - race.hand_size(seat)
        symbol: i64 = 0
        while symbol < SYMBOL_COUNT:
            drive.whips[symbol] = 100 * race.hands[first + symbol] + 8 * draws
            drive.reins[symbol] = 100 * race.hands[first + REIN + symbol] + 8 * draws
            symbol += 1
        drive.magic = 100 * race.hands[first + MAGIC] + 18 * draws
        if race.phase == BLOCK and seat == race.active:
            self.pay_reins(drive, race.blocks)
        elif race.phase == BLOCK_ANSWER and seat == race.active:
            self.pay_reins(drive, race.blocks - race.picked)

    def before_draw(self, phase: i64) -> bool:
        """Will the active player still draw before he moves?"""
        return (
            phase == SPEED
            or phase == DISCARD
            or phase == SPELL
            or phase == SWAP_TILES
            or phase == PAYMENT
            or phase == COUNTER_SPELL
            or phase == STABLE_DISCARD
        )

    def along(self, race: ArenaRace, seat: i64, drive: Drive, steps: i64, skip: i64) -> None:
        """Drive tile by tile, pay what can be paid, and stop at a crash or at the line."""
        arena = race.arena
        speed = drive.speed
        if seat == race.active and race.speed() > race.pool[seat]:
            speed += race.speed() - race.pool[seat]
        if steps > speed:
            speed = steps
        hull = float(race.hull(seat))
        while steps > 0:
            drive.progress += 1 + skip
            skip = 0
            steps -= 1
            if drive.progress >= arena.length:
                drive.progress += steps
                return
            self.meet(race, seat, drive, speed)
            if drive.damage >= hull:
                drive.crashed = 1
                return

    def meet(self, race: ArenaRace, seat: i64, drive: Drive, speed: i64) -> None:
        """What one tile takes."""
        arena = race.arena
        face = race.ring[drive.progress]
        if face == FACE_DOWN:
            if arena.curved[drive.progress] == 1:
                drive.damage += self.unknown_curve
            else:
                drive.damage += self.unknown_straight
            return
        kind = arena.face_kind[face]
        if kind == ROCKS:
            drive.damage += self.pay_reins(drive, arena.face_number[face])
        elif kind == JUMP:
            if arena.face_number[face] > speed:
                drive.damage += float(arena.face_number[face] - speed)
        elif kind == HAZARD:
            symbol: i64 = 0
            own = arena.colour[race.who[seat]]
            while symbol < SYMBOL_COUNT:
                needed = arena.face_symbols[face * SYMBOL_COUNT + symbol]
                if needed > 0 and symbol != own:
                    drive.damage += self.pay_symbol(drive, symbol, needed, arena.magic_pays_symbols == 1)
                symbol += 1

    def pay_reins(self, drive: Drive, number: i64) -> float:
        """Lay reins, then magic; returns the cards short."""
        return self.pay_magic(drive, self.pay_most(drive.reins, 100 * number))

    def pay_whips(self, drive: Drive, number: i64) -> None:
        """Lay whips, then magic, into the pool."""
        self.pay_magic(drive, self.pay_most(drive.whips, 100 * number))

    def pay_most(self, cards: Ints, owed: i64) -> i64:
        """Lay cards of whatever symbol there is most of; returns what is still owed."""
        while owed > 0:
            most: i64 = 0
            symbol: i64 = 1
            while symbol < SYMBOL_COUNT:
                if cards[symbol] > cards[most]:
                    most = symbol
                symbol += 1
            paid = self.lay(cards, most, owed)
            if paid == 0:
                break
            owed -= paid
        return owed

    def pay_symbol(self, drive: Drive, symbol: i64, number: i64, wild: bool) -> float:
        """Lay a whip, a rein, then magic with the symbol; returns the cards short."""
        owed = 100 * number
        owed -= self.lay(drive.whips, symbol, owed)
        owed -= self.lay(drive.reins, symbol, owed)
        if wild:
            return self.pay_magic(drive, owed)
        return float(owed) / 100.0

    def lay(self, cards: Ints, symbol: i64, owed: i64) -> i64:
        paid = cards[symbol]
        if paid > owed:
            paid = owed
        cards[symbol] -= paid
        return paid

    def pay_magic(self, drive: Drive, owed: i64) -> float:
        paid = drive.magic
        if paid > owed:
            paid = owed
        drive.magic -= paid
        return float(owed - paid) / 100.0

    # What is pending

    def pending_damage(self, race: ArenaRace, seat: i64) -> float:
        """Damage that the open question will probably do to a chariot."""
        phase = race.phase
        if seat == race.active:
            if phase == ROCKS_CARDS:
                return float(race.rocks() - race.picked)
            if phase == HAZARD_CARDS:
                return self.unpaid(race)
            if phase == COUNTER_ATTACK:
                return 0.7 * float(race.picked)
            if phase == COUNTER_DEFENCE:
                return float(race.force - race.picked)
            if (phase == PAYMENT or phase == COUNTER_SPELL) and race.spell == HEALING:
                return -float(min(race.damage[seat], race.arena.healing))
            if phase == ATTACK_CARDS or phase == DEFENCE:
                return self.revenge(race)
            return 0.0
        if (phase == PAYMENT or phase == COUNTER_SPELL) and race.spell == FIREBALL and race.in_fire(seat):
            return float(race.arena.fireball_damage)
        if seat != race.target:
            return 0.0
        if phase == RAM_CARDS:
            pairs = max(1, (race.picked + 1) // 2)
            return self.ram(race, seat, pairs)
        if phase == RAM_ANSWER:
            return 0.0 if race.picked > 0 else self.ram(race, seat, race.force)
        if phase == ATTACK_CARDS:
            return self.blow(race, seat, max(1, race.picked))
        if phase == DEFENCE:
            return float(race.force - race.picked)
        return 0.0

    def unpaid(self, race: ArenaRace) -> float:
        owed: i64 = 0
        symbol: i64 = 0
        while symbol < SYMBOL_COUNT:
            owed += race.unpaid[symbol]
            symbol += 1
        return float(owed)

    def ram(self, race: ArenaRace, seat: i64, pairs: i64) -> float:
        """A ram's damage, less if it can be answered."""
        damage = float(race.arena.ram_damage)
        return damage if race.pairs_in_hand(seat, pairs) < pairs else self.answered * damage

    def blow(self, race: ArenaRace, seat: i64, cards: i64) -> float:
        """An attack's damage, less what the target is likely to lay against it."""
        answer = race.whips(seat) + race.magic(seat)
        if answer > cards:
            answer = cards
        return float(cards) - self.defended * float(answer)

    def revenge(self, race: ArenaRace) -> float:
        """What a counter-attack may cost the attacker."""
        target = race.target
        cards = race.whips(target) + race.magic(target)
        if race.phase == ATTACK_CARDS:
            cards -= race.picked
        cards = min(cards, race.driver(target))
        own = race.whips(race.active) + race.magic(race.active)
        return max(0.0, self.returned * float(cards) - 0.2 * float(own))

    # The rest of the lap

    def rest_of_lap(self, race: ArenaRace, seat: i64, drive: Drive) -> float:
        """Turns from the end of this round, at the cruising speed that serves best."""
        status = race.status[seat]
        lost = 0.0
        damage = drive.damage
        speed = drive.speed
        hand = self.useful_whips(drive)
        broken = race.broken[seat]
        if drive.crashed == 1:
            if broken == 1:
                return OUT_OF_RACE
            lost = 1.0
            damage = 0.0
            speed = 0
            broken = 1
            hand = 3
        elif status == DOWN1:
            hand = 3
            if race.moved[seat] == 1:
                lost = 1.0
        elif status == DOWN2:
            hand = 3
        best = 1000.0
        cruise: i64 = 2
        while cruise <= 6:
            turns = self.at_cruise(race, seat, drive.progress, speed, hand, cruise, damage, broken)
            if turns < best:
                best = turns
            cruise += 1
        return lost + best - self.card * self.cards_left(drive)

    def useful_whips(self, drive: Drive) -> i64:
        """Whips and magic that could be added to the pool next turn."""
        cards = drive.magic
        symbol: i64 = 0
        while symbol < SYMBOL_COUNT:
            cards += drive.whips[symbol]
            symbol += 1
        return (cards + 50) // 100

    def cards_left(self, drive: Drive) -> float:
        cards: i64 = 0
        symbol: i64 = 0
        while symbol < SYMBOL_COUNT:
            cards += drive.whips[symbol] + drive.reins[symbol]
            symbol += 1
        return (float(cards) + self.magic * float(drive.magic)) / 100.0

    def at_cruise(
        self, race: ArenaRace, seat: i64, progress: i64, speed: i64, hand: i64, cruise: i64, damage: float, broken: i64
    ) -> float:
        """Turns with a given cruising speed, and what crashes are to be feared at it."""
        arena = race.arena
        beast = race.beast(seat)
        turns = 0.0
        feared = 0.0
        next_turn = -1.0
        whips = min(beast, hand)
        while progress < arena.length:
            if speed < cruise:
                speed = min(cruise, speed + whips)
            elif speed > cruise:
                speed = max(cruise, speed - beast)
            whips = min(beast, 2)
            if speed == 0:
                turns += 1.0
                continue
            driven = min(speed, arena.length - progress)
            turns += float(driven) / float(speed)
            feared += self.feared(race, seat, progress, driven, speed)
            progress += driven
            if next_turn < 0.0:
                next_turn = feared
        return turns + self.crashes(damage, feared, next_turn, float(race.hull(seat)), broken)

    def feared(self, race: ArenaRace, seat: i64, progress: i64, driven: i64, speed: i64) -> float:
        """Damage a turn at some speed is likely to do, with the cards that speed leaves in hand."""
        arena = race.arena
        needed = 0.0
        damage = 0.0
        last = progress + driven
        while progress < last:
            progress += 1
            if progress == arena.length:
                break
            face = race.ring[progress]
            if face == FACE_DOWN:
                needed += self.toll_curve if arena.curved[progress] == 1 else self.toll_straight
                continue
            kind = arena.face_kind[face]
            number = arena.face_number[face]
            if kind == JUMP:
                if number > speed:
                    damage += float(number - speed)
            elif kind == HAZARD:
                own = arena.face_symbols[face * SYMBOL_COUNT + arena.colour[race.who[seat]]]
                needed += 1.2 * float(number - own)
            else:
                needed += float(number)
        paid = self.paying * float(arena.hand_total - speed)
        return damage + max(self.least_toll * needed, needed - paid)

    def crashes(self, damage: float, feared: float, next_turn: float, hull: float, broken: i64) -> float:
        """Turns to be lost by crashes: those the damage to come adds up to, and the one that threatens."""
        expected = (damage + feared) / hull
        cost = self.first_crash
        if broken == 1:
            cost = self.second_crash
            lost = expected * cost
        elif expected > 1.0:
            lost = cost + (expected - 1.0) * self.second_crash
        else:
            lost = expected * cost
        threat = 1.0 / (1.0 + exp((hull - damage - next_turn - 0.5) / self.near_width))
        return lost + self.near * threat * cost
