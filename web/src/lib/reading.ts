/** The board in words, for those who do not see it: what lies where, from a racer on. */
import type { Cell, Scene } from "../wire/scene";
import type { Words } from "./words";

/** The cells in the order of the track, from the one a seat stands on; as they are where it stands nowhere. */
export function ahead(scene: Scene, seat: number | null): Cell[] {
  const at = scene.pieces.find((piece) => piece.seat === seat)?.cell;
  const first = scene.cells.findIndex((cell) => cell.id === at);
  return first <= 0 ? scene.cells : [...scene.cells.slice(first), ...scene.cells.slice(0, first)];
}

/** Everything about a cell in one line: its name, who stands there, what lies there, what it is. */
export function told(cell: Cell, scene: Scene, words: Words): string {
  const name = words.text(cell.name);
  const here = [...scene.pieces, ...scene.tokens].filter((thing) => thing.cell === cell.id);
  // a number that is the cell's own is in its name already
  const marks = cell.marks.map((mark) => words.text(mark.text)).filter((mark) => !name.includes(mark));
  const parts = [...here.map((thing) => words.text(thing.title)), ...marks, words.text(cell.help)];
  const said = [...new Set(parts.filter(Boolean))].map((part) => part.replace(/\.$/, ""));
  return said.length ? `${name}: ${said.join(". ")}.` : name;
}

/** Where a piece is: the cell's name follows where it says more than the piece's own title does. */
export function placed(title: string, name: string): string {
  return title.endsWith(` ${name}`) ? title : `${title}: ${name}`;
}

/** What has happened and what is asked, as it is read aloud: nothing twice, and a pause between them. */
export function aloud(told: string, question: string): string {
  if (!told || question.startsWith(told)) return question;
  if (!question) return told;
  return /[.!?…]["”’»]?$/.test(told) ? `${told} ${question}` : `${told}. ${question}`;
}
