// Made by tools/page_types.py from the Python models: do not edit.
import type { Changes, Plan, Scene, Text } from "./scene";
import type { Analysis } from "./analysis";
import type { Arranged, Choice, Configured, Created, Event, HandedOver, Left, Moved, Muted, Readied, Reason, Rematched, Renamed, Revealed, Said, Sat, Seal, Started, Stood, Swapped, Table, TakenBack, Undone, Withheld } from "./nouns";
export type { Arranged, BankClock, Choice, Configured, Created, Event, HandedOver, Left, MoveClock, Moved, Muted, NoClock, Readied, Reason, Rematched, Renamed, Revealed, Said, Sat, Seal, Seat, Started, Stood, Swapped, Table, TableSettings, TakenBack, Undone, Withheld } from "./nouns";

/** A value to be painted on one part after the other; painted once more, the part has the value `off`. */
export interface BoardBrush {
  key: string;
  value: boolean | number | string | null;
  off: boolean | number | string | null;
  title: Text;
  art: string;
}

/** Something that can be done with some parts. */
export interface BoardDeed {
  key: string;
  title: Text;
}

/** A board as it lies on its workbench. Without flaws it can be raced on: `options` are those of the race. */
export interface BoardDrawn {
  game: string;
  option: string;
  kinds: string[];
  supplied: string[];
  board: Record<string, unknown>;
  view: string;
  views: string[];
  scene: Scene | null;
  properties: BoardProperty[];
  brushes: BoardBrush[];
  deeds: BoardDeed[];
  parts: BoardPart[];
  stock: BoardStock[];
  flaws: BoardFlaw[];
  doubts: string[];
  options: Record<string, unknown>;
}

/** What keeps the board from being raced on, in words of the `Accept-Language`, and the parts to mend. */
export interface BoardFlaw {
  message: string;
  places: string[];
}

/** A part that can be changed: a cell of the scene by its id, or a row of a table with a title of its own. */
export interface BoardPart {
  id: string;
  values: Record<string, boolean | number | string | null>;
  deeds: string[];
  title: Text;
  art: string;
}

/** What can be set of a part: one of `words`, a number from `low` to `high`, or (with neither) yes or no. */
export interface BoardProperty {
  key: string;
  title: Text;
  words: BoardShade[];
  low: number | null;
  high: number | null;
  step: number;
  none: boolean;
}

/** One of the words a property can be. */
export interface BoardShade {
  value: string;
  title: Text;
  art: string;
}

/** How many of a kind the box has, and how many are used. */
export interface BoardStock {
  title: Text;
  used: number;
  most: number;
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

export interface FairFactor {
  verdict: string;
  explains: number;
  levels: FairShare[];
}

/** A mean with its 95 % interval. */
export interface FairFigure {
  value: number;
  low: number;
  high: number;
  n: number;
  spread: number[] | null;
}

/** The figures so far, as `hippodrome balance --json` has them for the same seed and number of races. */
export interface FairFound {
  fairness: Record<string, FairFactor>;
  figures: Record<string, FairFigure>;
  outcomes: Record<string, FairFigure>;
  told: Record<string, FairWords>;
}

/** A verdict in words: `light` is good, look, bad or open, or none if it only informs. */
export interface FairHeadline {
  key: string;
  light: string | null;
  title: string;
  words: string;
}

/** How often one seat, racer or start position wins, with its 95 % interval, beside the fair share. */
export interface FairShare {
  level: string;
  value: number;
  low: number;
  high: number;
  n: number;
  fair: number;
  p: number;
  verdict: string;
}

/** What was found in one language. */
export interface FairWords {
  headlines: FairHeadline[];
  factors: Record<string, string>;
  levels: Record<string, Record<string, string>>;
}

/** How far the trial races of a board are: `waiting`, `racing`, `done`, `stopped`, or `off` where none are raced. */
export interface FairnessTold {
  status: string;
  races: number;
  done: number;
  found: FairFound | null;
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
  lesson: number;
  workshop: boolean;
  puzzles: number;
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
  entries: (Created | Sat | Left | Arranged | Swapped | Renamed | Configured | Readied | Started | Moved | Stood | Undone | HandedOver | TakenBack | Said | Muted | Rematched | Revealed | Withheld)[];
  sequence: number;
  more: boolean;
}

/** What a game teaches a newcomer, and the race that follows: so many players, these options. */
export interface Lesson {
  game: string;
  seat: number;
  players: number;
  options: Record<string, unknown>;
  drills: LessonDrill[];
}

/** A prepared race through the learner's eyes, from its first task on; its first scene tells what has changed since the last one of the drill before. */
export interface LessonDrill {
  points: ReplayPoint[];
  tasks: LessonTask[];
}

/** One thing to learn (messages `lesson-KEY`, `.do`, `.then`): at which point of its drill, what is in the light, the choices that must be made (none: there is only something to look at), and these as a plan. */
export interface LessonTask {
  key: string;
  point: number;
  choices: number[];
  lit: string[];
  plan: Plan | null;
}

/** The analysis of a finished race (`docs/analysis.md`): `pending` with its progress from 0 to 1, `ready`, `failed`, or `off` where the server makes none (switched off, too much to do, not raced to the end). */
export interface LookBack {
  status: "pending" | "ready" | "failed" | "off";
  progress: number;
  analysis: Analysis | null;
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

/** Everything a stranger needs to check the dice; `record`, `questions` and `seal.secret` once the race is over. `questions[s]` are those of move s: a number below n, or a draw `[first index, count, count, …]`; `places[s]` their names where dice are named by seat and turn, None where they are named by the move. */
export interface Proof {
  seal: Seal;
  method: string;
  record: Record<string, unknown> | null;
  questions: ((number | number[])[])[] | null;
  places: string[][] | null;
  uploaded: boolean;
}

/** A position in which a seat is asked, as that seat sees it. What is best is told once it was answered. */
export interface Puzzle {
  id: string;
  theme: string;
  rating: number;
  game: string;
  seat: number;
  players: number;
  options: Record<string, unknown>;
  ranks: number[];
  scene: Scene;
}

/** The puzzles of a game, without their answers. */
export interface PuzzleList {
  game: string;
  puzzles: PuzzleTitle[];
}

/** What a choice is worth: the chance to win with its standard error, and the place to be expected. */
export interface PuzzleOdds {
  choice: number;
  win: number;
  error: number;
  place: number;
}

/** A puzzle of a list: what it is about (message `theme-THEME` of the game), and how hard it is. */
export interface PuzzleTitle {
  id: string;
  theme: string;
  rating: number;
}

/** The only copy of a code that makes another device this guest's. */
export interface RecoveryCode {
  code: string;
  made: number;
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

export interface SeatKey {
  seat: number;
  token: string;
}

/** A set as somebody may see it: the results of a race are told once one's own is over, all once it is closed. */
export interface Set {
  code: string;
  date: string | null;
  yesterday: string | null;
  game: string;
  players: number;
  options: Record<string, unknown>;
  bot: string;
  par: string;
  commitment: string;
  secret: string | null;
  closes: number;
  closed: boolean;
  host: boolean;
  racers: number;
  races: SetRace[];
  rows: SetRow[];
}

/** One of the races: from which seat, on dice of which name, and how far one's own is. */
export interface SetRace {
  seat: number;
  dice: string;
  table: string | null;
  over: boolean;
}

/** Somebody's races in order, None where there is none. `name` None is the par: our best bot in one's place. */
export interface SetRow {
  name: string | null;
  mine: boolean;
  tries: (SetTry | null)[];
}

/** A race of somebody's that counts; `table` once one's own is over and one may look at it. */
export interface SetTry {
  place: number | null;
  skill: number | null;
  table: string | null;
  late: boolean;
}

/** What is told after an answer: the best choice, every choice's chances, and why (sentences by language). */
export interface Solution {
  answer: number;
  solved: boolean;
  choices: PuzzleOdds[];
  margin: number;
  error: number;
  why: Record<string, string[]>;
  solver: Solver | null;
}

/** How strong a solver is (Glicko-2). The browser keeps it; a server keeps nothing about solvers. */
export interface Solver {
  rating: number;
  deviation: number;
  volatility: number;
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

/** A record that was read and checked: watch it at table `code`. */
export interface Uploaded {
  code: string;
  game: string;
  points: number;
  finished: boolean;
  proved: number;
}
