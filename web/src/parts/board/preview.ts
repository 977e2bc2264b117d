/** What an offer would do, before it is done: who goes where, and what is said about it. */
import type { Move, Piece, Pill, Step } from "../../wire/scene";
import type { Layout } from "./layout.svelte";
import { beside, type Spot } from "./places";

export const movesOf = (steps: readonly Step[]): Move[] =>
  steps.filter((step): step is Move => step.form === "move" && step.path.length > 1);

export const pillsOf = (steps: readonly Step[]): Pill[] => steps.filter((step): step is Pill => step.form === "pill");

/** A piece where it would stand. */
export interface Landing {
  piece: Piece;
  spot: Spot;
}

/** Where pieces come to stand, each beside those that are there already. */
export function landings(layout: Layout, steps: readonly Step[]): Landing[] {
  const ends = new Map(movesOf(steps).map((move) => [move.piece, move.path.at(-1)!]));
  const taken = layout.pieces.filter((piece) => !ends.has(piece.id)).map((piece) => layout.standing(piece));
  return [...ends].flatMap(([id, cell]) => {
    const piece = layout.scene.pieces.find((other) => other.id === id);
    const shape = layout.shapes.get(cell);
    if (!piece || !shape) return [];
    const spot = beside(layout.drawing, shape, taken);
    taken.push(spot);
    return [{ piece, spot }];
  });
}
