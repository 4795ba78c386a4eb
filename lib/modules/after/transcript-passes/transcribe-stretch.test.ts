import { describe, expect, it } from "vitest";
import { termsIn } from "./known-terms";
import { wholeSegments } from "./transcribe-stretch";

const segment = (from: number, to: number) => ({ from, to, text: "words", words: null });
const first = segment(2, 5);

describe("a step through a stretch", () => {
  it("leaves an utterance that may go on to the next step, with some sound before it", () => {
    expect(wholeSegments([first, segment(110, 119)], 120_000, false)).toEqual({
      whole: [first],
      untilMs: 109_700,
    });
    expect(wholeSegments([first, segment(5.1, 119)], 120_000, false).untilMs).toBe(5_000);
  });

  it("takes everything at the end of the stretch, after silence, and where one utterance fills the step", () => {
    for (const [segments, isLast] of [
      [[first, segment(110, 119.9)], true],
      [[first, segment(110, 117)], false],
      [[segment(0.2, 119.9)], false],
      [[], false],
    ] as const)
      expect(wholeSegments(segments, 120_000, isLast)).toEqual({ whole: segments, untilMs: 120_000 });
  });

  it("always gets on", () => {
    for (const from of [0, 1, 1.6, 2, 60, 119])
      expect(wholeSegments([segment(from, 119.5)], 120_000, false).untilMs).toBeGreaterThan(1_000);
  });
});

it.each([
  ["Shipping with PostgreSQL and WebRTC", ["PostgreSQL", "WebRTC"]],
  ["(H264), “Showrunner 2.0”: what’s new?", ["H264"]],
  ["The Future of Shipping", []],
])("finds terms in %j", (text, terms) => {
  expect(termsIn(text)).toEqual(terms);
});
