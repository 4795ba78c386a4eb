import { withWorkFolder } from "@/lib/platform/confined/work-folder";
import { AAC_SAMPLES, SAMPLE_RATE } from "../grid";
import { ComposeError } from "../media/compose-error";
import type { MediaFiles } from "../media/files";
import type { PieceNote } from "../media/note";
import { type Piece, pieceOf, samplesIn } from "../media/piece";
import { type Child, readResult, runFfmpeg } from "../media/run-ffmpeg";
import { loadSound } from "./load-sound";
import { type LoudnessTally, measureLoudness } from "./loudness";
import { mix } from "./mix";
import type { SoundJob } from "./sound-job";
import { peaksOf } from "./waveform";
import type { Stereo } from "./window";

export interface RenderedSound extends Piece {
  /** What is missing in it. Empty if nothing is. */
  notes: PieceNote[];
  /** By person: how loud their microphone was in this piece. */
  loudness: Record<string, LoudnessTally>;
  /** For the waveform: the highest sample of each 128 ms, from 0 to 100. */
  peaks: number[];
}

const MADE = "made.mp4";

/**
 * Makes a piece of sound: exactly `frames` AAC frames, in stereo, as fragmented MP4. Files that are missing or
 * damaged are silent, with a note.
 * @throws ComposeError; the signal's reason if that ended it
 */
export function renderSound(
  job: SoundJob,
  files: MediaFiles,
  signal?: AbortSignal,
  isUrgent = false,
): Promise<RenderedSound> {
  return withWorkFolder(async (folder) => {
    const child = { folder, signal, isUrgent };
    const { sections, notes } = await loadSound(job, files, child);
    const mixed = mix(job, sections);
    await encode(mixed, job, child);
    const made = pieceOf(await readResult(folder, MADE));
    if (!made || samplesIn(made.media) !== job.frames) throw new ComposeError("incomplete");
    const start = job.preRollFrames * AAC_SAMPLES;
    const end = start + job.frames * AAC_SAMPLES;
    const loudness = Object.fromEntries(
      [...mixed.people].map(([personId, samples]) => [personId, measureLoudness(samples, start, end)]),
    );
    return { ...made, notes, loudness, peaks: peaksOf(mixed, start, end) };
  });
}

/** AAC frames that the encoder puts before the first sample. */
const PRIMING_FRAMES = 1;
/** What is heard more than a second before the piece only shapes its mix. */
const MOST_ENCODED_BEFORE = 47;

async function encode(mixed: Stereo, { preRollFrames, frames }: SoundJob, child: Child): Promise<void> {
  const before = Math.min(preRollFrames, MOST_ENCODED_BEFORE);
  await child.folder.put("mixed", interleaved(mixed, (preRollFrames - before) * AAC_SAMPLES));
  const first = PRIMING_FRAMES + before;
  // What's around the piece only shapes its first and last frames.
  const kept = `noise=amount=0:drop='lt(n,${first})+gte(n,${first + frames})'`;
  const timed = `setts=pts=N*${AAC_SAMPLES}:dts=N*${AAC_SAMPLES}:duration=${AAC_SAMPLES}`;
  const args = [
    ...["-y", "-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2", "-i", "mixed"],
    ...[
      "-c:a",
      "aac",
      "-aac_coder",
      "fast",
      "-b:a",
      "160k",
      "-map_metadata",
      "-1",
      "-bsf:a",
      `${kept},${timed}`,
    ],
    ...["-movflags", "+cmaf+frag_custom+empty_moov+default_base_moof+skip_trailer", "-f", "mp4", MADE],
  ];
  await runFfmpeg("ffmpeg", args, child);
}

/** Both channels' samples in turn, from a sample on. */
function interleaved({ left, right }: Stereo, from: number): Buffer {
  const both = new Float32Array(2 * (left.length - from));
  for (let at = 0; from + at < left.length; at += 1) {
    both[2 * at] = left[from + at] ?? 0;
    both[2 * at + 1] = right[from + at] ?? 0;
  }
  return Buffer.from(both.buffer);
}
