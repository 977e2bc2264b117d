// Made by tools/page_types.py from the Python models: do not edit.
import type { Changes, Foresight, Plan, Step as SceneStep } from "./scene";

/** The request is committed as entry `sequence` (None if it changed nothing). */
export interface Ack {
  type: "ack";
  id: string;
  sequence: number | null;
}

/** How far the look back on this race is: `GET /api/tables/CODE/analysis` has it once it is `ready`. */
export interface AnalysisMessage {
  type: "analysis";
  status: "pending" | "ready" | "failed" | "off";
  progress: number;
}

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

/** The clocks at the moment the message was sent. */
export interface ClockFace {
  seat: number | null;
  left: (number | null)[];
  paused: boolean;
}

/** The server closes this socket; with `retry`, come back after so many seconds. */
export interface Closing {
  type: "closing";
  reason: Reason;
  retry: number | null;
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

export type Entry = Created | Sat | Left | Arranged | Swapped | Renamed | Configured | Readied | Started | Moved | Stood | Undone | HandedOver | TakenBack | Said | Muted | Rematched | Withheld;

/** One thing that happened: message `event-KEY`, or `event-KEY-hidden` if `hidden`; `steps` is what it looks like in the scene (`hippodrome.engine.scene.Step`). */
export interface Event {
  key: string;
  args: Record<string, number | string | [string, number] | null>;
  hidden: boolean;
  steps: SceneStep[];
}

/** Something happened. `table` and `view` are there when they changed, `you` when somebody sat down or left. */
export interface Events {
  type: "events";
  entries: (Created | Sat | Left | Arranged | Swapped | Renamed | Configured | Readied | Started | Moved | Stood | Undone | HandedOver | TakenBack | Said | Muted | Rematched | Withheld)[];
  you: You | null;
  table: Table | null;
  view: View | null;
}

/** How likely what is after these choices, and where the racer can stand then; null if nothing can be told. */
export interface ForesightAnswer {
  type: "foresight";
  id: string;
  asked: number;
  choices: number[];
  foresight: Foresight | null;
}

export type FromServer = Welcome | History | Events | Ack | Refused | PresenceMessage | Hint | Plans | ForesightAnswer | AnalysisMessage | Pong | Closing;

export interface HandedOver {
  sequence: number;
  at: number;
  kind: "handed_over";
  seat: number;
  bot: string;
  why: "asked" | "left" | "absent" | "time" | "resigned";
  by: number | null;
}

/** What is best at entry `asked`, from what the seat knows. `odds` says what each choice on offer is worth to the seat, `win` and `place` what every seat may expect if the best one is made (`spread`: the standard error); `clear` that it is better than the others beyond what may be noise; `line` what the seat will probably choose next, in words. */
export interface Hint {
  type: "hint";
  id: string;
  asked: number;
  choice: number;
  clear: boolean;
  odds: Odds[];
  win: number[];
  place: number[];
  spread: number;
  line: Likely[];
}

/** Entries this client has not seen, oldest first; `last` on the final frame. */
export interface History {
  type: "history";
  entries: (Created | Sat | Left | Arranged | Swapped | Renamed | Configured | Readied | Started | Moved | Stood | Undone | HandedOver | TakenBack | Said | Muted | Rematched | Withheld)[];
  last: boolean;
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

/** A choice that may follow, and in what share of the worlds it does. */
export interface Likely {
  spoken: Spoken;
  share: number;
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

export interface NoClock {
  kind: "none";
}

/** What a choice is worth to the seat that makes it; `low` to `high` holds the chance 19 times of 20. */
export interface Odds {
  choice: number;
  win: number;
  low: number;
  high: number;
  place: number;
}

/** The plans of a seat at entry `asked`, each beginning with the choices in `after` (see `engine/plans.py`). */
export interface Plans {
  type: "plans";
  id: string;
  asked: number;
  after: number[];
  plans: Plan[];
}

export interface Pong {
  type: "pong";
  n: number;
  at: number;
}

/** Who is there. `seats[k]` is true while the person of seat k is connected. */
export interface Presence {
  seats: boolean[];
  spectators: number;
}

export interface PresenceMessage {
  type: "presence";
  presence: Presence;
  clock: ClockFace;
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

/** The request changed nothing, and why. `id` is None for an unreadable message. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: Reason;
  sequence: number;
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

/** A choice in the form a page can say: Fluent key and arguments, as in a scene's texts. */
export interface Spoken {
  choice: number;
  key: string;
  args: Record<string, number | string | [string, number]>;
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

/** What one viewer sees of the race now. */
export interface View {
  sequence: number;
  asked: number;
  point: number;
  viewer: number | null;
  turn: number | null;
  awaited: boolean;
  window: string | null;
  standing: string[];
  choices: number[];
  undo: boolean;
  ranks: number[];
  clock: ClockFace;
  presence: Presence;
  scene: Changes;
}

/** Answer to `hello`: the table and the view as they are now. `history` frames follow with what was missed since `seen`. */
export interface Welcome {
  type: "welcome";
  version: number;
  server: string;
  you: You;
  table: Table;
  view: View | null;
  presence: Presence;
  sequence: number;
}

/** An entry that is not for this viewer (a muted line, somebody's own mute). */
export interface Withheld {
  sequence: number;
  at: number;
  kind: "withheld";
}

/** What this socket may do. */
export interface You {
  seats: number[];
  host: boolean;
  guest: string | null;
}
