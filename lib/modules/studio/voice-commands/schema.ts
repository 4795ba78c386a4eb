import { z } from "zod";
import { MAX_SPOKEN_SECONDS, SPOKEN_RATE, VOICE_REASONS } from "@/lib/live/spoken-command";
import { slug } from "@/lib/operation/fields";

/** Pages stop in time, but their clocks differ slightly from the recording's. */
export const MAX_SOUND_SECONDS = MAX_SPOKEN_SECONDS + 0.5;
/** File size, including the header: pages write 44 bytes, other programs somewhat more. */
const MAX_BYTES = MAX_SOUND_SECONDS * SPOKEN_RATE * 2 + 1_024;
const MAX_CHARACTERS = Math.ceil(MAX_BYTES / 3) * 4;

export const ShowParams = z.strictObject({ slug: slug() });

export const voiceQuery = z.strictObject({
  soon: z
    .enum(["true", "false"])
    .default("false")
    .describe("Someone is about to speak: start loading the recognizer."),
});

export const VoiceCommandsSchema = z.object({
  available: z.boolean(),
  reason: z.enum(VOICE_REASONS).nullable().describe("Why it isn't; `coming` resolves automatically."),
  language: z.string().describe("The show's language, in which commands are spoken."),
});

export const HearInput = z.strictObject({
  sound: z
    .string()
    .min(1, "too_short")
    .max(MAX_CHARACTERS, "too_long")
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, "invalid")
    .describe(
      `A WAV file in base64: one 16-bit channel at ${SPOKEN_RATE} Hz, up to ${MAX_SPOKEN_SECONDS} s.`,
    ),
});

export const HeardSchema = z.object({
  heard: z.string().describe("The transcript, as a sentence for runStudioCommand. Nothing was run yet."),
  seconds: z.number(),
});
