/** Where the light falls: things of the scene as they are drawn now, and where words find room beside them. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places of the page that can be lit as a whole. */
const PLACES: Record<string, string> = { dock: ".dock", board: ".board", standings: ".strip" };

/** The first element that shows a thing and is seen: a racer on the track rather than its count of laps in the middle. */
export function shownAs(id: string, root: ParentNode): Element | null {
  const found = root.querySelectorAll(PLACES[id] ?? `[data-id="${CSS.escape(id)}"]`);
  const seen = [...found].filter((element) => element.getBoundingClientRect().width > 0);
  return seen.find((element) => !element.hasAttribute("data-tally")) ?? seen[0] ?? null;
}

/** A box with room around it. */
export function padded({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** Where something of a size hides least of what is lit: in the middle or along the edges of a room. */
export function besides(room: Box, size: { width: number; height: number }, lit: readonly Box[]): [number, number] {
  const edge = room.width < 700 ? 8 : 14;
  const far = { x: room.width - size.width - edge, y: room.height - size.height - edge };
  const xs = [far.x / 2 + edge / 2, edge, far.x];
  const ys = [far.y * 0.3, edge, far.y];
  const places = ys.flatMap((y) => xs.map((x): [number, number] => [Math.max(0, x), Math.max(0, y)]));
  const hides = ([x, y]: [number, number]) =>
    lit.reduce((sum, box) => sum + overlap({ x: room.x + x, y: room.y + y, ...size }, box), 0);
  return places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
}

export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Spots that lie in each other as one around both, as long as that is not too large. */
export function merged(spots: readonly Spot[], most: number): Spot[] {
  const found: Spot[] = [];
  for (const spot of spots) {
    const k = found.findIndex((other) => around(other, spot).r <= most && far(other, spot) < other.r + spot.r);
    if (k < 0) found.push(spot);
    else found[k] = around(found[k]!, spot);
  }
  return found;
}

const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

function around(a: Spot, b: Spot): Spot {
  const d = far(a, b);
  if (d + b.r <= a.r) return a;
  if (d + a.r <= b.r) return b;
  const r = (d + a.r + b.r) / 2;
  const share = (r - a.r) / d;
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, r };
}
