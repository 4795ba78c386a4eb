import { z } from "zod";
import { ProgramFailureSchema, RecordingProgramSchema } from "@/lib/modules/after/playback/schema";
import { UploadedRecordingSchema } from "@/lib/modules/after/recording-uploads/schema";
import { instantOut, listQuery, reference, slug } from "@/lib/operation/fields";

export const RECORDING_STATES = [
  "awaiting_upload",
  "converting",
  "live",
  "processing",
  "ready",
  "failed",
] as const;
export const TRACK_KINDS = ["camera", "microphone", "screen", "screen_sound", "announcer", "video"] as const;
export const TRACK_COPIES = ["server", "browser"] as const;
export const PART_STATES = ["capturing", "complete", "lost"] as const;

const seconds = () => z.number().describe("In seconds of time on air.");

const TrackQualitySchema = z
  .object({
    lost_packets: z.int().nullable().describe("Packets that never arrived. Null for a browser's copy."),
    frame_rate: z.number().nullable().describe("Frames per second. Null for sound."),
    clock_drift_ms: z
      .number()
      .nullable()
      .describe("How far the sender's clock drifted. Null for a browser's copy."),
    is_media: z.boolean().describe("False if the uploaded bytes can't be played."),
  })
  .meta({ id: "TrackQuality", description: "What was measured of a part of a track." });

const GapSchema = z.object({ from_sec: seconds(), to_sec: seconds() });

export const TrackPartSchema = z
  .object({
    id: z.string(),
    copy: z
      .enum(TRACK_COPIES)
      .describe(
        "`browser`: recorded by the speaker's browser, usually the better one. `server`: as it arrived here.",
      ),
    state: z
      .enum(PART_STATES)
      .describe("`lost`: the capture ended unexpectedly. What had been stored is there."),
    starts_at_sec: seconds(),
    ends_at_sec: z.number().describe("In seconds of time on air. While capturing, how far it is."),
    gaps: z.array(GapSchema).describe("Times that are missing. The file keeps their length."),
    content_type: z.string(),
    codec: z.string(),
    width: z.int().nullable().describe("In pixels. Null for sound."),
    height: z.int().nullable(),
    size_bytes: z.int().describe("Stored so far."),
    awaited_bytes: z.int().describe("Recorded by the browser, but not uploaded yet."),
    quality: TrackQualitySchema.nullable().describe("Null until the part has ended and was measured."),
    url: z.url().nullable().describe("Download link, valid for 15 minutes. Null until something is stored."),
  })
  .meta({ id: "TrackPart", description: "An uninterrupted capture of a track, as one file." });

export const RecordingTrackSchema = z
  .object({
    id: z.string(),
    person_id: z.string().describe("As in the show's stage; `announcer` for the announcer."),
    name: z.string().nullable().describe("The person's name, if known."),
    kind: z.enum(TRACK_KINDS),
    consent: z
      .enum(["unasked", "given", "refused"])
      .describe(
        "The person's latest answer to being recorded. What was recorded before they declined stays until it's deleted. Always `given` for the announcer.",
      ),
    erased: z.boolean().describe("It was deleted, and nothing is captured into it any more."),
    parts: z
      .array(TrackPartSchema)
      .describe("In order. A new one begins after a reload, a change of device or a lost connection."),
  })
  .meta({ id: "RecordingTrack", description: "One person's picture or sound, recorded separately." });

const NoteSchema = z
  .object({ code: z.string(), message: z.string() })
  .meta({ id: "RecordingNote", description: "What differs from a complete recording." });

/** Some of one timeline, and where another has it. */
export const PlayedTimeSchema = z
  .object({ from_sec: z.number(), to_sec: z.number(), at_sec: z.number() })
  .meta({ id: "PlayedTime" });

const RecordingClipSchema = z
  .object({
    clip_id: z.int().describe("As in createDistributionJob; listShorts has it as `job_id`."),
    title: z.string(),
    duration_sec: z.number(),
    size_bytes: z.int(),
    mp4_url: z
      .url()
      .nullable()
      .describe(
        "Valid as long as the program's MP4. Null while an edit applies that was made after the clip: render it again.",
      ),
    thumbnail_url: z.url().nullable().describe("JPEG, valid and null likewise."),
  })
  .meta({ id: "RecordingClip", description: "A clip made from the recording." });

export const RecordingSchema = z
  .object({
    id: z.string(),
    event_slug: z.string(),
    state: z
      .enum(RECORDING_STATES)
      .describe(
        "`live` while the show is on air, `processing` until everything has arrived and is checked. An upload is `awaiting_upload`, then `converting`.",
      ),
    source: z.enum(["show", "upload"]).describe("`upload`: a recording from elsewhere."),
    upload: UploadedRecordingSchema.nullable(),
    version: z.int(),
    started_at: instantOut(),
    ended_at: instantOut().nullable(),
    duration_sec: z.number().describe("Time on air, without breaks. While live, so far."),
    keep_until: instantOut().nullable().describe("When it will be deleted automatically."),
    size_bytes: z.int().describe("Storage used by its tracks and its program."),
    notes: z.array(NoteSchema),
    failure: ProgramFailureSchema.nullable().describe(
      "Why there is no program. `upload.failure` says why a file couldn't be converted.",
    ),
    program: RecordingProgramSchema.nullable().describe("Null until the first seconds have been composed."),
    played: z
      .array(PlayedTimeSchema)
      .describe(
        "Maps time on air to the program: the ranges that it plays, in order, each with its position in the program (`at_sec`). Pauses and cuts are left out.",
      ),
    making: z
      .object({ pieces: z.int(), made: z.int() })
      .nullable()
      .describe("How far the version after an edit is composed. Null if none is."),
    transcribing: z
      .boolean()
      .describe("Whether its sound is being transcribed. `getTranscript` returns how far that is."),
    tracks: z.array(RecordingTrackSchema),
    clips: z
      .array(RecordingClipSchema)
      .describe("Those that are ready, newest first, without previews and archived segments."),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: "Recording", description: "What was recorded of a show." });
export type RecordingWire = z.infer<typeof RecordingSchema>;
export type RecordingTrackWire = z.infer<typeof RecordingTrackSchema>;
export type TrackPartWire = z.infer<typeof TrackPartSchema>;

export const DeletedRecordingSchema = z
  .object({
    recording_id: z.string(),
    deleted: z.enum(["recording", "person", "track"]),
    tracks: z.array(z.string()).describe("The tracks whose files were deleted."),
    files: z.int().describe("Number of deleted files."),
    size_bytes: z.int().describe("Storage that this frees."),
    edits: z
      .array(z.string())
      .describe("Edits that were removed because they applied to someone who is no longer in the recording."),
    clips: z.array(z.int()).describe("Clips that were deleted (`clip_id`)."),
    content: z
      .array(z.string())
      .describe("Texts made from it that were deleted, or cut if someone had edited them."),
    transcript_lines: z.int().describe("Lines of captions and transcripts that were deleted."),
    segments: z
      .int()
      .describe(
        "Moments for clips that were deleted. Of a moment that someone chose, only title and note are.",
      ),
    calls: z
      .array(z.string())
      .describe(
        "Sales calls analyzed from it, or by a notetaker in its show, that were deleted (`call_id`).",
      ),
    distribution: z
      .object({ withdrawn: z.array(z.string()), left: z.array(z.string()) })
      .describe(
        "Destinations it was unpublished from, and those that still have it: being unpublished, or unreachable.",
      ),
  })
  .meta({ id: "DeletedRecording", description: "What a deletion removed." });

export const ShowParams = z.strictObject({ slug: slug() });
export const RecordingParams = z.strictObject({ slug: slug(), recording_id: reference() });
export const ListRecordingsQuery = z.strictObject(listQuery(["created_at", "started_at"]));

export const DeleteRecordingQuery = z.strictObject({
  confirm: z.literal("true", "required").describe("Deleted recordings can't be restored."),
  person_id: reference()
    .optional()
    .describe(
      "Deletes only this person, and records nothing more of them. Must be in the recording or on the roster (`not_found`).",
    ),
  track_id: reference()
    .optional()
    .describe(
      "Deletes only this track. Must be in the recording (`not_found`). Not with `person_id` (`not_allowed`).",
    ),
});
