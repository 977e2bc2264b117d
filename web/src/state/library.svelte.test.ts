import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { api } from "../lib/api";
import type { Catalogue } from "../wire/answers";
import { library } from "./library.svelte";

const system = vi.hoisted(() => {
  const colours = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => colours);
  return colours;
});

test("the words of a game are put together once", async () => {
  vi.spyOn(api, "catalogue").mockResolvedValue({
    games: [{ name: "any", text: { en: "/any.ftl" }, words: {}, literal: [] }],
    text: { en: "/all.ftl" },
  } as unknown as Catalogue);
  vi.spyOn(api, "text").mockImplementation(async (path) => (path === "/any.ftl" ? "game-title = Any" : "on = On"));
  await library.open();
  await library.openGame("any");
  const words = library.gameWords("any");
  expect(words.say("game-title")).toBe("Any");
  expect(library.gameWords("any")).toBe(words);
  expect(library.gameWords("any", ["Ann"]).word("seat", 0)).toBe("Ann");
});

test("the colours are the system's, also when it changes its mind", () => {
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(library.scheme));
  });
  flushSync();
  system.matches = true;
  system.dispatchEvent(new Event("change"));
  flushSync();
  stop();
  expect(seen).toEqual(["light", "dark"]);
});
