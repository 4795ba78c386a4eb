import { describe, expect, it } from "vitest";
import { windowOf } from "./live-playlist";

describe("the window", () => {
  const entry = (number: number, place: number, frames: number) => ({
    ...{ number, place, frames, sessionId: "ses", mediaMs: 0, at: 0, isStandIn: false },
  });
  const row = [entry(7, 0, 100), entry(8, 100, 120), entry(9, 220, 120), entry(10, 340, 60)];
  const numbers = (frames: number, of = row) => windowOf(of, frames).map(({ number }) => number);

  it("has whole pieces from its start to the end", () => {
    expect(numbers(1_000)).toEqual([7, 8, 9, 10]);
    expect(numbers(180)).toEqual([9, 10]);
    expect(numbers(181)).toEqual([8, 9, 10]);
    expect(numbers(1)).toEqual([10]);
    expect(numbers(100, [])).toEqual([]);
  });

  it("begins after a gap", () => {
    expect(numbers(1_000, [entry(1, 0, 90), ...row.slice(1)])).toEqual([8, 9, 10]);
    expect(numbers(1_000, [entry(7, 0, 90), ...row.slice(1)])).toEqual([8, 9, 10]);
  });
});
