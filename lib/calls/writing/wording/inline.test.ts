import { expect, it } from "vitest";
import { inline } from "./inline";

it("cuts long texts at a space, or anywhere without one", () => {
  expect(inline("one two three", 9)).toBe("one two…");
  expect(inline("x".repeat(130))).toBe("x".repeat(130));
  expect(inline("x".repeat(500))).toBe(`${"x".repeat(400)}…`);
  expect(inline(`${"x".repeat(399)}😀`)).toBe(`${"x".repeat(399)}…`);
});
