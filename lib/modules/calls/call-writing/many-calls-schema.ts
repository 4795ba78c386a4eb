import { z } from "zod";
import { CHANGE_KINDS, PARTS } from "@/lib/calls/vocabulary";
import { analyzedBy, EvidenceSchema } from "@/lib/modules/calls/calls/analysis-schema";
import {
  MAX_TRANSCRIPT_CHARACTERS,
  side,
  TranscriptInput,
  transcriptFields,
} from "@/lib/modules/calls/calls/schema";
import { reference, text } from "@/lib/operation/fields";

export const MAX_CALLS = 50;
const MAX_TRACKERS = 20;
const MAX_KEYWORDS = 50;
const MAX_KEYWORD_CHARACTERS = 100;

const callIds = () => z.array(reference()).max(MAX_CALLS, "too_many");
const part = () => z.enum(PARTS);

const TrackerInput = z.strictObject({
  name: text(MAX_KEYWORD_CHARACTERS),
  keywords: z.array(text(MAX_KEYWORD_CHARACTERS)).max(MAX_KEYWORDS, "too_many").optional(),
  meaning: text(300)
    .optional()
    .describe("A sentence; English calls are searched for others that mean it. `required` without keywords."),
  side: side().optional(),
  part: part().optional(),
});

export const TrackMentionsInput = z.strictObject({
  trackers: z.array(TrackerInput).min(1, "required").max(MAX_TRACKERS, "too_many"),
  call_ids: callIds()
    .min(1, "required")
    .optional()
    .describe("Instead of one call, which is `not_allowed` then."),
  ...transcriptFields,
});

const MentionSchema = z
  .object({
    call_id: z.string().nullable(),
    by: z.enum(["keyword", "meaning"]),
    keyword: z.string().nullable(),
    negated: z.boolean().describe("“We don't use it.”"),
    side: side().nullable(),
    part: part(),
    evidence: z.array(EvidenceSchema),
  })
  .meta({ id: "CallMention" });

export const TrackedSchema = z
  .object({
    meaning: z
      .object({
        state: z.enum(["not_asked", "compared", "partly", "unavailable"]),
        reason: z.string().nullable(),
      })
      .describe("Whether meanings were compared. Otherwise words alone decide."),
    trackers: z.array(
      z.object({
        name: z.string(),
        total: z.int().describe("Of all mentions, of which up to 200 are returned."),
        negated: z.int(),
        mentions: z.array(MentionSchema),
      }),
    ),
  })
  .meta({ id: "TrackedMentions" });

export const RollUpCallsInput = z.strictObject({
  transcripts: z
    .array(z.union([text(MAX_TRANSCRIPT_CHARACTERS), TranscriptInput]))
    .min(2, "too_short")
    .max(MAX_CALLS, "too_many")
    .optional()
    .describe(
      "Transcripts in chronological order; we sort them if all have `started_at`. Send these or `call_ids`: neither returns `required`, both return `not_allowed`. Up to 2,000,000 characters in total (`too_long`).",
    ),
  call_ids: callIds().min(2, "too_short").optional(),
});

const RolledEvidence = EvidenceSchema.extend({
  call: z.int().describe("Its place in `calls`, from 1."),
}).meta({
  id: "RolledUpEvidence",
});
const rolled = () => z.array(RolledEvidence);
const ReasonSchema = z
  .object({ kind: z.string(), text: z.string(), evidence: rolled() })
  .meta({ id: "RolledUpReason" });

export const RolledUpSchema = z
  .object({
    language: z.string(),
    calls: z.array(
      z.object({
        call_id: z.string().nullable(),
        title: z.string().nullable(),
        started_at: z.string().nullable(),
        analyzed_by: analyzedBy(),
      }),
    ),
    momentum: z.object({ direction: z.enum(["up", "flat", "down"]), reasons: z.array(ReasonSchema) }),
    risk: z.object({ level: z.enum(["low", "medium", "high"]), reasons: z.array(ReasonSchema) }),
    changes: z.array(z.object({ kind: z.enum(CHANGE_KINDS), text: z.string(), evidence: rolled() })),
    next_step: z
      .object({
        what: z.string(),
        owner: z.string().nullable(),
        due: z.string().nullable(),
        agreed: z.boolean(),
        evidence: rolled(),
      })
      .nullable(),
    went_quiet: z.array(z.object({ name: z.string(), last_call: z.int(), evidence: rolled() })),
    not_found: z.array(z.string()),
  })
  .meta({ id: "RolledUpCalls" });
