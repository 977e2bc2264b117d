import { expect, test } from "vitest";
import { isRecord } from "./upload";

test("what is no record is told apart before the server is asked", () => {
  expect(isRecord('{"game": "any", "moves": []}')).toBe(true);
  for (const text of ["", "a picture", "null", "[1]", '{"game": "any"}']) expect(isRecord(text)).toBe(false);
});
