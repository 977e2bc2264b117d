// Made by tools/page_types.py from the Python models: do not edit.

/** Host, before the start: open a seat (`bot` None) or give it to a bot. */
export interface ArrangeMessage {
  id: string;
  seat?: number | null;
  type: "arrange";
  who: number;
  bot?: string | null;
}

/** A bank of seconds for the whole race, and an increment after each answer. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment?: number;
}

/** Host, before the start. Whoever sits down may set the options that are their seat's own, with nothing else. */
export interface ConfigureMessage {
  id: string;
  seat?: number | null;
  type: "configure";
  options?: Record<string, unknown> | null;
  settings?: TableSettings | null;
  players?: number | null;
}

/** What can be known of a row of choices that asks chance, at entry `asked`. Answered by `foresight`. */
export interface ForesightMessage {
  id: string;
  seat?: number | null;
  type: "foresight";
  asked: number;
  choices: number[];
}

export type FromClient = Hello | MoveMessage | StandingMessage | UndoMessage | SayMessage | MuteMessage | ReadyMessage | ArrangeMessage | SwapMessage | RenameMessage | ConfigureMessage | StartMessage | LeaveMessage | HandOverMessage | RemindMessage | TakeBackMessage | ResignMessage | RematchMessage | HintMessage | PlansMessage | ForesightMessage | LookMessage | ViewMessage | Ping;

/** Let a bot play: for one's own seat at any time, for another's once they are away too long. */
export interface HandOverMessage {
  id: string;
  seat?: number | null;
  type: "hand_over";
  who: number;
  bot?: string | null;
}

/** The first message on a socket: who I am, and what I have seen. */
export interface Hello {
  type: "hello";
  version: number;
  seats?: string[];
  guest?: string | null;
  name?: string | null;
  seen?: number;
  look?: number | null;
}

/** What would a good bot do? Answered by `hint`. */
export interface HintMessage {
  id: string;
  seat?: number | null;
  type: "hint";
}

/** Give the seat up before the start; in a race a bot plays on until `take_back`. */
export interface LeaveMessage {
  id: string;
  seat?: number | null;
  type: "leave";
}

/** Look through another of this device's seats (None: as a spectator); `events` brings a full view. */
export interface LookMessage {
  type: "look";
  seat: number | null;
}

/** So many seconds for each question. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** A `choice`, or a row of `choices`: one id, one entry, one thing to take back. A row is carried out in order up to the first choice after which something uncertain follows or the next one cannot be made. */
export interface MoveMessage {
  id: string;
  seat?: number | null;
  type: "move";
  asked: number;
  choice?: number | null;
  choices?: number[] | null;
}

export interface MuteMessage {
  id: string;
  seat?: number | null;
  type: "mute";
  who: number | null;
  onlooker?: string;
  on?: boolean;
  everyone?: boolean;
}

export interface NoClock {
  kind?: "none";
}

export interface Ping {
  type: "ping";
  n?: number;
}

/** The whole moves this seat can make at entry `asked`, after choices it thinks of as made. Answered by `plans`. */
export interface PlansMessage {
  id: string;
  seat?: number | null;
  type: "plans";
  asked: number;
  after?: number[];
}

export interface ReadyMessage {
  id: string;
  seat?: number | null;
  type: "ready";
  on?: boolean;
  salt?: string | null;
}

/** Race again, the seats exchanged; on the `same` dice, which everybody has seen by then. */
export interface RematchMessage {
  id: string;
  seat?: number | null;
  type: "rematch";
  same?: boolean;
}

/** Have the one be told who is waited for, at a turn-by-turn table: after some hours, once a question. */
export interface RemindMessage {
  id: string;
  seat?: number | null;
  type: "remind";
}

export interface RenameMessage {
  id: string;
  seat?: number | null;
  type: "rename";
  name: string;
}

export interface ResignMessage {
  id: string;
  seat?: number | null;
  type: "resign";
}

export interface SayMessage {
  id: string;
  seat?: number | null;
  type: "say";
  text?: string | null;
  phrase?: "hello" | "good_luck" | "well_raced" | "nice_move" | "ouch" | "hurry" | "sorry" | "thanks" | "again" | "goodbye" | null;
}

/** Let windows of these kinds pass until my turn begins (`GameOffer.windows`); none: ask me again. */
export interface StandingMessage {
  id: string;
  seat?: number | null;
  type: "standing";
  windows: string[];
}

/** Host; `fill` gives open seats to that bot and does not wait for anyone who is not ready. */
export interface StartMessage {
  id: string;
  seat?: number | null;
  type: "start";
  fill?: string | null;
}

/** Before the start: host any two seats; a player their own with an open one. */
export interface SwapMessage {
  id: string;
  seat?: number | null;
  type: "swap";
  a: number;
  b: number;
}

/** How a table is run, whatever the game. */
export interface TableSettings {
  mode?: "live" | "turns";
  clock?: NoClock | MoveClock | BankClock;
  listed?: boolean;
  undo?: boolean;
  rated?: boolean;
  hints?: boolean;
  spectators?: boolean;
  chat?: "everyone" | "seats" | "off";
  bot_seconds?: number;
  grace_seconds?: number;
  stand_in?: string | null;
}

export interface TakeBackMessage {
  id: string;
  seat?: number | null;
  type: "take_back";
}

export interface UndoMessage {
  id: string;
  seat?: number | null;
  type: "undo";
  asked: number;
}

/** Send me the whole view as it is now; answered by `events` without entries. */
export interface ViewMessage {
  type: "view";
}
