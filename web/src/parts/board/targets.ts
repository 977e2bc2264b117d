/** What of a board can be pointed at to answer: cells, and pieces whose answer names no cell. */
import type { Offer } from "../../wire/scene";
import type { Layout } from "./layout.svelte";

export interface Target {
  id: string;
  /** The keys of the choices that point here, and the choices. */
  keys: number[];
  actions: number[];
}

/** The cells that offers point at. */
export function cellTargets(layout: Layout, offers: readonly Offer[]): Target[] {
  const found = new Map<string, Target>();
  offers.forEach((offer, k) => {
    for (const id of offer.targets.filter((other) => layout.shapes.has(other))) {
      const target = found.get(id) ?? { id, keys: [], actions: [] };
      target.keys.push(k + 1);
      target.actions.push(offer.action);
      found.set(id, target);
    }
  });
  return [...found.values()];
}

/** The pieces that stand for one offer each, and that offer for no cell: the cell would be pointed at instead. */
export function pieceTargets(layout: Layout, offers: readonly Offer[]): Target[] {
  const pointed = offers.flatMap((offer, k) =>
    offer.targets
      .filter((id) => layout.scene.pieces.some((piece) => piece.id === id) && layout.placeOf(id))
      .map((id) => ({ id, keys: [k + 1], actions: [offer.action], offer })),
  );
  return pointed.filter(
    ({ id, offer }) =>
      !offer.targets.some((other) => layout.shapes.has(other)) && pointed.filter((other) => other.id === id).length < 2,
  );
}
