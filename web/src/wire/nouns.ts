// Made by tools/page_types.py from the Python models: do not edit.
import type { Step as SceneStep } from "./scene";

/** The host opened a seat or gave it to a bot. */
export interface Arranged {
  sequence: number;
  at: number;
  kind: "arranged";
  seat: number;
  bot: string | null;
}

/** A bank of seconds for the whole race, and an increment after each answer. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** A choice that was made: message `choice-KEY`. */
export interface Choice {
  action: number;
  key: string;
  args: Record<string, number | string | [string, number] | null>;
}

/** Options or settings changed before the start; everybody must be ready again. */
export interface Configured {
  sequence: number;
  at: number;
  kind: "configured";
}

export interface Created {
  sequence: number;
  at: number;
  kind: "created";
  name: string;
}

/** One thing that happened: message `event-KEY`, or `event-KEY-hidden` if `hidden`; `steps` is what it looks like in the scene (`hippodrome.engine.scene.Step`). */
export interface Event {
  key: string;
  args: Record<string, number | string | [string, number] | null>;
  hidden: boolean;
  steps: SceneStep[];
}

export interface HandedOver {
  sequence: number;
  at: number;
  kind: "handed_over";
  seat: number;
  bot: string;
  why: "asked" | "left" | "absent" | "time" | "deadline" | "resigned";
  by: number | null;
}

/** Somebody left a seat before the start, or was asked to. */
export interface Left {
  sequence: number;
  at: number;
  kind: "left";
  seat: number;
  name: string;
  removed: boolean;
}

/** So many seconds for each question. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** A choice, or a row of choices made in one, and what followed. `bot` says which bot chose, if one did; `choices` are for the chooser's own eyes and empty for others, the events say what they may know. A `seat` of -1 says that answers were awaited and none came: whether anybody could have answered is not told. */
export interface Moved {
  sequence: number;
  at: number;
  kind: "moved";
  seat: number;
  bot: string | null;
  point: number;
  count: number;
  choices: Choice[];
  events: Event[];
  result: number[] | null;
  secret: string | null;
}

/** The host muted a seat (or an onlooker, or all of them: `seat` None) for everybody; or you did for yourself. */
export interface Muted {
  sequence: number;
  at: number;
  kind: "muted";
  seat: number | null;
  onlooker: string;
  on: boolean;
  everyone: boolean;
}

export interface NoClock {
  kind: "none";
}

export interface Readied {
  sequence: number;
  at: number;
  kind: "ready";
  seat: number;
  on: boolean;
  salted: boolean;
}

/** Why something was refused: message `error-KEY` of the shared catalogue. */
export interface Reason {
  key: string;
  args: Record<string, number | string>;
}

/** The race goes on at table `code`; the same tokens sit there, seats rotated. */
export interface Rematched {
  sequence: number;
  at: number;
  kind: "rematch";
  code: string;
}

/** A player had `who` be told that the race waits for them. */
export interface Reminded {
  sequence: number;
  at: number;
  kind: "reminded";
  seat: number;
  who: number;
}

export interface Renamed {
  sequence: number;
  at: number;
  kind: "renamed";
  seat: number;
  name: string;
}

/** The set that the race belongs to is closed: the secret of its dice. */
export interface Revealed {
  sequence: number;
  at: number;
  kind: "revealed";
  secret: string;
}

/** A line of chat: free text, or a phrase (`phrase-KEY`) that everybody reads in their language. */
export interface Said {
  sequence: number;
  at: number;
  kind: "said";
  seat: number | null;
  name: string;
  onlooker: string;
  text: string | null;
  phrase: string | null;
}

export interface Sat {
  sequence: number;
  at: number;
  kind: "sat";
  seat: number;
  name: string;
}

/** The sealed dice: what is known of them now. `table` is the name that goes into every outcome, with the players' salts, fixed at the start; `secret` is revealed at the end. */
export interface Seal {
  commitment: string;
  table: string;
  salts: (string | null)[];
  secret: string | null;
  by_turn: boolean;
  set: string | null;
}

/** A seat as everybody sees it. */
export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  number: number | null;
  host: boolean;
  ready: boolean;
  device: number | null;
  handed_over: "asked" | "left" | "absent" | "time" | "deadline" | "resigned" | null;
}

export interface Started {
  sequence: number;
  at: number;
  kind: "started";
  seal: Seal;
}

/** You let these windows pass until your turn; none: you want to be asked again. Only you see this. */
export interface Stood {
  sequence: number;
  at: number;
  kind: "standing";
  seat: number;
  windows: string[];
}

export interface Swapped {
  sequence: number;
  at: number;
  kind: "swapped";
  a: number;
  b: number;
}

/** A table as everybody sees it. */
export interface Table {
  code: string;
  game: string;
  rules: number;
  data: number;
  players: number;
  options: Record<string, unknown>;
  settings: TableSettings;
  phase: "lobby" | "racing" | "over";
  seats: Seat[];
  seal: Seal;
  created: number;
  updated: number;
  rematch: string | null;
  before: string | null;
  continued: number | null;
  result: number[] | null;
  club: string | null;
  cup: string | null;
}

/** How a table is run, whatever the game. */
export interface TableSettings {
  mode: "live" | "turns";
  clock: NoClock | MoveClock | BankClock;
  listed: boolean;
  undo: boolean;
  rated: boolean;
  hints: boolean;
  spectators: boolean;
  chat: "everyone" | "seats" | "off";
  bot_seconds: number;
  grace_seconds: number;
  stand_in: string | null;
}

export interface TakenBack {
  sequence: number;
  at: number;
  kind: "taken_back";
  seat: number;
}

/** The choices of entry `undid` were taken back. */
export interface Undone {
  sequence: number;
  at: number;
  kind: "undone";
  seat: number;
  point: number;
  undid: number;
}

/** An entry that is not for this viewer (a muted line, somebody's own mute). */
export interface Withheld {
  sequence: number;
  at: number;
  kind: "withheld";
}
