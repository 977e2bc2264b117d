/** Something dragged onto a board by mouse, pen or finger: a piece of the box, a part that lies there, or a brush. */
import type { BoardBrush } from "../wire/answers";
import type { Workbench } from "./workbench.svelte";

/** Where on the board a point of the screen is, and how large a unit of the drawing is there. */
export type Locate = (x: number, y: number) => { x: number; y: number; form: string; scale: number } | null;

/** Pixels that a pointer moves before it drags, and from which a joint draws what is dragged. */
const BEGIN = 6;
const NEAR = 56;

export class Dragging {
  /** What is dragged: the id of a piece or a part, or a brush. */
  what: string | BoardBrush | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  /** The joint it would be laid at, or the cell it would be painted on. */
  target: string | null = $state(null);
  /** It is over the box, and would be put back. */
  home = $state(false);
  /** A drag ended just now: the click that follows is none. */
  private ended = -Infinity;
  private off: () => void = () => {};

  constructor(
    private readonly bench: Workbench,
    private readonly locate: Locate,
  ) {}

  /** A pointer came down on something that can be dragged. */
  press(event: PointerEvent, what: string | BoardBrush): void {
    if (event.button !== 0 || !event.isPrimary || this.bench.shared) return;
    this.cancel();
    const [x, y, pointer] = [event.clientX, event.clientY, event.pointerId];
    const move = (next: PointerEvent) => {
      if (next.pointerId !== pointer) return this.cancel(); // a second finger zooms
      if (this.what === null && Math.hypot(next.clientX - x, next.clientY - y) > BEGIN) this.begin(what);
      if (this.what !== null) this.over(next);
    };
    const up = (next: PointerEvent) => {
      if (next.pointerId === pointer) this.drop();
    };
    const stop = () => this.cancel();
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
    this.off = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
    };
  }

  private begin(what: string | BoardBrush): void {
    this.what = what;
    if (typeof what === "string") this.bench.grab(what);
    else this.bench.take(what);
  }

  private over(event: PointerEvent): void {
    [this.x, this.y] = [event.clientX, event.clientY];
    const below = document.elementFromPoint(this.x, this.y);
    this.home = !!below?.closest("[data-box]");
    if (typeof this.what !== "string")
      this.target = below?.closest("svg.board [data-id]")?.getAttribute("data-id") ?? null;
    else this.target = this.home ? null : this.nearest();
  }

  private nearest(): string | null {
    const at = this.locate(this.x, this.y);
    if (!at) return null;
    let [best, least]: [string | null, number] = [null, NEAR];
    for (const { id, at: places } of this.bench.joints) {
      const place = places[at.form];
      const far = place ? Math.hypot(place[0] - at.x, place[1] - at.y) * at.scale : Infinity;
      if (far < least) [best, least] = [id, far];
    }
    return best;
  }

  private drop(): void {
    const { what, target, home } = this;
    this.cancel();
    if (what === null) return;
    this.ended = performance.now();
    if (typeof what !== "string") {
      if (target) void this.bench.paint(target);
    } else if (target) void this.bench.lay(target);
    else if (home && this.bench.partOf(what)) void this.bench.lift(what);
    else this.bench.grab(null);
  }

  cancel(): void {
    this.off();
    this.what = null;
    this.target = null;
    this.home = false;
  }

  /** Is a click only the end of a drag? */
  get swallows(): boolean {
    return performance.now() - this.ended < 250;
  }
}
