import { describe, expect, it } from "vitest";
import { type HeardPiece, silencesIn } from "./silences-in";

/** A piece of 39 peaks, from a second on. */
const piece = (fromMs: number, loudFrom: number, loudTo: number, sessionId = "ses"): HeardPiece => ({
  ...{ sessionId, fromMs, toMs: fromMs + 4_992 },
  peaks: Array.from({ length: 39 }, (_, index) => (loudFrom <= index && index < loudTo ? 40 : 1)),
});

describe("silences", () => {
  it("are what is quiet, across pieces", () => {
    expect(silencesIn([piece(0, 0, 20), piece(4_992, 10, 39)], [])).toEqual([
      { sessionId: "ses", fromMs: 2_560, toMs: 6_272 },
    ]);
  });

  it("end at a cut, and with their session", () => {
    const found = silencesIn([piece(0, 0, 20), piece(9_000, 20, 39), piece(0, 20, 39, "two")], []);
    expect(found.map(({ fromMs, toMs }) => [fromMs, toMs])).toEqual([
      [2_560, 4_992],
      [9_000, 11_560],
      [0, 2_560],
    ]);
  });

  it("have no words in them", () => {
    expect(silencesIn([piece(0, 0, 0)], [{ sessionId: "ses", fromMs: 1_000, toMs: 2_000 }])).toEqual([
      { sessionId: "ses", fromMs: 0, toMs: 1_000 },
      { sessionId: "ses", fromMs: 2_000, toMs: 4_992 },
    ]);
  });
});
