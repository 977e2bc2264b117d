// Made by tools/page_types.py from the Python models: do not edit.
import type { Analysis } from "./analysis";
import type { Changes, Step as SceneStep } from "./scene";

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

/** Everything a page needs before there is a table. */
export interface Catalogue {
  version: number;
  server: string;
  games: GameOffer[];
  bots: string[];
  text: Record<string, string>;
  art: Record<string, string>;
  phrases: string[];
  push_key: string | null;
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

/** A game of the catalogue. `text[LANGUAGE]` and `art[NAME]` are addresses; `words` are the vocabularies that arguments count in (message `VOCABULARY-ID`; the id itself if `literal`). */
export interface GameOffer {
  name: string;
  mood: string;
  night: boolean;
  players: number[];
  minutes: number[];
  secrets: boolean;
  rules: number;
  data: number;
  options: OptionOffer[];
  words: Record<string, string[]>;
  literal: string[];
  windows: string[];
  text: Record<string, string>;
  art: Record<string, string>;
}

export interface Guest {
  id: string;
  name: string;
  language: "en" | "fr";
  webhook: string;
  push: number;
  recovery: number | null;
}

/** `token` is the only key to this guest: keep it, send it as `Authorization: Bearer`. */
export interface GuestKey {
  guest: Guest;
  token: string;
}

export interface HandedOver {
  sequence: number;
  at: number;
  kind: "handed_over";
  seat: number;
  bot: string;
  why: "asked" | "left" | "absent" | "time" | "resigned";
  by: number | null;
}

export interface Health {
  status: "ok" | "failing" | "closing";
  server: string;
  protocol: number;
  tables: number;
  sockets: number;
  database: string;
}

/** Entries of a table, as the asker may see them. */
export interface HistoryPage {
  entries: (Created | Sat | Left | Arranged | Swapped | Renamed | Configured | Readied | Started | Moved | Stood | Undone | HandedOver | TakenBack | Said | Muted | Rematched | Withheld)[];
  sequence: number;
  more: boolean;
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

/** The analysis of a finished race (`docs/analysis.md`): `pending` with its progress from 0 to 1, `ready`, `failed`, or `off` where the server makes none (switched off, too much to do, not raced to the end). */
export interface LookBack {
  status: "pending" | "ready" | "failed" | "off";
  progress: number;
  analysis: Analysis | null;
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

/** The host muted a seat (or the spectators, `seat` None) for everybody; or you did for yourself. */
export interface Muted {
  sequence: number;
  at: number;
  kind: "muted";
  seat: number | null;
  on: boolean;
  everyone: boolean;
}

/** One of my seats. `your_turn` first, then waiting, then finished. */
export interface MyRace {
  table: TableLine;
  seat: number;
  your_turn: boolean;
  turn: number | null;
  since: number;
  deadline: number | null;
  place: number | null;
}

export interface MyRaces {
  races: MyRace[];
}

export interface NoClock {
  kind: "none";
}

/** An option of a game: legal values (first = default), or a range; `for_players` replaces `values` at some numbers of players; `own` also takes a table of one's own. */
export interface OptionOffer {
  key: string;
  values: unknown[];
  low: number | null;
  high: number | null;
  default: unknown;
  for_players: Record<string, unknown[]>;
  own: boolean;
  advanced: boolean;
  picture: "" | "board" | "racer";
  only_if: [string, unknown] | null;
}

/** Every error answer: the reason, and the same in words of the `Accept-Language`. */
export interface Problem {
  error: Reason;
  message: string;
}

/** Everything a stranger needs to check the dice; `record`, `questions` and `seal.secret` once the race is over. `questions[s]` are those of move s: a number below n, or a draw `[first index, count, count, …]`. */
export interface Proof {
  seal: Seal;
  method: string;
  record: Record<string, unknown> | null;
  questions: ((number | number[])[])[] | null;
  uploaded: boolean;
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

/** The only copy of a code that makes another device this guest's. */
export interface RecoveryCode {
  code: string;
  made: number;
}

/** The race goes on at table `code`; the same tokens sit there, seats rotated. */
export interface Rematched {
  sequence: number;
  at: number;
  kind: "rematch";
  code: string;
}

export interface Renamed {
  sequence: number;
  at: number;
  kind: "renamed";
  seat: number;
  name: string;
}

/** Part of a race, from one seat's view (`seat` None: a spectator's; `open`: all hands, after the end). */
export interface Replay {
  code: string;
  game: string;
  points: number;
  seat: number | null;
  open: boolean;
  steps: ReplayPoint[];
}

/** A point of a race: who chose what to get there, what happened, and what is seen there. */
export interface ReplayPoint {
  point: number;
  seat: number | null;
  choice: Choice | null;
  events: Event[];
  turn: number | null;
  ranks: number[];
  scene: Changes;
}

/** A line of chat: free text, or a phrase (`phrase-KEY`) that everybody reads in their language. */
export interface Said {
  sequence: number;
  at: number;
  kind: "said";
  seat: number | null;
  name: string;
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
  handed_over: "asked" | "left" | "absent" | "time" | "resigned" | null;
}

export interface SeatKey {
  seat: number;
  token: string;
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
}

/** A table with the tokens of the seats that were taken. */
export interface TableKeys {
  table: Table;
  seats: SeatKey[];
}

/** A table in a list. */
export interface TableLine {
  code: string;
  game: string;
  phase: "lobby" | "racing" | "over";
  mode: "live" | "turns";
  players: number;
  open: number;
  names: (string | [string, number])[];
  updated: number;
}

export interface TableList {
  tables: TableLine[];
}

/** How a table is run, whatever the game. */
export interface TableSettings {
  mode: "live" | "turns";
  clock: NoClock | MoveClock | BankClock;
  listed: boolean;
  undo: boolean;
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

/** A record that was read and checked: watch it at table `code`. */
export interface Uploaded {
  code: string;
  game: string;
  points: number;
  finished: boolean;
  proved: number;
}

/** An entry that is not for this viewer (a muted line, somebody's own mute). */
export interface Withheld {
  sequence: number;
  at: number;
  kind: "withheld";
}
