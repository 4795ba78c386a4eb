import { z } from "zod";
import {
  instantOut,
  looseText,
  queryFlag,
  queryIntIfGiven,
  reference,
  slug,
  text,
} from "@/lib/operation/fields";

const TRANSCRIPT_FORMATS = ["json", "text", "vtt", "srt"] as const;
const TRANSCRIPT_STATES = ["live", "ready"] as const;
const PASS_STATES = ["running", "ready", "failed"] as const;
const PASS_FAILURES = ["not_installed", "language", "failed"] as const;

export const MAX_SEGMENT_CHARACTERS = 5_000;
const MAX_CORRECTIONS = 200;
const MAX_PHRASE = 200;
const MAX_NAME = 120;

export const TranscriptParams = z.strictObject({ slug: slug() });

const recording = () => reference().optional().describe("Defaults to the show's latest recording.");

export const GetTranscriptQuery = z.strictObject({
  format: z
    .enum(TRANSCRIPT_FORMATS)
    .default("json")
    .describe("`json` returns `segments`; the others return `content` and a `url` to download it."),
  recording_id: recording(),
  words: queryFlag().optional().describe("With `true`, segments have `words` in `json`."),
  version: queryIntIfGiven(1, 999_999_999).describe(
    "An earlier version, as corrected by then. One that doesn't exist is refused (`not_found`).",
  ),
});

const speaker = {
  person_id: z.string().describe("As in the recording's tracks; `announcer` for the announcer."),
  name: z.string().nullable(),
};

const TranscriptWordSchema = z
  .object({
    text: z.string(),
    start_sec: z.number(),
    end_sec: z.number(),
    confidence: z.number().nullable().describe("From 0 to 1. Null for words that were corrected."),
  })
  .meta({ id: "TranscriptWord" });

const TranscriptSegmentSchema = z
  .object({
    id: z.string(),
    ...speaker,
    start_sec: z.number().describe("In seconds of the recording's program."),
    end_sec: z.number(),
    text: z.string(),
    corrected: z.boolean().describe("True if its text or speaker was corrected."),
    confidence: z
      .number()
      .nullable()
      .describe("Of its words on average, from 0 to 1. Null if it isn't known, or without `words`."),
    words: z
      .array(TranscriptWordSchema)
      .nullable()
      .describe("Null if their times aren't known, as in live captions, or without `words`."),
  })
  .meta({ id: "TranscriptSegment", description: "What one person said without a break." });

export const TranscriptPassSchema = z
  .object({
    id: z.string(),
    recording_id: z.string(),
    state: z.enum(PASS_STATES),
    progress: z.int().describe("In percent."),
    failure: z.enum(PASS_FAILURES).nullable(),
    version: z.int().nullable().describe("The transcript's version that it made."),
    language: z.string(),
    created_at: instantOut(),
  })
  .meta({ id: "TranscriptPass", description: "Microphones transcribed after the show." });
export type TranscriptPassWire = z.infer<typeof TranscriptPassSchema>;

export const GenerateTranscriptInput = z.strictObject({ recording_id: recording() });

export const TranscriptSchema = z
  .object({
    event_slug: z.string(),
    recording_id: z.string(),
    version: z.int().describe("Increased by corrections and by `pass`."),
    state: z
      .enum(TRANSCRIPT_STATES)
      .describe("`live` while the show is on air and the transcript grows, `ready` after it."),
    source: z
      .enum(["live", "tracks"])
      .describe("`live`: captions of the live show; `tracks`: from microphones, after it."),
    language: z.string().describe("The show's language, as a BCP 47 tag."),
    format: z.enum(TRANSCRIPT_FORMATS),
    segments: z
      .array(TranscriptSegmentSchema)
      .nullable()
      .describe("In the order they were said. Null in other formats."),
    content: z.string().nullable().describe("The transcript in another format."),
    url: z.url().nullable().describe("Downloads `content` without a key, for 15 minutes."),
    expires_at: instantOut().nullable(),
    corrected_at: instantOut().nullable().describe("When it was last corrected."),
    pass: TranscriptPassSchema.nullable().describe("The latest one, if any."),
  })
  .meta({ id: "Transcript", description: "What was said in a recording." });
export type TranscriptWire = z.infer<typeof TranscriptSchema>;

const CorrectionInput = z.strictObject({
  segment_id: reference().optional().describe("The segment to correct."),
  at_sec: z
    .number()
    .min(0, "too_small")
    .max(1_000_000, "too_large")
    .optional()
    .describe(
      "The segment that is spoken at this second of the program; of several, the one that begins last.",
    ),
  text: looseText(MAX_SEGMENT_CHARACTERS)
    .optional()
    .describe("What the segment says. An empty text removes the segment."),
  from: text(MAX_PHRASE).optional().describe("Whole words to replace with `to`, in the same case."),
  to: looseText(MAX_PHRASE).optional().describe("What replaces `from`. May be empty."),
  person_id: reference()
    .optional()
    .describe("Who spoke: the `person_id` of another segment of this transcript."),
  name: text(MAX_NAME)
    .optional()
    .describe("The speaker's name. With `person_id` and without a segment, in all of theirs."),
});
export type CorrectionWire = z.output<typeof CorrectionInput>;

export const CorrectTranscriptInput = z.strictObject({
  recording_id: recording(),
  corrections: z
    .array(CorrectionInput)
    .min(1, "required")
    .max(MAX_CORRECTIONS, "too_many")
    .describe(
      `Applied in order, all or none. Each names a segment with \`segment_id\` or \`at_sec\` (\`required\`), not both (\`not_allowed\`), or replaces \`from\` or names \`person_id\` throughout. Each has \`text\`, or \`from\` and \`to\` (not both: \`not_allowed\`), or a speaker (\`required\`). Segments, words and people that aren't in the transcript are refused (\`not_found\`), and so are segments over ${MAX_SEGMENT_CHARACTERS} characters (\`too_long\`).`,
    ),
});

const SaidSchema = z.object({ ...speaker, text: z.string() }).meta({ id: "SegmentWords" });

export const CorrectedTranscriptSchema = z
  .object({
    recording_id: z.string(),
    version: z.int().describe("Increased if anything changed."),
    changes: z
      .array(
        z
          .object({
            segment_id: z.string(),
            start_sec: z.number(),
            before: SaidSchema,
            after: SaidSchema,
          })
          .meta({ id: "SegmentChange" }),
      )
      .describe("Each segment that changed, in the order they were said."),
  })
  .meta({ id: "CorrectedTranscript", description: "What corrections changed." });
