// Made by tools/page_types.py from the Python models: do not edit.
import type { Changes, Plan, Scene, Text } from "./scene";
import type { Analysis } from "./analysis";
import type { Arranged, BankClock, Choice, Configured, Created, Event, HandedOver, Left, MoveClock, Moved, Muted, NoClock, Readied, Reason, Rematched, Reminded, Renamed, Revealed, Said, Sat, Seal, Started, Stood, Swapped, Table, TakenBack, Undone, Withheld } from "./nouns";
export type { Arranged, BankClock, Choice, Configured, Created, Event, HandedOver, Left, MoveClock, Moved, Muted, NoClock, Readied, Reason, Rematched, Reminded, Renamed, Revealed, Said, Sat, Seal, Seat, Started, Stood, Swapped, Table, TableSettings, TakenBack, Undone, Withheld } from "./nouns";

/** A value to be painted on one part after the other; painted once more, the part has the value `off`. */
export interface BoardBrush {
  key: string;
  value: boolean | number | string | null;
  off: boolean | number | string | null;
  title: Text;
  art: string;
  hotkey: string;
}

/** A board of the gallery, as it stands in the list. */
export interface BoardCard {
  code: string;
  game: string;
  option: string;
  view: string;
  title: string;
  maker: string;
  listed: boolean;
  created: number;
  raced: number;
  likes: number;
  liked: boolean;
  mine: boolean;
}

/** A page of the gallery. */
export interface BoardCards {
  boards: BoardCard[];
  more: boolean;
}

/** Something that can be done with some parts; `hotkey` takes it up. */
export interface BoardDeed {
  key: string;
  title: Text;
  hotkey: string;
  art: string;
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
  lift: string;
  parts: BoardPart[];
  pieces: BoardPiece[];
  joints: BoardJoint[];
  whole: Record<string, boolean | number | string | null>;
  facts: BoardFact[];
  flaws: BoardFlaw[];
  doubts: string[];
  options: Record<string, unknown>;
}

/** Something counted on the whole board. */
export interface BoardFact {
  title: Text;
  value: number;
}

/** What keeps the board from being raced on, in words of the `Accept-Language`, and the parts to mend. */
export interface BoardFlaw {
  message: string;
  places: string[];
}

/** Where pieces and parts can be laid: a change `join` (`join-alone` without the twin) with the joint as value. */
export interface BoardJoint {
  id: string;
  title: Text;
  at: Record<string, [number, number]>;
  takes: Record<string, string>;
  end: boolean;
}

/** A part that can be changed: a cell of the scene by its id, or a row of a table with a title of its own. */
export interface BoardPart {
  id: string;
  values: Record<string, boolean | number | string | null>;
  deeds: string[];
  title: Text;
  art: string;
}

/** A kind of piece of the box: its shape in a square of `side`, how many there are and how many are left. */
export interface BoardPiece {
  id: string;
  title: Text;
  outline: string;
  side: number;
  left: number;
  most: number;
  turned: string;
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

/** A board with all there is to it. */
export interface BoardShown {
  code: string;
  game: string;
  option: string;
  view: string;
  title: string;
  maker: string;
  listed: boolean;
  created: number;
  raced: number;
  likes: number;
  liked: boolean;
  mine: boolean;
  board: Record<string, unknown>;
}

/** A race among bots from start to end: the scene before it, and what happened, to be shown one by one. */
export interface BotRace {
  scene: Scene;
  frames: BotRaceFrame[];
  winners: string[];
}

/** Pieces that are elsewhere from now on (at no cell: off the board), and the cell where something was lost. */
export interface BotRaceFrame {
  at: Record<string, string>;
  hit: string;
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
  mail: boolean;
}

/** A club as somebody may see it; strangers see of a public one who is in it and what is raced, not what is said. */
export interface Club {
  code: string;
  name: string;
  about: string;
  public: boolean;
  role: "keeper" | "member" | "guest" | null;
  you: number | null;
  created: number;
  version: string;
  members: number;
  here: number;
  rules: HouseRules;
  boards: ClubBoard[];
  people: Person[];
  tables: ClubTable[];
  races: ClubRace[];
  records: ClubRecord[];
  lines: ClubLine[];
  cups: CupInClub[];
  trophies: Trophy[];
  may: Record<string, boolean>;
}

/** A favourite: a game with options, perhaps a board of the workshop. */
export interface ClubBoard {
  name: string;
  game: string;
  options: Record<string, unknown>;
}

/** The cup that is raced in a club, or entered for; `rank` and `points` are one's own once it is raced. */
export interface ClubCup {
  code: string;
  name: string;
  phase: "open" | "racing";
  round: number;
  rounds: number;
  due: number | null;
  entered: boolean;
  rank: number | null;
  points: number | null;
}

/** A line of the chat. `mine`: one may take it back. */
export interface ClubLine {
  id: number;
  at: number;
  name: string | null;
  number: number | null;
  text: string;
  mine: boolean;
}

export interface ClubLines {
  lines: ClubLine[];
  more: boolean;
}

/** A club in a list of one's own: what waits there for one. */
export interface ClubMember {
  code: string;
  name: string;
  role: "keeper" | "member" | "guest";
  members: number;
  here: number;
  tables: number;
  turns: number;
  unread: number;
  others: string[];
  open: TableLine | null;
  cup: ClubCup | null;
}

/** A race of the club that is over, the best first. */
export interface ClubRace {
  number: number;
  table: string;
  game: string;
  ended: number;
  cup: string | null;
  rated: boolean;
  seats: RacedSeat[];
}

export interface ClubRaces {
  races: ClubRace[];
  more: boolean;
}

/** Something memorable. `share`: a chance to win; `count`: races. */
export interface ClubRecord {
  kind: "thrown" | "streak" | "wins";
  name: string | null;
  count: number | null;
  share: number | null;
  game: string | null;
  table: string | null;
  at: number | null;
}

/** A table of the club that is not over. */
export interface ClubTable {
  table: TableLine;
  cup: boolean;
  yours: boolean;
}

/** A cup as somebody of the club sees it; the standings follow from the draw and the results alone. */
export interface Cup {
  code: string;
  club: string;
  club_name: string;
  name: string;
  format: "league" | "groups" | "grand_prix" | "duplicate";
  phase: "open" | "racing" | "over";
  round: number;
  rounds: number;
  size: number;
  mode: "live" | "turns";
  hours: number;
  rated: boolean;
  due: number | null;
  word: string | null;
  meet: [number, number] | null;
  entrants: (string | null)[];
  timetable: CupRound[];
  tables: CupTable[];
  rows: CupRow[];
  deciding: CupDeciding | null;
  entered: boolean;
  may_enter: boolean;
  keeper: boolean;
}

/** What a round brought: `place` None while it is raced. */
export interface CupCell {
  table: string | null;
  place: number | null;
  points: number;
  left: boolean;
}

/** What the last round decides. `able`: others who can still win the cup; `you`: whether the asker can; `need`: the last place in their race that is enough for it, whatever the others do. */
export interface CupDeciding {
  able: string[];
  you: boolean;
  need: number | null;
}

export interface CupInClub {
  code: string;
  name: string;
  phase: "open" | "racing" | "over";
  round: number;
  rounds: number;
  due: number | null;
  entered: boolean;
}

/** A line of the timetable. */
export interface CupRound {
  number: number;
  game: string;
  final: boolean;
  state: "over" | "racing" | "ahead";
  due: number | null;
}

/** Somebody's standing. `name` None: nobody holds the place any more; `before`: who held it earlier. */
export interface CupRow {
  rank: number;
  name: string | null;
  before: string[];
  you: boolean;
  points: number;
  wins: number;
  races: number;
  cells: (CupCell | null)[];
}

/** A table of the round that is raced. */
export interface CupTable {
  number: number;
  code: string | null;
  names: (string | null)[];
  over: boolean;
  yours: boolean;
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
  tracked: FairThing[];
  cells: Record<string, Record<string, number>>;
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

/** How often something is drawn, played, done or suffered, and what it adds to the chance to win. */
export interface FairThing {
  name: string;
  item: string;
  times: number;
  added: FairFigure;
  p: number;
}

/** What was found in one language. */
export interface FairWords {
  headlines: FairHeadline[];
  factors: Record<string, string>;
  levels: Record<string, Record<string, string>>;
  things: Record<string, string>;
}

/** How far the trial races of a board are: `waiting`, `racing`, `done`, `stopped`, or `off` where none are raced. */
export interface FairnessTold {
  status: string;
  races: number;
  done: number;
  report: string | null;
  found: FairFound | null;
}

/** A racer that somebody drove, and how often, in the last races. */
export interface Favourite {
  game: string;
  racer: string;
  races: number;
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
  bots: string[];
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
  processes: number;
  database: string;
}

/** Entries of a table, as the asker may see them. */
export interface HistoryPage {
  entries: (Created | Sat | Left | Arranged | Swapped | Renamed | Configured | Readied | Started | Moved | Stood | Undone | HandedOver | TakenBack | Reminded | Said | Muted | Rematched | Revealed | Withheld)[];
  sequence: number;
  more: boolean;
}

/** How a table of the club is set up, unless its host wants it otherwise. */
export interface HouseRules {
  mode: "live" | "turns";
  clock: NoClock | MoveClock | BankClock;
  hints: boolean;
  rated: boolean;
}

export interface Invitation {
  key: string;
  role: "keeper" | "member" | "guest";
  made: number;
  used: number;
  by: string | null;
}

export interface Invitations {
  invitations: Invitation[];
}

/** What was done of a game's lesson and puzzles. */
export interface Learnt {
  lesson: boolean;
  puzzles: number;
  rating: number | null;
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

export interface MyClubs {
  clubs: ClubMember[];
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
  seat: number;
  cosmetic: boolean;
  only_if: [string, unknown] | null;
}

export interface People {
  people: Person[];
  count: number;
  more: boolean;
}

/** Somebody in a club. */
export interface Person {
  number: number;
  name: string | null;
  face: string;
  colour: number;
  letter: string;
  you: boolean;
  here: boolean;
  role: "keeper" | "member" | "guest";
  muted: boolean;
  joined: number;
}

/** Every error answer: the reason, and the same in words of the `Accept-Language`. */
export interface Problem {
  error: Reason;
  message: string;
}

/** A person as the asker may see them; a part that is None is not for the asker. */
export interface Profile {
  name: string;
  face: string;
  colour: number;
  letter: string;
  languages: string[];
  mine: boolean;
  shows: Record<string, "me" | "clubs" | "all"> | null;
  races: ProfileRace[] | null;
  raced: number | null;
  favourites: Favourite[] | null;
  ratings: ProfileRating[] | null;
  learnt: Record<string, Learnt> | null;
}

/** A race that is over. The figures are those of the look back (`docs/analysis.md`), where one was made. */
export interface ProfileRace {
  table: string | null;
  game: string;
  ended: number;
  players: number;
  place: number;
  accuracy: number | null;
  luck: number | null;
  skill: number | null;
}

/** How strong somebody seems to be in a game ("": in all). */
export interface ProfileRating {
  game: string;
  rating: number;
  band: number;
  races: number;
  settled: boolean;
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

/** Has anything changed? `version` is another one then. */
export interface Pulse {
  version: string;
  here: number;
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

/** From one full hour to another, by the clocks of a time zone (`Europe/Paris`), nobody is told anything. */
export interface QuietHours {
  zone: string;
  since: number;
  until: number;
}

/** Who raced: `name` None is a bot, or somebody who has been forgotten. */
export interface RacedSeat {
  name: string | null;
  bot: boolean;
  place: number;
  left: boolean;
  you: boolean;
}

/** How strong somebody seems to be: the true strength lies within `band` of `rating` 19 times in 20. */
export interface RatingRow {
  number: number;
  name: string | null;
  face: string;
  colour: number;
  letter: string;
  you: boolean;
  here: boolean;
  rating: number;
  band: number;
  races: number;
  settled: boolean;
}

/** The people of a club by what is surely known of their strength; `game` "" is all games together. */
export interface Ratings {
  game: string;
  rows: RatingRow[];
  more: boolean;
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

/** How a guest is told. Of the address only enough is said to recognise it. */
export interface Telling {
  mail: string | null;
  confirmed: boolean;
  quiet: QuietHours | null;
}

/** Something somebody has won once and for all (`docs/clubs.md`). */
export interface Trophy {
  kind: "cup" | "unbeaten" | "faithful";
  name: string | null;
  you: boolean;
  at: number;
  cup: string | null;
  game: string | null;
  table: string | null;
}

/** What came of a tuning: `board` is the one that was found, `told` says so by language. */
export interface TuningResult {
  verdict: string;
  races: number;
  tried: number;
  board: Record<string, unknown> | null;
  told: Record<string, string[]>;
}

/** How far a tuning is: `waiting`, `racing`, `done`, `stopped`, or `off`; what it is at, and what came of it. */
export interface TuningTold {
  status: string;
  stage: string;
  races: number;
  most: number;
  tried: number;
  result: TuningResult | null;
}

/** A record that was read and checked: watch it at table `code`. */
export interface Uploaded {
  code: string;
  game: string;
  points: number;
  finished: boolean;
  proved: number;
}
