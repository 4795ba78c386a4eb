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

/** Why someone in the audience is left out. */
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

const MAX_ADDRESSES = 1_000;

const audience = {
  to: z
    .enum(["registrations", "guests", "everyone"])
    .describe("People who registered, the show's guests, or both. Each email address receives one email."),
  states: z
    .array(z.enum(REGISTRATION_STATES))
    .min(1, "too_short")
    .max(REGISTRATION_STATES.length, "too_many")
    .default(["confirmed"])
    .describe("Only registrations in these states. Default: confirmed."),
  attended: z
    .boolean()
    .optional()
    .describe("Only registrations that joined the show (true), or never did (false)."),
  emails: z
    .array(emailAddress())
    .min(1, "too_short")
    .max(MAX_ADDRESSES, "too_many")
    .optional()
    .describe("Only these email addresses. Addresses outside the audience are skipped."),
};

const AudienceInput = z
  .strictObject(audience)
  .describe("Who receives the message. Determined again when it is sent.");

const AudienceSchema = z
  .object({ ...audience, states: z.array(z.enum(REGISTRATION_STATES)) })
  .meta({ id: "CommunicationAudience" });

export type Audience = z.output<typeof AudienceInput>;

export const contentFields = {
  subject: text(150).describe(
    "One line, with the same variables as the body except the link; any other variable is refused (`not_allowed`).",
  ),
  body: text(20_000).describe(
    "Markdown; HTML in it is shown as text. `{{name}}`, `{{title}}`, `{{starts_at}}`, `{{date}}`, `{{time}}`, `{{time_zone}}`, `{{host}}`, `{{organiser}}` and `{{join_link}}` are filled in for each recipient; any other variable is refused (`not_allowed`).",
  ),
  audience: AudienceInput,
};

const Counts = z
  .object({
    recipients: z.int().describe("Number of emails sent."),
    excluded: z
      .array(z.object({ reason: z.enum([...EXCLUSIONS, "not_found"]), count: z.int() }))
      .describe(
        "People in the audience who were skipped, by reason. For listed addresses, `not_in_audience` counts people who registered but don't match the states (such as waitlisted or cancelled) or the attendance; `not_found` counts addresses that belong to no one.",
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
  .meta({ id: "CommunicationResults", description: "Number of recipients by status." });

export const CommunicationSchema = z
  .object({
    id: z.string().describe("Identifies the message."),
    event_slug: z.string(),
    state: z.enum(COMMUNICATION_STATES),
    subject: z.string(),
    body: z.string(),
    audience: AudienceSchema,
    scheduled_for: instantOut().nullable(),
    error: z.string().nullable().describe("Why it failed."),
    results: ResultsSchema.nullable().describe("Null until sending starts."),
    created_at: instantOut(),
    updated_at: instantOut(),
    started_at: instantOut().nullable().describe("When the first email was created."),
    ended_at: instantOut().nullable().describe("When the last email was sent, or the message was cancelled."),
  })
  .meta({ id: "Communication" });

export type CommunicationWire = z.input<typeof CommunicationSchema>;

export const RecipientSchema = z
  .object({
    kind: z.enum(["registration", "guest"]),
    id: z.string().describe("The registration's or guest's name."),
    name: z.string(),
    email: z.string(),
    state: z.enum(RECIPIENT_STATES),
    reason: z.string().nullable().describe("Why no email was sent; null if one was or will be."),
    mail_id: z.string().nullable(),
    events: z
      .array(z.object({ type: z.string(), at: instantOut(), detail: z.string().nullable() }))
      .describe("The delivery events, oldest first."),
  })
  .meta({ id: "CommunicationRecipient" });

export const CommunicationWithRecipientsSchema = CommunicationSchema.extend({
  recipients: z.array(RecipientSchema).describe("One page of recipients, by id."),
  recipients_cursor: z.string().nullable().describe("Send it as `recipients_after` to get the next page."),
}).meta({ id: "CommunicationWithRecipients" });

export const PreviewSchema = Counts.extend({
  to: z.object({ name: z.string(), email: z.string() }).describe("The person it is rendered for."),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
}).meta({ id: "CommunicationPreview" });
