import { expect, it } from "vitest";
import { Brightness, liftFor, meanLuminance } from "./brightness";

const grey = (value: number) => new Uint8ClampedArray(64 * 4).fill(value);

it("measures an image's brightness, weighing green more than blue", () => {
  expect(meanLuminance(grey(255))).toBeCloseTo(1);
  expect(meanLuminance(grey(51))).toBeCloseTo(0.2);
  const colour = (at: number) => grey(0).map((_, index) => (index % 4 === at ? 255 : 0));
  expect(meanLuminance(colour(1))).toBeGreaterThan(meanLuminance(colour(2)) * 5);
});

it("brightens dark images and leaves bright ones alone", () => {
  expect([0, 0.4, 0.9].map(liftFor)).toEqual([0, 0, 0]);
  const lifted = (mean: number) => mean + liftFor(mean) * mean * (1 - mean);
  expect(lifted(0.3)).toBeCloseTo(0.42);
  // A nearly black image is brightened to the maximum, not turned into noise.
  expect(liftFor(0.05)).toBe(1);
});

it("adjusts slowly in both directions", () => {
  const brightness = new Brightness();
  const first = brightness.next(0.25, true);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(0.1);
  let lift = first;
  for (let picture = 0; picture < 100; picture += 1) lift = brightness.next(0.25, true);
  expect(lift).toBeCloseTo(liftFor(0.25), 2);
  for (let picture = 0; picture < 100; picture += 1) lift = brightness.next(0.25, false);
  expect(lift).toBe(0);
});
