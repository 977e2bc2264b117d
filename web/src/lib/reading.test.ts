import { expect, test } from "vitest";
import type { Scene } from "../wire/scene";
import { ahead, aloud, placed, told } from "./reading";
import type { Words } from "./words";

const plain = (text: string) => ({ key: "", args: {}, plain: text });
const words = { text: (text?: { plain: string }) => text?.plain ?? "" } as unknown as Words;
const cell = (id: string, help: string, ...marks: string[]) => ({
  id,
  name: plain(`Space ${id}`),
  help: plain(help),
  marks: marks.map((mark) => ({ text: plain(mark) })),
});
const scene = {
  cells: [cell("1", "", "1"), cell("2", "It burns.", "2", "limit 3"), cell("3", "")],
  pieces: [{ cell: "2", seat: 0, title: plain("Red") }],
  tokens: [{ cell: "2", title: plain("Trap") }],
} as unknown as Scene;

test("a cell tells who is there, what lies there and what it is, and its number once", () => {
  expect(told(scene.cells[0]!, scene, words)).toBe("Space 1");
  expect(told(scene.cells[1]!, scene, words)).toBe("Space 2: Red. Trap. limit 3. It burns.");
});

test("the board is read from one's racer on, and as it is for onlookers", () => {
  expect(ahead(scene, 0).map(({ id }) => id)).toEqual(["2", "3", "1"]);
  expect(ahead(scene, null).map(({ id }) => id)).toEqual(["1", "2", "3"]);
});

test("where a piece is is said once", () => {
  expect(placed("Brown on I5", "I5")).toBe("Brown on I5");
  expect(placed("Human on tile 2", "Tile 2, jump 4")).toBe("Human on tile 2: Tile 2, jump 4");
});

test("what happened and what is asked are read with a pause, and nothing twice", () => {
  expect(aloud("Red rolls Turn, Sprint", "Which dice?")).toBe("Red rolls Turn, Sprint. Which dice?");
  expect(aloud("Red is up.", "Red is up. Which die do you take?")).toBe("Red is up. Which die do you take?");
  expect(aloud("Red is up.", "")).toBe("Red is up.");
  expect(aloud("", "Which dice?")).toBe("Which dice?");
  expect(aloud("Bob draws “Push”", "What now?")).toBe("Bob draws “Push”. What now?");
});
