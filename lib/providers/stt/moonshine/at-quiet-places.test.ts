import { expect, it } from "vitest";
import { atQuietPlaces } from "./at-quiet-places";

it("splits at quiet places and loses nothing", () => {
  const sound = new Int16Array(16_000 * 5).fill(5_000);
  sound.fill(3, 28_000, 29_600);
  const parts = atQuietPlaces(sound, 32_000);
  expect(parts.map(({ length }) => length)).toEqual([
    expect.closeTo(28_800, -3),
    expect.any(Number),
    expect.any(Number),
  ]);
  expect(parts.reduce((sum, { length }) => sum + length, 0)).toBe(sound.length);
  expect(parts.every(({ length }) => length <= 32_000)).toBe(true);
});

it("leaves short recordings whole", () => {
  const sound = new Int16Array(100);
  expect(atQuietPlaces(sound, 100)).toEqual([sound]);
});
