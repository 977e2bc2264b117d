/** Words beside things on the board: as large as can be read, and where they cover least. */
import type { Words } from "../../lib/words";
import type { Pill } from "../../wire/scene";
import type { Layout } from "./layout.svelte";
import { around, clearest, type Label, type Spot } from "./places";
import type { Landing } from "./preview";

export interface KeyedPill extends Pill {
  key: number;
}

/** A pill with its place and what it says. */
export interface PlacedPill extends Omit<KeyedPill, "text">, Label {
  text: string;
}

/** Every pill whose thing is on the board; those of pieces about to land go to where they land, and `free` stays free. */
export function placePills(
  layout: Layout,
  words: Words,
  pills: readonly KeyedPill[],
  landing: readonly Landing[],
  free: readonly Label[],
): PlacedPill[] {
  if (!pills.length) return [];
  const standing = layout.pieces.map((piece) => ({ piece, spot: layout.standing(piece) }));
  const taken = [...[...standing, ...landing].map((one) => bodyOf(layout, one)), ...free, ...printed(layout)];
  const ends = new Map(landing.map(({ piece, spot }) => [piece.id, { ...spot, room: layout.unit }]));
  return pills.flatMap((pill) => {
    const place = ends.get(pill.at) ?? layout.placeOf(pill.at);
    if (!place) return [];
    const text = words.text(pill.text);
    const size = sizeOf(layout, text, Boolean(pill.icon));
    const spot = clearest(around(place, Math.min(place.room, layout.unit), size, layout.drawing), taken);
    taken.push(spot);
    return [{ ...pill, ...spot, text }];
  });
}

/** What is printed on and beside cells and is to be read: numbers and letters. */
function printed(layout: Layout): Label[] {
  const { under, over } = layout.drawing;
  const beside = [...under, ...over]
    .filter(({ text }) => text.key || text.plain)
    .map(({ x, y, size }) => ({ x, y, wide: size * 1.2, high: size }));
  const on = layout.scene.cells.flatMap(({ id, marks }) => {
    const shape = layout.shapes.get(id);
    const read = marks.find((mark) => mark.text.key || mark.text.plain);
    if (!shape || !read) return [];
    const side = shape.size * Math.max(read.size, 0.3);
    return [{ x: shape.x, y: shape.y, wide: side, high: side }];
  });
  return [...beside, ...on];
}

function bodyOf(layout: Layout, { piece, spot }: { piece: Landing["piece"]; spot: Spot }): Label {
  const side = layout.unit * piece.scale;
  return { ...spot, wide: side, high: side };
}

function sizeOf({ small, scale, unit }: Layout, text: string, icon: boolean): Pick<Label, "wide" | "high"> {
  const high = small ? 18 / scale : Math.min(Math.max(22 / scale, unit * 0.34), 30 / scale);
  return { high, wide: text.length * high * 0.55 + (icon ? high * 0.9 : 0) + high * 0.7 };
}
