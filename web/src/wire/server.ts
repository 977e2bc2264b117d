// Made by tools/page_types.py from the Python models: do not edit.
import type { Changes, Foresight, Plan } from "./scene";
import type { Odds, Spoken } from "./analysis";
import type { Arranged, Configured, Created, HandedOver, Left, Moved, Muted, Readied, Reason, Rematched, Reminded, Renamed, Revealed, Said, Sat, Started, Stood, Swapped, Table, TakenBack, Undone, Withheld } from "./nouns";
export type { Odds, Spoken } from "./analysis";
export type { Arranged, BankClock, Choice, Configured, Created, Event, HandedOver, Left, MoveClock, Moved, Muted, NoClock, Readied, Reason, Rematched, Reminded, Renamed, Revealed, Said, Sat, Seal, Seat, Started, Stood, Swapped, Table, TableSettings, TakenBack, Undone, Withheld } from "./nouns";

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

export type Entry = Created | Sat | Left | Arranged | Swapped | Renamed | Configured | Readied | Started | Moved | Stood | Undone | HandedOver | TakenBack | Reminded | Said | Muted | Rematched | Revealed | Withheld;

/** Something happened. `table` and `view` are there when they changed, `you` when somebody sat down or left. */
export interface Events {
  type: "events";
  entries: (Created | Sat | Left | Arranged | Swapped | Renamed | Configured | Readied | Started | Moved | Stood | Undone | HandedOver | TakenBack | Reminded | Said | Muted | Rematched | Revealed | Withheld)[];
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
  entries: (Created | Sat | Left | Arranged | Swapped | Renamed | Configured | Readied | Started | Moved | Stood | Undone | HandedOver | TakenBack | Reminded | Said | Muted | Rematched | Revealed | Withheld)[];
  last: boolean;
}

/** A choice that may follow, and in what share of the worlds it does. */
export interface Likely {
  spoken: Spoken;
  share: number;
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

/** The request changed nothing, and why. `id` is None for an unreadable message. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: Reason;
  sequence: number;
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
  clock: ClockFace | null;
  presence: Presence | null;
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

/** What this socket may do. */
export interface You {
  seats: number[];
  host: boolean;
  guest: string | null;
}
