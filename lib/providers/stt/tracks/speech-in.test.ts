import { describe, expect, it } from "vitest";
import { utterancesOf } from "./speech-in";

const windows = (...runs: [length: number, speech: number][]) =>
  runs.flatMap(([length, speech]) => Array.from({ length }, () => speech));

describe("utterances of a track", () => {
  it("end with half a second of silence, and keep a margin in it", () => {
    expect(utterancesOf(windows([20, 0], [10, 0.9], [15, 0.1], [10, 0.9], [20, 0], [10, 0.9]))).toEqual([
      { from: 13, to: 62 },
      { from: 68, to: 85 },
    ]);
  });

  it("don't begin with a sound that is hardly speech, but go on with it", () => {
    expect(utterancesOf(windows([30, 0.4], [10, 0.9], [30, 0.4]))).toEqual([{ from: 23, to: 70 }]);
    expect(utterancesOf(windows([100, 0.4]))).toEqual([]);
  });

  it("aren't clicks, and never overlap", () => {
    expect(utterancesOf(windows([20, 0], [3, 0.9], [40, 0]))).toEqual([]);
    const many = utterancesOf(windows([10, 0.9], [16, 0], [10, 0.9], [16, 0], [10, 0.9]));
    expect(many).toHaveLength(3);
    for (const [index, { from }] of many.entries())
      expect(from).toBeGreaterThanOrEqual(many[index - 1]?.to ?? 0);
  });
});
