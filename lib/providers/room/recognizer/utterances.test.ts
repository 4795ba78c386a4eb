import { describe, expect, it } from "vitest";
import { type Said, Utterances } from "./utterances";
import { WINDOW_MS, WINDOW_SAMPLES } from "./voice-activity";

type Sound = readonly [ms: number, speech: number, level: number];

/** Feeds sounds one after the other and returns the resulting utterances. */
function heard(sounds: readonly Sound[], utterances = new Utterances()): Said[] {
  const all: Said[] = [];
  let at = 0;
  for (const [ms, speech, level] of sounds)
    for (const until = at + ms; at < until; ) {
      at += WINDOW_MS;
      const said = utterances.hear(new Int16Array(WINDOW_SAMPLES).fill(level), speech, at);
      if (said) all.push(said);
    }
  return all;
}
const lengthOf = ({ startedAt, endedAt }: Said): number => endedAt - startedAt;
const QUIET: Sound = [2_000, 0.02, 3];

describe("utterances", () => {
  it("start shortly before speech and end shortly after it", () => {
    const [said, ...others] = heard([QUIET, [1_500, 0.9, 4_000], QUIET]);
    expect(others).toEqual([]);
    expect(said?.startedAt).toBeGreaterThan(1_700);
    expect(said?.startedAt).toBeLessThan(2_000);
    expect(said?.endedAt).toBeGreaterThan(3_800);
    expect(said?.endedAt).toBeLessThan(4_050);
    expect(said?.samples.length).toBe(Math.round(lengthOf(said as Said) / WINDOW_MS) * WINDOW_SAMPLES);
  });

  it("continue across the gaps between words", () => {
    const words = Array.from({ length: 4 }, (): Sound[] => [
      [300, 0.9, 4_000],
      [200, 0.1, 20],
    ]).flat();
    expect(heard([...words, QUIET])).toHaveLength(1);
  });

  it("are split at a pause once they are long, or at the quietest point if there is none", () => {
    const long = heard([[2_800, 0.9, 4_000], [200, 0.1, 20], [1_000, 0.9, 4_000], QUIET]);
    expect(long).toHaveLength(2);
    const endless = heard([[4_000, 0.9, 4_000], [64, 0.9, 300], [12_000, 0.9, 4_000], QUIET]);
    expect(endless.every((said) => lengthOf(said) <= 6_100)).toBe(true);
    expect(endless[0]?.endedAt).toBeCloseTo(4_064, -2);
    const all = endless.reduce((sum, said) => sum + lengthOf(said), 0);
    expect(all).toBeGreaterThan(16_000);
  });

  it("are reported while in progress, at most every 1.5 seconds, always from the same start", () => {
    const utterances = new Utterances();
    const parts: Said[] = [];
    const wholes: Said[] = [];
    let at = 0;
    for (const [ms, speech, level] of [QUIET, [4_000, 0.9, 4_000], QUIET] as Sound[])
      for (const until = at + ms; at < until; ) {
        at += WINDOW_MS;
        const said = utterances.hear(new Int16Array(WINDOW_SAMPLES).fill(level), speech, at);
        const part = utterances.part();
        if (said) wholes.push(said);
        if (part) parts.push(part);
      }
    expect(wholes).toHaveLength(1);
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(parts.length).toBeLessThanOrEqual(3);
    for (const part of parts) expect(part.startedAt).toBe(wholes[0]?.startedAt);
    expect(parts.map(lengthOf)).toEqual(parts.map(lengthOf).toSorted((one, other) => one - other));
    expect(utterances.part()).toBeNull();
  });

  it("aren't created by clicks, or by an hour of silence or noise", () => {
    const clicks = Array.from({ length: 50 }, (): Sound[] => [[64, 0.8, 9_000], QUIET]).flat();
    expect(heard(clicks)).toEqual([]);
    expect(heard([[3_600_000, 0.3, 2_000]])).toEqual([]);
  });

  it("end when the microphone is muted, and are dropped when the speaker leaves the stage", () => {
    const muted = new Utterances();
    expect(heard([[1_000, 0.9, 4_000]], muted)).toEqual([]);
    expect(muted.end()?.samples.length).toBeGreaterThan(0);
    expect(muted.end()).toBeNull();
    const gone = new Utterances();
    heard([[1_000, 0.9, 4_000]], gone);
    gone.forget();
    expect(gone.end()).toBeNull();
  });
});
