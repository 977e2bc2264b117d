"""TypeScript types of everything the page exchanges with the server, made from the Python models.

`python tools/page_types.py` writes `web/src/wire/*.ts`; a test compares them with what would be written.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from hippodrome.engine.events import RACER, TURN, WAY
from hippodrome.engine.omen import Foresight
from hippodrome.engine.plan import Plan
from hippodrome.engine.scene import GAP, STAGES
from hippodrome.engine.schema import scene_schema
from hippodrome.engine.schema import schema as schema_of
from hippodrome.server.wire import clubs, cups, gallery, messages, persons, profiles, puzzles, resources, sets, workshop
from hippodrome.server.wire.entries import Entry
from hippodrome.study import story

FOLDER = Path(__file__).parents[1] / "web" / "src" / "wire"
HEAD = "// Made by tools/page_types.py from the Python models: do not edit.\n"
OUTSIDE = {
    "scene": {
        "Changes": "Changes",
        "Foresight": "Foresight",
        "Plan": "Plan",
        "Scene": "Scene",
        "SceneStep": "Step as SceneStep",
        "Text": "Text",
    },
    "analysis": {"Analysis": "Analysis"},
}
"""What modules take from others by name, as far as they speak of it."""
ASKED = (
    resources.NewGuest, resources.GuestChanges, resources.NewTable, resources.Join,
    resources.Recover, persons.NewMail, persons.MailCode, persons.MailKey, persons.QuietHours,
    sets.NewSet, sets.NewTry, workshop.BoardAsked, workshop.FairnessAsked, workshop.BotRaceAsked, workshop.TuningAsked,
    puzzles.PuzzleAnswer, gallery.NewBoard, gallery.BoardLiked,
    clubs.NewClub, clubs.ClubChanges, clubs.PersonChanges, cups.NewCup,
    profiles.ProfileChanges,
)  # fmt: skip
ANSWERED = (
    resources.Problem, resources.Catalogue, resources.GameOffer, resources.Guest, resources.GuestKey,
    resources.RecoveryCode, persons.Telling,
    resources.MyRaces, resources.TableList, resources.TableKeys, resources.HistoryPage, resources.Replay,
    resources.Proof, resources.Uploaded, resources.Health, resources.Lesson,
    sets.Set, workshop.BoardDrawn, workshop.FairnessTold, workshop.BotRace, workshop.TuningTold,
    puzzles.PuzzleList, puzzles.Puzzle, puzzles.Solution,
    clubs.Club, clubs.MyClubs, clubs.People, clubs.Invitations, clubs.ClubLines, clubs.ClubRaces, clubs.Ratings,
    clubs.Pulse, cups.Cup, profiles.Profile,
    gallery.BoardCard, gallery.BoardShown, gallery.BoardCards,
)  # fmt: skip
TOLD = (story.Story, story.SeatOfStory, story.StepOfStory)
SCENE = {
    ("View", "scene"): "Changes",
    ("Plans", "plans"): "Plan[]",
    ("ForesightAnswer", "foresight"): "Foresight | null",
    ("ReplayPoint", "scene"): "Changes",
    ("LessonTask", "plan"): "Plan | null",
    ("Puzzle", "scene"): "Scene",
    ("Event", "steps"): "SceneStep[]",
    ("BoardDrawn", "scene"): "Scene | null",
    ("BotRace", "scene"): "Scene",
    **{
        (f"Board{name}", "title"): "Text"
        for name in ("Shade", "Property", "Deed", "Brush", "Part", "Piece", "Joint", "Fact")
    },
}
"""Fields that hold parts of a scene: pydantic knows them as plain JSON only."""

CHANGES = """
/** A list of things as it changed: by id the fields that are other than before, and all ids in order if that is. */
export interface Patch {
  order?: string[];
  things: Record<string, object>;
}

/** The sections of a scene that changed, whole or as a patch. */
export type Changes = { [Key in keyof Scene]?: Scene[Key] | Patch };
"""


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(part) for part in schema[union]))
    kind = schema.get("type")
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    simple = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return simple.get(str(kind), "unknown")


def array_of(schema: dict[str, Any]) -> str:
    """The TypeScript type of a list or of a fixed row of values."""
    if "prefixItems" in schema:
        return "[" + ", ".join(type_of(part) for part in schema["prefixItems"]) + "]"
    inner = type_of(schema.get("items", {}))
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def interface(name: str, schema: dict[str, Any], whole: bool) -> str:
    """One named type; what comes from the server is `whole`, with every field there."""
    if "properties" not in schema:
        return f"export type {name} = {type_of(schema)};\n"
    required = schema.get("required", [])
    lines = [
        f"  {field}{'' if whole or field in required else '?'}: {SCENE.get((name, field)) or type_of(part)};\n"
        for field, part in schema["properties"].items()
    ]
    comment = re.sub(r"\s+", " ", str(schema.get("description", "")))
    head = f"/** {comment} */\n" if comment else ""
    return f"{head}export interface {name} {{\n{''.join(lines)}}}\n"


def types_of(*schemas: tuple[str, dict[str, Any]], whole: bool = True) -> dict[str, str]:
    """All the named types of some schemas."""
    types: dict[str, str] = {}
    for name, schema in schemas:
        for inner, part in schema.get("$defs", {}).items():
            types.setdefault(inner, interface(inner, part, whole))
        if "$ref" not in schema or not schema["$ref"].endswith(f"/{name}"):
            types[name] = interface(name, {key: value for key, value in schema.items() if key != "$defs"}, whole)
    return types


def module(types: dict[str, str], **elsewhere: dict[str, str]) -> str:
    """A module with some named types; those that another module holds word for word are passed on from there."""
    shared = {
        other: sorted(name for name in types if held.get(name) == types[name]) for other, held in elsewhere.items()
    }
    own = {name: text for name, text in types.items() if not any(name in names for names in shared.values())}
    code = re.sub(r"/\*.*?\*/", "", "".join(own.values()))
    outside = {other: {name: name for name in names} for other, names in shared.items()}
    lines = ""
    for other, names in [*OUTSIDE.items(), *outside.items()]:
        used = [taken for name, taken in names.items() if name not in own and re.search(rf"\b{name}\b", code)]
        lines += f'import type {{ {", ".join(used)} }} from "./{other}";\n' if used else ""
    for other, passed in shared.items():
        lines += f'export type {{ {", ".join(passed)} }} from "./{other}";\n' if passed else ""
    return HEAD + lines + "\n" + "\n".join(own[name] for name in sorted(own))


def contract() -> str:
    """The words of the games' contract that the page relies on."""
    words = {"TURN": TURN, "RACER": RACER, "STAGES": STAGES, "WAY": WAY, "GAP": GAP}
    return (
        HEAD + "\n" + "".join(f"export const {name} = {json.dumps(word)} as const;\n" for name, word in words.items())
    )


def story_schemas() -> list[tuple[str, dict[str, Any]]]:
    """What the page of an analysed race is given, its analysis left to a module of its own."""
    schemas = [(model.__name__, TypeAdapter(model).json_schema(mode="serialization")) for model in TOLD]
    for _, schema in schemas:
        schema.pop("$defs", None)
    return schemas


def modules() -> dict[str, str]:
    """Every generated file with its content."""
    socket = messages.schema()
    scene = module(types_of(("Scene", scene_schema()), ("Plan", schema_of(Plan)), ("Foresight", schema_of(Foresight))))
    steps = "\nexport type Step = Move | Pill | Change | Roll | Pass | Flash;\n"
    steps += 'export type Argument = Text["args"][string];\n'
    steps += CHANGES
    entry = TypeAdapter(Entry).json_schema(mode="serialization")
    asked = [(model.__name__, TypeAdapter(model).json_schema()) for model in ASKED]
    answered = [(model.__name__, TypeAdapter(model).json_schema(mode="serialization")) for model in ANSWERED]
    look_back = TypeAdapter(resources.LookBack).json_schema(mode="serialization")
    # What an analysis holds has a module of its own: it has settings too, and they are not a table's.
    del look_back["$defs"]
    analysis = types_of(("Analysis", TypeAdapter(resources.Analysis).json_schema(mode="serialization")))
    server = types_of(("FromServer", socket["server"]), ("Entry", entry))
    client = types_of(("FromClient", socket["client"]), whole=False)
    answers = types_of(*answered, ("LookBack", look_back))
    nouns = {name: text for name, text in server.items() if answers.get(name) == text and name not in analysis}
    return {
        "analysis.ts": module(analysis),
        "story.ts": module(types_of(*story_schemas())),
        "contract.ts": contract(),
        "scene.ts": scene + steps,
        "client.ts": module(client),
        "nouns.ts": module(nouns),
        "server.ts": module(server, analysis=analysis, nouns=nouns),
        "questions.ts": module(types_of(*asked, whole=False), client=client),
        "answers.ts": module(answers, nouns=nouns),
    }


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in modules().items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
