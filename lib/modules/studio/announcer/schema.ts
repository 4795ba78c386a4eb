import { z } from "zod";
import { EMCEE_VOICES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { instantOut, slug, text } from "@/lib/operation/fields";

/** Of one line, as the voice takes it. */
export const MOST_LINE_CHARACTERS = 10_000;

export const ShowParams = z.strictObject({ slug: slug() });

export const SpeakLineInput = z.strictObject({
  text: text(MOST_LINE_CHARACTERS).describe(
    "What is said. Markup, speech tags and emoji in it are left out; a text without a letter or digit besides them is refused (`invalid`).",
  ),
  voice: z.enum(EMCEE_VOICES).optional().describe("The show's own voice unless given."),
});

const soundsLike = z.string().describe("Whose voice that is here.");
const language = z.string().describe("The show's language, in which its lines are read.");
const reason = z.string().nullable().describe("Why nothing is spoken.");

export const AnnouncerCapabilitiesSchema = z
  .object({
    driver: z
      .enum(["built_in", "openai"])
      .describe("The voice that comes with the installation, or an endpoint that it was given."),
    spoken: z.boolean().describe("Whether this show's lines are spoken. Where not, they are captions alone."),
    reason,
    language,
    languages: z
      .array(z.string())
      .nullable()
      .describe("Which languages are spoken; null where the endpoint decides that."),
    voices: z
      .array(z.object({ voice: z.enum(EMCEE_VOICES), sounds_like: soundsLike }))
      .describe("The voices that a show can choose. Several may sound alike."),
    limits: z.object({
      characters: z.int().describe("Of one line."),
      seconds: z.int().describe("That one line may take."),
    }),
  })
  .meta({ id: "AnnouncerCapabilities", description: "What the announcer can say in this show." });

export const SpokenLineSchema = z
  .object({
    spoken: z.boolean().describe("Whether there is a sound."),
    reason,
    voice: z.enum(EMCEE_VOICES),
    sounds_like: soundsLike,
    language,
    sound: z
      .object({
        url: z.url().describe("A WAV file. Whoever has this address can fetch it, until it ends."),
        expires_at: instantOut().describe("Fifteen minutes later."),
        seconds: z.number().describe("How long it is."),
      })
      .nullable(),
  })
  .meta({ id: "SpokenLine" });
