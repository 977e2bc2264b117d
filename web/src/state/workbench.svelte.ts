/** A board that is being made: what lies on the workbench, what was there before, and what is kept of it. */
import { api, Trouble } from "../lib/api";
import { library } from "./library.svelte";
import type { BoardBrush, BoardDrawn, BoardJoint, BoardPart, BoardPiece } from "../wire/answers";
import type { BoardAsked } from "../wire/questions";

export type Plain = boolean | number | string | null;
/** What is kept in the browser, and what a link carries. */
export type Kept = Pick<BoardDrawn, "option" | "board" | "view"> & {
  /** What its maker calls it, and the board it was made from. */
  title?: string;
  base?: Kept | null;
};

interface Left {
  last: string;
  boards: Record<string, Kept>;
}

/** So many changes can be taken back. */
const MOST = 100;
/** Letters that the name of a board may have. */
export const MOST_TITLE = 40;
const asked = ({ option, board, view }: Kept): BoardAsked => ({ option, board, view });
const keyOf = (game: string) => `hippodrome.workshop.${game}`;

export class Workbench {
  drawn: BoardDrawn | null = $state.raw(null);
  /** The part whose properties are shown. */
  picked: string | null = $state(null);
  brush: BoardBrush | null = $state.raw(null);
  /** What is done with each part that is tapped. */
  deed: string | null = $state(null);
  /** The piece of the box, or the part, that is about to be laid somewhere. */
  hand: string | null = $state(null);
  /** A piece brings its twin where one keeps the loop closed. */
  paired = $state(true);
  /** What the board is called by its maker, and the board it was made from. */
  title = $state("");
  base: Kept | null = $state.raw(null);
  /** Options of boards of other kinds that are raced with this one, by kind. */
  together: Readonly<Record<string, Record<string, unknown>>> = $state.raw({});
  trouble = $state("");
  busy = $state(false);
  /** Somebody sent this board: it is looked at, and becomes one's own when one starts from it. */
  shared = $state(false);
  private past: readonly BoardDrawn[] = $state.raw([]);
  private future: readonly BoardDrawn[] = $state.raw([]);
  /** What is asked one after the other: each change is one of the board that the change before it made. */
  private queue: Promise<void> = Promise.resolve();

  constructor(readonly game: string) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  readonly part = $derived.by((): BoardPart | null => this.partOf(this.picked));
  readonly flawed = $derived.by(() => [...new Set(this.drawn?.flaws.flatMap(({ places }) => places) ?? [])]);

  /** Where what is in the hand can be laid. */
  readonly joints = $derived.by((): readonly BoardJoint[] =>
    this.hand ? (this.drawn?.joints.filter(({ takes }) => this.hand! in takes) ?? []) : [],
  );

  pieceOf(id: string | null): BoardPiece | null {
    return this.drawn?.pieces.find((piece) => piece.id === id) ?? null;
  }

  /** The joint where the twin goes if what is in the hand is laid at another. */
  twinOf(joint: string | null): string {
    const found = this.joints.find(({ id }) => id === joint);
    return this.paired && found && this.hand ? (found.takes[this.hand] ?? "") : "";
  }

  /** Take a piece or a part into the hand, or put it down. */
  grab(id: string | null): void {
    this.brush = null;
    this.deed = null;
    this.hand = this.shared ? null : id;
  }

  /** Turn what is in the hand, else the part that was picked, by the tool that is called so. */
  turn(): void {
    const other = this.pieceOf(this.hand)?.turned;
    if (other) this.hand = other;
  }

  /** Lay what is in the hand. */
  lay(joint: string): Promise<void> {
    const what = this.hand;
    this.hand = null;
    if (!what || this.shared) return Promise.resolve();
    this.picked = null;
    return this.change(what, this.paired ? "join" : "join-alone", joint);
  }

  /** Put a part back into the box. */
  lift(id: string): Promise<void> {
    const lift = this.drawn?.lift;
    this.hand = null;
    return lift && this.partOf(id)?.deeds.includes(lift) && !this.shared ? this.change(id, lift) : Promise.resolve();
  }

  partOf(id: string | null): BoardPart | null {
    return this.drawn?.parts.find((part) => part.id === id) ?? null;
  }

  /** Begin with a board that was sent, else with the one left here, else with the first supplied one. */
  open(sent: Kept | null): Promise<void> {
    this.shared = sent !== null;
    const { last, boards } = this.left();
    const kept = sent ?? boards[last] ?? null;
    this.called(kept);
    return this.ask(() => (kept ? asked(kept) : {}), false, kept && !sent ? {} : null, !kept?.base);
  }

  private called(kept: Kept | null): void {
    this.title = String(kept?.title ?? "").slice(0, MOST_TITLE);
    this.base = kept?.base ?? null;
  }

  /** What this browser has kept: of each kind one board, and which of them was worked on last. */
  private left(): Left {
    try {
      const found = JSON.parse(localStorage.getItem(keyOf(this.game)) ?? "null") as Partial<Left> | null;
      return { last: found?.last ?? "", boards: found?.boards ?? {} };
    } catch {
      return { last: "", boards: {} };
    }
  }

  /** Other kinds of which a board of one's own is kept here. */
  readonly others = $derived.by((): readonly string[] => {
    const { option, kinds } = this.drawn ?? { option: "", kinds: [] };
    const boards = this.left().boards;
    return kinds.filter((kind) => kind !== option && kind in boards);
  });

  /** The options of a race on this board, and on those of other kinds that go with it. */
  readonly options = $derived.by((): Record<string, unknown> =>
    Object.assign({}, ...Object.values(this.together), this.drawn?.options),
  );

  /** The options of a race on the board that this one was made from; null if it is still the same. */
  async baseOptions(): Promise<Record<string, unknown> | null> {
    const { base } = this;
    if (!base || JSON.stringify(base.board) === JSON.stringify(this.drawn?.board)) return null;
    const drawn = await api.workshop(this.game, { ...asked(base), view: this.drawn!.view });
    return Object.assign({}, ...Object.values(this.together), drawn.options) as Record<string, unknown>;
  }

  /** Race with the board of another kind, too, or no longer. */
  async combine(kind: string, on: boolean): Promise<void> {
    const { [kind]: _, ...rest } = this.together;
    this.together = rest;
    const kept = this.left().boards[kind];
    if (!on || !kept) return;
    const { option, board, view } = kept;
    try {
      const drawn = await api.workshop(this.game, { option, board, view });
      if (drawn.flaws.length) this.trouble = drawn.flaws[0]!.message;
      else this.together = { ...this.together, [kind]: drawn.options };
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.message : library.words.say("page-lost");
    }
  }

  private keep(): void {
    if (!this.drawn || this.shared) return;
    const { option, board, view } = this.drawn;
    try {
      const { title, base } = this;
      const boards = { ...this.left().boards, [option]: { option, board, view, title, base } };
      localStorage.setItem(keyOf(this.game), JSON.stringify({ last: option, boards }));
    } catch {
      this.trouble = library.words.say("page-workshop-unsaved");
    }
  }

  private now(): Kept {
    const { option, board, view } = this.drawn!;
    return { option, board, view };
  }

  /** Give a part another value, or do something with it. */
  change(part: string, key: string, value: Plain = null): Promise<void> {
    return this.ask(() => ({ ...this.now(), change: { part, key, value } }), true);
  }

  /** Paint a part; painted twice, it is as plain as before. */
  paint(id: string): Promise<void> {
    const { brush } = this;
    const part = this.partOf(id);
    if (!brush || !part || !(brush.key in part.values)) return Promise.resolve();
    return this.change(id, brush.key, part.values[brush.key] === brush.value ? brush.off : brush.value);
  }

  /** A tap on the board: paint with the brush there is, and show what was meant. */
  tap(id: string): void {
    if (this.joints.some((joint) => joint.id === id)) void this.lay(id);
    if (!this.partOf(id)) return;
    this.picked = id;
    if (this.shared) return;
    if (this.brush) void this.paint(id);
    else if (this.deed && this.partOf(id)!.deeds.includes(this.deed)) void this.change(id, this.deed);
  }

  /** Take up a tool, or none: then a tap only picks. */
  take(brush: BoardBrush | null, deed: string | null = null): void {
    this.hand = null;
    this.brush = brush;
    this.deed = deed;
  }

  start(option: string, like: string | null): Promise<void> {
    this.shared = false;
    this.take(null);
    this.title = "";
    return this.ask(() => ({ option, like }), true, null, true);
  }

  /** Work on another kind of board: the one left here, or the supplied one. */
  kind(option: string): Promise<void> {
    const kept = this.left().boards[option];
    this.shared = false;
    this.take(null);
    this.together = {};
    this.called(kept ?? null);
    return this.ask(() => (kept ? asked(kept) : { option }), true, kept ? { option } : null, !kept?.base);
  }

  /** Another board altogether: from a file. */
  replace(board: Record<string, unknown>): Promise<void> {
    this.shared = false;
    return this.ask(() => ({ board }), true, null, true);
  }

  /** The same board with what was found changed: a step that can be taken back. */
  adopt(board: Record<string, unknown>): Promise<void> {
    return this.ask(() => ({ ...asked(this.now()), board }), true);
  }

  look(view: string): Promise<void> {
    return this.ask(() => ({ ...this.now(), view }), false);
  }

  /** The same in another language. */
  again(): Promise<void> {
    return this.drawn ? this.ask(() => this.now(), false) : Promise.resolve();
  }

  /** Call the board something. */
  name(title: string): void {
    this.title = title;
    this.keep();
  }

  own(): void {
    this.shared = false;
    this.base = this.now();
    this.keep();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before || !this.drawn) return;
    this.future = [...this.future, this.drawn];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after || !this.drawn) return;
    this.past = [...this.past, this.drawn];
    this.future = this.future.slice(0, -1);
    this.show(after);
  }

  private show(drawn: BoardDrawn): void {
    this.drawn = drawn;
    if (!this.partOf(this.picked)) this.picked = null;
    if (!drawn.joints.some(({ takes }) => (this.hand ?? "") in takes)) this.hand = null;
    if (!drawn.brushes.some(({ key, value }) => key === this.brush?.key && value === this.brush.value))
      this.brush = null;
    this.keep();
  }

  /** `fresh`: what comes is the board that one starts from. */
  private ask(
    question: () => BoardAsked,
    step: boolean,
    otherwise: BoardAsked | null = null,
    fresh = false,
  ): Promise<void> {
    this.queue = this.queue.then(async () => {
      this.busy = true;
      try {
        const drawn = await api.workshop(this.game, question());
        if (step && this.drawn) {
          this.past = [...this.past, this.drawn].slice(-MOST);
          this.future = [];
        }
        this.trouble = "";
        if (fresh) this.base = { option: drawn.option, board: drawn.board, view: drawn.view };
        this.show(drawn);
      } catch (error) {
        if (otherwise && error instanceof Trouble) this.show(await api.workshop(this.game, otherwise));
        else this.trouble = error instanceof Trouble ? error.message : library.words.say("page-lost");
      } finally {
        this.busy = false;
      }
    });
    return this.queue;
  }
}
