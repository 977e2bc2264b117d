"""The rule of thumb: a sensible choice at a glance, for playing races on in one's head by the million.

Nothing is tried out: the way ahead is driven in one's head (`drive.py`) with the cards in hand. Cards spent are
drawn again before one's next movement, so they are kept only for the tiles of the present one. Others' hands are
not looked at.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.actions import ACCEPT, CARD, CAST, PASS, REMOVE, TARGET
from hippodrome.games.arena_maximus.arena import (
    CARD_TYPES,
    FIREBALL,
    HASTE,
    HEALING,
    MAGIC,
    REIN,
    SYMBOL_COUNT,
    TERRAIN,
    WHIP,
)
from hippodrome.games.arena_maximus.drive import (
    BITS,
    CARD_MASK,
    TILE,
    count,
    count_kind,
    drive,
    fear,
    hand_of,
    less_kind,
    margin,
    needs,
    tile_worth,
    without,
)
from hippodrome.games.arena_maximus.rules import ArenaRace
from hippodrome.games.arena_maximus.state import (
    ATTACK,
    ATTACK_CARDS,
    BLOCK,
    BLOCK_ANSWER,
    COUNTER_ATTACK,
    COUNTER_DEFENCE,
    COUNTER_SPELL,
    DEFENCE,
    DISCARD,
    GO_ON,
    HAZARD_CARDS,
    PAYMENT,
    RAM,
    RAM_ANSWER,
    RAM_CARDS,
    ROCKS_CARDS,
    SPEED,
    SPELL,
    STABLE_DISCARD,
    STABLE_STOP,
    TELEPORTING,
)

DOUBT: Final[i64] = 20
"""Options closer than this are about equal: luck decides."""
WORST: Final[i64] = -1_000_000
MOMENTUM: Final[i64] = 120
SATURATION: Final[i64] = 12
"""What speed is worth for the turns to come: the first points most."""
SPARE: Final[i64] = 30
"""A loss on the way ahead that a blow at a rival is worth."""
PLAIN_CARD: Final[i64] = 20
NEEDED_CARD: Final[i64] = 30
MAGIC_CARD: Final[i64] = 90
HEAL_FROM: Final[i64] = 2
HASTE_GAIN: Final[i64] = 150
TELEPORT_GAIN: Final[i64] = 120


def momentum(speed: i64) -> i64:
    """What a speed is worth for the turns to come."""
    return speed * (MOMENTUM - SATURATION * speed)


@final
class ArenaThumb:
    """Chooses for whoever is asked."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        """By the question."""
        phase = race.phase
        if phase == SPEED:
            return self.pick_speed(race, luck)
        if phase == DISCARD:
            return self.pick_discard(race, luck)
        if phase == RAM:
            return self.pick_ram(race, luck)
        if phase == ATTACK:
            return self.pick_attack(race, luck)
        if phase == RAM_CARDS:
            if race.offered[0] == PASS:
                return PASS
            return self.pick_least(race, 1, luck)
        if phase == RAM_ANSWER or phase == PAYMENT:
            return self.pick_least(race, 1, luck)
        if phase == ROCKS_CARDS:
            return self.pick_rocks(race, luck)
        if phase == HAZARD_CARDS:
            return race.offered[1]
        if phase == BLOCK:
            return self.pick_cheap(race, luck)
        if phase == BLOCK_ANSWER:
            return self.pick_block_answer(race, luck)
        if phase == ATTACK_CARDS:
            return self.pick_blow(race, race.target, luck)
        if phase == COUNTER_ATTACK:
            if race.picked == 0 and margin(race, race.active) > 2 and luck.below(2) == 0:
                return PASS
            return self.pick_blow(race, race.active, luck)
        if phase == DEFENCE or phase == COUNTER_DEFENCE:
            return self.pick_defence(race, luck)
        if phase == STABLE_STOP:
            return self.pick_stable(race)
        if phase == STABLE_DISCARD:
            return PASS
        if phase == GO_ON:
            return self.pick_going_on(race)
        if phase == SPELL:
            return self.pick_spell(race, luck)
        if phase == TELEPORTING:
            return self.pick_teleport(race, luck)
        if phase == COUNTER_SPELL:
            return self.pick_counter_spell(race, luck)
        return race.offered[luck.below(race.offers)]

    # Cards

    def pick_least(self, race: ArenaRace, number: i64, luck: Chance) -> i64:
        """The card on offer that is missed least, with enough behind it in the order of picks for the rest."""
        first = race.seat * CARD_TYPES
        ahead = needs(race, race.seat, race.speed() + 2)
        best = race.offered[race.offers - 1]
        least: i64 = 1000
        left: i64 = 0
        index = race.offers - 1
        while index >= 0 and race.offered[index] >= CARD:
            card = race.offered[index] - CARD
            if card < CARD_TYPES:
                left += race.hands[first + card]
                if left >= number:
                    worth = self.card_worth(ahead, card) + luck.below(DOUBT)
                    if worth < least:
                        least = worth
                        best = card + CARD
            index -= 1
        return best

    def card_worth(self, ahead: i64, card: i64) -> i64:
        """A card for the tiles ahead: its symbol for hazards, reins for rocks, magic for anything."""
        if card == MAGIC:
            return MAGIC_CARD
        worth = PLAIN_CARD
        symbol = card
        if card >= REIN:
            symbol -= REIN
            if ahead >> BITS * SYMBOL_COUNT > 0:
                worth += NEEDED_CARD
        if ahead >> BITS * symbol & CARD_MASK > 0:
            worth += NEEDED_CARD
        return worth

    def pick_cheap(self, race: ArenaRace, luck: Chance) -> i64:
        """A card if there is one that is not magic, else none."""
        if race.offers == 1 or race.offered[1] == CARD + MAGIC:
            return PASS
        return self.pick_least(race, 1, luck)

    # Speed

    def pick_speed(self, race: ArenaRace, luck: Chance) -> i64:
        """The speed with the best drive, its momentum and what it threatens in the turn after."""
        seat = race.seat
        hand = hand_of(race, seat)
        most = min(race.beast(seat) - race.picked, count_kind(hand, WHIP) + count(hand, MAGIC))
        fewest: i64 = 0
        if race.picked == 0:
            fewest = -min(race.beast(seat), race.pool[seat])
        best: i64 = 0
        highest: i64 = WORST
        change = fewest
        while change <= most:
            worth = self.speed_worth(race, seat, hand, change, 0) + luck.below(DOUBT)
            if worth > highest:
                highest = worth
                best = change
            change += 1
        if best == 0 or (best > 0 and race.offers == 1):
            return PASS
        if best < 0:
            return REMOVE - best
        if race.offered[1] > CARD + MAGIC:
            return PASS
        return self.pick_least(race, min(best, self.left_to_lay(race)), luck)

    def left_to_lay(self, race: ArenaRace) -> i64:
        """Cards that may still be laid in the order of picks."""
        left: i64 = 0
        index: i64 = 0
        while index < race.offers:
            card = race.offered[index] - CARD
            if card >= 0 and card < CARD_TYPES:
                left += race.hands[race.seat * CARD_TYPES + card]
            index += 1
        return left

    def speed_worth(self, race: ArenaRace, seat: i64, hand: i64, change: i64, haste: i64) -> i64:
        """What a change of the pool is worth, with some more speed by Haste for this turn."""
        pool = race.pool[seat] + change
        if race.hasted == 1:
            haste = race.arena.haste_speed
        if change > 0:
            hand = less_kind(hand, WHIP, change)
        held = count_kind(hand, WHIP) + count_kind(hand, REIN) + count(hand, MAGIC)
        drawn = race.arena.hand_total - pool - held
        steps = pool + haste
        worth = drive(race, seat, steps, steps, hand, max(0, drawn), 0) + momentum(pool)
        return worth - fear(race, race.progress[seat] + steps, pool)

    def pick_discard(self, race: ArenaRace, luck: Chance) -> i64:
        """A card goes if a fresh one is likely to serve the drive better (AM-321)."""
        seat = race.seat
        hand = hand_of(race, seat)
        steps = race.moves_left
        drawn = race.arena.hand_total - race.pool[seat] - race.hand_size(seat)
        best: i64 = PASS
        highest = drive(race, seat, steps, race.speed(), hand, drawn, 0) + DOUBT // 2
        index: i64 = 1
        while index < race.offers:
            card = race.offered[index] - CARD
            worth = drive(race, seat, steps, race.speed(), without(hand, card), drawn + 1, 0)
            if worth > highest:
                highest = worth
                best = CARD + card
            index += 1
        return best

    # On the tile

    def on_the_way(self, race: ArenaRace, hand: i64) -> i64:
        """What the rest of the mover's turn is worth with a hand."""
        return drive(race, race.active, race.moves_left, race.speed(), hand, 0, 0)

    def weakest(self, race: ArenaRace, luck: Chance) -> i64:
        """Of the chariots on offer, the one that bears least."""
        best = race.offered[1]
        least: i64 = 1000
        index: i64 = 1
        while index < race.offers:
            bears = 4 * margin(race, race.offered[index] - TARGET) + luck.below(4)
            if bears < least:
                least = bears
                best = race.offered[index]
            index += 1
        return best

    def pick_ram(self, race: ArenaRace, luck: Chance) -> i64:
        """Ram the weakest if the way ahead can spare a pair of cards."""
        if race.offers == 1:
            return PASS
        hand = hand_of(race, race.seat)
        after = less_kind(less_kind(hand, WHIP, 1), REIN, 1)
        if self.on_the_way(race, after) + SPARE < self.on_the_way(race, hand):
            return PASS
        return self.weakest(race, luck)

    def pick_attack(self, race: ArenaRace, luck: Chance) -> i64:
        """Attack one who is near a crash, others now and then, if the way ahead can spare the whip."""
        if race.offers == 1:
            return PASS
        hand = hand_of(race, race.seat)
        if count_kind(hand, WHIP) == 0:
            return PASS
        target = self.weakest(race, luck)
        if margin(race, target - TARGET) > race.attack_allowance() and luck.below(2) == 0:
            return PASS
        if self.on_the_way(race, less_kind(hand, WHIP, 1)) + SPARE < self.on_the_way(race, hand):
            return PASS
        return target

    def pick_blow(self, race: ArenaRace, victim: i64, luck: Chance) -> i64:
        """One card, or as many as may bring the victim down."""
        if race.offered[0] == PASS and race.picked > 0 and race.picked >= margin(race, victim):
            return PASS
        if race.picked > 0 and race.picked + 1 < margin(race, victim):
            return PASS
        if race.offered[0] == PASS:
            return self.pick_cheap(race, luck)
        return self.pick_least(race, 1, luck)

    def pick_defence(self, race: ArenaRace, luck: Chance) -> i64:
        """Whips against each blow; magic only where a crash threatens."""
        if race.offers > 1 and race.force - race.picked >= margin(race, race.seat):
            return self.pick_least(race, 1, luck)
        return self.pick_cheap(race, luck)

    def pick_rocks(self, race: ArenaRace, luck: Chance) -> i64:
        """Pay what can be paid, unless the chariot crashes all the same."""
        if race.offers == 1:
            return PASS
        seat = race.seat
        owed = race.rocks() - race.picked
        cards = self.left_to_lay(race)
        if owed - cards >= margin(race, seat):
            return PASS
        return self.pick_least(race, min(owed, cards), luck)

    def pick_block_answer(self, race: ArenaRace, luck: Chance) -> i64:
        """Answer if driving on with what is left beats the tile before (AM-423)."""
        if race.offered[0] == PASS:
            after = less_kind(hand_of(race, race.seat), REIN, race.blocks)
            if self.on_the_way(race, after) + tile_worth(race, race.seat) < 0:
                return PASS
        return self.pick_least(race, 1, luck)

    def pick_stable(self, race: ArenaRace) -> i64:
        """Stop when the repair is worth more than the way left and the speed lost (AM-432)."""
        seat = race.seat
        repair = TILE * race.damage[seat]
        if margin(race, seat) <= 2:
            repair += TILE
        lost = self.on_the_way(race, hand_of(race, seat)) + momentum(race.pool[seat]) // 2
        if repair > lost:
            return ACCEPT
        return PASS

    def pick_going_on(self, race: ArenaRace) -> i64:
        """Drive on unless the way ahead costs more than it brings (switch `must_move_full`)."""
        if self.on_the_way(race, hand_of(race, race.seat)) < 0:
            return ACCEPT
        return PASS

    # Spells

    def pick_spell(self, race: ArenaRace, luck: Chance) -> i64:
        """Healing when hurt, Haste for a good drive, Fireball at one who is near a crash or at several."""
        index = race.offers - 1
        while index > 0:
            spell = race.offered[index] - CAST
            if spell == HEALING and race.damage[race.seat] >= HEAL_FROM:
                return race.offered[index]
            if spell == HASTE and self.haste_pays(race):
                return race.offered[index]
            if spell == FIREBALL and self.fire_pays(race):
                return race.offered[index]
            index -= 1
        return PASS

    def haste_pays(self, race: ArenaRace) -> bool:
        """Is the same pool with Haste, less two cards, clearly better?"""
        seat = race.seat
        hand = hand_of(race, seat)
        more = min(race.beast(seat), count_kind(hand, WHIP))
        plain = self.speed_worth(race, seat, hand, more, 0)
        hasted = self.speed_worth(race, seat, less_kind(hand, REIN, 2), more, race.arena.haste_speed)
        return hasted > plain + HASTE_GAIN

    def fire_pays(self, race: ArenaRace) -> bool:
        """Two in the fire, or one that it brings down."""
        hits: i64 = 0
        seat: i64 = 0
        while seat < race.players:
            if race.in_fire(seat):
                hits += 1
                if margin(race, seat) <= race.arena.fireball_damage:
                    hits += 1
            seat += 1
        return hits > 1

    def pick_teleport(self, race: ArenaRace, luck: Chance) -> i64:
        """Jump over a tile where that saves more than the cards are worth (AM-851)."""
        seat = race.seat
        hand = hand_of(race, seat)
        steps = race.moves_left
        if race.arena.skip_costs_move == 1:
            steps -= 1
        skipping = drive(race, seat, steps, race.speed(), less_kind(hand, REIN, 2), 0, 1)
        if skipping < self.on_the_way(race, hand) + TELEPORT_GAIN:
            return PASS
        return self.pick_least(race, 1, luck)

    def pick_counter_spell(self, race: ArenaRace, luck: Chance) -> i64:
        """Cancel what helps one who is not behind, or what burns oneself; now and then let it be (AM-811)."""
        seat = race.seat
        if luck.below(3) == 0:
            return PASS
        if race.spell == FIREBALL:
            if race.in_fire(seat):
                return ACCEPT
            return PASS
        if race.spell != TERRAIN and race.progress[race.active] >= race.progress[seat]:
            return ACCEPT
        return PASS
