import { expect, test } from "vitest";
import type { Scene } from "../wire/scene";
import { ahead, told } from "./reading";
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
