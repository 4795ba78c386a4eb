import { z } from "zod";
import { instantOut, looseText, secretText } from "@/lib/operation/fields";

export const REGISTRATION_STATES = ["confirmed", "waitlisted", "pending_approval", "cancelled"] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Where somebody stands with the mail of the show. */
export const MAIL_STANDINGS = ["none", "waiting", "out", "failed", "unsubscribed"] as const;
export type MailStanding = (typeof MAIL_STANDINGS)[number];

/** Filters of a list of people, for a query and for a body alike. */
export const peopleFilters = {
  state: z.enum(REGISTRATION_STATES).optional().describe("Only places in this state."),
  source: looseText(40).optional().describe("Only those that came from there."),
  mail: z
    .enum(MAIL_STANDINGS)
    .optional()
    .describe(
      "Only those who stand like this with the show's mail: `none` was written to them, something is `waiting`, `out`, or `failed`, bounced or was suppressed, or they `unsubscribed`.",
    ),
  q: looseText(100).optional().describe("A part of the name or the address."),
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
    marketing: z.boolean().describe("What was agreed to."),
    at: instantOut().nullable().describe("When it was said."),
    source: z.string().nullable().describe("Where it was said."),
    wording: z.string().nullable().describe("The sentence beside the box."),
    attestation: z
      .object({ source_type: z.string(), source_detail: z.string() })
      .nullable()
      .describe("Where somebody else's list came from, in the words of whoever sent it."),
  })
  .describe("What the person agreed to, as a record.");

export const RegistrationSchema = z
  .object({
    id: z.string().describe("Names the registration in calls."),
    name: z.string().describe("As the person wants to be greeted."),
    email: z.string().describe("As it was typed."),
    state: z.enum(REGISTRATION_STATES).describe("Whether the person has a place."),
    held_until: instantOut()
      .nullable()
      .describe("On the waiting list: until when a place that became free is held for this person."),
    source: z.string().describe("Where it came from: `signup`, `api`, `import`, or a word of yours."),
    marketing_consent: z.boolean().describe("True only where a box of its own was ticked."),
    consent: Consent,
    time_zone: z.string().nullable().describe("IANA name; mail shows dates in it. Null takes the event's."),
    utm: Utm.describe("The campaign they came by."),
    referrer: z.string().nullable().describe("The page they came from, as their browser named it."),
    unsubscribed_at: instantOut().nullable().describe("When they asked for no more mail."),
    joined_at: instantOut().nullable().describe("When they first entered the show."),
    join_link: secretText()
      .optional()
      .describe("The attendee's personal link. Only in answers to keys that hold `registrations:write`."),
    created_at: instantOut().describe("When it was made."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({ id: "Registration", description: "Somebody's place in an event. One for each address." });

export type RegistrationWire = z.infer<typeof RegistrationSchema>;
