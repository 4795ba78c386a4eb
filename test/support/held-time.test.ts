import { expect, it } from "vitest";
import { withClocksHeld } from "./held-time";

it("holds the clock of durations where it was, and lets it go on after", async () => {
  const before = performance.now();
  await withClocksHeld(async (pass) => {
    const held = performance.now();
    expect(held).toBeGreaterThanOrEqual(before);
    pass(4_500);
    expect(performance.now()).toBeCloseTo(held + 4_500);
  });
  const after = performance.now();
  expect(after - before).toBeLessThan(4_000);
  expect(after).toBeGreaterThanOrEqual(before);
});
