"""The optional spells, and the counter-spell (ledger 4)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus import events as happened
from hippodrome.games.arena_maximus.actions import CARD, CAST, PASS, SWAP
from hippodrome.games.arena_maximus.arena import (
    CARD_TYPES,
    FACE_DOWN,
    FIREBALL,
    HASTE,
    HEALING,
    MAGIC,
    REIN,
    SPELL_COUNT,
    SPELL_RANGE,
    SWAPS,
    TELEPORT,
    TERRAIN,
    WHIP,
)
from hippodrome.games.arena_maximus.state import (
    ADVANCING,
    CASTING,
    COUNTER_SPELL,
    DONE,
    NOT_CAST,
    ON,
    OPEN,
    OUT,
    PAYMENT,
    SETTING_SPEED,
    SPELL,
    SWAP_TILES,
    TELEPORTING,
    USED,
)
from hippodrome.games.arena_maximus.tiles import Tiles


class Spells(Tiles):
    """Casting, paying, countering, and the five effects."""

    # Phase 1 (AM-801)

    def begin_spells(self, chance: Chance) -> None:
        """Before changing speed, the active player may cast one spell other than Teleport (AM-801, AM-805)."""
        self.spell = NOBODY
        if self.arena.spells == 1:
            self.ask(self.active, SPELL, chance)
        else:
            self.phase = SETTING_SPEED

    def offer_spells(self) -> None:
        """No spell, or each one that can be paid and would do something."""
        self.put(PASS)
        spell: i64 = 0
        while spell < SPELL_COUNT:
            if spell != TELEPORT and self.can_pay(self.seat, spell) and self.useful(spell):
                self.put(CAST + spell)
            spell += 1

    def can_pay(self, seat: i64, spell: i64) -> bool:
        """A magic card, and one with the spell's symbol or a second magic card? (AM-803)"""
        first = seat * CARD_TYPES
        magic = self.hands[first + MAGIC]
        symbol = self.arena.spell_symbol[spell]
        return magic > 0 and (
            magic > 1 or self.hands[first + WHIP + symbol] > 0 or self.hands[first + REIN + symbol] > 0
        )

    def useful(self, spell: i64) -> bool:
        """May the spell be cast here? (AM-706, AM-822, AM-842, AM-845)"""
        if spell == HEALING:
            return self.damage[self.active] > 0
        if spell == FIREBALL:
            return self.fireball_allowed()
        if spell == TERRAIN:
            return not self.barred_by_any(self.active) and self.swappable() > 0
        return True

    def take_spell(self, choice: i64, chance: Chance) -> None:
        if choice == PASS:
            self.phase = SETTING_SPEED
            return
        self.spell = choice - CAST
        if self.spell == TERRAIN:
            self.ask(self.active, SWAP_TILES, chance)
        else:
            self.ask(self.active, PAYMENT, chance)

    def take_swap(self, choice: i64, chance: Chance) -> None:
        """The caster names the two tiles before he pays (AM-804)."""
        self.swap = choice - SWAP
        self.ask(self.active, PAYMENT, chance)

    def offer_payment(self) -> None:
        """The card beside the magic one: a whip or rein with the symbol, or magic (AM-803)."""
        first = self.seat * CARD_TYPES
        symbol = self.arena.spell_symbol[self.spell]
        if self.hands[first + WHIP + symbol] > 0:
            self.put(CARD + WHIP + symbol)
        if self.hands[first + REIN + symbol] > 0:
            self.put(CARD + REIN + symbol)
        if self.hands[first + MAGIC] > 1:
            self.put(CARD + MAGIC)

    def pay_spell(self, choice: i64) -> None:
        """Both cards are discarded, then opponents may cancel the spell (AM-804, AM-811)."""
        self.lay(choice)
        self.lay(CARD + MAGIC)
        self.emit(happened.CAST, self.who[self.active], self.spell)
        self.asked = 0
        self.phase = CASTING

    # Teleport (AM-802, AM-851)

    def may_teleport(self, chance: Chance) -> bool:
        """Is Teleport still to be had this turn, and can it be paid? (AM-802, AM-806, AM-852)"""
        seat = self.active
        if self.arena.spells == 0 or self.teleported != NOT_CAST:
            return False
        if self.arena.skip_costs_move == 1 and self.moves_left < 2:
            return False
        if self.hidden[seat] > 0:
            chance.unknown()
        return self.can_pay(seat, TELEPORT)

    def offer_teleport(self) -> None:
        self.put(PASS)
        self.offer_payment()

    def take_teleport(self, choice: i64) -> None:
        if choice == PASS:
            self.spell = NOBODY
            self.phase = ADVANCING
            return
        self.teleported = OPEN
        self.pay_spell(choice)

    def ask_teleport(self, chance: Chance) -> None:
        """Before a step, the mover may cast Teleport (AM-851)."""
        self.spell = TELEPORT
        self.ask(self.active, TELEPORTING, chance)

    # Counter-spells (AM-811)

    def casting(self, chance: Chance) -> None:
        """Opponents are asked clockwise from the caster's left; if nobody cancels, the spell works (AM-811)."""
        place: i64 = 1
        while place < self.players:
            seat = (self.active + place) % self.players
            if self.asked & (1 << seat) == 0:
                self.asked |= 1 << seat
                if self.may_cancel(seat, chance):
                    self.ask(seat, COUNTER_SPELL, chance)
                    return
            place += 1
        self.work(chance)

    def may_cancel(self, seat: i64, chance: Chance) -> bool:
        """Two magic cards, in the race, and no kingmaker (AM-706, AM-811, AM-813)."""
        status = self.status[seat]
        if status == DONE or status == OUT:
            return False
        if self.hidden[seat] > 0:
            chance.unknown()
        return self.magic(seat) >= 2 and not self.barred(seat, self.active)

    def take_counter_spell(self, choice: i64, chance: Chance) -> None:
        """The first to cancel closes the window; the caster has used his spell (AM-811, AM-812)."""
        if choice == PASS:
            self.phase = CASTING
            return
        self.lay(CARD + MAGIC)
        self.lay(CARD + MAGIC)
        self.emit(happened.CANCELLED, self.who[self.seat], self.who[self.active], self.spell)
        if self.spell == TELEPORT:
            self.teleported = USED
            self.phase = ADVANCING
        else:
            self.phase = SETTING_SPEED
        self.spell = NOBODY

    # What the spells do

    def work(self, chance: Chance) -> None:
        """The spell takes effect (AM-804)."""
        seat = self.active
        spell = self.spell
        self.phase = SETTING_SPEED
        if spell == TELEPORT:
            self.phase = ADVANCING
            return
        self.spell = NOBODY
        if spell == HASTE:
            self.hasted = 1
            self.emit(happened.HASTENED, self.who[seat], self.arena.haste_speed)
        elif spell == HEALING:
            healed = min(self.damage[seat], self.arena.healing)
            self.damage[seat] -= healed
            self.emit(happened.HEALED, self.who[seat], healed)
        elif spell == FIREBALL:
            self.burn(chance)
        else:
            self.exchange_tiles()

    # Fireball (AM-841)

    def in_fire(self, seat: i64) -> bool:
        """Does the active player's Fireball hit this chariot? (AM-841)"""
        return (
            seat != self.active
            and self.status[seat] == ON
            and self.distance(self.tile(seat), self.tile(self.active)) <= SPELL_RANGE
        )

    def fireball_allowed(self) -> bool:
        """It must hit somebody, and no contender if the caster is none (AM-706, AM-842)."""
        hits: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.in_fire(seat):
                if self.barred(self.active, seat):
                    return False
                hits += 1
            seat += 1
        return hits > 0

    def burn(self, chance: Chance) -> None:
        """All are damaged at once; crashes follow from the last chariot to the first (AM-509, AM-841)."""
        hit: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.in_fire(seat):
                self.add_damage(seat, self.arena.fireball_damage)
                hit |= 1 << seat
            seat += 1
        while hit != 0:
            last: i64 = NOBODY
            seat = 0
            while seat < self.players:
                if hit & (1 << seat) != 0 and (last == NOBODY or self.behind(seat, last)):
                    last = seat
                seat += 1
            hit ^= 1 << last
            self.check_crash(last, chance)

    # Terrain alteration (AM-821)

    def swap_tile(self, offset: i64) -> i64:
        """The tile at a distance from the caster."""
        return (self.progress[self.active] + offset) % self.arena.length

    def swap_legal(self, pair: i64) -> bool:
        """Two face-up, free tiles of one shape with different faces, the line excepted (AM-821 to AM-824)."""
        first = self.swap_tile(self.arena.swap_from[pair])
        second = self.swap_tile(self.arena.swap_with[pair])
        if self.ring[first] == FACE_DOWN or self.ring[second] == FACE_DOWN or first == 0 or second == 0:
            return False
        if self.arena.swap_same_shape == 1 and self.arena.curved[first] != self.arena.curved[second]:
            return False
        return self.ring[first] != self.ring[second] and not (self.occupied(first) or self.occupied(second))

    def occupied(self, tile: i64) -> bool:
        """Has some chariot of the race its place there, crashed or not? (AM-504, AM-823)"""
        seat: i64 = 0
        while seat < self.players:
            status = self.status[seat]
            if status != DONE and status != OUT and self.tile(seat) == tile:
                return True
            seat += 1
        return False

    def swappable(self) -> i64:
        """How many pairs of tiles could be exchanged."""
        count: i64 = 0
        pair: i64 = 0
        while pair < SWAPS:
            if self.swap_legal(pair):
                count += 1
            pair += 1
        return count

    def offer_swaps(self) -> None:
        pair: i64 = 0
        while pair < SWAPS:
            if self.swap_legal(pair):
                self.put(SWAP + pair)
            pair += 1

    def exchange_tiles(self) -> None:
        """The two faces change places; `front` stays (AM-821, AM-824)."""
        first = self.swap_tile(self.arena.swap_from[self.swap])
        second = self.swap_tile(self.arena.swap_with[self.swap])
        face = self.ring[first]
        self.ring[first] = self.ring[second]
        self.ring[second] = face
        self.swap = 0
        self.emit(happened.SWAPPED, self.who[self.active], min(first, second), max(first, second))
