import { expect, it } from "vitest";
import { SoundPace } from "./sound-pace";

/**
 * Checks once a second; `made` is how much audio was produced in that second. Returns the second in which it
 * gave up.
 */
function follow(made: (second: number) => number, seconds = 60): number | null {
  const pace = new SoundPace();
  let sound = 0;
  for (let second = 0; second < seconds; second += 1) {
    if (pace.check(1_000 + second, sound)) return second;
    sound += made(second);
  }
  return null;
}

it("accepts a machine that keeps up, even after a slow start or a single gap", () => {
  expect(follow(() => 1)).toBeNull();
  expect(follow((second) => (second < 2 ? 0 : 0.99))).toBeNull();
  // A machine that slept produced no audio during that time.
  expect(follow((second) => (second % 20 === 10 ? -3_600 : 1))).toBeNull();
});

it("gives up if gaps continue, or if there is no sound at all", () => {
  expect(follow(() => 0.9)).toBe(8);
  expect(follow((second) => (second < 20 ? 1 : 0))).toBe(26);
});
