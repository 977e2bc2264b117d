/** A board that is being made: what lies on the workbench, what was there before, and what is kept of it. */
import { api, Trouble } from "../lib/api";
import { library } from "./library.svelte";
import type { BoardBrush, BoardDrawn, BoardPart } from "../wire/answers";
import type { BoardAsked } from "../wire/questions";

export type Plain = boolean | number | string | null;
/** What is kept in the browser, and what a link carries. */
export type Kept = Pick<BoardDrawn, "option" | "board" | "view">;

interface Left {
  last: string;
  boards: Record<string, Kept>;
}

/** So many changes can be taken back. */
const MOST = 100;
const keyOf = (game: string) => `hippodrome.workshop.${game}`;

export class Workbench {
  drawn: BoardDrawn | null = $state.raw(null);
  /** The part whose properties are shown. */
  picked: string | null = $state(null);
  brush: BoardBrush | null = $state.raw(null);
  /** What is done with each part that is tapped. */
  deed: string | null = $state(null);
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

  partOf(id: string | null): BoardPart | null {
    return this.drawn?.parts.find((part) => part.id === id) ?? null;
  }

  /** Begin with a board that was sent, else with the one left here, else with the first supplied one. */
  open(sent: Kept | null): Promise<void> {
    this.shared = sent !== null;
    const { last, boards } = this.left();
    const kept = sent ?? boards[last] ?? null;
    return this.ask(() => (kept ? { ...kept } : {}), false, kept && !sent ? {} : null);
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

  private keep(): void {
    if (!this.drawn || this.shared) return;
    const { option, board, view } = this.drawn;
    try {
      const boards = { ...this.left().boards, [option]: { option, board, view } };
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
    if (!this.partOf(id)) return;
    this.picked = id;
    if (this.shared) return;
    if (this.brush) void this.paint(id);
    else if (this.deed && this.partOf(id)!.deeds.includes(this.deed)) void this.change(id, this.deed);
  }

  /** Take up a tool, or none: then a tap only picks. */
  take(brush: BoardBrush | null, deed: string | null = null): void {
    this.brush = brush;
    this.deed = deed;
  }

  start(option: string, like: string | null): Promise<void> {
    this.shared = false;
    this.take(null);
    return this.ask(() => ({ option, like }), true);
  }

  /** Work on another kind of board: the one left here, or the supplied one. */
  turn(option: string): Promise<void> {
    const kept = this.left().boards[option];
    this.shared = false;
    this.take(null);
    return this.ask(() => (kept ? { ...kept } : { option }), true, kept ? { option } : null);
  }

  /** Another board altogether: from a file. */
  replace(board: Record<string, unknown>): Promise<void> {
    this.shared = false;
    return this.ask(() => ({ board }), true);
  }

  look(view: string): Promise<void> {
    return this.ask(() => ({ ...this.now(), view }), false);
  }

  /** The same in another language. */
  again(): Promise<void> {
    return this.drawn ? this.ask(() => this.now(), false) : Promise.resolve();
  }

  own(): void {
    this.shared = false;
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
    if (!drawn.brushes.some(({ key, value }) => key === this.brush?.key && value === this.brush.value))
      this.brush = null;
    this.keep();
  }

  private ask(question: () => BoardAsked, step: boolean, otherwise: BoardAsked | null = null): Promise<void> {
    this.queue = this.queue.then(async () => {
      this.busy = true;
      try {
        const drawn = await api.workshop(this.game, question());
        if (step && this.drawn) {
          this.past = [...this.past, this.drawn].slice(-MOST);
          this.future = [];
        }
        this.trouble = "";
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
