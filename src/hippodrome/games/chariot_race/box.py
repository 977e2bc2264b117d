"""From the TOML files to the circus: boards, chariots, and the checks on a file of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.engine.box import Box, check_entries, check_known, check_number
from hippodrome.engine.errors import BadBoard, BadOption
from hippodrome.engine.ints import ints
from hippodrome.engine.options import Value, switch, whole_number
from hippodrome.games.chariot_race.circuit import CIRCUITS, Circuit, check_board, lay_out
from hippodrome.games.chariot_race.rules.track import DICE, RACERS, TOP_LEVEL, TOP_SPEED, Circus

__all__ = ["CIRCUITS", "build", "check_board", "check_chariots", "read"]

CHARIOTS_FORMAT = "chariot-race-chariots/1"
BOARDS = {"second": "board", "standard": "board-standard"}
"""The supplied boards by the values of their option, with their files: they differ in the start grid (ledger 3.2)."""
ANY = "any"
"""Of a colour: whichever is free."""
_LEVELS = ("damage", "speed", "fortune")
_ENTRIES = ("color", "facing", "dice", *(f"{level}_{end}" for level in _LEVELS for end in ("max", "start")))


read = Box(__package__).read


def build(players: int, options: Mapping[str, Value]) -> Circus:
    """The circus for checked options."""
    board: Any = options["board"]
    chariots: Any = options["chariots"]
    circuits = check_board(read(BOARDS[board]) if isinstance(board, str) else board)
    boards = check_chariots(read("chariots") if isinstance(chariots, str) else chariots)
    if options["circuit"] not in circuits:
        raise BadOption(option="circuit", value=str(options["circuit"]), legal=", ".join(circuits))
    circuit = circuits[str(options["circuit"])]
    circus = Circus(players, len(circuit.cells))
    circus.circuit = str(options["circuit"]) if isinstance(board, str) else ""
    values = read("values")
    lay_out(circus, circuit, values["javelin_range"])
    side = boards["black"] if options["side"] == "black" else _in_every_color(boards["white"][0])
    hand_out(circus, side)
    pick_colors(circus, options)
    check_room(circuit, max(row["speed_max"] for row in side))
    set_switches(circus, options)
    set_values(circus, values)
    return circus


def _in_every_color(white: dict[str, Any]) -> list[dict[str, Any]]:
    """The white sides are all alike (CR-103)."""
    return [{**white, "color": color} for color in RACERS]


def check_room(circuit: Circuit, fastest: int) -> None:
    """Every lane is longer than the fastest move, so that nobody laps itself in a turn."""
    for lane, fronts in circuit.fronts.items():
        if len(fronts) <= fastest:
            raise BadBoard(problem="lane-too-short", lane=lane, cells=len(fronts), needed=fastest + 1)


def hand_out(circus: Circus, side: list[dict[str, Any]]) -> None:
    """The numbers of the chariot boards, by colour (CR-104, CR-925)."""
    circus.draft_order = ints([RACERS.index(row["color"]) for row in side])
    for row in side:
        color = RACERS.index(row["color"])
        circus.damage_max[color] = row["damage_max"]
        circus.damage_start[color] = row["damage_start"]
        circus.speed_max[color] = row["speed_max"]
        circus.speed_start[color] = row["speed_start"]
        circus.fortune_max[color] = row["fortune_max"]
        circus.fortune_start[color] = row["fortune_start"]
        for level, speeds in enumerate(row["facing"]):
            circus.cap[color * int(TOP_LEVEL + 1) + level] = max(speeds)
        for speed, dice in enumerate(row["dice"]):
            circus.dice[color * int(TOP_SPEED + 1) + speed] = dice


def pick_colors(circus: Circus, options: Mapping[str, Value]) -> None:
    """The colours of the white chariots: as wished, else the usual ones that are left, else any (CR-103)."""
    chariots = int(circus.chariots)
    picked: dict[int, int] = {}
    for number in range(1, chariots + 1):
        wish, left = (
            options[f"colour_{number}"],
            [color for color in range(len(RACERS)) if color not in picked.values()],
        )
        if wish == ANY:
            continue
        if wish not in [RACERS[color] for color in left]:
            free = ", ".join([ANY, *(RACERS[color] for color in left)])
            raise BadOption(option=f"colour_{number}", value=str(wish), legal=free)
        picked[_numbered(number, circus)] = RACERS.index(str(wish))
    usual = [color for color in range(len(RACERS)) if color not in picked.values()]
    for chariot in sorted(set(range(chariots)) - set(picked), key=lambda one: one not in usual):
        picked[chariot] = chariot if chariot in usual else usual[0]
        usual.remove(picked[chariot])
    circus.colors = ints([picked[chariot] for chariot in range(chariots)])


def _numbered(number: int, circus: Circus) -> int:
    """Options go round the table, the chariots of a player stand together."""
    players = int(circus.players)
    return (number - 1) % players * (int(circus.chariots) // players) + (number - 1) // players


def set_switches(circus: Circus, options: Mapping[str, Value]) -> None:
    circus.black = switch(options, "side", "black")
    circus.no_damage_past_finish = switch(options, "no_damage_past_finish")
    circus.repair_amount_free = switch(options, "repair_amount_free")
    circus.placed_on_caltrop_hurts = switch(options, "placed_on_caltrop_hurts")
    circus.finish_stands = switch(options, "finish_stands")
    circus.laps = whole_number(options, "laps")
    circus.max_rounds = whole_number(options, "max_rounds")


def set_values(circus: Circus, values: Mapping[str, int]) -> None:
    circus.cubes = values["cubes"]
    circus.repair_price = values["repair_price"]
    circus.repair_most = values["repair_most"]
    circus.change_price = values["change_price"]
    circus.sprint_gain = values["sprint_gain"]
    circus.sprint_damage = values["sprint_damage"]
    circus.crash_damage = values["crash_damage"]
    circus.caltrop_damage = values["caltrop_damage"]
    circus.javelin_damage = values["javelin_damage"]


def check_chariots(table: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The white board and the six black ones of a chariot file, or `BadBoard` naming the board."""
    if table.get("format") != CHARIOTS_FORMAT:
        raise BadBoard(problem="format", needed=CHARIOTS_FORMAT)
    check_known(table, ("format", "name", "white", "black"))
    for side in ("white", "black"):
        rows = table.get(side)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadBoard(problem="missing-entry", entry=side)
    if [row.get("color") for row in table["white"]] != ["any"]:
        raise BadBoard(problem="white-boards")
    if sorted(str(row.get("color")) for row in table["black"]) != sorted(RACERS):
        raise BadBoard(problem="black-boards", colors=", ".join(RACERS))
    for side in ("white", "black"):
        for row in table[side]:
            check_chariot(f"{side} {row['color']}", row)
    return {"white": table["white"], "black": table["black"]}


def check_chariot(chariot: str, row: Mapping[str, Any]) -> None:
    """One chariot board: tracks, starts, facing speeds and dice fit together (ledger 3.3)."""
    check_entries(row, _ENTRIES, chariot)
    for level in _LEVELS:
        highest, start = row[f"{level}_max"], row[f"{level}_start"]
        top = int(TOP_SPEED if level == "speed" else TOP_LEVEL)
        lowest = 1 if level == "damage" else 0
        check_number(highest, 1, top, f"{chariot}.{level}_max")
        check_number(start, lowest, highest, f"{chariot}.{level}_start")
    check_facing(chariot, row)
    check_dice(chariot, row)


def check_facing(chariot: str, row: Mapping[str, Any]) -> None:
    """Every speed stands beside some damage level, in order; the start speed is within its cap."""
    facing = row["facing"]
    if not isinstance(facing, list) or len(facing) != row["damage_max"] + 1:
        raise BadBoard(problem="chariot-facing-length", chariot=chariot, needed=row["damage_max"] + 1)
    speeds: list[int] = []
    for level, beside in enumerate(facing):
        if not isinstance(beside, list) or not beside or not all(type(speed) is int for speed in beside):
            raise BadBoard(problem="chariot-facing", chariot=chariot, level=level)
        if beside != sorted(beside) or (speeds and beside[0] < speeds[-1]):
            raise BadBoard(problem="chariot-facing", chariot=chariot, level=level)
        speeds += beside
    missing = set(range(row["speed_max"] + 1)) ^ set(speeds)
    if missing:
        raise BadBoard(problem="chariot-facing-speeds", chariot=chariot, speed=min(missing))
    if row["speed_start"] > max(facing[row["damage_start"]]):
        raise BadBoard(problem="chariot-start-speed", chariot=chariot, cap=max(facing[row["damage_start"]]))


def check_dice(chariot: str, row: Mapping[str, Any]) -> None:
    """One to five dice for every speed, never more at a higher one."""
    dice = row["dice"]
    if not isinstance(dice, list) or len(dice) != row["speed_max"] + 1:
        raise BadBoard(problem="chariot-dice-length", chariot=chariot, needed=row["speed_max"] + 1)
    for speed, number in enumerate(dice):
        if type(number) is not int or not 1 <= number <= DICE or (speed and number > dice[speed - 1]):
            raise BadBoard(problem="chariot-dice", chariot=chariot, speed=speed)
