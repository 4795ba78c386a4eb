import { z } from "zod";
import { SECTIONS, STAGES, TONES } from "@/lib/calls/vocabulary";
import { analyzedBy, EvidenceSchema, StatementSchema } from "@/lib/modules/calls/calls/analysis-schema";
import { MAX_NAME_CHARACTERS, transcriptFields } from "@/lib/modules/calls/calls/schema";
import { text } from "@/lib/operation/fields";

const MAX_SUMMARY_CHARACTERS = 20_000;

const evidence = () => z.array(EvidenceSchema);
const tone = () =>
  text(60)
    .optional()
    .describe(
      "`friendly`, `neutral` or `formal`, or a word for one of them in English, German, French or Spanish, such as `professional`. Any other is neutral.",
    );
const toneUsed = () => z.enum(TONES).describe("The one it was written in.");
const contactName = () => text(MAX_NAME_CHARACTERS).optional().describe("Whom to greet.");

export const DraftFollowupInput = z.strictObject({
  summary: text(MAX_SUMMARY_CHARACTERS)
    .optional()
    .describe("Instead of a transcript, which is `not_allowed` then."),
  ...transcriptFields,
  contact_name: contactName(),
  tone: tone(),
});

export const DraftFromCallInput = z.strictObject({
  kind: z.enum(["email", "proposal"]).default("email"),
  ...transcriptFields,
  contact_name: contactName(),
  tone: tone(),
});

const writtenBy = () =>
  z.enum(["rules", "model"]).describe("`model`: a language model worded some of its sentences.");

export const FollowupSchema = z
  .object({
    language: z.string(),
    subject: z.string(),
    body: z.string().describe("Plain text."),
    statements: z.array(StatementSchema).describe("All that the body says about the call."),
    tone: toneUsed(),
    written_by: writtenBy(),
  })
  .meta({ id: "CallFollowup" });

export const CallDraftSchema = z
  .object({
    kind: z.enum(["email", "proposal"]),
    language: z.string(),
    subject: z.string(),
    body: z.string().describe("Plain text."),
    sections: z.array(
      z.object({
        name: z.enum(SECTIONS),
        heading: z.string(),
        statements: z.array(StatementSchema),
        missing: z.string().nullable().describe("What the call doesn't say."),
      }),
    ),
    tone: toneUsed(),
    written_by: writtenBy(),
  })
  .meta({ id: "CallDraft" });

const fieldOf = <T extends z.ZodType>(value: T) =>
  z.object({ value, confidence: z.number().describe("From 0 to 1."), evidence: evidence() });
const nullable = () => z.string().nullable();
const TextField = fieldOf(z.string()).meta({ id: "CallTextField" });

export const CallFieldsSchema = z
  .object({
    analyzed_by: analyzedBy(),
    language: z.string(),
    contact: fieldOf(
      z.object({ name: nullable(), role: nullable(), email: nullable(), phone: nullable() }),
    ).nullable(),
    company: TextField.nullable().describe("Evidence is empty if only `participants` names it."),
    value: fieldOf(
      z.object({
        amount: z.string().describe("A decimal."),
        currency: z.string(),
        per: z.enum(["month", "year"]).nullable(),
      }),
    )
      .nullable()
      .describe("A whole price that was said, never calculated."),
    products: z.array(TextField).nullable(),
    stage: fieldOf(z.enum(STAGES)).nullable(),
    next_steps: z
      .array(fieldOf(z.object({ what: z.string(), owner: nullable(), due: nullable(), agreed: z.boolean() })))
      .nullable(),
  })
  .meta({ id: "CallFields", description: "Null is what wasn't said." });
