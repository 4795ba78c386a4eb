import { expect, it } from "vitest";
import { type HeardSegment, INPUT_SAMPLE_RATE, RecognizerError } from "@/lib/providers/stt";
import { VoiceError, type VoiceWindow } from "@/lib/providers/voices";
import { transcribeMixed } from "./transcribe-mixed";

const HOUR_MS = 3_600_000;
/** In seconds: someone speaks for that long, then someone else. */
const TURN = 15;

const seconds = (samples: Int16Array): number => samples.length / INPUT_SAMPLE_RATE;

/** Vectors of two people who share nothing. */
const VECTORS = [Float32Array.of(1, 0), Float32Array.of(0, 1)];

/** Sound whose first sample says where it is from, in seconds, so that what is heard in it can be made up. */
function soundOf(lengthMs: number) {
  const parts: number[] = [];
  return {
    parts,
    lengthMs,
    read: async (fromMs: number, toMs: number) => {
      parts.push(toMs - fromMs);
      const samples = new Int16Array(((toMs - fromMs) / 1_000) * INPUT_SAMPLE_RATE);
      samples[0] = fromMs / 1_000;
      return samples;
    },
  };
}

/** Everyone says "one two" in the middle of their turn. */
const recognizer = {
  transcribeTrack: async ({ samples }: { samples: Int16Array }): Promise<HeardSegment[]> => {
    const start = samples[0] ?? 0;
    const segments: HeardSegment[] = [];
    for (let turn = Math.floor(start / TURN) * TURN; turn < start + seconds(samples); turn += TURN) {
      const [from, to] = [turn + 5 - start, turn + 10 - start];
      const words = [
        { text: "one", from, to: from + 2, confidence: 1 },
        { text: "two", from: to - 2, to, confidence: 1 },
      ];
      if (from >= 0 && to <= seconds(samples)) segments.push({ from, to, text: "one two", words });
    }
    return segments;
  },
};

const voices = {
  windowsIn: async (samples: Int16Array): Promise<VoiceWindow[]> => {
    const start = samples[0] ?? 0;
    const windows: VoiceWindow[] = [];
    for (let from = 0; from + 0.8 <= seconds(samples); from += 0.4) {
      const within = (start + from) % TURN;
      const vector = VECTORS[Math.floor((start + from) / TURN) % 2];
      if (vector && within >= 4.5 && within <= 10) windows.push({ from, to: from + 0.8, vector });
    }
    return windows;
  },
};

const asked = { language: "en", terms: [], recognizer, voices, signal: new AbortController().signal };

it("reads two hours part by part, and says in all of it who speaks", async () => {
  const sound = soundOf(2 * HOUR_MS);
  const lines = await transcribeMixed({ ...asked, sound });
  expect(Math.max(...sound.parts)).toBeLessThanOrEqual(120_000);
  expect(lines).toHaveLength(480);
  expect(lines.map(({ voice }) => voice)).toEqual(lines.map((_, at) => (at % 2) + 1));
  expect(lines[479]).toMatchObject({ fromMs: 7_190_000, toMs: 7_195_000, text: "one two" });
});

it("has lines without voices if the model isn't installed, and fails if it does", async () => {
  const failing = (fault: "not_installed" | "failed") => ({
    windowsIn: async () => {
      throw new VoiceError(fault, fault);
    },
  });
  const sound = soundOf(60_000);
  const lines = await transcribeMixed({ ...asked, sound, voices: failing("not_installed") });
  expect(lines.map(({ voice, text }) => [voice, text])).toEqual(Array(4).fill([null, "one two"]));
  await expect(transcribeMixed({ ...asked, sound, voices: failing("failed") })).rejects.toMatchObject({
    fault: "failed",
  });
  const deaf = { transcribeTrack: () => Promise.reject(new RecognizerError("language", "no")) };
  await expect(transcribeMixed({ ...asked, sound, recognizer: deaf })).rejects.toMatchObject({
    fault: "language",
  });
});

it("stops when it's told to, and has nothing to say about nothing", async () => {
  const signal = AbortSignal.abort(new Error("stopped"));
  await expect(transcribeMixed({ ...asked, sound: soundOf(60_000), signal })).rejects.toThrow("stopped");
  expect(await transcribeMixed({ ...asked, sound: soundOf(0) })).toEqual([]);
});
