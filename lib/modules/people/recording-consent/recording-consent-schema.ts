import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";
import { RECORDING_TEXT } from "./recording-text-vocabulary";

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
