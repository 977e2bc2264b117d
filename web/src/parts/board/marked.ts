/** Where the price of an end stands on its cell. */
import { priceAtEnd, type Price } from "../../lib/marks";
import type { End } from "../../lib/plans";
import type { Layout } from "./layout.svelte";

export interface MarkedEnd extends End {
  shape: { outline: string };
  price: Price;
  x: number;
  y: number;
  large: number;
}

export function markedEnds(layout: Layout, ends: readonly End[]): MarkedEnd[] {
  // cells with something on them that stays to be seen: who stands there, what is printed
  const held = new Set([
    ...[...layout.pieces, ...layout.scene.tokens].map(({ cell }) => cell),
    ...layout.scene.cells.filter((cell) => cell.marks.some((mark) => !mark.quiet)).map(({ id }) => id),
  ]);
  return ends.flatMap((end) => {
    const shape = layout.shapes.get(end.space);
    if (!shape) return [];
    const aside = held.has(end.space) ? shape.size * 0.3 : 0;
    const large = sizeOf(layout, shape.size) * (aside ? 0.8 : 1);
    const price = priceAtEnd(end.plan, layout.scene);
    return [{ ...end, shape, price, x: shape.x + aside, y: shape.y - aside, large }];
  });
}

/** Large enough to be read, small enough to leave its cell to be seen. */
const sizeOf = ({ scale }: Layout, room: number): number =>
  Math.min(Math.max(room * 0.46, 16 / scale), Math.max(28 / scale, room * 0.5));
