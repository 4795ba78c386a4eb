import { describe, expect, it } from "vitest";
import { SpeechGate } from "./speech-gate";

const FRAME_MS = 20;

/** Noise of this level, in dB below full scale. */
const noise = (db: number): Int16Array =>
  Int16Array.from({ length: 320 }, () => (Math.random() - 0.5) * 2 * 32_767 * 10 ** (db / 20) * Math.sqrt(3));

/** Feeds frames whose level is a function of time. Returns how long speech was detected. */
function hear(gate: SpeechGate, ms: number, level: (at: number) => number, from = 0): number {
  let talked = 0;
  for (let at = from; at < from + ms; at += FRAME_MS) {
    gate.hear(noise(level(at)), at);
    if (gate.talking(at) > 0) talked += FRAME_MS;
  }
  return talked;
}

/** Words of 300 ms with short gaps, in a room with a hum. */
const words = (at: number): number => (at % 400 < 300 ? -24 : -58);

describe("the speech gate", () => {
  it("detects speech above a microphone's own noise", () => {
    const gate = new SpeechGate();
    hear(gate, 1_000, () => -58);
    expect(gate.silent(1_000)).toBe(Number.POSITIVE_INFINITY);
    hear(gate, 2_000, words, 1_000);
    expect(gate.talking(3_000)).toBeGreaterThan(1_500);
    hear(gate, 1_000, () => -58, 3_000);
    expect(gate.talking(4_000)).toBe(0);
    expect(gate.silent(4_000)).toBeGreaterThan(900);
  });

  it.each([
    ["silence", () => -90],
    ["a quiet fan", () => -55],
    ["a loud machine", () => -22],
  ])("detects no speech in minutes of %s", (_name, level) => {
    const gate = new SpeechGate();
    hear(gate, 5_000, level);
    expect(hear(gate, 120_000, level, 5_000)).toBe(0);
  });

  it("detects no speech in an hour of silence or noise", () => {
    for (const db of [-90, -30]) {
      const gate = new SpeechGate();
      const frames = Array.from({ length: 50 }, () => noise(db));
      for (let at = 0, frame = 0; at < 3_600_000; at += FRAME_MS, frame += 1) {
        gate.hear(frames[frame % frames.length] ?? new Int16Array(320), at);
        if (gate.talking(at) > 0) throw new Error(`Taken for speech after ${at} ms.`);
      }
      expect(gate.silent(3_600_000)).toBeGreaterThan(3_590_000);
    }
  });

  it("detects no speech in keyboard clicks", () => {
    expect(hear(new SpeechGate(), 10_000, (at) => (at % 500 < 40 ? -20 : -60))).toBe(0);
  });
});
