import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";

/** What guests are asked. Other words are another version, and everybody is asked again. */
export const RECORDING_TEXT = {
  version: 1,
  question: "May this show be recorded with you in it?",
  text: "A recording holds what you say and show while you are on the stage, and nothing of what happens backstage. Your host may publish it, whole or in parts.",
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
