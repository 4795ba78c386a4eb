import { z } from "zod";
import { FactCorrectionSchema } from "@/lib/modules/calls/calls/facts-schema";
import { instant, looseText, reference, text } from "@/lib/operation/fields";

export const MAX_QUESTION = 500;
const MAX_CALLS = 100;
const MAX_PEOPLE = 20;
const MAX_NAME = 200;

export const AskCallsInput = z.strictObject({
  question: text(MAX_QUESTION).describe("In the language of the calls."),
  call_ids: z
    .array(reference())
    .min(1, "required")
    .max(MAX_CALLS, "too_many")
    .optional()
    .describe("Only these calls (`not_found`). With any filter, documents aren't searched."),
  people: z
    .array(looseText(MAX_NAME))
    .min(1, "required")
    .max(MAX_PEOPLE, "too_many")
    .optional()
    .describe("Calls with any of these people."),
  company: looseText(MAX_NAME).optional().describe("Calls with someone of this company."),
  since: instant().optional().describe("Calls that took place then or later."),
  until: instant().optional().describe("Calls that took place before."),
});

const CallCitation = z
  .object({
    call_id: z.string(),
    speaker: z.string().nullable(),
    start_sec: z.number().nullable(),
    quote: z.string(),
    corrections: z
      .array(FactCorrectionSchema)
      .describe("What people corrected about what was found in this sentence."),
  })
  .meta({ id: "CallCitation", description: "A sentence of a call, word for word." });

const DocumentCitation = z
  .object({ document_id: z.string(), heading: z.string().nullable(), quote: z.string() })
  .meta({ id: "DocumentCitation", description: "A sentence of a document, word for word." });

export const CitationSchema = z.union([CallCitation, DocumentCitation]);
export type CitationWire = z.infer<typeof CitationSchema>;

export const CallAnswerSchema = z
  .object({
    answered: z.boolean().describe("False if nothing that was said or written answers it well enough."),
    answer: z
      .string()
      .nullable()
      .describe(
        "One sentence a row: the quotes of `citations`, or what a language model wrote, as far as `citations` say it.",
      ),
    disagree: z
      .boolean()
      .describe("Two calls or documents say different things; both are cited, the likelier one first."),
    citations: z.array(CitationSchema),
    nearest: z.array(CitationSchema).describe("If not answered: sentences that come closest."),
    ranked_by: z
      .enum(["words", "words_and_meaning"])
      .describe("`words` in German, French and Spanish, and until a new call or document has its vectors."),
    written_by: z.enum(["rules", "model"]).describe("`rules` has only quotes in `answer`."),
  })
  .meta({ id: "CallAnswer" });
export type CallAnswerWire = z.infer<typeof CallAnswerSchema>;
