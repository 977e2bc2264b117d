import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { Words } from "../../lib/words";
import type { Scene } from "../../wire/scene";
import RulesCells from "./RulesCells.svelte";

vi.mock("../../lib/talk", () => ({
  getTalk: () => ({ game: "", words: new Words("en", ["cell-ice = Ice\ncell-lava = Lava\n"]), names: [] }),
}));

test("beside the board, only what lies on it is told", () => {
  const text = (key: string) => ({ key, args: {}, plain: "" });
  const entry = (name: string, present: boolean) => ({
    art: name,
    name: text(`cell-${name}`),
    help: text(""),
    present,
  });
  render(RulesCells, { scene: { guide: [entry("ice", false), entry("lava", true)] } as unknown as Scene });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.trim())).toEqual(["Lava"]);
});
