import { z } from "zod";
import { REGISTRATION_STATES } from "@/lib/modules/registrations/places/registration-schema";
import { emailAddress, instantOut, text } from "@/lib/operation/fields";

export const COMMUNICATION_STATES = [
  "draft",
  "scheduled",
  "queued",
  "sending",
  "sent",
  "failed",
  "cancelled",
] as const;
export type CommunicationState = (typeof COMMUNICATION_STATES)[number];

/** Why somebody of the audience gets nothing. */
export const EXCLUSIONS = [
  "no_address",
  "not_in_audience",
  "duplicate",
  "unsubscribed",
  "bounced",
  "complained",
] as const;

export const RECIPIENT_STATES = [
  "waiting",
  "queued",
  "sending",
  "sent",
  "captured",
  "suppressed",
  "skipped",
  "failed",
  "bounced",
  "complained",
  "excluded",
] as const;

const MOST_ADDRESSES = 1_000;

const audience = {
  to: z
    .enum(["registrations", "guests", "everyone"])
    .describe("People who registered, guests of the show, or both. Each address gets one mail."),
  states: z
    .array(z.enum(REGISTRATION_STATES))
    .min(1, "too_short")
    .max(REGISTRATION_STATES.length, "too_many")
    .default(["confirmed"])
    .describe("Registrations in these states. Default: those that hold a place."),
  attended: z
    .boolean()
    .optional()
    .describe("Only registrations that entered the show (true), or that never did (false)."),
  emails: z
    .array(emailAddress())
    .min(1, "too_short")
    .max(MOST_ADDRESSES, "too_many")
    .optional()
    .describe("Of all those only these addresses. One that belongs to none of them gets nothing."),
};

const AudienceInput = z
  .strictObject(audience)
  .describe("Who gets the message. Counted anew when it goes out.");

const AudienceSchema = z
  .object({ ...audience, states: z.array(z.enum(REGISTRATION_STATES)) })
  .meta({ id: "CommunicationAudience" });

export type Audience = z.output<typeof AudienceInput>;

export const contentFields = {
  subject: text(150).describe(
    "One line, with the variables of the body except the link; any other variable is refused (`not_allowed`).",
  ),
  body: text(20_000).describe(
    "Markdown; HTML in it is shown as text. `{{name}}`, `{{title}}`, `{{starts_at}}`, `{{date}}`, `{{time}}`, `{{time_zone}}`, `{{host}}`, `{{organiser}}` and `{{join_link}}` are filled in for each reader; any other variable is refused (`not_allowed`).",
  ),
  audience: AudienceInput,
};

const Counts = z
  .object({
    recipients: z.int().describe("Mails that go out."),
    excluded: z
      .array(z.object({ reason: z.enum([...EXCLUSIONS, "not_found"]), count: z.int() }))
      .describe(
        "People of the audience who get none, by reason. Of listed addresses, `not_in_audience` counts those of people who registered but are in another state (they wait, or gave their place up) or attended or not otherwise; `not_found` those of nobody.",
      ),
  })
  .meta({ id: "CommunicationCounts" });

export const ResultsSchema = z
  .object(
    Object.fromEntries(RECIPIENT_STATES.map((state) => [state, z.int()])) as Record<
      (typeof RECIPIENT_STATES)[number],
      z.ZodInt
    >,
  )
  .meta({ id: "CommunicationResults", description: "How many recipients stand where." });

export const CommunicationSchema = z
  .object({
    id: z.string().describe("Names the message in calls."),
    event_slug: z.string(),
    state: z.enum(COMMUNICATION_STATES),
    subject: z.string(),
    body: z.string(),
    audience: AudienceSchema,
    scheduled_for: instantOut().nullable(),
    error: z.string().nullable().describe("Why it failed."),
    results: ResultsSchema.nullable().describe("Null until it begins to go out."),
    created_at: instantOut(),
    updated_at: instantOut(),
    started_at: instantOut().nullable().describe("When the first mail was written."),
    ended_at: instantOut().nullable().describe("When the last one was out, or the message was cancelled."),
  })
  .meta({ id: "Communication" });

export type CommunicationWire = z.input<typeof CommunicationSchema>;

export const RecipientSchema = z
  .object({
    kind: z.enum(["registration", "guest"]),
    id: z.string().describe("Of the registration or the guest."),
    name: z.string(),
    email: z.string(),
    state: z.enum(RECIPIENT_STATES),
    reason: z.string().nullable().describe("Why no mail went out; null where one did or will."),
    mail_id: z.string().nullable(),
    events: z
      .array(z.object({ type: z.string(), at: instantOut(), detail: z.string().nullable() }))
      .describe("What became of the mail, oldest first."),
  })
  .meta({ id: "CommunicationRecipient" });

export const CommunicationWithRecipientsSchema = CommunicationSchema.extend({
  recipients: z.array(RecipientSchema).describe("A page of them, by id."),
  recipients_cursor: z.string().nullable().describe("Goes into `recipients_after` for the next page."),
}).meta({ id: "CommunicationWithRecipients" });

export const PreviewSchema = Counts.extend({
  to: z.object({ name: z.string(), email: z.string() }).describe("Whom it is shown for."),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
}).meta({ id: "CommunicationPreview" });
