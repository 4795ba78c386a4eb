import { z } from "zod";
import {
  emailAddress,
  instantOut,
  looseText,
  queryFlag,
  secretText,
  sendFlag,
  text,
  timeZone,
} from "@/lib/operation/fields";

export const REGISTRATION_STATES = ["confirmed", "waitlisted", "pending_approval", "cancelled"] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

const Utm = z.strictObject({
  source: looseText(200).optional(),
  medium: looseText(200).optional(),
  campaign: looseText(200).optional(),
  term: looseText(200).optional(),
  content: looseText(200).optional(),
});

export const RegistrationSchema = z
  .object({
    id: z.string().describe("Names the registration in calls."),
    name: z.string().describe("As the person wants to be greeted."),
    email: z.string().describe("As it was typed."),
    state: z.enum(REGISTRATION_STATES).describe("Whether the person has a place."),
    source: z.string().describe("Where it came from: `signup`, `api`, or a word of yours."),
    marketing_consent: z.boolean().describe("True only where a box of its own was ticked."),
    time_zone: z.string().nullable().describe("IANA name; mail shows dates in it. Null takes the event's."),
    utm: Utm.describe("The campaign they came by."),
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

const person = {
  name: text(120).describe("As the person wants to be greeted."),
  email: emailAddress().describe("Each address has one place in an event."),
  marketing_consent: z
    .boolean()
    .optional()
    .describe("True only when the person ticked a box of their own for it. Default false."),
  consent_wording: looseText(500).optional().describe("The sentence beside that box, kept as a record."),
  time_zone: timeZone()
    .optional()
    .describe("IANA name. Mail shows the date in it; without one, in the event's zone."),
  utm: Utm.optional(),
};

const source = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/, "invalid")
  .optional()
  .describe("Where the registration came from, in a word of your own. Default `api`.");

export const CreateRegistrationInput = z.strictObject({
  ...person,
  source,
  send_confirmation: z.boolean().default(false).describe("Whether the person gets the mail with their link."),
  send: sendFlag(),
});

export const CreateRegistrationLegacyInput = z.strictObject({ ...person, source });

/** Pages on which visitors register themselves. The doors let new people in at once. */
export const SIGNUP_SOURCES = ["signup", "viewer_door", "guest_door"] as const;

export const SignupInput = z.strictObject({ ...person, source: z.enum(SIGNUP_SOURCES).default("signup") });

export const SignupAnswerSchema = z
  .object({
    state: z
      .enum(["confirmed", "waitlisted", "pending_approval", "full"])
      .describe("What a new sign-up comes to at this moment, whether or not this one was new."),
    entered: z.boolean().describe("True when this browser now holds the place and can go on to the show."),
    check_mail: z.boolean().describe("True when the personal link is on its way by mail."),
    message: z.string(),
  })
  .meta({ id: "SignupAnswer" });

export type SignupAnswer = z.infer<typeof SignupAnswerSchema>;

export const JoinInput = z.strictObject({ join: looseText(200) });

export const PlaceSchema = z
  .object({ state: z.enum(REGISTRATION_STATES), name: z.string() })
  .meta({ id: "Place", description: "An attendee's own place, as that attendee sees it." });

export const registrationFilters = {
  state: z.enum(REGISTRATION_STATES).optional().describe("Only places in this state."),
  source: looseText(40).optional().describe("Only those that came from there."),
  marketing_consent: queryFlag().optional().describe("Only those who agreed to marketing, or did not."),
  q: looseText(100).optional().describe("A part of the name or the address."),
};
