import { expect, test } from "vitest";
import type { Card } from "../wire/scene";
import { cardName } from "./cards";
import { Words } from "./words";

const text = (plain: string) => ({ key: "", args: {}, plain });
const name = (title: string, label: string, big: string, count = 1) =>
  cardName({ title: text(title), label: text(label), big: text(big), count } as Card, new Words("en", []));

test("the number on a card is told, also where its title has the same figure in it", () => {
  expect(name("Speed 12", "", "2")).toBe("2 Speed 12");
  expect(name("One of 5 gates", "", "5")).toBe("5 One of 5 gates");
});

test("a word on a card is told once", () => {
  expect(name("Fireball", "Fireball", "")).toBe("Fireball");
  expect(name("Flame rein", "Rein", "")).toBe("Flame rein");
  expect(name("Rein", "Rei", "")).toBe("Rei Rein");
  expect(name("Blue", "12 · 3 · 5", "")).toBe("12 · 3 · 5 Blue");
});

test("cards alike are counted, and a card that is only its number is not said twice", () => {
  expect(name("Forward 5", "Forward 5", "+5", 3)).toBe("+5 Forward 5 ×3");
  expect(name("7", "", "7")).toBe("7");
});
