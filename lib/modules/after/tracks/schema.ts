import { z } from "zod";
import { RecordingSpaceSchema } from "@/lib/modules/show-basics/recording-space/schema";
import { instant, instantOut, reference, slug } from "@/lib/operation/fields";

/** What a browser may send, and in which sizes. The browser's recorder keeps to the same numbers. */
export const UPLOAD_LIMITS = {
  chunkBytes: 8 * 1024 * 1024,
  /** A recorder that can't place a key frame every second still stays below this. */
  chunkMs: 2_500,
  chunksInCall: 16,
  chunksInPart: 60_000,
  partsInTrack: 500,
  /** Everything from one person in one recording. */
  personBytes: 64 * 1024 ** 3,
  /** How long after its end a recording accepts what browsers still have. */
  days: 30,
  gaps: 500,
} as const;

const TRACK_KINDS = ["camera", "microphone", "screen", "screen_sound"] as const;
const PART_TYPES = ["video/mp4", "audio/mp4", "video/webm", "audio/webm", "video/x-matroska"] as const;

export const ShowParams = z.strictObject({ slug: slug() });

const pixels = z.int().min(1).max(16_384).nullable();
const ms = z.int().min(0).max(86_400_000);

export const NewPart = z.strictObject({
  person: z
    .string()
    .max(200)
    .describe("Who recorded it, as this browser knew it then. Refused as `not_allowed` for anyone else."),
  kind: z.enum(TRACK_KINDS),
  source: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/, "invalid")
    .describe("The browser's own key. The same key is the same part."),
  content_type: z.enum(PART_TYPES),
  codec: z.string().regex(/^[A-Za-z0-9._,-]{1,80}$/, "invalid"),
  width: pixels,
  height: pixels,
  starts_at: instant().describe("When its first sample was captured, on the server's clock."),
});

const NewChunk = z.strictObject({
  number: z
    .int()
    .min(0)
    .max(UPLOAD_LIMITS.chunksInPart - 1),
  start_ms: ms.describe("Its place on the session's media time."),
  end_ms: ms,
  size_bytes: z.int().min(1).max(UPLOAD_LIMITS.chunkBytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, "invalid"),
  starts_clean: z.boolean(),
});
export type NewChunkWire = z.infer<typeof NewChunk>;

const numbers = z.array(z.int().min(0)).max(UPLOAD_LIMITS.chunksInCall);

export const ChunkRound = z.strictObject({
  part_id: reference(),
  stored: numbers.describe("Chunks that were sent since the last call."),
  next: z.array(NewChunk).max(UPLOAD_LIMITS.chunksInCall).describe("Chunks to send now."),
  left_bytes: z.int().min(0).describe("What the browser still has of this part."),
  is_slow: z.boolean().optional().describe("It's behind what is recorded, or yields to the call."),
});

/**
 * `off_stage`: the person wasn't to be recorded for all of it. `too_early`: can't be judged yet, ask again.
 * `changed`: the number has other bytes. `not_media`: the header isn't a media file.
 */
const CHUNK_REFUSALS = ["off_stage", "too_early", "changed", "not_media"] as const;

export const ChunkAnswer = z.object({
  stored: z.array(z.int()).describe("In storage for good. The browser can forget them."),
  missing: z.array(z.int()).describe("Not in storage, or with another size. Send them again."),
  refused: z.array(
    z.object({
      number: z.int(),
      reason: z.enum(CHUNK_REFUSALS),
      until_ms: z
        .int()
        .optional()
        .describe("The person was recorded up to here: without what comes after, the chunk is taken."),
    }),
  ),
  uploads: z.array(
    z.object({
      number: z.int(),
      url: z.string(),
      method: z.literal("PUT"),
      headers: z.record(z.string(), z.string()),
    }),
  ),
});
export type ChunkAnswerWire = z.infer<typeof ChunkAnswer>;

export const PartEnd = z.strictObject({
  part_id: reference(),
  chunks: z.int().min(0).max(UPLOAD_LIMITS.chunksInPart).describe("How many the browser recorded."),
  quality: z
    .strictObject({
      /**
       * For chunks: where its bytes end on the recorder's time, when they were handed over, and when the recorder
       * was started. The last two on the server's clock as it was known then. In milliseconds.
       */
      anchors: z.array(z.tuple([z.number(), z.number(), z.number()])).max(2_000),
      /** Uncertainty of this browser's estimate of the server's clock, in milliseconds. */
      clock_error_ms: z.number().min(0).max(60_000).nullable(),
      /** When the recorder was started, on the server's clock. */
      recorder_started_at: instant(),
      recorder: z.string().max(200),
    })
    .describe("What the browser measured, for placing the part more precisely later."),
});

export const PartSchema = z.object({
  id: z.string(),
  kind: z.enum(TRACK_KINDS),
  source: z.string(),
  state: z.enum(["capturing", "complete", "lost"]),
  media_started_at: instantOut().describe("Chunk times are counted from here."),
  stored_chunks: z.int(),
  stored_bytes: z.int(),
  left_bytes: z.int().describe("What the browser still had when it last called."),
});
export type PartWire = z.infer<typeof PartSchema>;

export const OpenedPart = z.object({
  part: PartSchema.nullable(),
  /** Why there is none. A recording may begin a moment after its show. */
  reason: z.enum(["not_on_air", "not_recorded"]).nullable(),
});
export type OpenedPartWire = z.infer<typeof OpenedPart>;

export const MyUploads = z.object({ parts: z.array(PartSchema) });

const SpeakerUploadSchema = z.object({
  person: z.string(),
  /**
   * `slow`: behind what is recorded, or yielding to the call. `stopped`: their browser still has something and hasn't
   * called for 20 seconds.
   */
  state: z.enum(["sending", "slow", "stopped", "done"]),
  stored_bytes: z.int(),
  left_bytes: z.int(),
  last_call_at: instantOut(),
});
export const SpeakerUploads = z.object({ speakers: z.array(SpeakerUploadSchema) });

const stoppedBy = z
  .enum(["storage_full", "disk_full"])
  .nullable()
  .describe(
    "Why the server doesn't record the show at the moment: the workspace's storage is full, or the server's disk is. It records again once there is space. Null if neither is.",
  );

export const StudioRecordingSpaceSchema = RecordingSpaceSchema.extend({
  is_captured: z
    .boolean()
    .nullable()
    .describe("Whether a media worker captures the show. Null if none has to at the moment."),
  stopped_by: stoppedBy,
});

export const ServerCopySchema = z.object({ stopped_by: stoppedBy });

export const ServerTime = z.object({ server_time: instantOut().describe("The clock that recordings use.") });
