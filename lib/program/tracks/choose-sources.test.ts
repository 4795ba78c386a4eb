import { describe, expect, it } from "vitest";
import { partOf } from "../fixtures";
import { chooseSources, PICTURE, SOUND } from "./choose-sources";
import { coverOf } from "./part-cover";

const common = { sessionId: "ses-1", from: 0, to: 20_000, lost: [], height: 720 };
const server = partOf({ ...common, id: "server", copy: "server", height: 360 });
const browser = partOf({ ...common, id: "browser", copy: "browser" });

const chosen = (parts: Parameters<typeof chooseSources>[0], from = 0, to = 180, since = 0) =>
  chooseSources(parts, { from, to }, since, PICTURE).map((one) => [
    ...[one.part.id, one.from, one.to, one.gaps.map((gap) => [gap.from, gap.to]), one.held],
  ]);

describe("the source of a picture", () => {
  it("is the browser's copy if it has everything, whatever the order", () => {
    expect(chosen([server, browser])).toEqual([["browser", 0, 180, [], null]]);
    expect(chosen([browser, server])).toEqual([["browser", 0, 180, [], null]]);
  });

  it("is the server's copy where the browser's has a gap or a smaller picture", () => {
    const gappy = partOf({ ...common, id: "browser", copy: "browser", lost: [3, 4] });
    expect(chosen([gappy, server])).toEqual([["server", 0, 180, [], null]]);
    // A later span of the same part is complete.
    expect(chosen([gappy, server], 180, 360)).toEqual([["browser", 180, 360, [], null]]);
    const small = partOf({ ...common, id: "browser", copy: "browser", height: 180 });
    expect(chosen([small, server])).toEqual([["server", 0, 180, [], null]]);
  });

  it("is the copy with more if both have gaps, filled from the other", () => {
    const early = partOf({ ...common, id: "browser", copy: "browser", lost: [5, 6] });
    const late = partOf({ ...common, id: "server", copy: "server", height: 360, lost: [1, 2, 3, 4] });
    expect(chosen([early, late])).toEqual([
      ["browser", 0, 120, [], null],
      ["server", 120, 180, [], null],
    ]);
  });

  it("is the last picture for 5 s of a gap that no copy has, and nothing after that", () => {
    const gappy = partOf({ ...common, id: "server", copy: "server", lost: [3, 4, 5, 6, 7, 8, 9, 10] });
    expect(chosen([gappy])).toEqual([["server", 0, 180, [[60, 180]], null]]);
    expect(chosen([gappy], 180, 300)).toEqual([["server", 180, 210, [[180, 210]], 60]]);
    // Never a picture from before the person may be shown.
    expect(chosen([gappy], 90, 180, 2_500)).toEqual([]);
  });

  it("is another part after a reload, and initials in between", () => {
    const first = partOf({ ...common, id: "first", copy: "server", to: 2_000 });
    const second = partOf({ ...common, id: "second", copy: "server", from: 4_000 });
    expect(chosen([second, first])).toEqual([
      ["first", 0, 60, [], null],
      ["second", 120, 180, [], null],
    ]);
  });

  it("is the latest of two parts that overlap", () => {
    const second = partOf({ ...common, id: "second", copy: "server", from: 3_000 });
    expect(chosen([server, second])).toEqual([
      ["server", 0, 90, [], null],
      ["second", 90, 180, [], null],
    ]);
  });
});

describe("the source of sound", () => {
  it("keeps the length of a gap, to the sample", () => {
    const gappy = partOf({ ...common, id: "server", copy: "server", height: null, lost: [3, 4] });
    const sources = chooseSources([gappy], { from: 0, to: 480_000 }, 0, SOUND);
    expect(sources.map(({ from, to }) => [from, to])).toEqual([
      [0, 96_000],
      [192_000, 480_000],
    ]);
  });
});

describe("what can be played of a part", () => {
  it("is nothing between a missing chunk and the next that starts clean", () => {
    const gappy = partOf({ ...common, id: "server", copy: "server", lost: [3] });
    expect(coverOf(gappy).intervals).toEqual([
      { from: 0, to: 2_000 },
      { from: 4_000, to: 20_000 },
    ]);
  });

  it("is decoded from a chunk that starts clean, and from before a gap to hold its picture", () => {
    const cover = coverOf(partOf({ ...common, id: "server", copy: "server", lost: [5, 6] }));
    expect(cover.chunksFor({ from: 0, to: 1_000 })).toMatchObject({ first: 1, last: 1 });
    expect(cover.chunksFor({ from: 1_500, to: 3_000 })).toMatchObject({ first: 1, last: 3 });
    expect(cover.chunksFor({ from: 4_500, to: 7_000 })).toMatchObject({ first: 3, last: 7 });
    expect(cover.chunksFor({ from: 2_000, to: 4_500 })).toMatchObject({ first: 3, last: 4 });
    expect(cover.chunksFor({ from: 1_500, to: 3_000 }).places).toEqual([0, 1_000, 2_000]);
  });

  it("doesn't depend on the order of chunks, or on one that came twice", () => {
    const part = partOf({ ...common, id: "server", copy: "server", lost: [4] });
    const mixed = { ...part, chunks: [...part.chunks].reverse().flatMap((chunk) => [chunk, { ...chunk }]) };
    expect(coverOf(mixed).intervals).toEqual(coverOf(part).intervals);
  });
});
