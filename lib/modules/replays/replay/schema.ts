import { z } from "zod";
import { RecordingProgramSchema } from "@/lib/modules/after/playback/schema";
import { SurveySchema } from "@/lib/modules/replays/survey/schema";
import { instantOut } from "@/lib/operation/fields";

const REPLAY_STATES = ["not_over", "off", "expired", "none", "preparing", "playable", "failed"] as const;

const ReplayProgram = RecordingProgramSchema.omit({ mp4: true, waveform_url: true }).extend({
  recording_id: z.string(),
  playlist_url: z.string(),
  /** Nothing of this version is missing any more. */
  is_complete: z.boolean(),
  /** JSON: `from` and `to` in seconds of the program, `speaker`, `text`. Null if no one said anything with captions on. */
  transcript_url: z.string().nullable(),
  /** JSON: `chat`, `questions`, `polls`, `calls` and `reactions`, each with its `second` of the program. */
  audience_url: z.string(),
  /** 404 once the replay is closed to everyone. Cheap enough to be asked every few seconds. */
  open_url: z.string(),
});

export const ReplaySchema = z.object({
  /**
   * `not_over`: the show is still to come, on air or was cancelled. `none`: nothing was recorded. `preparing`: nothing of
   * it can be played yet. `failed`: it couldn't be put together.
   */
  state: z.enum(REPLAY_STATES),
  /** The caller is registered, or the show is open to everyone. Others have to sign up first. */
  may_watch: z.boolean(),
  /** Until when it's available; null for good. */
  until: instantOut().nullable(),
  /** The host's message to people who come after the show. */
  message: z.string(),
  /** How much has been put together, from 0 to 1. Null if nothing is being made. */
  progress: z.number().nullable(),
  /** Null unless it's `playable` and the caller may watch. */
  program: ReplayProgram.nullable(),
  /** Null for anyone but attendees, and if the host asks nothing. */
  survey: SurveySchema.nullable(),
  /** When the page should ask again. */
  next_in_sec: z.number(),
  server_time: instantOut(),
});

/** A day. */
const MOST_MS = 86_400_000;

export const WatchedInput = z.strictObject({
  view: z
    .string()
    .regex(/^[\w-]{8,64}$/, "invalid")
    .describe("The playback's id, new each time the page is opened."),
  ms: z.int().min(0).max(MOST_MS).describe("How long it has played in all."),
});
export const WatchedSchema = z.object({ view: z.string() });

export type ReplayWire = z.infer<typeof ReplaySchema>;
