/** Where everything of a scene lies at this moment: its cells, and what stands on them or moves over them. */
import { drawingFor } from "../../lib/scenes";
import type { Stage } from "../../state/stage.svelte";
import type { Drawing, Piece, Scene } from "../../wire/scene";
import { along, onRamp, route, shapesOf, within, type Label, type Spot } from "./places";

/** A thing on the board by its middle, and how much room it takes. */
export interface Place {
  x: number;
  y: number;
  room: number;
}

/** What a layout is made from: the scene, its animation, and the pixels there are for it. */
export interface Seen {
  scene: Scene;
  stage: Stage | null;
  width: number;
  height: number;
  /** How many times larger than needed to see everything. */
  zoom: number;
}

/** Narrower than this, words and keys hardly find room between the cells. */
const SMALL = 600;

export class Layout {
  private form: Drawing["form"] | undefined;

  constructor(private readonly seen: () => Seen) {}

  /** While a turn that is over is looked at, what it laid on the board lies there already. */
  readonly scene = $derived.by((): Scene => {
    const { scene, stage } = this.seen();
    const after = stage?.held ? stage.span?.[1] : undefined;
    return after ? { ...scene, tokens: after.tokens } : scene;
  });
  private readonly poses = $derived.by(() => this.seen().stage?.poses ?? {});
  readonly drawing = $derived.by((): Drawing => {
    const { width, height } = this.seen();
    const found = drawingFor(this.scene, width || 16, height || 10, this.form)!;
    if (width && height) this.form = found.form;
    return found;
  });
  readonly shapes = $derived(shapesOf(this.drawing));
  /** Pixels of the screen for one of the drawing. */
  readonly scale = $derived.by(() => {
    const { width, height, zoom } = this.seen();
    return Math.min((width || 1) / this.drawing.width, (height || 1) / this.drawing.height) * zoom;
  });
  readonly small = $derived.by(() => this.seen().width < SMALL);
  /** The pieces on cells, the lowest first, and those that wait beside the board. */
  readonly pieces = $derived(
    this.scene.pieces.filter((piece) => this.isDrawn(piece)).toSorted((a, b) => a.order - b.order),
  );
  private readonly waiting = $derived(this.scene.pieces.filter((piece) => piece.wait > 0).length);
  /** The ways of the pieces that move: found once, not for every frame. */
  private readonly ways = $derived(
    new Map(Object.entries(this.poses).map(([id, pose]) => [id, route(this.drawing, pose.path)])),
  );

  /** The size of a piece. */
  get unit(): number {
    return this.drawing.piece;
  }

  /** Who waits is no larger than the ramp. */
  sizeOf(piece: Piece): number {
    const { ramp } = this.drawing;
    const waits = ramp && piece.wait > 0 && !this.poses[piece.id];
    return waits ? Math.min(this.unit, Math.min(ramp.width, ramp.height) * 0.8) : this.unit;
  }

  private isDrawn(piece: Piece): boolean {
    if (this.shapes.has(this.poses[piece.id]?.path.at(-1) ?? "")) return true;
    return piece.cell ? this.shapes.has(piece.cell) : piece.wait > 0 && this.drawing.ramp !== null;
  }

  standing(piece: Piece): Spot {
    const { ramp } = this.drawing;
    if (!piece.cell && piece.wait && ramp) return onRamp(ramp, piece.wait, this.waiting);
    const shape = this.shapes.get(piece.cell) ?? this.shapes.get(this.poses[piece.id]!.path.at(-1)!)!;
    return within(shape, piece.along, piece.across);
  }

  /** Where a piece is while it moves: on its way, as far to the side as it stood. */
  spotOf(piece: Piece): Spot {
    const pose = this.poses[piece.id];
    const spot = pose && along(this.ways.get(piece.id) ?? [], pose.t);
    const shape = this.shapes.get(piece.cell);
    if (!spot || !shape) return spot ?? this.standing(piece);
    const [ahead, right] = this.drawing.stand;
    const aside = within({ ...shape, ...spot }, piece.along - ahead, piece.across - right);
    const lift = pose.manner === "jump" ? Math.sin((pose.t % 1) * Math.PI) * this.unit * 0.35 : 0;
    return { ...aside, y: aside.y - lift };
  }

  /** Where a cell, a piece, a racer or a token is, if it is on the board. */
  placeOf(id: string): Place | null {
    const shape = this.shapes.get(id);
    if (shape) return { x: shape.x, y: shape.y, room: shape.size };
    const own = this.scene.panels.find((panel) => panel.id === id)?.piece ?? id;
    const piece = this.scene.pieces.find((other) => other.id === own);
    if (piece && this.isDrawn(piece)) return { ...this.spotOf(piece), room: this.unit };
    const token = this.scene.tokens.find((other) => other.id === id);
    const under = token && this.shapes.get(token.cell);
    return under ? { ...within(under, token.along, token.across), room: under.size * token.size } : null;
  }

  /** The room a cell takes. */
  boxOf(cell: string): Label {
    const { x, y, size } = this.shapes.get(cell)!;
    return { x, y, wide: size, high: size };
  }

  /** The colour slot of a piece. */
  slotOf(id: string): number {
    return this.scene.pieces.find((piece) => piece.id === id)?.slot ?? 0;
  }
}
