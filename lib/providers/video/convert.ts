import { createReadStream } from "node:fs";
import { childFailure } from "@/lib/platform/confined/child-failure";
import type { Limits } from "@/lib/platform/confined/command-line";
import { findProgram } from "@/lib/platform/confined/find-program";
import { runConfined } from "@/lib/platform/confined/run-confined";
import { type WorkFolder, withWorkFolder } from "@/lib/platform/confined/work-folder";
import { drawPoster } from "./draw-poster";
import { bringOut, type ProgressOptions, readMade, withProgress } from "./folder-work";
import { canToneMap, pictureFilter } from "./picture-filter";
import { VIDEO_LIMITS, VideoError, type VideoFacts } from "./port";
import { GUARDS, probeVideo } from "./probe";

interface Options extends ProgressOptions {
  signal?: AbortSignal | undefined;
}

export interface ConvertedVideo extends Omit<VideoFacts, "hasSound" | "hdr"> {
  /** A still image, as WebP. */
  poster: Buffer;
}

const MIB = 1024 * 1024;
const { bytes, seconds: MAX_SECONDS } = VIDEO_LIMITS;

const LIMITS: Partial<Limits> = {
  wallSeconds: 1_700,
  cpuSeconds: 3_000,
  memoryBytes: 1024 * MIB,
  addressBytes: 8192 * MIB,
  // The folder holds the original next to the result.
  outputBytes: 2 * bytes + 16 * MIB,
};

/**
 * Converts a video for every browser: H.264 and AAC in an mp4 that can play while downloading, with a key
 * frame every two seconds for fast seeking. Other contents (titles, locations, chapters) are dropped.
 * @throws VideoError
 */
export async function convertVideo(from: string, to: string, options: Options = {}): Promise<ConvertedVideo> {
  const { signal } = options;
  for (const program of ["ffmpeg", "ffprobe"])
    if (!(await findProgram(program))) throw new VideoError("not_installed");
  return withWorkFolder(async (folder) => {
    await folder.put("sent", createReadStream(from));
    const sent = await probeVideo(folder, "sent", signal);
    const toneMaps = sent.hdr !== null && (await canToneMap(folder, signal));
    await withProgress(folder, sent.seconds, options, () =>
      ffmpeg(folder, ["-progress", "progress", ...encode(sent, toneMaps)], signal),
    );
    const made = await probeVideo(folder, "made.mp4", signal);
    const at = Math.min(1, made.seconds / 2).toFixed(3);
    await ffmpeg(
      folder,
      ["-ss", at, ...GUARDS, "-i", "made.mp4", "-frames:v", "1", "-q:v", "3", "still.jpg"],
      signal,
    );
    await bringOut(folder, "made.mp4", to);
    const { seconds, width, height } = made;
    return { seconds, width, height, poster: await drawPoster(await readMade(folder, "still.jpg")) };
  });
}

function encode(sent: VideoFacts, toneMaps: boolean): string[] {
  const { seconds, hasSound, hdr } = sent;
  const rate = kilobits(seconds);
  return [
    ...[
      "-threads",
      DECODER_THREADS,
      ...GUARDS,
      "-i",
      "sent",
      "-t",
      String(MAX_SECONDS + 1),
      "-map",
      "0:v:0",
      "-map",
      "0:a:0?",
    ],
    ...[
      "-sn",
      "-dn",
      "-map_metadata",
      "-1",
      "-map_chapters",
      "-1",
      "-vf",
      pictureFilter(toneMaps ? hdr : null),
    ],
    ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-profile:v", "high", "-level:v", "4.0"],
    ...["-maxrate", `${rate}k`, "-bufsize", `${2 * rate}k`, "-force_key_frames", "expr:gte(t,n_forced*2)"],
    ...(hasSound ? ["-c:a", "aac", "-b:a", "128k", "-ac", "2", "-ar", "48000"] : []),
    ...["-movflags", "+faststart", "-f", "mp4", "made.mp4"],
  ];
}

/** Each holds frames, and with sixteen threads a phone's 4K recording fills the memory. */
const DECODER_THREADS = "6";

const SOUND_KILOBITS = 128;
const MAX_KILOBITS = 4_000;

/** The bitrate that keeps the result within its size limit, and no higher than the picture size needs. */
function kilobits(seconds: number): number {
  const fits = (0.9 * bytes * 8) / 1000 / (seconds || MAX_SECONDS) - SOUND_KILOBITS;
  return Math.floor(Math.min(MAX_KILOBITS, fits));
}

async function ffmpeg(folder: WorkFolder, args: string[], signal: AbortSignal | undefined): Promise<void> {
  const ended = await runConfined({
    file: "ffmpeg",
    args: ["-nostdin", "-hide_banner", "-v", "error", ...args],
    folder,
    limits: LIMITS,
    ...(signal ? { signal } : {}),
  });
  const failure = childFailure(ended, signal);
  if (failure) throw new VideoError(failure);
  if (ended.exitCode !== 0) throw new VideoError("damaged", { cause: new Error(ended.stderr) });
}
