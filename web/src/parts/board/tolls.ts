/** Where the prices that are paid on a way stand. */
import type { Paid } from "../../lib/marks";
import type { Layout } from "./layout.svelte";

export interface PlacedToll extends Paid {
  x: number;
  y: number;
}

/** How large they are drawn. */
export const tollSize = ({ unit, scale }: Layout): number => Math.min(Math.max(unit * 0.5, 18 / scale), 34 / scale);

/** Each on its cell, several beside one another: at its upper edge if somebody stands or comes to stand there. */
export function placedTolls(layout: Layout, paid: readonly Paid[], end = ""): PlacedToll[] {
  const size = tollSize(layout);
  return paid.flatMap((one, k) => {
    const place = layout.shapes.get(one.at);
    if (!place) return [];
    const near = ({ x, y }: { x: number; y: number }) => Math.hypot(x - place.x, y - place.y) < layout.unit * 0.6;
    const taken = one.at === end || layout.pieces.some((piece) => near(layout.spotOf(piece)));
    const before = paid.slice(0, k).filter(({ at }) => at === one.at).length;
    const many = paid.filter(({ at }) => at === one.at).length;
    return [
      { ...one, x: place.x + (before - (many - 1) / 2) * size * 1.1, y: place.y - (taken ? place.size * 0.42 : 0) },
    ];
  });
}
