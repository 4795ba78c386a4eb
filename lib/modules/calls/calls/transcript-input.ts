import { z } from "zod";
import { INSTANT } from "@/lib/operation/field-patterns";
import { languageTag, looseText, reference, slug, text, timeZone } from "@/lib/operation/fields";
import { MAX_NAME_CHARACTERS, MAX_PARTICIPANTS, MAX_SEGMENTS, MAX_TRANSCRIPT_CHARACTERS } from "./limits";

export const SIDES = ["ours", "customer"] as const;
export const side = () => z.enum(SIDES);

/** Unlike `instant()`, it stays as written: its offset tells the day on which the call took place. */
export const startInput = () =>
  z
    .string()
    .regex(INSTANT, "iso_8601")
    .meta({ format: "date-time" })
    .transform((value) => value.toUpperCase());

/** Someone in the call, whether they speak or not. */
export const ParticipantInput = z.strictObject({
  name: text(MAX_NAME_CHARACTERS),
  role: looseText(MAX_NAME_CHARACTERS).optional(),
  company: looseText(MAX_NAME_CHARACTERS).optional(),
  side: side().optional(),
});

const seconds = () => z.number().min(0, "too_small").max(1_000_000, "too_large");

const SegmentInput = z.strictObject({
  speaker: looseText(MAX_NAME_CHARACTERS).nullish(),
  text: looseText(MAX_TRANSCRIPT_CHARACTERS),
  start_sec: seconds().nullish(),
  end_sec: seconds().nullish(),
});

/** What is known about a call besides its words. */
export const callFactFields = {
  title: looseText(300).optional(),
  participants: z.array(ParticipantInput).max(MAX_PARTICIPANTS, "too_many").optional(),
  started_at: startInput().optional().describe("Dates such as “next Tuesday” count from here."),
  timezone: timeZone().optional(),
};

/** The fields of a body that say which call is meant. Spread them; `TranscriptInput` has them alone. */
export const transcriptFields = {
  transcript: text(MAX_TRANSCRIPT_CHARACTERS)
    .optional()
    .describe(
      "Lines of `Speaker: text`, WebVTT, SRT, or an export from Zoom, Meet, Teams, Otter or Fireflies. Send exactly one of `transcript`, `segments`, `call_id` and `event_slug`: none is `transcript: required`, another one `not_allowed`.",
    ),
  segments: z
    .array(SegmentInput)
    .min(1, "required")
    .max(MAX_SEGMENTS, "too_many")
    .optional()
    .describe(
      "400,000 characters in all (`too_long`), as in `transcript`. Without any words, either is `required`.",
    ),
  call_id: reference().optional().describe("A stored call, with its corrections (`not_found`)."),
  event_slug: slug()
    .optional()
    .describe("A show, whose latest recording has a transcript (`not_ready` without)."),
  ...callFactFields,
  language: languageTag()
    .optional()
    .describe("English, German, French or Spanish, else `unsupported`. Recognized if left out."),
};

export const TranscriptInput = z.strictObject(transcriptFields);
export type TranscriptInputWire = z.output<typeof TranscriptInput>;
