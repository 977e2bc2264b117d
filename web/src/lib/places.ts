/** Where things lie in a drawing, and the way a piece takes through its cells. */
import type { Drawing, Shape } from "../wire/scene";

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

type Point = [number, number];
/** One hop of a way: a line of points, and where it starts to lie elsewhere (a jump over a wrapping edge). */
export interface Hop {
  points: Point[];
  length: number;
  from: number;
  to: number;
}

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The way through some cells, hop by hop. */
export function route(drawing: Drawing, path: string[]): Hop[] {
  const shapes = shapesOf(drawing);
  const hops: Hop[] = [];
  for (let k = 0; k + 1 < path.length; k++) {
    const [from, to] = [shapes.get(path[k]!), shapes.get(path[k + 1]!)];
    if (from && to) hops.push(hop(drawing, from, to));
  }
  return hops;
}

function hop(drawing: Drawing, from: Shape, to: Shape): Hop {
  const start: Point = [from.x, from.y];
  const ways = from.way.length > 1 && to.way.length > 1;
  const end = ways ? ([to.x, to.y] as Point) : nearest(drawing, start, to);
  const points = ways && joined(from, to) ? [start, ...later(from), ...earlier(to), end] : [start, end];
  const kept = points.filter((point, k) => k === 0 || far(point, points[k - 1]!) > 0.01);
  const length = kept.slice(1).reduce((sum, point, k) => sum + far(point, kept[k]!), 0);
  return { points: kept, length, from: from.heading, to: to.heading };
}

/** Beyond a wrapping edge the nearest drawing of a cell is its ghost. */
function nearest(drawing: Drawing, start: Point, to: Shape): Point {
  const places = [to, ...drawing.ghosts.filter((ghost) => ghost.cell === to.cell)].map((shape): Point => [shape.x, shape.y]);
  return places.reduce((best, place) => (far(start, place) < far(start, best) - 0.01 ? place : best));
}

/** Does the way out of one cell lead into the other? */
function joined(from: Shape, to: Shape): boolean {
  return far(from.way.at(-1)!, to.way[0]!) < from.size;
}

const middle = (shape: Shape): number => (shape.way.length - 1) / 2;
const later = (shape: Shape): Point[] => shape.way.slice(Math.floor(middle(shape)) + 1);
const earlier = (shape: Shape): Point[] => shape.way.slice(0, Math.ceil(middle(shape)));

/** Where a piece is after `t` hops of a way. */
export function along(hops: Hop[], t: number): Spot | null {
  if (!hops.length) return null;
  const index = Math.min(Math.max(Math.floor(t), 0), hops.length - 1);
  const hop = hops[index]!;
  let rest = Math.min(Math.max(t - index, 0), 1) * hop.length;
  for (let k = 0; k + 1 < hop.points.length; k++) {
    const [a, b] = [hop.points[k]!, hop.points[k + 1]!];
    const length = far(a, b);
    if (rest <= length || k + 2 === hop.points.length) {
      const share = length ? Math.min(rest / length, 1) : 1;
      return { x: a[0] + (b[0] - a[0]) * share, y: a[1] + (b[1] - a[1]) * share, heading: turn(hop, t - index) };
    }
    rest -= length;
  }
  const [x, y] = hop.points.at(-1)!;
  return { x, y, heading: hop.to };
}

/** A heading between those of the two cells, by the shorter turn. */
function turn(hop: Hop, share: number): number {
  const difference = ((hop.to - hop.from + 540) % 360) - 180;
  return hop.from + difference * Math.min(Math.max(share, 0), 1);
}

/** The way as an SVG path, in pieces where it jumps over an edge. */
export function line(hops: Hop[]): string {
  let path = "";
  let last: Point | null = null;
  for (const hop of hops) {
    const start = hop.points[0]!;
    if (!last || far(last, start) > 0.5) path += `M${pair(start)}`;
    path += hop.points.slice(1).map((point) => `L${pair(point)}`).join("");
    last = hop.points.at(-1)!;
  }
  return path;
}

const pair = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
