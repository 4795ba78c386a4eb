import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";
import { SEGMENT_TYPES } from "@/lib/stage";

/** Why a recording has no program, for people. */
export const PROGRAM_FAILURES = {
  nothing_recorded: "Nothing was recorded while the show was on air.",
  not_composed: "The program couldn't be composed.",
} as const;
export type ProgramFailure = keyof typeof PROGRAM_FAILURES;

export const ProgramFailureSchema = z.object({
  code: z.enum(Object.keys(PROGRAM_FAILURES) as [ProgramFailure, ...ProgramFailure[]]),
  message: z.string(),
});

const MP4_STATES = ["pending", "ready", "failed"] as const;

const Mp4Schema = z.object({
  state: z
    .enum(MP4_STATES)
    .describe(
      "`pending` until the recording is ready and its file has been made. Each new version gets a new file. When a larger picture becomes available, its file replaces the smaller one.",
    ),
  url: z
    .url()
    .nullable()
    .describe(
      "Download link, valid for 15 minutes, or as long as the workspace has public recording links. Null until it's ready.",
    ),
  size_bytes: z.int().nullable(),
  width: z
    .int()
    .nullable()
    .describe("In pixels. Smaller than the program's until the file of a larger picture has been made."),
  height: z.int().nullable(),
  retry_at: instantOut()
    .nullable()
    .describe("When it's tried again if it `failed`. Null if it isn't tried again automatically."),
});

const CaptionsSchema = z.object({
  language: z.string().describe("As a BCP 47 tag."),
  url: z.url().describe("WebVTT, valid for 12 hours."),
});

const ChapterSchema = z.object({
  segment_id: z.string(),
  title: z.string(),
  type: z.enum(SEGMENT_TYPES),
  start_sec: z.number().describe("In seconds of the program."),
});

export const RecordingProgramSchema = z
  .object({
    version: z
      .int()
      .describe(
        "The recording's version that is played. Lower than `version` while a newer one is composed.",
      ),
    duration_sec: z.number().describe("Length of the program. While live, so far."),
    composed_sec: z.number().describe("How much of it can be played already."),
    width: z
      .int()
      .describe(
        "Of the largest picture, in pixels. 1280 × 720; 1920 × 1080 is added a while after the show, without a new version, if cameras or screens had that much.",
      ),
    height: z.int(),
    playlist_url: z
      .url()
      .nullable()
      .describe(
        "HLS master playlist, valid for 12 hours, or as long as the workspace has public recording links. It grows while the show is on air. Null if nothing can be played.",
      ),
    mp4: Mp4Schema,
    captions: z
      .array(CaptionsSchema)
      .describe("What people said who agreed to be recorded. The playlist has them, too."),
    thumbnail_url: z
      .url()
      .nullable()
      .describe("JPEG, valid for 12 hours. Null until the recording is ready."),
    waveform_url: z
      .url()
      .nullable()
      .describe("JSON: `seconds_per_peak`, and `peaks` from 0 to 100. Valid for 12 hours."),
    chapters: z.array(ChapterSchema).describe("Its segments. One that the host returned to is there twice."),
  })
  .meta({
    id: "RecordingProgram",
    description: "The show as its audience saw and heard it, with captions apart.",
  });
export type RecordingProgramWire = z.infer<typeof RecordingProgramSchema>;
