import { z } from "zod";
import { instantOut, looseText, reference, slug } from "@/lib/operation/fields";
import { CARD_SIZE_NAMES, COPY_PLACES, PROMO_KINDS } from "@/lib/promo/parts";

export const PromoKitParams = z.strictObject({ slug: slug() });
export const PromoKitJobParams = z.strictObject({ slug: slug(), job_id: reference() });
export const PromoKitItemParams = z.strictObject({ slug: slug(), item_id: reference() });

export const MAX_COPY_CHARACTERS = 3_000;
/** The show itself, beside its people. */
export const OF_SHOW = "show";
export const ITEM_STATES = ["draft", "approved"] as const;
export const JOB_STATES = ["queued", "running", "succeeded", "failed", "cancelled"] as const;
/** What a teaser waits for. */
export const TEASER_WAITS = ["show_end", "recording", "segments", "moment"] as const;

const person = () =>
  reference().describe("`show`, `host`, or the id of one of the show's guests (`not_found`).");

export const GeneratePromoKitInput = z.strictObject({
  person_ids: z
    .array(person())
    .min(1, "required")
    .max(60, "too_many")
    .optional()
    .describe("Defaults to the show and everyone on it."),
  kinds: z
    .array(z.enum(PROMO_KINDS))
    .min(1, "required")
    .max(PROMO_KINDS.length, "too_many")
    .optional()
    .describe("Defaults to all."),
  replace_edited: z
    .boolean()
    .default(false)
    .describe("Also replaces texts that were edited. Their edits are lost."),
  render_teasers: z
    .boolean()
    .optional()
    .describe("Renders teasers that have no clip, for 10 build credits and a slot each, while slots last."),
});

export const UpdatePromoKitItemInput = z.strictObject({
  text: looseText(MAX_COPY_CHARACTERS)
    .min(1, "required")
    .optional()
    .describe(
      "Only of a `copy` (`not_allowed`). Up to 280 characters for `x_post`, with 23 for each link (`too_long`).",
    ),
  state: z
    .enum(ITEM_STATES)
    .optional()
    .describe("An edited text is a draft again unless this says `approved`."),
});

export const PromoKitBundleInput = z.strictObject({
  person_id: person()
    .optional()
    .describe("`show`, `host`, or the id of one of the show's guests (`not_found`). Defaults to everyone's."),
  include: z.enum(["approved", "all"]).default("approved"),
});

const TeaserSchema = z
  .object({
    segment_id: z.int().describe("As in listShorts."),
    clip_job_id: z.int().nullable().describe("Null until renderShort has rendered the segment."),
    clip_state: z.enum(["queued", "running", "ready", "failed", "cancelled"]).nullable(),
  })
  .meta({ id: "PromoKitTeaser" });

export const PromoKitItemSchema = z
  .object({
    id: z.string(),
    person_id: z.string(),
    kind: z.enum(PROMO_KINDS),
    size: z.enum(CARD_SIZE_NAMES).nullable().describe("Of a `card`."),
    place: z.enum(COPY_PLACES).nullable().describe("Of a `copy`."),
    version: z.int(),
    state: z.enum(ITEM_STATES),
    stale: z.boolean().describe("What it was made of has changed since."),
    edited: z.boolean(),
    text: z.string().nullable(),
    url: z.url().nullable().describe("Of a `link`: the signup page, with `source`."),
    source: z.string().nullable().describe("Registrations from this link have it as `utm.source`."),
    width: z.int().nullable(),
    height: z.int().nullable(),
    file_url: z.url().nullable().describe("For 15 minutes."),
    teaser: TeaserSchema.nullable(),
    made_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: "PromoKitItem" });
export type PromoKitItemWire = z.infer<typeof PromoKitItemSchema>;

export const PromoKitJobSchema = z
  .object({
    id: z.string(),
    state: z.enum(JOB_STATES),
    stage: z.enum(["drawing", "storing"]).nullable(),
    progress: z.int().describe("In percent."),
    error: z.string().nullable(),
    made: z.int().describe("Items that were made; those that haven't changed aren't."),
    automatic: z.boolean().describe("Started because something on the items has changed."),
    created_at: instantOut(),
    ended_at: instantOut().nullable(),
  })
  .meta({ id: "PromoKitJob" });
export type PromoKitJobWire = z.infer<typeof PromoKitJobSchema>;

const PersonSchema = z
  .object({
    person_id: z.string(),
    name: z.string().describe("The show's title, for `show`."),
    has_photo: z.boolean(),
    teaser_waits_for: z.enum(TEASER_WAITS).nullable(),
    items: z.array(PromoKitItemSchema),
  })
  .meta({ id: "PromoKitPerson" });
export type PromoKitPersonWire = z.infer<typeof PersonSchema>;

export const PromoKitSchema = z
  .object({
    people: z.array(PersonSchema).describe("First the show itself."),
    job: PromoKitJobSchema.nullable().describe("The latest."),
  })
  .meta({ id: "PromoKit" });
export type PromoKitWire = z.infer<typeof PromoKitSchema>;

const MessageSchema = z
  .object({ subject: z.string(), body: z.string(), links_expire_at: instantOut() })
  .meta({ id: "PromoKitMessage" });

export const PromoKitBundleSchema = z
  .object({
    url: z.url().describe("A ZIP file, for anyone who has this URL, for 15 minutes."),
    expires_at: instantOut(),
    items: z.int(),
    message: MessageSchema.nullable().describe(
      "For a guest: a message with their approved items, for createCommunicationDraft.",
    ),
  })
  .meta({ id: "PromoKitBundle" });
