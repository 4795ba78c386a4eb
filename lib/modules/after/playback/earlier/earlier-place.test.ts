import { expect, it } from "vitest";
import { earlierPlace } from "./earlier-place";

const piece = (mediaMs: number, programMs = mediaMs, sessionId = "ses") => ({
  ...{ sessionId, mediaMs, programMs, lengthMs: 5_000 },
});
/** The version is without 10 s to 20 s. */
const pieces = [piece(0), piece(5_000), piece(20_000, 10_000), piece(25_000, 15_000)];
const range = (fromMs: number, toMs: number, sessionId = "ses") => ({ sessionId, fromMs, toMs });

it("is where the version plays the range, up to the next cut", () => {
  expect(earlierPlace(pieces, [range(21_000, 27_000)])).toEqual({
    ...{ media: range(21_000, 27_000), fromMs: 11_000, toMs: 17_000 },
  });
  expect(earlierPlace(pieces, [range(8_000, 27_000)])).toMatchObject({ fromMs: 8_000, toMs: 10_000 });
  expect(earlierPlace(pieces, [range(12_000, 22_000)])).toMatchObject({
    ...{ media: range(20_000, 22_000), fromMs: 10_000 },
  });
});

it("is the first range that the version has", () => {
  expect(earlierPlace(pieces, [range(12_000, 14_000), range(26_000, 27_000)])).toMatchObject({
    fromMs: 16_000,
  });
  expect(earlierPlace(pieces, [range(0, 9_000, "other")])).toBeNull();
});

it("of the whole recording is its start, and at most a minute", () => {
  expect(earlierPlace(pieces.slice(1), null)).toEqual({
    ...{ media: range(5_000, 10_000), fromMs: 5_000, toMs: 10_000 },
  });
  const long = Array.from({ length: 30 }, (_, index) => piece(index * 5_000));
  expect(earlierPlace(long, null)?.toMs).toBe(60_000);
  expect(earlierPlace([], null)).toBeNull();
});
