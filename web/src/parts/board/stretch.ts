/** The stretch ahead, large: the cells that a scene names, side by side in rows, with who stands there at their feet. */
import type { Words } from "../../lib/words";
import type { Drawing, Piece, Scene, Shape } from "../../wire/scene";

/** A tile: a square for what is printed on it, a line over it for its name, and the ground where racers stand. */
const SIDE = 100;
const NAME = 18;
const FEET = 34;
const GAP = 6;
const WIDE = SIDE + GAP;
const HIGH = NAME + SIDE + FEET;
/** Where racers stand, in sides from the middle of the square. */
const STAND = 0.62;

/** How many tiles stand in a row, so that they come out largest in a room. */
export function columnsFor(count: number, width: number, height: number): number {
  const size = (columns: number) => Math.min(width / (columns * WIDE), height / (Math.ceil(count / columns) * HIGH));
  const possible = Array.from({ length: count }, (_, k) => k + 1);
  return possible.reduce((best, columns) => (size(columns) > size(best) ? columns : best), 1);
}

function shapeOf(cell: string, k: number, columns: number): Shape {
  const left = (k % columns) * WIDE + GAP / 2;
  const top = Math.floor(k / columns) * HIGH + NAME;
  const [right, bottom] = [left + SIDE, top + SIDE];
  const [x, y] = [left + SIDE / 2, top + SIDE / 2];
  return {
    cell,
    outline: `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`,
    x,
    y,
    size: SIDE,
    heading: 90,
    way: [],
  };
}

/** Who stands on a cell stands at its feet, side by side. */
function atFeet(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => {
    const there = pieces.filter((other) => other.cell === piece.cell).toSorted((a, b) => a.order - b.order);
    const apart = Math.min(0.42, 0.96 / there.length);
    const along = (there.indexOf(piece) - (there.length - 1) / 2) * apart;
    return { ...piece, along, across: STAND, scale: Math.min(1, apart / 0.34) };
  });
}

/** A scene of which only the stretch ahead is drawn. */
export function stretched(scene: Scene, words: Words, width: number, height: number): Scene {
  const columns = columnsFor(scene.stretch.length, width, height);
  const shapes = scene.stretch.map((cell, k) => shapeOf(cell, k, columns));
  const names = shapes.map(({ cell, x, y }) => ({
    path: "",
    art: "",
    text: { key: "", args: {}, plain: words.label(scene.cells.find(({ id }) => id === cell)?.name) },
    // who stands at the feet of the row above stands in the middle
    x: x - SIDE / 2 + 9,
    y: y - SIDE / 2 - NAME / 2,
    size: 15,
    turn: 0,
    fill: "ink",
    line: "none",
    width: 0,
    dash: [],
    opacity: 1,
    face: "ui" as const,
  }));
  const drawing: Drawing = {
    form: "wide",
    width: columns * WIDE,
    height: Math.ceil(shapes.length / columns) * HIGH,
    shapes,
    piece: 42,
    ground: scene.drawings[0]?.ground ?? [],
    under: [],
    over: names,
    ghosts: [],
    hub: null,
    stand: [0, STAND],
    ramp: null,
  };
  const drawn = new Set(scene.stretch);
  return { ...scene, drawings: [drawing], pieces: atFeet(scene.pieces.filter(({ cell }) => drawn.has(cell))) };
}
