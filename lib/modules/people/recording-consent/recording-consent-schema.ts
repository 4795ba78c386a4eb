import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";

/** The consent question. Changing the text requires a new version, and every guest must answer again. */
export const RECORDING_TEXT = {
  version: 2,
  question: "Do you agree to be recorded?",
  text: "The recording includes what you say and show while you’re on stage. Backstage is never recorded. The host may publish all or part of the recording.",
} as const;

export const RecordingConsentSchema = z
  .object({
    state: z
      .enum(["unasked", "given", "refused"])
      .describe("Their answer for the current link; `unasked` until they answer."),
    at: instantOut().nullable().describe("When they answered."),
    text_version: z.int().nullable().describe("The wording they answered."),
  })
  .meta({
    id: "RecordingConsent",
    description: "Whether a guest consents to recording. A new link or new wording asks again.",
  });
export type RecordingConsent = z.infer<typeof RecordingConsentSchema>;

export const RecordingAnswerInput = z.strictObject({
  agrees: z.boolean(),
  text_version: z.literal(RECORDING_TEXT.version, "invalid"),
});
