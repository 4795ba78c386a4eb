import { z } from "zod";
import { EMCEE_VOICES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { instantOut, slug, text } from "@/lib/operation/fields";

/** Maximum length of one line, as accepted by the voice. */
export const MAX_LINE_CHARACTERS = 10_000;

export const ShowParams = z.strictObject({ slug: slug() });

export const SpeakLineInput = z.strictObject({
  text: text(MAX_LINE_CHARACTERS).describe(
    "The text to speak. Markup, speech tags and emoji are ignored; text that contains no other letter or digit is refused (`invalid`).",
  ),
  voice: z.enum(EMCEE_VOICES).optional().describe("Default: the show's voice."),
});

const soundsLike = z.string().describe("The voice's name on this installation.");
const language = z.string().describe("The show's language, in which its lines are spoken.");
const reason = z.string().nullable().describe("Why nothing can be spoken.");

export const AnnouncerCapabilitiesSchema = z
  .object({
    driver: z.enum(["built_in", "openai"]).describe("The built-in voice, or a configured endpoint."),
    spoken: z
      .boolean()
      .describe("Whether this show's lines are spoken. If not, they appear as captions only."),
    reason,
    language,
    languages: z
      .array(z.string())
      .nullable()
      .describe("The supported languages; null if the endpoint decides."),
    voices: z
      .array(z.object({ voice: z.enum(EMCEE_VOICES), sounds_like: soundsLike }))
      .describe("The voices a show can choose from. Some may sound the same."),
    limits: z.object({
      characters: z.int().describe("Per line."),
      seconds: z.int().describe("Maximum length of one line."),
    }),
  })
  .meta({ id: "AnnouncerCapabilities", description: "What the announcer can say in this show." });

export const SpokenLineSchema = z
  .object({
    spoken: z.boolean().describe("Whether there is audio."),
    reason,
    voice: z.enum(EMCEE_VOICES),
    sounds_like: soundsLike,
    language,
    sound: z
      .object({
        url: z.url().describe("A WAV file. Anyone with this URL can download it until it expires."),
        expires_at: instantOut().describe("15 minutes from now."),
        seconds: z.number().describe("Duration of the audio."),
      })
      .nullable(),
  })
  .meta({ id: "SpokenLine" });
