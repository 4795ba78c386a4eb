import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unit } from "@/lib/providers/embeddings/port";
import { usualSeconds } from "@/test/support/usual-seconds";
import type { VoiceWindow } from "../port";
import { tellApart } from "./tell-apart";

const DIMENSIONS = 64;

/** The same numbers for the same seed, evenly from -1 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  };
}

const vectorOf = (next: () => number): Float32Array => unit(Float32Array.from({ length: DIMENSIONS }, next));

/** Voices that have little in common. */
function voicesOf(seed: number, count: number): Float32Array[] {
  const next = numbersFrom(seed + 11);
  const voices: Float32Array[] = [];
  while (voices.length < count) {
    const voice = vectorOf(next);
    if (
      voices.every((other) => Math.abs(other.reduce((sum, one, at) => sum + one * (voice[at] ?? 0), 0)) < 0.3)
    )
      voices.push(voice);
  }
  return voices;
}

interface Said {
  /** Null for sounds that are never alike. */
  voice: number | null;
  windows: number;
}

/** Utterances with windows of 0.8 s every 0.4 s, and a pause after each. */
function conversation(seed: number, voices: readonly Float32Array[], said: readonly Said[]) {
  const next = numbersFrom(seed);
  const windows: VoiceWindow[] = [];
  const spans: { from: number; to: number; voice: number | null }[] = [];
  let at = 0;
  for (const { voice, windows: count } of said) {
    const from = at;
    const center = voice === null ? null : voices[voice];
    for (let index = 0; index < count; index += 1, at += 0.4) {
      const noise = vectorOf(next);
      const vector = center ? unit(center.map((value, axis) => value + 0.6 * (noise[axis] ?? 0))) : noise;
      windows.push({ from: at, to: at + 0.8, vector });
    }
    spans.push({ from, to: at + 0.4, voice });
    at += 2;
  }
  return { windows, spans };
}

const SAID = fc.array(fc.record({ voice: fc.nat(4), windows: fc.integer({ min: 1, max: 20 }) }), {
  maxLength: 25,
});
const SEED = fc.integer({ min: 1, max: 1_000_000 });

/** Numbers in the order of who speaks first. */
const inOrder = (said: readonly Said[]): Said[] => {
  const known = [...new Set(said.map(({ voice }) => voice))];
  return said.map(({ voice, windows }) => ({ voice: known.indexOf(voice), windows }));
};

describe("telling apart who speaks", () => {
  it("finds each voice that says enough, however many there are", () => {
    fc.assert(
      fc.property(SEED, SAID, (seed, any) => {
        const said = inOrder(any.map(({ voice, windows }) => ({ voice, windows: windows + 5 })));
        const { windows, spans } = conversation(seed, voicesOf(seed, 5), said);
        expect(tellApart(windows)).toEqual(
          spans.map(({ from, to, voice }) => ({
            from: expect.closeTo(from, 6),
            to: expect.closeTo(to, 6),
            voice: (voice ?? 0) + 1,
          })),
        );
      }),
      { numRuns: 25 },
    );
  });

  it("has turns in order, without overlaps, within utterances, with voices numbered as they come", () => {
    fc.assert(
      fc.property(SEED, SAID, (seed, said) => {
        const mixed = said.map((one) => (one.windows % 4 === 0 ? { ...one, voice: null } : one));
        const { windows, spans } = conversation(seed, voicesOf(seed, 5), mixed);
        const turns = tellApart(windows);
        let until = 0;
        let known = 0;
        for (const { from, to, voice } of turns) {
          expect(from).toBeGreaterThanOrEqual(until);
          expect(to).toBeGreaterThan(from);
          expect(spans.some((span) => from >= span.from - 1e-6 && to <= span.to + 1e-6)).toBe(true);
          expect(voice).toBeLessThanOrEqual(known + 1);
          known = Math.max(known, voice);
          until = to;
        }
      }),
      { numRuns: 25 },
    );
  });

  it("doesn't depend on when it is or how the vectors' axes are turned", () => {
    fc.assert(
      fc.property(SEED, SAID, fc.integer({ min: 1, max: 9_000 }), (seed, said, later) => {
        const { windows } = conversation(seed, voicesOf(seed, 5), said);
        const other = windows.map(({ from, to, vector }) => ({
          ...{ from: from + later, to: to + later },
          vector: Float32Array.from(vector, (value, axis) => (axis % 3 === 0 ? -value : value)).reverse(),
        }));
        const voices = (some: readonly VoiceWindow[]) => tellApart(some).map(({ voice }) => voice);
        expect(voices(other)).toEqual(voices(windows));
      }),
      { numRuns: 20 },
    );
  });

  it("cuts an utterance where someone else goes on, to 0.4 s", () => {
    const voices = voicesOf(3, 2);
    const one = conversation(1, voices, [{ voice: 0, windows: 12 }]).windows;
    const other = conversation(2, voices, [{ voice: 1, windows: 12 }]).windows.map((window) => ({
      ...window,
      from: window.from + 4.8,
      to: window.to + 4.8,
    }));
    const turns = tellApart([...one, ...other]);
    expect(turns.map(({ voice }) => voice)).toEqual([1, 2]);
    expect(Math.abs((turns[0]?.to ?? 0) - 5)).toBeLessThanOrEqual(0.4);
    expect(Math.abs((turns[1]?.from ?? 0) - 5)).toBeLessThanOrEqual(0.4);
  });

  it("leaves out where two speak at once, what is never heard again, and other sounds", () => {
    const voices = voicesOf(5, 3);
    const [a = new Float32Array(), b = new Float32Array()] = voices;
    const both = unit(a.map((value, axis) => value + (b[axis] ?? 0)));
    const { windows, spans } = conversation(
      9,
      [...voices, both],
      [
        { voice: 0, windows: 20 },
        { voice: 1, windows: 20 },
        { voice: 3, windows: 4 },
        { voice: 2, windows: 1 },
        { voice: null, windows: 12 },
        { voice: 0, windows: 1 },
      ],
    );
    const turns = tellApart(windows);
    expect(
      turns.map(({ from, voice }) => [voice, spans.findIndex((span) => Math.abs(span.from - from) < 0.1)]),
    ).toEqual([
      [1, 0],
      [2, 1],
      [1, 5],
    ]);
  });

  it("has nothing to say about nothing", () => {
    expect(tellApart([])).toEqual([]);
  });

  it("tells two hours of four people apart in seconds and little memory", async () => {
    const said = Array.from({ length: 700 }, (_, at) => ({
      voice: (at * at) % 4 === 0 ? at % 3 : 3,
      windows: 20,
    }));
    const { windows, spans } = conversation(4, voicesOf(8, 4), said);
    let turns: ReturnType<typeof tellApart> = [];
    const seconds = await usualSeconds(() => {
      const before = process.memoryUsage().rss;
      turns = tellApart(windows);
      expect((process.memoryUsage().rss - before) / 1_048_576).toBeLessThan(200);
    });
    expect(seconds).toBeLessThan(10);
    expect(windows.length).toBe(14_000);
    expect(turns.map(({ voice }) => voice)).toEqual(
      inOrder(spans.map(({ voice }) => ({ voice, windows: 0 }))).map(({ voice }) => (voice ?? 0) + 1),
    );
  });
});
