import { z } from "zod";
import { QUALIFICATION } from "@/lib/calls/analysis-shape";
import { instant, instantOut, listQuery, looseText, reference, text, timeZone } from "@/lib/operation/fields";
import { AnalyzedCallSchema, OUTCOMES, TalkBySideSchema } from "./analysis-schema";
import { FactChangesInput, FactCorrectionSchema } from "./facts-schema";
import { MAX_NAME_CHARACTERS, MAX_PARTICIPANTS } from "./limits";
import { ParticipantInput, SIDES, side, startInput, transcriptFields } from "./transcript-input";

/** For contracts of other modules that read calls. */
export { MAX_NAME_CHARACTERS, MAX_TRANSCRIPT_CHARACTERS } from "./limits";
export { side, TranscriptInput, transcriptFields } from "./transcript-input";

const SOURCES = ["given", "show", "notetaker"] as const;
/** A person's own score of an element. */
const MAX_SCORE = 10;
const MAX_KEEP_DAYS = 3_650;
/** Of summaries that people write. */
const MAX_SHORT = 3_000;
const MAX_LONG = 10_000;

export const CallParams = z.strictObject({ call_id: reference() });

/** It becomes a part of paths. */
const ownId = () => z.string().regex(/^[A-Za-z0-9][!-~]{0,99}$/, "invalid");

export const AnalyzeCallInput = z.strictObject({
  ...transcriptFields,
  call_id: ownId()
    .optional()
    .describe(
      "Your own id for the call. If a call with this id exists, its transcript is replaced and its corrections are kept. To analyze an existing call again, send only `call_id`; if it doesn't exist, it's refused (`not_found`). Ids that look like ours (`call_…`) are reserved (`not_found`).",
    ),
  keep_days: z
    .int()
    .min(1, "too_small")
    .max(MAX_KEEP_DAYS, "too_large")
    .nullish()
    .describe("Deletes the call after so many days. Null keeps it, the default for a new one."),
});

export const ListCallsQuery = z.strictObject({
  person: looseText(MAX_NAME_CHARACTERS)
    .optional()
    .describe("Part of a participant's or speaker's name, in whole words."),
  company: looseText(MAX_NAME_CHARACTERS)
    .optional()
    .describe("Part of a participant's company name, in whole words."),
  from: instant().optional().describe("Started at this time or later."),
  to: instant()
    .optional()
    .describe("Started before. Calls without a start count from when they were stored."),
  q: looseText(100).optional().describe("Part of the title."),
  source: z.enum(SOURCES).optional(),
  ...listQuery(["created_at", "started_at"]),
});

const ParticipantSchema = z
  .object({
    name: z.string(),
    role: z.string().nullable(),
    company: z.string().nullable(),
    side: side().nullable(),
  })
  .meta({ id: "CallParticipant" });

export const SalesCallSchema = z
  .object({
    call_id: z.string(),
    version: z.int(),
    title: z.string().nullable(),
    source: z.enum(SOURCES).describe("`given`: it was sent."),
    event_slug: z.string().nullable().describe("The show that it was read from."),
    started_at: instantOut().nullable(),
    timezone: z.string().nullable(),
    language: z.string(),
    speakers: z.array(z.string()).describe("As corrected, in the order in which they first speak."),
    participants: z.array(ParticipantSchema),
    outcome: z.enum(OUTCOMES).nullable().describe("Of its analysis, or as corrected."),
    talk_ratio: TalkBySideSchema.nullable(),
    lines: z.int(),
    duration_sec: z.number().nullable(),
    keep_until: instantOut().nullable(),
    analyzed_at: instantOut().nullable(),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: "SalesCall", description: "A stored call." });
export type SalesCallWire = z.infer<typeof SalesCallSchema>;

const CorrectionsSchema = z
  .object({
    speakers: z
      .array(z.object({ label: z.string().describe("In the transcript as sent."), name: z.string() }))
      .describe("Labels with the same name are one speaker."),
    sides: z.array(z.object({ name: z.string(), side: z.enum(SIDES) })),
    title: z.string().nullable(),
    started_at: z.string().nullable(),
    timezone: z.string().nullable(),
    participants: z.array(ParticipantSchema).nullable(),
    outcome: z.object({ kind: z.enum(OUTCOMES), text: z.string() }).nullable(),
    summary: z.object({ short: z.string().nullable(), long: z.string().nullable() }),
    scores: z.record(z.string(), z.int()).describe("By element of the qualification."),
    facts: z.array(FactCorrectionSchema).describe("Of next steps, objections and so on."),
  })
  .meta({ id: "CallCorrections", description: "What people corrected. Null where nothing was." });

const corrected = {
  call: SalesCallSchema,
  analysis: AnalyzedCallSchema.nullable().describe("Of the corrected call. Null before the first."),
  corrections: CorrectionsSchema,
};

export const CorrectedCallSchema = z.object(corrected).meta({ id: "CorrectedCall" });
export type CorrectedCallWire = z.infer<typeof CorrectedCallSchema>;

const LineSchema = z
  .object({
    line: z.int(),
    speaker: z.string().nullable().describe("As corrected."),
    text: z.string(),
    start_sec: z.number().nullable(),
    end_sec: z.number().nullable(),
  })
  .meta({ id: "CallLine" });

export const CallDetailSchema = z
  .object({ ...corrected, transcript: z.array(LineSchema) })
  .meta({ id: "SalesCallDetail" });
export type CallDetailWire = z.infer<typeof CallDetailSchema>;

const SpeakerChangeInput = z.strictObject({
  name: text(MAX_NAME_CHARACTERS).describe("As it is now (`not_found`)."),
  rename: text(MAX_NAME_CHARACTERS)
    .nullish()
    .describe(
      "The new name. Another speaker's name is refused as `duplicate`, a blank one as `invalid`. Null undoes renames and merges.",
    ),
  merge_into: text(MAX_NAME_CHARACTERS)
    .optional()
    .describe(
      "Merges this speaker into the speaker with this name (`not_found` if there is none, `duplicate` if it's the same one). Can't be combined with `rename` (`not_allowed`).",
    ),
  side: side().nullish().describe("Null lets the analysis decide."),
});

const scoreInput = () => z.int().min(0, "too_small").max(MAX_SCORE, "too_large").nullish();

const ScoresInput = z.strictObject(
  Object.fromEntries(QUALIFICATION.map((element) => [element, scoreInput()])) as {
    [K in (typeof QUALIFICATION)[number]]: ReturnType<typeof scoreInput>;
  },
);

export const UpdateCallInput = z.strictObject({
  title: text(300).nullish(),
  started_at: startInput().nullish(),
  timezone: timeZone().nullish(),
  participants: z.array(ParticipantInput).max(MAX_PARTICIPANTS, "too_many").nullish(),
  speakers: z
    .array(SpeakerChangeInput)
    .max(MAX_PARTICIPANTS, "too_many")
    .optional()
    .describe("Changes, made one after the other."),
  outcome: z.strictObject({ kind: z.enum(OUTCOMES), text: text(2_000) }).nullish(),
  summary: z
    .strictObject({ short: text(MAX_SHORT).nullish(), long: text(MAX_LONG).nullish() })
    .optional()
    .describe("Your words instead of the summary's."),
  scores: ScoresInput.optional(),
  facts: FactChangesInput.optional().describe("Changes of what was found, made one after the other."),
});
export type CallChanges = z.output<typeof UpdateCallInput>;

export const DeletedCallSchema = z
  .object({ call_id: z.string(), deleted: z.literal(true) })
  .meta({ id: "DeletedCall" });
