import { describe, expect, it } from "vitest";
import { SOUND_RATE } from "@/demo/recording/decode";
import { lagOf } from "@/demo/recording/find-passage";

/** Syllables of different lengths, as loud as each other. */
function speech(seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * SOUND_RATE }, (_, at) => {
    const second = at / SOUND_RATE;
    const isSpoken = Math.sin(9 * second) + Math.sin(23 * second * second) > 0;
    return isSpoken ? 0.3 * Math.sin(2 * Math.PI * (180 + 40 * Math.sin(7 * second)) * second) : 0;
  });
}

/** A program of half a minute in which something is heard at a time. */
function programWith(sound: Float32Array, second: number): Float32Array {
  const program = new Float32Array(30 * SOUND_RATE);
  program.set(sound, Math.round(second * SOUND_RATE));
  return program;
}

describe("a passage in the program", () => {
  const passage = speech(2);
  const length = passage.length;
  const at = (second: number) => ({ from: 0, length, place: second * SOUND_RATE });

  it.each([0, 0.012, -0.4, 1.337, -3.2])("is found %s s later", (later) => {
    const lag = lagOf(passage, at(12), programWith(passage, 12 + later));
    expect((lag ?? Number.NaN) / SOUND_RATE).toBeCloseTo(later, 3);
  });

  it("isn't found where only something else is heard", () => {
    const noise = passage.map(() => Math.random() - 0.5);
    expect(lagOf(passage, at(12), programWith(noise, 12))).toBeUndefined();
    expect(lagOf(passage, at(40), programWith(passage, 12))).toBeUndefined();
  });

  it("that its speaker repeats isn't taken for itself where someone else speaks over the first time", () => {
    const track = new Float32Array(6 * SOUND_RATE);
    track.set(passage);
    track.set(passage, 3 * SOUND_RATE);
    const program = programWith(track, 12);
    expect(lagOf(track, at(12), program)).toBeCloseTo(0, 3);
    for (let sample = 0; sample < length; sample += 1)
      program[12 * SOUND_RATE + sample] = (program[12 * SOUND_RATE + sample] ?? 0) + Math.random() - 0.5;
    expect(lagOf(track, at(12), program)).toBeUndefined();
  });
});
