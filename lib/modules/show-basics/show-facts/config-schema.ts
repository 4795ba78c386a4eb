import { z } from "zod";
import {
  emptyableAddress,
  emptyableEmail,
  emptyableText,
  hexColor,
  instant,
  instantOut,
  looseText,
  reference,
  webAddress,
} from "@/lib/operation/fields";
import { EMCEE_VOICES, REPLAY_MODES } from "./vocabulary-schema";

// The groups of an event's configuration: what may be sent (every member optional, merged onto what is there)
// and what is answered (every member present).

export const HostInput = z.strictObject({
  name: emptyableText(120).optional(),
  title: emptyableText(200).optional(),
  company: emptyableText(200).optional(),
  photo: emptyableAddress()
    .optional()
    .describe("Address of a picture, which is fetched once: what is answered later is our copy of it."),
  email: emptyableEmail().optional(),
});

const imageOfYours = () =>
  reference()
    .nullable()
    .optional()
    .describe(
      "An image of this workspace instead of an address (beside one, `not_allowed` on that); it has to be there (`not_found`) and complete (`invalid`). Null takes the picture away.",
    );

/** The host of one show: their photo can be an image of the workspace. */
export const ShowHostInput = HostInput.extend({ photo_asset_id: imageOfYours() });

export const EmceeInput = z.strictObject({
  voice: z.enum(EMCEE_VOICES).optional(),
  intro: emptyableText(2000).optional(),
  private_cues: z
    .boolean()
    .optional()
    .describe(
      "Tell guests in private, into their ear, when their part comes and when its time is over. On unless it is set.",
    ),
});

export const RemindersInput = z.strictObject({
  h24: z.boolean().optional(),
  h1: z.boolean().optional(),
  live: z.boolean().optional(),
  changed: z.boolean().optional(),
});

export const SignupInput = z.strictObject({
  headline: emptyableText(200).optional(),
  sub: emptyableText(600).optional(),
  config: z
    .strictObject({ cta_text: emptyableText(60).optional(), show_agenda: z.boolean().optional() })
    .optional(),
});

const BRAND_BYTES = 16 * 1024;

const brand = {
  accent: hexColor().nullish().describe("Your colour, such as `#0f766e`. Shades of it are made readable."),
  logo: webAddress()
    .nullish()
    .describe("Address of your logo, which is fetched once: what is answered later is our copy of it."),
};

const isSmall = (value: object): boolean => Buffer.byteLength(JSON.stringify(value)) <= BRAND_BYTES;

/** `accent` and `logo` are checked; members of the caller's own are kept as they come. */
export const BrandInput = z.object(brand).catchall(z.unknown()).refine(isSmall, "too_large");

/** The brand of one show: its logo can be an image of the workspace. */
export const ShowBrandInput = z
  .object({ ...brand, logo_asset_id: imageOfYours() })
  .catchall(z.unknown())
  .refine(isSmall, "too_large");

export const AfterInput = z.strictObject({
  replay: z.enum(REPLAY_MODES).optional(),
  until: instant().nullable().optional(),
  message: emptyableText(2000).optional(),
});

export const WatchInput = z.strictObject({
  open: z
    .boolean()
    .optional()
    .describe(
      "Whether anybody with the viewer link may watch a live show without signing up. They count among those who watch, and towards `capacity`; taking part takes signing up.",
    ),
  chat: z.boolean().optional(),
  questions: z.boolean().optional(),
  reactions: z.boolean().optional(),
  captions: z
    .boolean()
    .optional()
    .describe("Whether what is said on the stage is written down for the audience, where that can be done."),
  viewers: z.boolean().optional().describe("Whether the audience sees how many people watch."),
});

export const SurveyInput = z.strictObject({
  enabled: z.boolean().optional(),
  question: emptyableText(300).optional(),
});

export const HoldingInput = z.strictObject({
  enabled: z.boolean().optional(),
  after_sec: z
    .int()
    .min(5, "too_small")
    .max(120, "too_large")
    .optional()
    .describe("How long nothing has to come from the stage, in seconds."),
  line: emptyableText(300).optional().describe("What the card says; empty for the player's own words."),
});

export const configInputs = {
  host: ShowHostInput.optional().describe("Who leads through it."),
  emcee: EmceeInput.optional().describe("The announcer's voice, opening line and private cues."),
  reminders: RemindersInput.optional().describe("Which mails go to those who signed up."),
  signup: SignupInput.optional().describe("Words and parts of the signup page."),
  brand: ShowBrandInput.optional().describe(
    "Colour and logo; members of your own are kept as they come. At most 16 KiB of JSON in all (`too_large`).",
  ),
  after: AfterInput.optional().describe(
    "What visitors find once the show is over. A `replay` of `until` needs to know until when (`required`).",
  ),
  watch: WatchInput.optional().describe("What the audience may do."),
  survey: SurveyInput.optional().describe("A question at the end."),
  holding: HoldingInput.optional().describe(
    "A card that goes up by itself while no host is in the room of a show on air, or neither picture nor sound comes from its stage; it goes when they are back.",
  ),
};

export const HostSchema = z.object({
  name: z.string(),
  title: z.string(),
  company: z.string(),
  photo: z.string(),
  email: z.string().nullable(),
});

export const EmceeSchema = z.object({
  voice: z.enum(EMCEE_VOICES),
  intro: z.string(),
  private_cues: z.boolean(),
});

export const RemindersSchema = z.object({
  h24: z.boolean(),
  h1: z.boolean(),
  live: z.boolean(),
  changed: z.boolean(),
});

export const SignupSchema = z.object({
  headline: z.string(),
  sub: z.string(),
  config: z.object({ cta_text: z.string(), show_agenda: z.boolean() }),
});

export const BrandSchema = z
  .object({ accent: z.string().nullish(), logo: z.string().nullish() })
  .catchall(z.unknown());

export const AfterSchema = z.object({
  replay: z.enum(REPLAY_MODES),
  until: instantOut().nullable(),
  message: z.string(),
});

export const WatchSchema = z.object({
  open: z.boolean().describe("Whether anybody with the viewer link may watch without signing up."),
  chat: z.boolean(),
  questions: z.boolean(),
  reactions: z.boolean(),
  captions: z.boolean(),
  viewers: z.boolean().describe("Whether the audience sees how many people watch."),
});

export const SurveySchema = z.object({ enabled: z.boolean(), question: z.string() });

export const HoldingSettingsSchema = z.object({
  enabled: z.boolean(),
  after_sec: z.int(),
  line: z.string(),
});

export const configSchemas = {
  host: HostSchema,
  emcee: EmceeSchema,
  reminders: RemindersSchema,
  signup: SignupSchema,
  brand: BrandSchema,
  after: AfterSchema,
  watch: WatchSchema,
  survey: SurveySchema,
  holding: HoldingSettingsSchema,
};

const Config = z.object(configSchemas);
export type EventConfig = z.infer<typeof Config>;

const ConfigInput = z.object(configInputs);
export type EventConfigInput = z.output<typeof ConfigInput>;

export const socialHandle = () => looseText(100).trim();
