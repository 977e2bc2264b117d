/** Where things lie in a drawing, and the way a piece takes through its cells. */
import type { Drawing, Rect, Shape } from "../../wire/scene";

export interface Spot {
  x: number;
  y: number;
  heading: number;
}

/** The cells of a drawing by id. */
export function shapesOf(drawing: Drawing): Map<string, Shape> {
  return new Map(drawing.shapes.map((shape) => [shape.cell, shape]));
}

/** The place so many cell sizes ahead and to the right of a cell's centre. */
export function within(shape: Shape, along: number, across: number): Spot {
  const angle = (shape.heading * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * shape.size, Math.cos(angle) * shape.size];
  return { x: shape.x + sin * along + cos * across, y: shape.y - cos * along + sin * across, heading: shape.heading };
}

/** A place for words, by its middle. */
export interface Label {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The first of some places where words cover nothing else, or the one where they cover least. */
export function clearest(places: readonly Label[], others: readonly Label[]): Label {
  const common = (a: number, long: number, b: number, other: number) =>
    Math.max(0, Math.min(a + long / 2, b + other / 2) - Math.max(a - long / 2, b - other / 2));
  const covered = (one: Label) =>
    others.reduce(
      (sum, other) => sum + common(one.x, one.wide, other.x, other.wide) * common(one.y, one.high, other.y, other.high),
      0,
    );
  return places.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

/** Places for words at a thing, the nearest first: clear of the thing, and none beyond the edges. */
export function around(
  thing: { x: number; y: number; room: number },
  body: number,
  words: Pick<Label, "wide" | "high">,
  edges: { width: number; height: number },
): Label[] {
  const { wide, high } = words;
  const at = (dx: number, dy: number): Label => ({
    x: Math.min(Math.max(thing.x + dx, wide / 2 + 2), edges.width - wide / 2 - 2),
    y: Math.min(Math.max(thing.y + dy, high), edges.height - high),
    wide,
    high,
  });
  return [body, body + high * 2.2, Math.max(thing.room, body * 2), body * 3].flatMap((size) => {
    const [up, aside] = [size / 2 + high * 0.55, size / 2 + wide / 2];
    return [
      at(0, -up),
      at(0, up),
      at(aside, 0),
      at(-aside, 0),
      at(aside, -up),
      at(-aside, -up),
      at(aside, up),
      at(-aside, up),
    ];
  });
}

type Point = [number, number];

/** One hop of a way: the lines it is made of (two if it leaves at one edge and comes in at another). */
export interface Hop {
  lines: Point[][];
  from: number;
  to: number;
}

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const lengthOf = (line: Point[]): number => line.slice(1).reduce((sum, point, k) => sum + far(point, line[k]!), 0);

/** Where pieces stand in a cell. */
export function stand(drawing: Drawing, shape: Shape): Spot {
  return within(shape, drawing.stand[0], drawing.stand[1]);
}

const SIDES: readonly Point[] = [
  [0, 0],
  [0, 1],
  [0, -1],
  [-1, 0],
  [1, 0],
];

/** Where a piece that comes to a cell is seen beside those that stand there: on its stand, or aside of it. */
export function beside(drawing: Drawing, shape: Shape, others: readonly Spot[]): Spot {
  const [ahead, right] = drawing.stand;
  const enough = drawing.piece * 0.6;
  const aside = Math.min(enough / shape.size, 0.34);
  const places = SIDES.map(([along, across]) => within(shape, ahead + along * aside, right + across * aside));
  const free = (spot: Spot) => Math.min(enough, ...others.map((other) => far([spot.x, spot.y], [other.x, other.y])));
  return places.reduce((best, spot) => (free(spot) > free(best) + 0.5 ? spot : best));
}

/** The way through some cells, hop by hop, from stand to stand. */
export function route(drawing: Drawing, path: readonly string[]): Hop[] {
  const shapes = shapesOf(drawing);
  const hops: Hop[] = [];
  for (let k = 0; k + 1 < path.length; k++) {
    const [from, to] = [shapes.get(path[k]!), shapes.get(path[k + 1]!)];
    if (from && to) hops.push({ lines: linesOf(drawing, from, to), from: from.heading, to: to.heading });
  }
  return hops;
}

function linesOf(drawing: Drawing, from: Shape, to: Shape): Point[][] {
  const at = (shape: Shape): Point => [stand(drawing, shape).x, stand(drawing, shape).y];
  const ghost = nearest(
    drawing.ghosts.filter((copy) => copy.cell === to.cell),
    from,
  );
  if (ghost && apart(ghost, from) < apart(to, from) - 1) {
    const entry =
      nearest(
        drawing.ghosts.filter((copy) => copy.cell === from.cell),
        to,
      ) ?? from;
    return [
      [at(from), at(ghost)],
      [at(entry), at(to)],
    ];
  }
  return [[at(from), ...between(from, to, at(from), at(to))]];
}

const apart = (a: Shape, b: Shape): number => Math.hypot(a.x - b.x, a.y - b.y);

function nearest(shapes: Shape[], to: Shape): Shape | undefined {
  return shapes.toSorted((a, b) => apart(a, to) - apart(b, to))[0];
}

/** Along the ways of both cells if one runs into the other, forwards or backwards; else straight. */
function between(from: Shape, to: Shape, start: Point, end: Point): Point[] {
  const meet = (a: Point | undefined, b: Point | undefined) => a && b && far(a, b) < 1;
  if (meet(from.way.at(-1), to.way[0])) return [...after(from.way, start), ...before(to.way, end)];
  if (meet(from.way[0], to.way.at(-1)))
    return [...after(from.way.toReversed(), start), ...before(to.way.toReversed(), end)];
  return [end];
}

function closest(way: Point[], to: Point): number {
  return way.reduce((best, point, k) => (far(point, to) < far(way[best]!, to) ? k : best), 0);
}

const after = (way: Point[], at: Point): Point[] => way.slice(closest(way, at) + 1);
const before = (way: Point[], at: Point): Point[] => [...way.slice(1, closest(way, at)), at];

/** Where a piece is after `t` hops of a way. */
export function along(hops: Hop[], t: number): Spot | null {
  if (!hops.length) return null;
  const index = Math.min(Math.max(Math.floor(t), 0), hops.length - 1);
  const hop = hops[index]!;
  const share = Math.min(Math.max(t - index, 0), 1);
  let rest = share * hop.lines.reduce((sum, line) => sum + lengthOf(line), 0);
  for (const [n, line] of hop.lines.entries()) {
    for (let k = 0; k + 1 < line.length; k++) {
      const [a, b] = [line[k]!, line[k + 1]!];
      const length = far(a, b);
      const last = n === hop.lines.length - 1 && k + 2 === line.length;
      if (rest <= length || last) {
        const part = length ? Math.min(rest / length, 1) : 1;
        return { x: a[0] + (b[0] - a[0]) * part, y: a[1] + (b[1] - a[1]) * part, heading: turn(hop, share) };
      }
      rest -= length;
    }
  }
  return null;
}

/** A heading between those of the two cells, by the shorter turn. */
function turn(hop: Hop, share: number): number {
  const difference = ((hop.to - hop.from + 540) % 360) - 180;
  return hop.from + difference * Math.min(Math.max(share, 0), 1);
}

/** The way as lines: several if it leaves the board at one edge and returns at another. */
export function linesAlong(hops: readonly Hop[]): Point[][] {
  const lines: Point[][] = [];
  for (const [start, ...rest] of hops.flatMap((hop) => hop.lines)) {
    const end = lines.at(-1)?.at(-1);
    if (end && far(end, start!) <= 0.5) lines.at(-1)!.push(...rest);
    else lines.push([start!, ...rest]);
  }
  return lines;
}

/** Where each hop of a way ends. */
export function ends(hops: readonly Hop[]): Point[] {
  return hops.flatMap((hop) => {
    const end = hop.lines.at(-1)?.at(-1);
    return end ? [end] : [];
  });
}

/** How many numbers follow each command of an outline; the last two say where it leads. */
const OPERANDS: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, A: 7 };

/** The corners of an outline. */
function cornersOf(outline: string): Point[] {
  return [...outline.matchAll(/([MLQCA])([^MLQCAZ]*)/g)].flatMap(([, command, rest]) => {
    const numbers = (rest!.match(/-?[\d.]+/g) ?? []).map(Number);
    const step = OPERANDS[command!]!;
    const count = Math.floor(numbers.length / step);
    return Array.from({ length: count }, (_, k): Point => [
      numbers[k * step + step - 2]!,
      numbers[k * step + step - 1]!,
    ]);
  });
}

/** The two ends of a cell's front edge: the corners furthest ahead on either side. */
export function frontOf(shape: Shape): [Point, Point] {
  const angle = (shape.heading * Math.PI) / 180;
  const [ahead, aside]: [Point, Point] = [
    [Math.sin(angle), -Math.cos(angle)],
    [Math.cos(angle), Math.sin(angle)],
  ];
  const along = ([x, y]: Point, [dx, dy]: Point) => (x - shape.x) * dx + (y - shape.y) * dy;
  const furthest = (side: number) =>
    cornersOf(shape.outline).reduce((best, point) => (reach(point, side) > reach(best, side) ? point : best));
  const reach = (point: Point, side: number) => along(point, ahead) + side * along(point, aside);
  return [furthest(-1), furthest(1)];
}

/** Where the nth of those who wait stands on a ramp: along its longer side, as close as there is room. */
export function onRamp(ramp: Rect, place: number, count: number): Spot {
  const wide = ramp.width >= ramp.height;
  const share = (place - 0.5) / Math.max(count, 1);
  return wide
    ? { x: ramp.x + ramp.width * share, y: ramp.y + ramp.height / 2, heading: 0 }
    : { x: ramp.x + ramp.width / 2, y: ramp.y + ramp.height * share, heading: 0 };
}

/** The way as an SVG path. */
export function line(hops: readonly Hop[]): string {
  return linesAlong(hops)
    .map((points) => `M${points.map(pair).join("L")}`)
    .join("");
}

const pair = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
