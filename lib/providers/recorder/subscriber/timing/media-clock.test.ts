import { expect, it } from "vitest";
import { MediaClock } from "./media-clock";

it("counts on the quickest message, and says how far it was behind before", () => {
  const clock = new MediaClock();
  // It took half a second to arrive.
  expect(clock.set(10_000, 500)).toBe(0);
  expect(clock.now(600)).toBe(10_100);
  expect(clock.set(11_000, 1_020)).toBe(480);
  expect(clock.now(1_020)).toBe(11_000);
  expect(clock.set(12_000, 2_300)).toBe(0);
  expect(clock.now(2_300)).toBe(12_280);
});
