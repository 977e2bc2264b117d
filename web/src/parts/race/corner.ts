/** Where something small lies over the board: in the corner in which it covers least of what is drawn. */

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** In CSS' words, the preferred one first. */
const CORNERS = ["start end", "start start", "end start", "end end"] as const;
export type Corner = (typeof CORNERS)[number];

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The corner of a room where a box of some size covers least of what is drawn there. */
export function freest(room: Box, wide: number, high: number, drawn: readonly Box[]): Corner {
  const covered = (corner: Corner): number => {
    const [row, column] = corner.split(" ");
    const left = column === "start" ? room.left : room.right - wide;
    const top = row === "start" ? room.top : room.bottom - high;
    const box = { left, top, right: left + wide, bottom: top + high };
    return drawn.reduce((sum, one) => sum + shared(box, one), 0);
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
