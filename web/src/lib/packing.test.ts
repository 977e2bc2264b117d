// @vitest-environment node
import { expect, test } from "vitest";
import { MOST_LETTERS, packed, unpacked } from "./packing";

test("what was packed comes out the same", async () => {
  const board = { option: "circuit", view: "", board: { lava: ["B4", "É5"], deep: { a: [1, -2, null, true] } } };
  const letters = await packed(board);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(await unpacked(letters!)).toEqual(board);
});

test("what is no board is told so", async () => {
  for (const letters of ["", "?", "AAAA", "hello-world", "x".repeat(MOST_LETTERS + 1)])
    expect(await unpacked(letters)).toBeNull();
});

test("a link that would unpack to far too much is not read", async () => {
  const bomb = new Blob(["a".repeat(5_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  expect(letters.length).toBeLessThan(MOST_LETTERS);
  expect(await unpacked(letters)).toBeNull();
  expect(await packed({ long: "x".repeat(70_000) })).toBeNull();
});
