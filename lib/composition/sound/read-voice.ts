import { withWorkFolder } from "@/lib/platform/confined/work-folder";
import { SAMPLE_RATE } from "../grid";
import type { MediaFiles } from "../media/files";
import { loadSound } from "./load-sound";
import { placeRun } from "./place-run";
import type { SoundJob } from "./sound-job";

/** Sample rate of speech for recognizers. */
const SPEECH_RATE = 16_000;
const FACTOR = SAMPLE_RATE / SPEECH_RATE;
/** Coefficients of the low-pass filter, on each side of its middle. */
const REACH = 24;
/** Slightly below half of the lower rate, in cycles per sample. */
const CUTOFF = 7_400 / SAMPLE_RATE;

/**
 * Returns one person's sound at 16 kHz, from the sections of a job in which no one else is heard. What is missing is silent, so
 * that every sample is at its place.
 * @param milliseconds how long it is
 * @throws ComposeError; the signal's reason if that ended it
 */
export function readVoice(
  job: Pick<SoundJob, "sections" | "startMs">,
  milliseconds: number,
  files: MediaFiles,
  signal?: AbortSignal,
): Promise<Int16Array> {
  return withWorkFolder(async (folder) => {
    const loaded = await loadSound(job, files, { folder, signal });
    const voice = new Float32Array(Math.ceil((milliseconds * SAMPLE_RATE) / 1_000));
    for (const { section, runs } of loaded.sections) {
      const { from, to } = section;
      const own = voice.subarray(Math.max(0, from), Math.max(0, to));
      const startsAt = job.startMs / 1_000 + Math.max(0, from) / SAMPLE_RATE;
      for (const { run, samples } of runs) placeRun({ samples, anchors: run.anchors, startsAt }, own);
    }
    return atSpeechRate(voice);
  });
}

/** A windowed sinc: what can't be heard at the lower rate is left out first. */
const FILTER = Float32Array.from({ length: 2 * REACH + 1 }, (_, index) => {
  const at = index - REACH;
  const sinc = at === 0 ? 2 * CUTOFF : Math.sin(2 * Math.PI * CUTOFF * at) / (Math.PI * at);
  return sinc * (0.54 + 0.46 * Math.cos((Math.PI * at) / (REACH + 1)));
});

export function atSpeechRate(samples: Float32Array): Int16Array {
  return Int16Array.from({ length: Math.ceil(samples.length / FACTOR) }, (_, index) => {
    const middle = index * FACTOR;
    let sum = 0;
    for (let at = 0; at < FILTER.length; at += 1)
      sum += (FILTER[at] ?? 0) * (samples[middle + at - REACH] ?? 0);
    return Math.max(-32_768, Math.min(32_767, Math.round(sum * 32_767)));
  });
}
