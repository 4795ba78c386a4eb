import { expect, it } from "vitest";
import { spokenPart } from "./spoken-part";

const RATE = 16_000;
/** A humming room in which someone speaks for a while. */
const room = (seconds: number, from: number, to: number): Int16Array =>
  Int16Array.from({ length: seconds * RATE }, (_, at) => {
    const speaks = at >= from * RATE && at < to * RATE;
    return Math.sin(at / 7) * (speaks ? 6_000 : 60);
  });

it("keeps the speech with a short margin before and after it", () => {
  expect(spokenPart(room(6, 3, 4)).length / RATE).toBeCloseTo(1 + 0.25 + 0.3, 1);
  expect(spokenPart(room(2, 0, 2))).toHaveLength(2 * RATE);
  expect(spokenPart(room(3, 0, 1)).length / RATE).toBeCloseTo(1.3, 1);
});

it("keeps everything when the level never changes", () => {
  expect(spokenPart(room(1, 0, 0))).toHaveLength(RATE);
  expect(spokenPart(new Int16Array(RATE))).toHaveLength(RATE);
});
