import { expect, test } from "vitest";
import { codeIn } from "./links";

test.each([
  ["http://host:8000/t/ABC234", "ABC234"],
  ["https://host/t/abc234#12", "ABC234"],
  [" abc234 ", "ABC234"],
  ["/t/ABC234#seat=xyz", "ABC234"],
  ["hello", null],
  ["ABC10L", null],
])("%s", (text, code) => expect(codeIn(text)).toBe(code));
