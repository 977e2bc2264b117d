// Made by tools/page_types.py from the Python models: do not edit.

/** What lies on the way that a plan sets out for but does not yet go, and how one is prepared for it. */
export interface Ahead {
  at: string;
  text: Text;
  tone: "good" | "danger" | "plain";
}

/** A choice of a plan in words: the question it answers and what it points at. Steps of a way have none. */
export interface Answer {
  question: string;
  action: number;
  text: Text;
  targets: string[];
  extra: boolean;
}

/** A card, or several alike: in a hand (own ones open), in a pool, in play, or as a pile in the hub. */
export interface Card {
  id: string;
  zone: "hand" | "pool" | "play" | "pile" | "discard";
  title: Text;
  form: "card" | "token" | "tile";
  face_up: boolean;
  label: Text;
  big: Text;
  art: string;
  symbol: string;
  symbol_slot: number;
  tone: string;
  count: number;
  usable: boolean;
  owner: number;
  help: Text;
}

/** What a cell is: its name, its colour, what is printed on it, and what it does. */
export interface Cell {
  id: string;
  name: Text;
  tone: string;
  line: string;
  marks: Mark[];
  help: Text;
}

/** A figure of a racer's panel changes. `cause` is what does it, a word of the game's: worded `cause-CAUSE`, drawn where it happens by the art of the same name if there is one. `crash` is drawn as a burst. */
export interface Change {
  racer: string;
  figure: string;
  by: number;
  cause: string;
  form: "change";
}

/** A colour of the scene's own, for light and dark viewers. */
export interface Colour {
  name: string;
  light: string;
  dark: string;
}

/** Something drawn that is not a cell: a path, a piece of art or words. */
export interface Decor {
  path: string;
  art: string;
  text: Text;
  x: number;
  y: number;
  size: number;
  turn: number;
  fill: string;
  line: string;
  width: number;
  dash: number[];
  opacity: number;
  face: "ui" | "display";
}

/** A die in the tray. `pips` 1 to 6, or art; with neither it is a place for a die not rolled yet. */
export interface Die {
  id: string;
  title: Text;
  pips: number;
  art: string;
  tone: string;
  state: "idle" | "active" | "used" | "rolling" | "free";
  caption: Text;
  help: Text;
}

/** One way to draw the board. Order: ground, `under`, cells and ghosts, marks, `over`, then the pieces. */
export interface Drawing {
  form: "wide" | "tall";
  width: number;
  height: number;
  shapes: Shape[];
  piece: number;
  ground: string[];
  under: Decor[];
  over: Decor[];
  ghosts: Shape[];
  hub: Rect | null;
  stand: [number, number];
  ramp: Rect | null;
}

/** A face of the game's dice, with its share of throws: what luck is measured against. */
export interface Face {
  art: string;
  share: number;
}

/** One figure of a racer. `gauge`: `value` of `most` segments, with the number; `row`: `value` icons of `most`, the rest faded or as `empty`; `count`: icon and number (of `most`, if given); `note`: icon and words. */
export interface Figure {
  name: string;
  form: "gauge" | "row" | "count" | "note";
  title: Text;
  icon: string;
  value: number;
  most: number;
  empty: string;
  text: Text;
  low: boolean;
  price: "" | "shield" | "heart" | "coin";
}

/** Something draws the eye: a hit, a turned tile, a wreck. */
export interface Flash {
  at: string;
  manner: "hit" | "wreck" | "turn" | "gain" | "line";
  form: "flash";
}

/** What can be known about a row of choices that asks chance. */
export interface Foresight {
  omens: Likelihood[];
  spaces: Reached[];
  known: number;
}

/** An entry of the guide to what lies on the board. */
export interface Guide {
  art: string;
  name: Text;
  help: Text;
  present: boolean;
}

/** An omen, and in which share of all outcomes it comes true: in `share` surely, in no more than `most`. */
export interface Likelihood {
  omen: string;
  share: number;
  most: number;
}

/** Something printed on a cell: art or words, upright unless turned; perhaps on a disc. */
export interface Mark {
  art: string;
  text: Text;
  along: number;
  across: number;
  size: number;
  turn: number | null;
  tone: string;
  disc: string;
  opacity: number;
  quiet: boolean;
}

/** A piece goes from cell to cell; `path` begins where it stands. */
export interface Move {
  piece: string;
  path: string[];
  manner: "drive" | "back" | "jump" | "push" | "place";
  form: "move";
}

/** One answer: its words, why it matters, its price, what it points at, and what is certain about it. */
export interface Offer {
  action: number;
  text: Text;
  why: Text;
  price: string;
  price_tone: "danger" | "good" | "warn" | "plain";
  targets: string[];
  steps: (Move | Pill | Change | Roll | Pass | Flash)[];
}

/** A racer in the standings, best first. */
export interface Panel {
  id: string;
  piece: string;
  slot: number;
  letter: Text;
  art: string;
  name: Text;
  seat: number;
  rank: number;
  figures: Figure[];
  state: "idle" | "active" | "played" | "out" | "finished";
  note: Text;
  help: Text;
  next: boolean;
  team: string;
}

/** A card or token goes from one place to another (a pile, a hand's panel, a cell). */
export interface Pass {
  origin: string;
  target: string;
  art: string;
  title: Text;
  form: "pass";
}

/** A racer on the board. `letter_at` is where its letter stands in the art (0 to 64) and stays upright while the piece turns; without it a badge in the corner carries shape and letter. */
export interface Piece {
  id: string;
  art: string;
  slot: number;
  letter: Text;
  title: Text;
  cell: string;
  along: number;
  across: number;
  order: number;
  turn: number | null;
  letter_at: [number, number] | null;
  scale: number;
  state: "idle" | "active" | "out" | "down" | "crashed" | "finished";
  sign: string;
  seat: number;
  team: string;
  wait: number;
}

/** A short word at something: what is lost (danger), won (good), or follows (plain). */
export interface Pill {
  at: string;
  text: Text;
  tone: "danger" | "good" | "plain";
  icon: string;
  form: "pill";
}

/** A row of choices with what is certain about it. `steps` are its ways, each as one, and the words on them. */
export interface Plan {
  choices: number[];
  answers: Answer[];
  steps: (Move | Pill | Change | Roll | Pass | Flash)[];
  piece: string;
  end: string;
  tolls: Toll[];
  wrecked: string[];
  place: number;
  passed: number[];
  stop: "chance" | "seat" | "turn" | "over" | "rest" | "open";
  act: Text;
  ahead: Ahead[];
}

/** The question the race has come to: `prompt-KEY.you` for the seat asked, `.they` for the others. */
export interface Question {
  key: string;
  seat: number;
  args: Record<string, number | string | [string, number]>;
  rule: string;
  piece: string;
  aim: string;
}

/** A space, and in which share of all outcomes the racer stands there or can choose to. */
export interface Reached {
  space: string;
  share: number;
}

/** Why something is not on offer to the seat that is asked: `at` is an id, or a kind (`card:`) for all of it. */
export interface Reason {
  at: string;
  why: Text;
}

/** Rect(x: 'float', y: 'float', width: 'float', height: 'float') */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A die is rolled or turned to a face. `die` is a die of the tray, or a piece: a die thrown for that racer alone, shown beside it (a fight). */
export interface Roll {
  die: string;
  pips: number;
  art: string;
  form: "roll";
}

/** What one seat sees, and where it is drawn. */
export interface Scene {
  mood: string;
  drawings: Drawing[];
  cells: Cell[];
  pieces: Piece[];
  tokens: Token[];
  dice: Die[];
  dice_total: Text;
  dice_label: Text;
  cards: Card[];
  panels: Panel[];
  tallies: Tally[];
  tally_title: Text;
  stakes: Stake[];
  stretch: string[];
  chips: Text[];
  guide: Guide[];
  colours: Colour[];
  faces: Face[];
  seat: number;
  question: Question | null;
  offers: Offer[];
  reasons: Reason[];
  trace: (Move | Pill | Change | Roll | Pass | Flash)[];
  format: number;
}

/** Where a cell lies in one drawing. */
export interface Shape {
  cell: string;
  outline: string;
  x: number;
  y: number;
  size: number;
  heading: number;
  way: [number, number][];
}

/** Something that is decided now: one sentence, who is meant, and the line on the board that decides it. Only what every viewer may know. `TEXT.more`, where the catalogue has it, is a second sentence. */
export interface Stake {
  text: Text;
  seat: number;
  cells: string[];
}

/** A figure shown in the hub, one for each racer (laps to go). */
export interface Tally {
  piece: string;
  slot: number;
  letter: Text;
  figure: Figure;
}

/** Words to be said in the viewer's language: a key with arguments, or `plain` shown as it is. */
export interface Text {
  key: string;
  args: Record<string, number | string | [string, number]>;
  plain: string;
}

/** Something lying on a cell: a trap, a caltrop, a face-down token. */
export interface Token {
  id: string;
  art: string;
  cell: string;
  title: Text;
  along: number;
  across: number;
  size: number;
  turn: number | null;
  count: number;
  slot: number;
  help: Text;
}

/** What a racer pays or gains on the way: a figure of its panel, where and by what it changes. */
export interface Toll {
  at: string;
  piece: string;
  figure: string;
  by: number;
  cause: string;
}

export type Step = Move | Pill | Change | Roll | Pass | Flash;
export type Argument = Text["args"][string];

/** A list of things as it changed: by id the fields that are other than before, and all ids in order if that is. */
export interface Patch {
  order?: string[];
  things: Record<string, object>;
}

/** The sections of a scene that changed, whole or as a patch. */
export type Changes = { [Key in keyof Scene]?: Scene[Key] | Patch };
