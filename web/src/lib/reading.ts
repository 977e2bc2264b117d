/** The board in words, for those who do not see it: what lies where, from a racer on. */
import type { Cell, Scene } from "../wire/scene";
import type { Words } from "./words";

/** The cells in the order of the track, from the one a seat stands on; as they are where it stands nowhere. */
export function ahead(scene: Scene, seat: number | null): Cell[] {
  const at = scene.pieces.find((piece) => piece.seat === seat)?.cell;
  const first = scene.cells.findIndex((cell) => cell.id === at);
  return first <= 0 ? scene.cells : [...scene.cells.slice(first), ...scene.cells.slice(0, first)];
}

/** Everything about a cell in one line: its name, what it is, what lies there, who stands there. */
export function told(cell: Cell, scene: Scene, words: Words): string {
  const marks = cell.marks.map((mark) => words.text(mark.text));
  const tokens = scene.tokens.filter((token) => token.cell === cell.id).map((token) => words.text(token.title));
  const pieces = scene.pieces.filter((piece) => piece.cell === cell.id).map((piece) => words.text(piece.title));
  const parts = [words.text(cell.help), ...marks, ...tokens, ...pieces].filter(Boolean);
  return parts.length ? `${words.text(cell.name)}: ${[...new Set(parts)].join("; ")}` : words.text(cell.name);
}
