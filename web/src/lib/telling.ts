/** What happened, told in as few lines as say it. */
import { TURN, WAY } from "../wire/contract";
import type { Event, Moved } from "../wire/server";
import type { Words } from "./words";

/** What the log says in one place: a turn. */
export interface Entry {
  key: string;
  /** The first point it tells of, and the last. */
  first: number;
  point: number;
  seat: number;
  told: readonly Told[];
}

interface Told {
  event: Event;
  /** What it is made of, if several are told as one. */
  events?: readonly Event[];
  first: number;
  point: number;
}

/** A line, and the points it tells of. */
export interface Line {
  text: string;
  /** The kind of thing it tells, and the events it is made of. */
  kind: string;
  events: readonly Event[];
  first: number;
  point: number;
}

const parts = new WeakMap<Moved, Entry[]>();
const joints = new WeakMap<Entry, { before: Entry; joint: Entry | null }>();

/** The log of some moves, turn by turn; its entries are the same ones every time, so that only what is new is drawn. */
export function entriesOf(moves: readonly Moved[]): Entry[] {
  const entries: Entry[] = [];
  const announced = moves.some((move) => move.events.some((event) => event.key === TURN));
  for (const part of moves.flatMap(partsOf)) {
    const last = entries.at(-1);
    const joint = last && jointOf(last, part, announced);
    if (joint) entries[entries.length - 1] = joint;
    else entries.push(part);
  }
  return entries;
}

function partsOf(move: Moved): Entry[] {
  let found = parts.get(move);
  if (!found) {
    const { sequence, point, seat } = move;
    found = byTurn(move.events).map((events, part) => ({
      key: `${sequence}.${part}`,
      first: point,
      point,
      seat,
      told: events.map((event) => ({ event, first: point, point })),
    }));
    parts.set(move, found);
  }
  return found;
}

/** Two parts of one turn as one: until the next is announced or, while the race is set up, somebody else chooses. */
function jointOf(before: Entry, part: Entry, announced: boolean): Entry | null {
  if (announced ? part.told[0]!.event.key === TURN : before.seat !== part.seat) return null;
  const known = joints.get(part);
  if (known?.before === before) return known.joint;
  const joint = { ...before, point: part.point, told: [...before.told, ...part.told] };
  joints.set(part, { before, joint });
  return joint;
}

/** The lines of a turn: a way step by step is one way, dice one after the other are one throw. */
export function turnLines(told: readonly Told[], words: Words): Line[] {
  const lines: (Line & { event: Event; times: number })[] = [];
  for (const { event, events = [event], first, point } of ways(told, words)) {
    const text = said(event, words);
    const last = lines.at(-1);
    const rest = last && restOf(last.event, event, words);
    if (!last || (last.text !== text && rest === null))
      lines.push({ event, events, kind: event.key, text, first, point, times: 1 });
    else {
      Object.assign(last, { event, events: [...last.events, ...events], point });
      if (last.text === text) last.times++;
      else last.text = `${last.text.replace(/\.$/, "")}, ${rest}`;
    }
  }
  return lines.map(({ text, times, kind, events, first, point }) => ({
    text: times > 1 ? `${text} ×${times}` : text,
    kind,
    events,
    first,
    point,
  }));
}

/** What happened, line by line; what is said several times is said once. */
export function linesOf(events: readonly Event[], words: Words): string[] {
  return turnLines(
    events.map((event) => ({ event, first: 0, point: 0 })),
    words,
  ).map((line) => line.text);
}

/** The way of a turn in one sentence, from its first step to its last, told by the kind of step there was most of. */
export function wayLine(events: readonly Event[], words: Words): string | null {
  const walks = events.filter((event) => event.args[FROM] !== undefined && event.args[TO] !== undefined);
  const [first, last] = [walks[0], walks.at(-1)];
  if (!first || !last) return null;
  const often = (event: Event) => walks.filter((other) => other.key === event.key).length;
  const usual = walks.reduce((best, event) => (often(event) >= often(best) ? event : best));
  const args = { ...usual.args, [FROM]: first.args[FROM]!, [TO]: last.args[TO]! };
  const whole = words.event(bare({ ...usual, args }));
  // a line that counts something would count its own step only
  const counts = words.event(bare(usual)) !== said(usual, words);
  if (counts || String(args[FROM]) === String(args[TO])) return said(usual, words);
  return whole;
}

/** What a move led to, turn by turn: who comes next is told of their own turn, not of the move before it. */
export function byTurn(events: readonly Event[]): Event[][] {
  const turns: Event[][] = [];
  for (const event of events) {
    if (event.key === TURN || !turns.length) turns.push([event]);
    else turns.at(-1)!.push(event);
  }
  return turns;
}

function ways(told: readonly Told[], words: Words): Told[] {
  const found: Told[] = [];
  for (const one of told) {
    const last = found.at(-1);
    if (last && goesOn(last.event, one.event, words)) {
      const event = { ...one.event, args: { ...one.event.args, [FROM]: last.event.args[FROM]! } };
      const events = [...(last.events ?? [last.event]), one.event];
      found[found.length - 1] = { ...one, event, events, first: last.first };
    } else found.push(one);
  }
  return found;
}

/** True if the second event is the next step of the first one's way. */
function goesOn(first: Event, second: Event, words: Words): boolean {
  const to = first.args[TO];
  const from = second.args[FROM];
  if (first.key !== second.key || from === undefined || to === undefined || String(from) !== String(to)) return false;
  // how far it was, or anything else that is counted, would be wrong for both steps together
  return (
    [first, second].every((event) => words.event(bare(event)) === said(event, words)) && who(first) === who(second)
  );
}

/** What a second throw adds to the line of the first: all but the words they begin with. */
function restOf(first: Event, second: Event, words: Words): string | null {
  if (first.key !== second.key || ![first, second].every((event) => event.steps.some((step) => step.form === "roll")))
    return null;
  const start = opening(second, words);
  return start && start === opening(first, words) ? said(second, words).slice(start.length) : null;
}

const HERE = "\u0000";
/** The words of a line up to what was thrown: to the first thing that is named or counted after who it is about. */
function opening(event: Event, words: Words): string {
  const whose = Object.entries(event.args).find(([, value]) => Array.isArray(value))?.[0];
  const args = Object.fromEntries(
    Object.entries(event.args).map(([name, value]) => [name, name === whose ? value : HERE]),
  );
  const start = words.event({ ...event, args }).split(HERE)[0]!;
  return said(event, words).startsWith(start) && start.endsWith(" ") ? start : "";
}

const [FROM, TO] = WAY;
const isEnd = (name: string) => name === FROM || name === TO;
const named = (event: Event) =>
  Object.entries(event.args).filter(([name, value]) => isEnd(name) || Array.isArray(value));
const bare = (event: Event): Event => ({ ...event, args: Object.fromEntries(named(event)) });
const who = (event: Event): string => JSON.stringify(named(event).filter(([name]) => !isEnd(name)));

const lately = new WeakMap<Event, { words: Words; text: string }>();
/** An event in words; a turn that goes on is told again with each thing that happens in it. */
function said(event: Event, words: Words): string {
  const known = lately.get(event);
  if (known?.words === words) return known.text;
  const text = words.event(event);
  lately.set(event, { words, text });
  return text;
}
