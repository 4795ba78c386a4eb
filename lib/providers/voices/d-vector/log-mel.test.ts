import { expect, it } from "vitest";
import { BANDS, logMel, SAMPLE_RATE, samplesOf } from "./log-mel";

const tone = (hz: number, level: number): Int16Array =>
  Int16Array.from(
    { length: samplesOf(3) },
    (_, at) => level * Math.sin((2 * Math.PI * hz * at) / SAMPLE_RATE),
  );

/** The band in which a frame is loudest. */
function loudest(rows: Float32Array): number {
  const frame = [...rows.subarray(BANDS, 2 * BANDS)];
  return frame.indexOf(Math.max(...frame));
}

it("has a row for each frame, and finds tones in the bands of Slaney's scale", () => {
  expect(logMel(tone(1_000, 8_000))).toHaveLength(3 * BANDS);
  expect(logMel(tone(1_000, 8_000).subarray(1))).toHaveLength(2 * BANDS);
  expect([250, 500, 1_000, 2_000, 4_000].map((hz) => loudest(logMel(tone(hz, 8_000))))).toEqual([
    2, 6, 13, 22, 31,
  ]);
});

it("measures energy: ten times the level is 2 more, and silence is its floor", () => {
  const [loud = 0, quiet = 0] = [10_000, 1_000].map((level) => Math.max(...logMel(tone(440, level))));
  expect(loud - quiet).toBeCloseTo(2, 2);
  expect(new Set(logMel(new Int16Array(samplesOf(2))))).toEqual(new Set([-10]));
});
