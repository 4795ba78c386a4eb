import { Readable } from "node:stream";
import { z } from "zod";
import { requestProgramAgain } from "@/lib/modules/after/program-requests";
import { asSystem } from "@/lib/operation/as-system";
import { childFailure } from "@/lib/platform/confined/child-failure";
import { runConfined } from "@/lib/platform/confined/run-confined";
import { type WorkFolder, withWorkFolder } from "@/lib/platform/confined/work-folder";
import { db } from "@/lib/platform/database/db";
import { storageProvider } from "@/lib/providers/storage";

const ProbeSchema = z.object({
  streams: z
    .array(
      z.object({
        codec_type: z.enum(["video", "audio"]),
        codec_name: z.string(),
        width: z.int().optional(),
        height: z.int().optional(),
        avg_frame_rate: z.string().optional(),
        sample_rate: z.coerce.number().optional(),
      }),
    )
    .length(1),
});
type Stream = z.infer<typeof ProbeSchema>["streams"][number];

/** Enough to see what it is, without fetching hours of it. */
const CHUNKS = 4;
const SHOWN = "stream=codec_type,codec_name,width,height,avg_frame_rate,sample_rate";
const GUARDS = ["-protocol_whitelist", "file", "-format_whitelist", "mov,matroska"];
/** A picture or sound may have these. Anything else can't be drawn or heard later. */
const CODECS = { video: ["h264", "vp8", "vp9", "av1"], audio: ["opus", "aac"] };

/** Records what a browser's part really is. One that isn't what its kind says is lost. Safe to repeat. */
export async function probePart(partId: string, signal?: AbortSignal): Promise<void> {
  const part = await db().trackPart.findUnique({
    where: { id: partId },
    include: {
      track: { include: { recording: true } },
      chunks: { where: { state: "stored" }, orderBy: { number: "asc" }, take: CHUNKS },
    },
  });
  if (part?.state !== "complete") return;
  const keys = part.chunks.map(({ key }) => key);
  const stream = await withWorkFolder(async (folder) => {
    await folder.put("part", Readable.from(bytesOf(keys)));
    return probe(folder, signal);
  });
  const wanted = part.track.kind === "camera" || part.track.kind === "screen" ? "video" : "audio";
  const isRight = stream?.codec_type === wanted && CODECS[wanted].includes(stream.codec_name);
  const { quality, track } = part;
  const isOtherSize =
    stream?.width !== (part.width ?? undefined) || stream?.height !== (part.height ?? undefined);
  await asSystem("tracks.probe", track.recording, async (ctx) => {
    await ctx.db.trackPart.update({
      where: { id: partId },
      data: isRight
        ? {
            codec: stream.codec_name,
            width: stream.width ?? null,
            height: stream.height ?? null,
            quality: { ...(quality as object), ...measured(stream) },
            updatedAt: ctx.realNow,
          }
        : {
            state: "lost",
            quality: { ...(quality as object), failure: "not_media" },
            updatedAt: ctx.realNow,
          },
    });
    const { state } = await ctx.db.recording.findUniqueOrThrow({ where: { id: track.recordingId } });
    // Until it's ready, it's composed anyway.
    if (state === "ready" && (!isRight || isOtherSize)) await requestProgramAgain(track.recordingId);
    ctx.record({
      subjectType: "track_part",
      subjectId: partId,
      after: { codec: stream?.codec_name ?? null },
    });
  });
}

async function* bytesOf(keys: readonly string[]): AsyncGenerator<Uint8Array, void> {
  for (const key of keys) yield* (await storageProvider().open(key)) as AsyncIterable<Uint8Array>;
}

async function probe(folder: WorkFolder, signal: AbortSignal | undefined): Promise<Stream | undefined> {
  const probed = await runConfined({
    file: "ffprobe",
    args: ["-v", "error", ...GUARDS, "-show_entries", SHOWN, "-of", "json", "part"],
    folder,
    limits: { wallSeconds: 60, cpuSeconds: 20 },
    ...(signal ? { signal } : {}),
  });
  // The machine's failure, not the file's: the job tries again.
  const failure = childFailure(probed, signal);
  if (failure) throw new Error(`a part can't be probed: ${failure}`);
  if (probed.exitCode !== 0) return undefined;
  return ProbeSchema.safeParse(JSON.parse(probed.stdout)).data?.streams[0];
}

function measured({ avg_frame_rate = "0/1", sample_rate }: Stream): {
  frame_rate?: number;
  sample_rate?: number;
} {
  if (sample_rate) return { sample_rate };
  const [frames = 0, seconds = 1] = avg_frame_rate.split("/").map(Number);
  return seconds > 0 ? { frame_rate: Math.round((100 * frames) / seconds) / 100 } : {};
}
