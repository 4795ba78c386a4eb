import { withWorkFolder } from "@/lib/platform/confined/work-folder";
import { SAMPLE_RATE } from "../grid";
import type { MediaFiles } from "../media/files";
import { loadSound } from "./load-sound";
import { atSpeechRate } from "./read-voice";

interface Wanted {
  key: string;
  fromMs: number;
  toMs: number;
}

/**
 * Returns the sound of a video file between two times at 16 kHz, both channels as one. What is missing is silent, so that every
 * sample is at its place.
 * @throws ComposeError; the signal's reason if that ended it
 */
export function readFileVoice(
  { key, fromMs, toMs }: Wanted,
  files: MediaFiles,
  signal?: AbortSignal,
): Promise<Int16Array> {
  return withWorkFolder(async (folder) => {
    const to = Math.ceil(((toMs - fromMs) * SAMPLE_RATE) / 1_000);
    const position = Math.round((fromMs * SAMPLE_RATE) / 1_000);
    const section = { source: { kind: "video" as const, key, position }, from: 0, to, gain: 1 };
    const { sections } = await loadSound({ sections: [section] }, files, { folder, signal });
    const { left, right } = sections[0]?.video ?? {};
    const both = Float32Array.from({ length: to }, (_, at) => ((left?.[at] ?? 0) + (right?.[at] ?? 0)) / 2);
    return atSpeechRate(both);
  });
}
