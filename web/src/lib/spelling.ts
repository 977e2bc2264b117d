/** Puts back what frames leave out, as it is empty or follows from what stands beside it (docs/protocol.md). */
import { GAP } from "../wire/contract";
import type { FromServer } from "../wire/server";

type Thing = Record<string, unknown>;

const EVENTS: Thing = { you: null, table: null, view: null };
const VIEW: Thing = {
  awaited: false,
  window: null,
  standing: [],
  choices: [],
  undo: false,
  clock: null,
  presence: null,
};
const MOVED: Thing = { bot: null, count: 1, choices: [], result: null, secret: null };
const STEPS: Record<string, Thing> = {
  move: { manner: "drive" },
  flash: { manner: "hit" },
  pill: { tone: "plain", icon: "" },
  roll: { art: "" },
};

const isThing = (value: unknown): value is Thing => value !== null && typeof value === "object";

function fill(thing: Thing, usual: Thing): void {
  for (const [name, value] of Object.entries(usual)) thing[name] ??= value;
}

/** A text has words, arguments and nothing else. */
const isText = (thing: Thing) =>
  (typeof thing.key === "string" || typeof thing.plain === "string") &&
  Object.keys(thing).every((name) => name === "key" || name === "args" || name === "plain");

const isQuestion = (thing: Thing) => typeof thing.key === "string" && "rule" in thing;
const isEvent = (thing: Thing) => typeof thing.key === "string" && "steps" in thing;

/** Everything in a value whole again; the value itself is changed. */
function spell(value: unknown): void {
  if (!isThing(value)) return;
  if (Array.isArray(value)) return value.forEach(spell);
  if (isText(value)) fill(value, { key: "", args: {}, plain: "" });
  else if (typeof value.form === "string" && value.form in STEPS) fill(value, STEPS[value.form]!);
  else if (value.kind === "moved") fill(value, MOVED);
  else if ("action" in value && isThing(value.text)) spellOffer(value, value.text);
  else if (isQuestion(value)) fill(value, { aim: "" });
  else if (isEvent(value)) fill(value, { hidden: false });
  else spellGap(value);
  Object.values(value).forEach(spell);
}

function spellOffer(offer: Thing, text: Thing): void {
  fill(offer, { why: { key: `${String(text.key)}.why`, args: text.args ?? {} }, price: "", price_tone: "plain" });
}

/** The words of a gap follow from its value. */
function spellGap(figures: Thing): void {
  const gap = figures[GAP];
  if (!isThing(gap) || typeof gap.value !== "number") return;
  fill(gap, { title: { key: `figure-${GAP}`, args: { count: gap.value } }, text: { plain: `−${gap.value}` } });
}

/** A frame as if nothing had been left out of it. */
export function spelledOut(frame: FromServer): FromServer {
  if (frame.type !== "events" && frame.type !== "welcome") return frame;
  if (frame.type === "events") {
    fill(frame as unknown as Thing, EVENTS);
    // What came without entries is whole but for the head of its view.
    if (frame.entries.length) [frame.entries, frame.view?.scene].forEach(spell);
  }
  if (frame.view) fill(frame.view as unknown as Thing, VIEW);
  return frame;
}
