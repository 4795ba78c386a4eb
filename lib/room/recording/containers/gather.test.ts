import fc from "fast-check";
import { expect, it } from "vitest";
import { concat, type Fragment } from "./cutter";
import { gather } from "./gather";

const fragments = fc
  .array(
    fc.record({
      ms: fc.integer({ min: 1, max: 1_200 }),
      startsClean: fc.boolean(),
      size: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 30 },
  )
  .map((made) => {
    let at = 0;
    return made.map(({ ms, startsClean, size }, index): Fragment => {
      const startMs = at;
      at += ms;
      return { startMs, endMs: at, startsClean, bytes: new Uint8Array(size).fill(index) };
    });
  });

it("loses nothing, makes no long chunks, and hides no key frame inside one that can't be played", () => {
  fc.assert(
    fc.property(fragments, (given) => {
      const chunks = gather(given);
      expect(concat(chunks.map(({ bytes }) => bytes))).toEqual(concat(given.map(({ bytes }) => bytes)));
      expect(chunks[0]?.startMs).toBe(given[0]?.startMs);
      expect(chunks.at(-1)?.endMs).toBe(given.at(-1)?.endMs);
      for (const { startMs, endMs, startsClean } of chunks) {
        expect(endMs - startMs).toBeLessThanOrEqual(2_000);
        const hidden = given.some(
          (one) => one.startsClean && one.startMs > startMs && one.startMs < endMs && !startsClean,
        );
        expect(hidden).toBe(false);
      }
    }),
  );
});

it("joins short fragments of sound, all of which can be played", () => {
  const sound = [0, 400, 800, 1_200].map((startMs) => ({
    ...{ startMs, endMs: startMs + 400, startsClean: true, bytes: new Uint8Array(1) },
  }));
  expect(gather(sound)).toHaveLength(1);
});
