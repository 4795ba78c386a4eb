import { join } from "node:path";
import type { Numbers } from "@/lib/platform/models/running/network";
import { floatsOf } from "@/lib/platform/models/running/network";
import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { SpeechGate } from "../voice/speech-gate";

export const INPUT_SAMPLE_RATE = 16_000;
/** Length of a window. The network accepts no other. */
export const WINDOW_SAMPLES = 512;
export const WINDOW_MS = (WINDOW_SAMPLES / INPUT_SAMPLE_RATE) * 1_000;

/** Returns the probability of speech in one microphone's windows, from 0 to 1. */
export type VoiceActivity = (window: Int16Array, at: number) => Promise<number>;

/** From the previous window. */
const CONTEXT = 64;
/** Below this level nothing is audible, so the network needn't run. */
const SILENT = 60;

/** Detects speech with a neural network if it is available, otherwise by volume. */
export async function voiceActivity(folders: readonly string[]): Promise<() => VoiceActivity> {
  const [runtime, model] = folders;
  if (!runtime || !model) return byLevel;
  const network = await onnxRuntime(runtime)(join(model, "dist/silero_vad_v5.onnx"));
  return () => {
    let state: Numbers = { data: new Float32Array(256), dims: [2, 1, 128] };
    const input = new Float32Array(CONTEXT + WINDOW_SAMPLES);
    const sr: Numbers = { data: BigInt64Array.of(BigInt(INPUT_SAMPLE_RATE)), dims: [] };
    return async (window) => {
      input.copyWithin(0, WINDOW_SAMPLES);
      window.forEach((sample, at) => {
        input[CONTEXT + at] = sample / 32_768;
      });
      if (window.every((sample) => Math.abs(sample) < SILENT)) return 0;
      const outputs = await network.run({ input: { data: input, dims: [1, input.length] }, state, sr });
      state = outputs.stateN ?? state;
      return floatsOf(outputs, "output")[0] ?? 0;
    };
  };
}

function byLevel(): VoiceActivity {
  const gate = new SpeechGate();
  return async (window, at) => {
    gate.hear(window, at);
    return gate.talking(at) > 0 ? 1 : 0;
  };
}
