import { expect, it } from "vitest";
import { isTyped } from "./is-typed";

it.each([
  ["revoke", true],
  ["Revoke ", true],
  ["REVOKE", true],
  ["", false],
  ["revok", false],
  ["revoke it", false],
])("%j confirms with revoke: %s", (text, confirmed) => {
  expect(isTyped(text, "revoke")).toBe(confirmed);
});
