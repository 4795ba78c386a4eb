import { expect, it } from "vitest";
import { keepsOpen } from "./keeps-open";

const box = (holdsSecret: boolean) => ({ querySelector: () => (holdsSecret ? ({} as Element) : null) });

it.each([
  ["outside-press", true, true],
  ["outside-press", false, false],
  ["escape-key", true, false],
  ["close-press", true, false],
])("after %s, a dialog with a secret (%s) stays open: %s", (reason, holdsSecret, stays) => {
  expect(keepsOpen(reason, box(holdsSecret))).toBe(stays);
});

it("doesn't hold a dialog that is gone", () => {
  expect(keepsOpen("outside-press", null)).toBe(false);
});
