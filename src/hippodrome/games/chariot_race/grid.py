"""Before the start: the draft of the black chariots and the start positions."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import zeros
from hippodrome.games.chariot_race import events as happened
from hippodrome.games.chariot_race.actions import BOARD, START
from hippodrome.games.chariot_race.state import GRID, Position
from hippodrome.games.chariot_race.track import START_POSITIONS


class Grid(Position):
    """Ledger 4.1 and the draft of 4.10."""

    def set_up(self, chance: Chance) -> None:
        """White chariots are lined up by lot, black ones are drafted (CR-102 to CR-108, CR-921)."""
        circus = self.circus
        players = circus.players
        if circus.black == 1:
            first = chance.below(players)
            turn: i64 = 0
            while turn < circus.chariots:
                back = 2 * players - 1 - turn
                self.owner[turn] = (first + (turn if turn < players else back)) % players
                turn += 1
            return
        each = circus.chariots // players
        waiting = zeros(int(circus.chariots))
        chariot: i64 = 0
        while chariot < circus.chariots:
            waiting[chariot] = 1
            chariot += 1
        place: i64 = 0
        while place < circus.chariots:
            drawn = chance.draw(waiting, 0, circus.chariots)
            waiting[drawn] = 0
            self.owner[place] = drawn // each
            self.color[place] = drawn
            self.position[place] = place
            place += 1
        self.line_up()

    def offer_boards(self) -> None:
        """Each chariot board not yet taken, in the order of the file (CR-921)."""
        order: i64 = 0
        while order < len(self.circus.draft_order):
            color = self.circus.draft_order[order]
            free = True
            for taken in self.color:
                if taken == color:
                    free = False
            if free:
                self.put(BOARD + color)
            order += 1

    def take_board(self, color: i64) -> None:
        """A player takes a chariot board with its chariot (CR-921)."""
        colors = self.color[:]
        colors[self.active] = color
        self.color = colors
        self.emit(happened.DRAFTED, self.owner[self.active], color)
        self.drafted += 1
        self.active = self.drafted
        if self.drafted == self.circus.chariots:
            self.drafted = 0
            self.phase = GRID
            self.active = self.next_on_grid()

    def next_on_grid(self) -> i64:
        """The last to choose lines up first; second chariots go the other way round (CR-922, CR-923)."""
        players = self.circus.players
        if self.circus.chariots == players or self.drafted < players:
            return players - 1 - self.drafted
        return 3 * players - 1 - self.drafted

    def offer_start_positions(self) -> None:
        """Every start position that is free, also with fewer than six chariots (CR-924)."""
        place: i64 = 0
        while place < START_POSITIONS:
            free = True
            for taken in self.position:
                if taken == place:
                    free = False
            if free:
                self.put(START + place)
            place += 1

    def take_start_position(self, place: i64) -> bool:
        """A chariot goes to a start position; true once all stand there (CR-922, CR-923)."""
        positions = self.position[:]
        positions[self.active] = place
        self.position = positions
        cell = self.circus.start[place]
        self.emit(happened.LINED_UP, self.color[self.active], place + 1, self.name_of(cell))
        self.drafted += 1
        if self.drafted == self.circus.chariots:
            self.drafted = 0
            self.number_by_position()
            self.line_up()
            return True
        self.active = self.next_on_grid()
        return False

    def number_by_position(self) -> None:
        """Chariots are numbered by start position, empty positions skipped (CR-924)."""
        owners = self.owner[:]
        colors = self.color[:]
        positions = self.position[:]
        place: i64 = 0
        number: i64 = 0
        while place < START_POSITIONS:
            chariot: i64 = 0
            while chariot < self.circus.chariots:
                if self.position[chariot] == place:
                    owners[number] = self.owner[chariot]
                    colors[number] = self.color[chariot]
                    positions[number] = place
                    number += 1
                chariot += 1
            place += 1
        self.owner = owners
        self.color = colors
        self.position = positions

    def line_up(self) -> None:
        """Chariots stand before the line, levels at their start values (CR-004, CR-104, CR-925)."""
        circus = self.circus
        chariot: i64 = 0
        while chariot < circus.chariots:
            color = self.color[chariot]
            self.cell[chariot] = circus.start[self.position[chariot]]
            self.lap[chariot] = -1
            self.damage[chariot] = circus.damage_start[color]
            self.speed[chariot] = circus.speed_start[color]
            self.fortune[chariot] = circus.fortune_start[color]
            chariot += 1
        self.emit(happened.ROUND, self.round)
