import { describe, expect, it } from "vitest";
import { INPUT_SAMPLE_RATE } from "../port";
import { FRAME_SECONDS, type SpokenPiece, wordTimes } from "./word-times";

const HEADS = 8;
const FRAMES = 100;
const TEXTS = ["", " Hel", "lo", " world", "."];
const table = {
  textOf: (pieces: readonly number[]) =>
    pieces
      .map((piece) => TEXTS[piece])
      .join("")
      .trim(),
  startsWord: (piece: number) => TEXTS[piece]?.startsWith(" ") ?? false,
};

/** A token that all heads look for in these frames. */
function piece(id: number, from: number, to: number): SpokenPiece {
  const layer = new Float32Array(HEADS * FRAMES);
  for (let head = 0; head < HEADS; head += 1) layer.fill(0.1, head * FRAMES + from, head * FRAMES + to);
  return { piece: id, sureness: Math.log(0.5), attention: [layer] };
}

/** Loud in these times, in seconds. */
function sound(...loud: [from: number, to: number][]): Int16Array {
  const samples = new Int16Array(FRAMES * FRAME_SECONDS * INPUT_SAMPLE_RATE);
  for (const [from, to] of loud)
    for (let at = from * INPUT_SAMPLE_RATE; at < to * INPUT_SAMPLE_RATE; at += 1)
      samples[at] = at % 2 === 0 ? 8_000 : -8_000;
  return samples;
}

describe("times of words", () => {
  it("are where all heads look for their tokens, without the quiet around them", () => {
    const pieces = [
      piece(1, 10, 20),
      piece(2, 20, 30),
      piece(3, 30, 60),
      piece(4, 60, 65),
      piece(0, 80, 100),
    ];
    const words = wordTimes(sound([0.3, 0.66], [0.9, 1.3]), pieces, table);
    expect(words.map(({ text }) => text)).toEqual(["Hello", "world."]);
    const times = words.flatMap(({ from, to }) => [from, to]);
    for (const [index, wanted] of [0.3, 0.66, 0.9, 1.3].entries())
      expect(Math.abs((times[index] ?? 0) - wanted)).toBeLessThan(0.03);
    expect(words[0]?.confidence).toBeCloseTo(0.5);
  });

  it("are in order and within the sound, whatever the heads look at", () => {
    const pieces = [piece(3, 90, 100), piece(1, 0, 5), piece(2, 50, 51), piece(0, 0, 0)];
    const words = wordTimes(sound([0, 2.4]), pieces, table);
    for (const [index, { from, to }] of words.entries()) {
      expect(from).toBeGreaterThanOrEqual(words[index - 1]?.to ?? 0);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(to).toBeLessThanOrEqual(2.4);
    }
  });

  it("don't depend on silence, or on a sound that is too short", () => {
    expect(wordTimes(new Int16Array(4_000), [piece(1, 0, 3)], table)).toHaveLength(1);
    expect(wordTimes(new Int16Array(0), [], table)).toEqual([]);
  });
});
