import { z } from "zod";
import { childFailure } from "@/lib/platform/confined/child-failure";
import { runConfined } from "@/lib/platform/confined/run-confined";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import type { HdrColours } from "../port";
import { hdrOf } from "../probe";
import { RECORDING_FORMATS, RECORDING_LIMITS, RecordingFileError, type RecordingType } from "./port";

const ProbeSchema = z.object({
  format: z.object({ duration: z.coerce.number().positive().optional() }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      color_transfer: z.string().optional(),
      color_primaries: z.string().optional(),
      color_space: z.string().optional(),
      disposition: z.object({ attached_pic: z.int() }).partial().optional(),
    }),
  ),
});

const SHOWN =
  "format=duration:stream=codec_type,codec_name,width,height,color_transfer,color_primaries,color_space:stream_disposition=attached_pic";

export interface RecordingFacts {
  /** As the file says; 0 if it doesn't. */
  seconds: number;
  hasPicture: boolean;
  hasSound: boolean;
  hdr: HdrColours | null;
}

/** Only this file, in the format that it's said to have: no playlists, and nothing that a file refers to. */
export const guardsOf = (type: RecordingType): string[] => [
  ...["-protocol_whitelist", "file", "-format_whitelist", RECORDING_FORMATS[type]],
  ...["-max_pixels", String(RECORDING_LIMITS.pixels)],
];

/** What ffmpeg says of a picture that `guardsOf` forbids. It isn't even opened. */
const TOO_LARGE = /exceeds specified max pixel count/;

/**
 * Examines a file in the folder with ffprobe.
 * @throws RecordingFileError
 */
export async function probeRecording(
  folder: WorkFolder,
  name: string,
  { type, signal }: { type: RecordingType; signal: AbortSignal | undefined },
): Promise<RecordingFacts> {
  const probed = await runConfined({
    file: "ffprobe",
    args: ["-v", "error", ...guardsOf(type), "-show_entries", SHOWN, "-of", "json", name],
    folder,
    // A file of 10 GiB is already in the folder.
    limits: { wallSeconds: 120, cpuSeconds: 60, outputBytes: Number.MAX_SAFE_INTEGER },
    ...(signal ? { signal } : {}),
  });
  const failure = childFailure(probed, signal);
  if (failure) throw new RecordingFileError(failure);
  if (TOO_LARGE.test(probed.stderr)) throw new RecordingFileError("picture_too_large");
  const facts = probed.exitCode === 0 ? ProbeSchema.safeParse(json(probed.stdout)) : undefined;
  if (!facts?.success) throw new RecordingFileError("damaged", { cause: new Error(probed.stderr) });
  const { format, streams } = facts.data;
  // A cover, which music files have, isn't a picture of the recording.
  const picture = streams.find((one) => one.codec_type === "video" && !one.disposition?.attached_pic);
  const hasSound = streams.some(({ codec_type, codec_name }) => codec_type === "audio" && codec_name);
  if (!picture && !hasSound) throw new RecordingFileError("nothing_in_it");
  const seconds = format.duration ?? 0;
  if (seconds > RECORDING_LIMITS.seconds) throw new RecordingFileError("too_long");
  if (picture && !(picture.width && picture.height)) throw new RecordingFileError("damaged");
  return { seconds, hasPicture: picture !== undefined, hasSound, hdr: picture ? hdrOf(picture) : null };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
