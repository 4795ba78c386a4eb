import { describe, expect, it } from "vitest";
import { onnxRuntime, silero } from "@/lib/platform/models/models";
import { areModelsAvailable, placeOf } from "@/test/support/models";
import { spokenSample } from "@/test/support/spoken-sample";
import { type Said, Utterances } from "./utterances";
import { type VoiceActivity, voiceActivity, WINDOW_MS, WINDOW_SAMPLES } from "./voice-activity";

const HOUR_WINDOWS = Math.floor(3_600_000 / WINDOW_MS);

/** Returns noise of this level that differs in each window, generated once. */
function noise(level: number): (at: number) => Int16Array {
  const windows = Array.from({ length: 64 }, () =>
    Int16Array.from({ length: WINDOW_SAMPLES }, () => (Math.random() - 0.5) * 2 * level),
  );
  return (at) => windows[at % windows.length] ?? new Int16Array(WINDOW_SAMPLES);
}

/** Returns what is detected as speech. */
async function saidIn(activity: VoiceActivity, count: number, window: (at: number) => Int16Array) {
  const utterances = new Utterances();
  const said: Said[] = [];
  for (let at = 0; at < count; at += 1) {
    const [samples, ms] = [window(at), at * WINDOW_MS];
    const whole = utterances.hear(samples, await activity(samples, ms), ms);
    if (whole) said.push(whole);
  }
  return said;
}

const silence = () => new Int16Array(WINDOW_SAMPLES);
const speech = spokenSample();
const spoken = (at: number): Int16Array =>
  speech.length >= (at + 1) * WINDOW_SAMPLES
    ? speech.slice(at * WINDOW_SAMPLES, (at + 1) * WINDOW_SAMPLES)
    : silence();

describe("a microphone, by loudness", () => {
  it("detects nothing in an hour of silence or noise, and detects speech after it", async () => {
    const hear = await voiceActivity([]);
    for (const sound of [silence, noise(3_000)]) {
      const activity = hear();
      expect(await saidIn(activity, HOUR_WINDOWS, sound)).toEqual([]);
      const later: VoiceActivity = (samples, ms) => activity(samples, ms + HOUR_WINDOWS * WINDOW_MS);
      expect(await saidIn(later, 250, spoken)).not.toEqual([]);
    }
  });
});

describe.skipIf(!areModelsAvailable(onnxRuntime, silero))(
  "a microphone, by the speech detection model",
  () => {
    it("detects nothing in an hour of silence or minutes of noise, and detects speech after it", async () => {
      const hear = await voiceActivity([onnxRuntime, silero].map(placeOf));
      const activity = hear();
      expect(await saidIn(activity, HOUR_WINDOWS, silence)).toEqual([]);
      for (const level of [300, 3_000, 20_000])
        expect(await saidIn(activity, Math.floor(60_000 / WINDOW_MS), noise(level))).toEqual([]);
      expect(await saidIn(activity, 250, spoken)).not.toEqual([]);
    }, 120_000);
  },
);
