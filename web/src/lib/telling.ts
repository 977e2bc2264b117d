/** What a move led to, told in as few lines as say it. */
import type { Event, Moved } from "../wire/server";
import type { Words } from "./words";

/** What the log says in one place. */
export interface Entry {
  key: string;
  /** The first point it tells of, and the last. */
  first: number;
  point: number;
  seat: number;
  events: readonly Event[];
}

const parts = new WeakMap<Moved, Entry[]>();
const joints = new WeakMap<Entry, { before: Entry; words: Words; joint: Entry | null }>();

/** The log of some moves; its entries are the same ones every time, so that only what is new is drawn. */
export function entriesOf(moves: readonly Moved[], words: Words): Entry[] {
  const entries: Entry[] = [];
  for (const part of moves.flatMap(partsOf)) {
    const last = entries.at(-1);
    const joint = last && jointOf(last, part, words);
    if (joint) entries[entries.length - 1] = joint;
    else entries.push(part);
  }
  return entries;
}

function partsOf(move: Moved): Entry[] {
  let found = parts.get(move);
  if (!found) {
    const { sequence, point, seat } = move;
    found = byTurn(move.events).map((events, part) => ({ key: `${sequence}.${part}`, first: point, point, seat, events }));
    parts.set(move, found);
  }
  return found;
}

/** Two entries as one if the second goes on with the way of the first. */
function jointOf(before: Entry, part: Entry, words: Words): Entry | null {
  const known = joints.get(part);
  if (known?.before === before && known.words === words) return known.joint;
  const joins = before.seat === part.seat && goesOn(before.events.at(-1)!, part.events[0]!, words);
  const joint = joins ? { ...before, point: part.point, events: [...before.events, ...part.events] } : null;
  joints.set(part, { before, words, joint });
  return joint;
}

/** One line for each thing that happened: a way step by step is one way, what is said several times is said once. */
export function linesOf(events: readonly Event[], words: Words): string[] {
  const folded: { line: string; times: number }[] = [];
  for (const line of joined(events, words).map((event) => words.event(event))) {
    const last = folded.at(-1);
    if (last?.line === line) last.times++;
    else folded.push({ line, times: 1 });
  }
  return folded.map(({ line, times }) => (times > 1 ? `${line} ×${times}` : line));
}

/** What a move led to, turn by turn: who comes next is told of their own turn, not of the move before it. */
export function byTurn(events: readonly Event[]): Event[][] {
  const turns: Event[][] = [];
  for (const event of events) {
    if (event.key === "turn" || !turns.length) turns.push([event]);
    else turns.at(-1)!.push(event);
  }
  return turns;
}

function joined(events: readonly Event[], words: Words): Event[] {
  const told: Event[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last && goesOn(last, event, words)) told[told.length - 1] = { ...event, args: { ...event.args, from: last.args["from"]! } };
    else told.push(event);
  }
  return told;
}

/** True if the second event is the next step of the first one's way. */
function goesOn(first: Event, second: Event, words: Words): boolean {
  const { to } = first.args;
  const { from } = second.args;
  if (first.key !== second.key || from === undefined || to === undefined || String(from) !== String(to)) return false;
  // how far it was, or anything else that is counted, would be wrong for both steps together
  return [first, second].every((event) => words.event(bare(event)) === words.event(event)) && who(first) === who(second);
}

const ENDS = ["from", "to"];
const named = (event: Event) => Object.entries(event.args).filter(([name, value]) => ENDS.includes(name) || Array.isArray(value));
const bare = (event: Event): Event => ({ ...event, args: Object.fromEntries(named(event)) });
const who = (event: Event): string => JSON.stringify(named(event).filter(([name]) => !ENDS.includes(name)));
