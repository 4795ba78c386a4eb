import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partWith, placedParts } from "../facts/example-recording";
import type { TrackPart } from "../facts/recording";
import { clipAt, clipsOf } from "./clips";

const parts = fc.array(
  fc
    .record({
      copy: fc.constantFrom("server" as const, "browser" as const),
      from: fc.integer({ min: 0, max: 100 }),
      length: fc.integer({ min: 1, max: 60 }),
      gap: fc.option(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))),
      there: fc.boolean(),
    })
    .map(
      ({ copy, from, length, gap, there }): TrackPart =>
        partWith({
          copy,
          id: `${copy}-${from}-${length}`,
          starts_at_sec: from,
          ends_at_sec: from + length,
          gaps: gap
            ? [
                {
                  from_sec: Math.min(from + length, from + gap[0]),
                  to_sec: Math.min(from + length, from + gap[0] + gap[1]),
                },
              ]
            : [],
          url: there ? "https://shows.example.com/files/a" : null,
        }),
    ),
  { maxLength: 6 },
);

const has = (part: TrackPart, second: number): boolean =>
  part.url !== null &&
  part.starts_at_sec <= second &&
  second < part.ends_at_sec &&
  !part.gaps.some(({ from_sec, to_sec }) => from_sec <= second && second < to_sec);

describe("what is heard of a track", () => {
  it("is there exactly where any copy is, the speaker's own wherever it has something", () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 170 }), (all, second) => {
        const clip = clipAt(clipsOf({ parts: placedParts(all) }), second + 0.5);
        const there = all.filter((part) => has(part, second + 0.5));
        expect(clip !== undefined).toBe(there.length > 0);
        const source = all.find(({ id }) => id === clip?.partId);
        if (!source) return;
        expect(source.copy).toBe(there.some(({ copy }) => copy === "browser") ? "browser" : "server");
        expect(clip?.zeroAt).toBe(source.starts_at_sec);
      }),
    );
  });

  it("never overlaps", () => {
    fc.assert(
      fc.property(parts, (all) => {
        const clips = clipsOf({ parts: placedParts(all) });
        for (const [index, { from }] of clips.entries())
          expect(from).toBeGreaterThanOrEqual(clips[index - 1]?.to ?? 0);
      }),
    );
  });

  it("is what the program shows at that time, through a pause, a cut and an intro", () => {
    // An intro of 5 s; on air, a cut from 20 to 30 and a pause from 60 to 180.
    const played = [
      { from_sec: 0, to_sec: 20, at_sec: 5 },
      { from_sec: 30, to_sec: 60, at_sec: 25 },
      { from_sec: 180, to_sec: 240, at_sec: 55 },
    ];
    const parts = [
      partWith({ id: "one", starts_at_sec: 10, ends_at_sec: 60, gaps: [{ from_sec: 40, to_sec: 44 }] }),
      partWith({ id: "two", starts_at_sec: 180, ends_at_sec: 240 }),
    ];
    const clips = clipsOf({ parts: placedParts(parts, played) });
    /** Which file is heard at a second of the program, and which of its seconds. */
    const heard = (second: number) => {
      const clip = clipAt(clips, second);
      return clip ? [clip.partId, second - clip.zeroAt] : null;
    };
    expect([2, 14, 15, 24, 25, 34].map(heard)).toEqual([
      ...[null, null, ["one", 0], ["one", 9], ["one", 20], ["one", 29]],
    ]);
    // Its gap, and what is after the pause.
    expect([35, 38, 39, 54, 55, 114, 115].map(heard)).toEqual([
      ...[null, null, ["one", 34], ["one", 49], ["two", 0], ["two", 59], null],
    ]);
  });
});
