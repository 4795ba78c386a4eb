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

// The groups of an event's configuration: as sent (every field optional, merged with the current values) and
// as returned (every field present).

export const HostInput = z.strictObject({
  name: emptyableText(120).optional(),
  title: emptyableText(200).optional(),
  company: emptyableText(200).optional(),
  photo: emptyableAddress()
    .optional()
    .describe("URL of a picture. It is downloaded once, and later responses contain our copy's URL."),
  email: emptyableEmail().optional(),
});

const imageOfYours = () =>
  reference()
    .nullable()
    .optional()
    .describe(
      "An uploaded image instead of a URL (if both are sent, `not_allowed`). It must exist (`not_found`) and be complete (`invalid`). Null removes the picture.",
    );

/** The host of one show. Their photo can be an uploaded image. */
export const ShowHostInput = HostInput.extend({ photo_asset_id: imageOfYours() });

export const EmceeInput = z.strictObject({
  voice: z.enum(EMCEE_VOICES).optional(),
  intro: emptyableText(2000).optional(),
  private_cues: z
    .boolean()
    .optional()
    .describe("Tell guests privately when their segment starts and when its time is up. On by default."),
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
  accent: hexColor()
    .nullish()
    .describe("Your color, such as `#0f766e`. Shades of it are adjusted to be readable."),
  logo: webAddress()
    .nullish()
    .describe("URL of your logo. It is downloaded once, and later responses contain our copy's URL."),
};

const isSmall = (value: object): boolean => Buffer.byteLength(JSON.stringify(value)) <= BRAND_BYTES;

/** `accent` and `logo` are validated. The caller's own fields are stored unchanged. */
export const BrandInput = z.object(brand).catchall(z.unknown()).refine(isSmall, "too_large");

/** The brand of one show. Its logo can be an uploaded image. */
export const ShowBrandInput = z
  .object({ ...brand, logo_asset_id: imageOfYours() })
  .catchall(z.unknown())
  .refine(isSmall, "too_large");

export const AfterInput = z.strictObject({
  replay: z.enum(REPLAY_MODES).optional(),
  until: instant().nullable().optional(),
  message: emptyableText(2000).optional(),
  emails: z
    .boolean()
    .optional()
    .describe("Whether the replay is emailed, at the earliest 15 minutes after the end."),
});

export const WatchInput = z.strictObject({
  open: z
    .boolean()
    .optional()
    .describe(
      "Whether anyone with the viewer link can watch a live show without signing up. They count as viewers and toward `capacity`; to take part, they must sign up.",
    ),
  chat: z.boolean().optional(),
  questions: z.boolean().optional(),
  reactions: z.boolean().optional(),
  captions: z.boolean().optional().describe("Whether to show live captions to the audience, if available."),
  viewers: z.boolean().optional().describe("Whether the audience sees the number of viewers."),
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
    .describe("How long the stage must be silent and dark, in seconds."),
  line: emptyableText(300).optional().describe("The card's text; empty for the built-in text."),
});

/** `auto`: whoever can't use the room, or comes when it's full. */
export const HTTP_AUDIENCES = ["auto", "always", "off"] as const;

export const RecordingInput = z.strictObject({
  enabled: z
    .boolean()
    .optional()
    .describe("Whether it is recorded. A change during a show applies from the next time it goes live."),
  keep_days: z
    .int()
    .min(1, "too_small")
    .max(3650, "too_large")
    .nullable()
    .optional()
    .describe(
      "Days until recordings are deleted. Changes apply to existing ones too, a day later at the earliest. Null to keep them.",
    ),
  http_audience: z
    .enum(HTTP_AUDIENCES)
    .optional()
    .describe(
      "Who watches over HTTP, up to 20 seconds behind. `auto`: viewers who can't connect to the room or find it full. `always`: all viewers. `off`: no one.",
    ),
});

export const configInputs = {
  host: ShowHostInput.optional().describe("The host."),
  emcee: EmceeInput.optional().describe("The announcer's voice, opening line and private cues."),
  reminders: RemindersInput.optional().describe("Which emails registered people get."),
  signup: SignupInput.optional().describe("The signup page's text and sections."),
  brand: ShowBrandInput.optional().describe(
    "Color and logo; your own members are saved unchanged. Up to 16 KiB of JSON (`too_large`).",
  ),
  after: AfterInput.optional().describe(
    "What follows the show. A `replay` of `until` needs a date (`required`).",
  ),
  watch: WatchInput.optional().describe("What the audience can do."),
  survey: SurveyInput.optional().describe("A question after the show."),
  holding: HoldingInput.optional().describe(
    "A card shown automatically while a live show has no host in the room, or no video or audio on its stage.",
  ),
  recording: RecordingInput.optional().describe("Only people who agreed are recorded."),
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
  emails: z.boolean().describe("Whether the emails `replay` and `missed` are sent."),
});

export const WatchSchema = z.object({
  open: z.boolean().describe("Whether anyone with the viewer link can watch without signing up."),
  chat: z.boolean(),
  questions: z.boolean(),
  reactions: z.boolean(),
  captions: z.boolean(),
  viewers: z.boolean().describe("Whether the audience sees the number of viewers."),
});

export const SurveySchema = z.object({ enabled: z.boolean(), question: z.string() });

export const HoldingSettingsSchema = z.object({
  enabled: z.boolean(),
  after_sec: z.int(),
  line: z.string(),
});

export const RecordingSettingsSchema = z.object({
  enabled: z.boolean().describe("Applies from the next time it goes live."),
  keep_days: z.int().nullable().describe("Days until recordings are deleted."),
  http_audience: z.enum(HTTP_AUDIENCES),
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
  recording: RecordingSettingsSchema,
};

const Config = z.object(configSchemas);
export type EventConfig = z.infer<typeof Config>;

const ConfigInput = z.object(configInputs);
export type EventConfigInput = z.output<typeof ConfigInput>;

export const socialHandle = () => looseText(100).trim();
