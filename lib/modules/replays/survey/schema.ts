import { z } from "zod";
import { emptyableText, instantOut, listQuery, slug } from "@/lib/operation/fields";

export const SURVEY_COMMENT_CHARACTERS = 2_000;

export const ShowParams = z.strictObject({ slug: slug() });

export const AnswerInput = z.strictObject({
  score: z.int().min(0).max(10).describe("How likely they are to recommend the show, from 0 to 10."),
  comment: emptyableText(SURVEY_COMMENT_CHARACTERS).default(""),
});

export const AnsweredSchema = z.object({ score: z.int(), comment: z.string() });

export const AnswersQuery = z.strictObject(listQuery(["answered_at"]));

export const SurveyAnswerSchema = z
  .object({
    id: z.string(),
    registration_id: z.string().nullable().describe("Null if the person's data was erased."),
    name: z.string().nullable().describe("Null if the registration was removed."),
    score: z.int(),
    comment: z.string(),
    answered_at: instantOut(),
  })
  .meta({ id: "SurveyAnswer" });
export type SurveyAnswerWire = z.infer<typeof SurveyAnswerSchema>;

/** The survey for one attendee, once the show is over. */
export const SurveySchema = z.object({
  /** The host's own question. Empty for the page's. */
  question: z.string(),
  answered: z.boolean(),
});
