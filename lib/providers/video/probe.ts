import { z } from "zod";
import { childFailure } from "@/lib/platform/confined/child-failure";
import { runConfined } from "@/lib/platform/confined/run-confined";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { type HdrColours, VIDEO_LIMITS, VideoError, type VideoFacts } from "./port";

const ProbeSchema = z.object({
  format: z.object({ duration: z.coerce.number().positive().optional() }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      color_transfer: z.string().optional(),
      color_primaries: z.string().optional(),
      color_space: z.string().optional(),
      disposition: z.object({ attached_pic: z.int() }).partial().optional(),
    }),
  ),
});

type Stream = z.infer<typeof ProbeSchema>["streams"][number];

const SHOWN =
  "format=duration:stream=codec_type,width,height,color_transfer,color_primaries,color_space:stream_disposition=attached_pic";

/** Only files, in the two accepted formats. Playlists of other files or URLs are refused. */
export const GUARDS = ["-protocol_whitelist", "file", "-format_whitelist", "mov,matroska"];

/**
 * Examines a file in the folder with ffprobe.
 * @throws VideoError
 */
export async function probeVideo(
  folder: WorkFolder,
  name: string,
  signal: AbortSignal | undefined,
): Promise<VideoFacts> {
  const probed = await runConfined({
    file: "ffprobe",
    args: ["-v", "error", ...GUARDS, "-show_entries", SHOWN, "-of", "json", name],
    folder,
    limits: { wallSeconds: 30, cpuSeconds: 20 },
    ...(signal ? { signal } : {}),
  });
  const failure = childFailure(probed, signal);
  if (failure) throw new VideoError(failure);
  const facts = probed.exitCode === 0 ? ProbeSchema.safeParse(json(probed.stdout)) : undefined;
  if (!facts?.success) throw new VideoError("damaged");
  const { format, streams } = facts.data;
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === "video" && !disposition?.attached_pic,
  );
  if (!picture?.width || !picture.height) throw new VideoError("no_picture");
  // A file without a duration may still be short; the result's length is checked.
  const seconds = format.duration ?? 0;
  if (seconds > VIDEO_LIMITS.seconds) throw new VideoError("too_long");
  return {
    seconds,
    width: picture.width,
    height: picture.height,
    hasSound: streams.some(({ codec_type }) => codec_type === "audio"),
    hdr: hdrOf(picture),
  };
}

type Colors = Pick<Stream, "color_transfer" | "color_primaries" | "color_space">;

const HDR_TRANSFERS = ["smpte2084", "arib-std-b67"];

/** Phones set all three. If an editor dropped some, the usual HDR values apply. */
export function hdrOf({ color_transfer, color_primaries, color_space }: Colors): HdrColours | null {
  if (!color_transfer || !HDR_TRANSFERS.includes(color_transfer)) return null;
  const said = (word: string | undefined, otherwise: string): string =>
    word && word !== "unknown" && word !== "reserved" ? word : otherwise;
  return {
    transfer: color_transfer,
    primaries: said(color_primaries, "bt2020"),
    matrix: said(color_space, "bt2020nc"),
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
