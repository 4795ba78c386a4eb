import { z } from "zod";
import { emptyableEmail, emptyableText, instantOut } from "@/lib/operation/fields";
import { upTo } from "@/lib/stage/text";

/** Every email that a show sends to its people and whose copy can be changed. */
export const COPY_KINDS = [
  "confirmation",
  "h24",
  "h1",
  "live",
  "changed",
  "cancelled",
  "guest_invite",
  "rehearsal_invite",
  "replay",
  "missed",
] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

/** Sources of copy. The first that has a field decides it. */
export const COPY_LAYERS = ["event", "series", "workspace", "built_in"] as const;
export type CopyLayer = (typeof COPY_LAYERS)[number];

export const COPY_FIELDS = [
  "subject",
  "preheader",
  "heading",
  "body",
  "button_label",
  "from_name",
  "reply_to",
] as const;
export type CopyField = (typeof COPY_FIELDS)[number];

export type CopyFields = Partial<Record<CopyField, string>>;

const FIELD_WORDS: Record<CopyField, string> = {
  subject: "The subject line.",
  preheader: "The preview text that email apps show after the subject.",
  heading: "The email's headline.",
  body: "The text, as Markdown. HTML in it is shown as text, and images as their alt text.",
  button_label: "The button's label.",
  from_name: "The name that it comes from.",
  reply_to: "Where replies go. Built in, it is null: the email address of the show's host, if there is one.",
};

const ONE_LINE = /^[^\p{Cc}\u2028\u2029\ud800-\udfff]*$/u;

// Control characters are checked before trimming, so an attempted header injection is reported, not dropped.
const line = (max: number) =>
  upTo(max, z.string().regex(ONE_LINE, "invalid").trim())
    .nullable()
    .transform((value) => value ?? "");

const inputs = {
  subject: line(200),
  preheader: line(200),
  heading: line(200),
  body: emptyableText(10_000),
  button_label: line(60),
  from_name: line(100),
  reply_to: emptyableEmail(),
} satisfies Record<CopyField, z.ZodType>;

const INHERITED = "Null, empty or omitted: inherited.";

export const CopyInput = z.strictObject({
  subject: inputs.subject.optional().describe(`${FIELD_WORDS.subject} ${INHERITED}`),
  preheader: inputs.preheader.optional().describe(`${FIELD_WORDS.preheader} ${INHERITED}`),
  heading: inputs.heading.optional().describe(`${FIELD_WORDS.heading} ${INHERITED}`),
  body: inputs.body.optional().describe(`${FIELD_WORDS.body} ${INHERITED}`),
  button_label: inputs.button_label.optional().describe(`${FIELD_WORDS.button_label} ${INHERITED}`),
  from_name: inputs.from_name.optional().describe(`${FIELD_WORDS.from_name} ${INHERITED}`),
  reply_to: inputs.reply_to.optional().describe(`${FIELD_WORDS.reply_to} ${INHERITED}`),
});

const Sourced = {
  value: z.string().nullable().describe("The text, with its variables."),
  layer: z.enum(COPY_LAYERS).describe("The layer it comes from."),
};

const CopyFieldSchema = z
  .object({
    ...Sourced,
    inherited: z.object(Sourced).describe("What it becomes when you reset this layer's text."),
  })
  .meta({ id: "EmailField", description: "One field of an email text, and where it comes from." });

export type CopyFieldWire = z.infer<typeof CopyFieldSchema>;

const FieldsSchema = z.object({
  subject: CopyFieldSchema.describe(FIELD_WORDS.subject),
  preheader: CopyFieldSchema.describe(FIELD_WORDS.preheader),
  heading: CopyFieldSchema.describe(FIELD_WORDS.heading),
  body: CopyFieldSchema.describe(FIELD_WORDS.body),
  button_label: CopyFieldSchema.describe(FIELD_WORDS.button_label),
  from_name: CopyFieldSchema.describe(FIELD_WORDS.from_name),
  reply_to: CopyFieldSchema.describe(FIELD_WORDS.reply_to),
});

export const EmailCopySchema = z
  .object({
    kind: z.enum(COPY_KINDS).describe("The kind of email."),
    layer: z.enum(["event", "series", "workspace"]).describe("The layer of this call."),
    class: z
      .enum(["transactional", "reminder"])
      .describe("`transactional`: the person asked for it. `reminder`: people can unsubscribe from it."),
    purpose: z.string().describe("Who gets it, and when."),
    variables: z.array(z.string()).describe("The supported variables. Links only in `body`."),
    fields: FieldsSchema.describe("Each field, its layer, and what it becomes when you reset it."),
    updated_at: instantOut().nullable().describe("When this layer's text was last changed; null if never."),
  })
  .meta({ id: "EmailCopy", description: "One email text, as seen by one layer." });

export type EmailCopyWire = z.infer<typeof EmailCopySchema>;

const PreviewSchema = z
  .object({
    to: z.object({ name: z.string(), email: z.string() }).describe("The person it is rendered for."),
    from_name: z.string().describe("The sender's name."),
    reply_to: z.string().nullable().describe("Where replies go."),
    subject: z.string().describe("The subject line."),
    preheader: z.string().describe("The preview text in email apps."),
    html: z.string().describe("The email as HTML. Its personal links don't work."),
    text: z.string().describe("The email as plain text."),
  })
  .meta({ id: "EmailPreview", description: "A rendered email." });

export const EmailCopyWithPreviewSchema = EmailCopySchema.extend({
  preview: PreviewSchema.describe("The email rendered for this person, or for a sample person."),
}).meta({ id: "EmailCopyWithPreview", description: "One email text, and the rendered email." });

export type EmailPreviewWire = z.infer<typeof PreviewSchema>;
