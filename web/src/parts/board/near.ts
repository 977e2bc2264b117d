/** A small screen with a board of tiny pieces: what of it is looked at while the viewer is asked. */
import type { Layout } from "./layout.svelte";

export interface Near {
  /** Its middle, in parts of the drawing, and how many times larger than the whole it is shown. */
  x: number;
  y: number;
  factor: number;
}

/** Pieces smaller than this many pixels are hard to tell apart, and their cells hard to meet with a finger. */
const TINY = 18;
/** As large as they should be. */
const LARGE = 28;

/** What to look at so that these cells are seen well; null where they are seen well enough as they are. */
export function nearTo(
  { drawing, shapes, small }: Pick<Layout, "drawing" | "shapes" | "small">,
  pixels: number,
  cells: readonly string[],
): Near | null {
  const size = drawing.piece * pixels;
  const found = cells.flatMap((cell) => shapes.get(cell) ?? []);
  if (!small || !found.length || size >= TINY || !size) return null;
  const [left, right] = [Math.min(...found.map(({ x }) => x)), Math.max(...found.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...found.map(({ y }) => y)), Math.max(...found.map(({ y }) => y))];
  // a cell and a half on either side stays in view
  const room = drawing.width / (right - left + 3 * found[0]!.size);
  return {
    x: (left + right) / 2 / drawing.width,
    y: (top + bottom) / 2 / drawing.height,
    factor: Math.max(1, Math.min(LARGE / size, room)),
  };
}
