import { z } from "zod";
import { instantOut, looseText, secretText } from "@/lib/operation/fields";

export const REGISTRATION_STATES = ["confirmed", "waitlisted", "pending_approval", "cancelled"] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Someone's email status for the show. */
export const EMAIL_STATUSES = ["none", "waiting", "out", "failed", "unsubscribed"] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** Filters of a list of people, for a query and for a body. */
export const peopleFilters = {
  state: z.enum(REGISTRATION_STATES).optional().describe("Only registrations in this state."),
  source: looseText(40).optional().describe("Only registrations from this source."),
  mail: z
    .enum(EMAIL_STATUSES)
    .optional()
    .describe(
      "Only people with this email status for the show: `none` sent, something `waiting`, `out`, or `failed`, bounced or suppressed, or `unsubscribed`.",
    ),
  q: looseText(100).optional().describe("Part of the name or email address."),
};

export const Utm = z.strictObject({
  source: looseText(200).optional(),
  medium: looseText(200).optional(),
  campaign: looseText(200).optional(),
  term: looseText(200).optional(),
  content: looseText(200).optional(),
});

const Consent = z
  .object({
    marketing: z.boolean().describe("Whether the person consented to marketing."),
    at: instantOut().nullable().describe("When they consented."),
    source: z.string().nullable().describe("Where they consented."),
    wording: z.string().nullable().describe("The checkbox's text."),
    attestation: z
      .object({ source_type: z.string(), source_detail: z.string() })
      .nullable()
      .describe("Where an imported list came from, in the importer's words."),
  })
  .describe("The person's consent, as a record.");

export const RegistrationSchema = z
  .object({
    id: z.string().describe("Identifies the registration."),
    name: z.string().describe("The person's preferred name."),
    email: z.string().describe("The email address as entered."),
    state: z.enum(REGISTRATION_STATES).describe("The registration's state."),
    held_until: instantOut()
      .nullable()
      .describe("For waitlisted people: until when a free place is held for them."),
    source: z.string().describe("Where it came from: `signup`, `api`, `import`, or your own word."),
    marketing_consent: z.boolean().describe("True only if a separate checkbox was ticked."),
    consent: Consent,
    time_zone: z
      .string()
      .nullable()
      .describe("IANA time zone; emails show dates in it. Null uses the event's."),
    utm: Utm.describe("The campaign they came from."),
    referrer: z.string().nullable().describe("The page they came from, as sent by their browser."),
    unsubscribed_at: instantOut().nullable().describe("When they unsubscribed."),
    joined_at: instantOut().nullable().describe("When they first joined the show."),
    join_link: secretText()
      .optional()
      .describe("The attendee's personal link. Only for keys with `registrations:write`."),
    created_at: instantOut().describe("When it was created."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({ id: "Registration", description: "A registration for an event. One per email address." });

export type RegistrationWire = z.infer<typeof RegistrationSchema>;
