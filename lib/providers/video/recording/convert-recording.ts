import { childFailure } from "@/lib/platform/confined/child-failure";
import type { Limits } from "@/lib/platform/confined/command-line";
import { findProgram } from "@/lib/platform/confined/find-program";
import { runConfined } from "@/lib/platform/confined/run-confined";
import { type WorkFolder, withWorkFolder } from "@/lib/platform/confined/work-folder";
import { NICENESS } from "@/lib/platform/runtime/niceness";
import { bringOut, type ProgressOptions, withProgress } from "../folder-work";
import { canToneMap, pictureFilter } from "../picture-filter";
import { type ConvertedRecording, RECORDING_LIMITS, RecordingFileError, type RecordingType } from "./port";
import { guardsOf, probeRecording, type RecordingFacts } from "./probe-recording";

interface Sent {
  bytes: AsyncIterable<Uint8Array>;
  sizeBytes: number;
  type: RecordingType;
}

interface Options extends ProgressOptions {
  signal?: AbortSignal | undefined;
}

const MIB = 1024 * 1024;
const HOUR = 3_600;

/** Four hours of 4K take that long on a small machine that has other work. */
const limitsFor = (sizeBytes: number): Partial<Limits> => ({
  ...{ wallSeconds: 12 * HOUR, cpuSeconds: 24 * HOUR },
  ...{ memoryBytes: 1024 * MIB, addressBytes: 8192 * MIB },
  // The folder holds the original next to the result.
  outputBytes: sizeBytes + RECORDING_LIMITS.bytes + 16 * MIB,
});

/**
 * Converts a recording of any length up to four hours to what programs are made of: H.264 and AAC in an mp4, with a key frame
 * every two seconds. One without a picture gets a dark one.
 * @throws RecordingFileError; whatever keeps the bytes from being read
 */
export async function convertRecording(
  { bytes, sizeBytes, type }: Sent,
  to: string,
  options: Options = {},
): Promise<ConvertedRecording> {
  const { signal } = options;
  for (const program of ["ffmpeg", "ffprobe"])
    if (!(await findProgram(program))) throw new RecordingFileError("not_installed");
  return withWorkFolder(async (folder) => {
    await folder.put("sent", bytes);
    if (type === "audio/wav") await requireWholeWave(folder, sizeBytes);
    const sent = await probeRecording(folder, "sent", { type, signal });
    const toneMaps = sent.hdr !== null && (await canToneMap(folder, signal));
    await withProgress(folder, sent.seconds, options, () =>
      ffmpeg(folder, encode(sent, type, toneMaps), { limits: limitsFor(sizeBytes), signal }),
    );
    const made = await probeRecording(folder, "made.mp4", { type: "video/mp4", signal });
    requireWhole(sent, made);
    await bringOut(folder, "made.mp4", to);
    return { seconds: made.seconds, hasPicture: sent.hasPicture, hasSound: made.hasSound };
  });
}

const RIFF_HEADER = 8;

/** ffmpeg takes a WAV to be as long as its bytes are. Its header says more, unless whoever wrote it didn't know. */
async function requireWholeWave(folder: WorkFolder, sizeBytes: number): Promise<void> {
  const file = await folder.open("sent");
  try {
    const { buffer } = await file.read(Buffer.alloc(RIFF_HEADER), 0, RIFF_HEADER, 0);
    const said = buffer.readUInt32LE(4);
    if (said !== 0xffff_ffff && said + RIFF_HEADER > sizeBytes + 1) throw new RecordingFileError("cut_off");
  } finally {
    await file.close();
  }
}

/** Streams of a file rarely end together, and some files say their length roughly. */
const MISSING_SHARE = 0.02;
const MISSING_SECONDS = 2;

function requireWhole(sent: RecordingFacts, made: RecordingFacts): void {
  if (made.seconds === 0) throw new RecordingFileError("damaged");
  const missing = sent.seconds - made.seconds;
  if (missing > Math.max(MISSING_SECONDS, sent.seconds * MISSING_SHARE))
    throw new RecordingFileError("cut_off");
}

/** Each holds frames, and with sixteen threads a phone's 4K recording fills the memory. */
const DECODER_THREADS = "6";

/** One second more than allowed shows that a file is too long, whatever it says. */
const LONGEST = String(RECORDING_LIMITS.seconds + 1);

/** What is missing stays missing, so that sound and picture don't drift apart. */
const STEADY = "aresample=48000:async=1:first_pts=0";

/** A recording without a picture shows its waves, dimly: that picture is as long as the sound is, whatever the file says. */
const WAVES = `[0:a:0]${STEADY},asplit[sound][shown];[shown]showwaves=s=${RECORDING_LIMITS.width}x${RECORDING_LIMITS.height}:mode=p2p:rate=10:colors=0x3a414b,format=yuv420p[picture]`;

function encode({ hasPicture, hasSound, hdr }: RecordingFacts, type: RecordingType, toneMaps: boolean) {
  const filmed = ["-map", "0:v:0", ...(hasSound ? ["-map", "0:a:0", "-af", STEADY] : [])];
  const streams = hasPicture
    ? [...filmed, "-vf", pictureFilter(toneMaps ? hdr : null)]
    : ["-filter_complex", WAVES, "-map", "[picture]", "-map", "[sound]"];
  return [
    ...["-progress", "progress", "-threads", DECODER_THREADS, ...guardsOf(type), "-i", "sent"],
    ...["-t", LONGEST, ...streams, "-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1"],
    ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "21", "-profile:v", "high", "-level:v", "4.0"],
    ...["-maxrate", "4000k", "-bufsize", "8000k", "-force_key_frames", "expr:gte(t,n_forced*2)"],
    ...(hasSound ? ["-c:a", "aac", "-b:a", "160k", "-ac", "2", "-ar", "48000"] : []),
    ...["-movflags", "+faststart", "-f", "mp4", "made.mp4"],
  ];
}

interface Run {
  limits: Partial<Limits>;
  signal: AbortSignal | undefined;
}

async function ffmpeg(folder: WorkFolder, args: string[], { limits, signal }: Run): Promise<void> {
  const ended = await runConfined({
    file: "ffmpeg",
    args: ["-nostdin", "-hide_banner", "-v", "error", ...args],
    folder,
    limits,
    niceness: NICENESS.composing,
    ...(signal ? { signal } : {}),
  });
  const failure = childFailure(ended, signal);
  if (failure) throw new RecordingFileError(failure);
  if (ended.exitCode !== 0) throw new RecordingFileError("damaged", { cause: new Error(ended.stderr) });
}
