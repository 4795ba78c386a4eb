import { z } from "zod";
import { person } from "@/lib/modules/registrations/places/person-schema";
import {
  peopleFilters,
  REGISTRATION_STATES,
  RegistrationSchema,
  Utm,
} from "@/lib/modules/registrations/places/registration-schema";
import {
  instantOut,
  looseText,
  queryFlag,
  reference,
  secretText,
  sendFlag,
  timeZone,
} from "@/lib/operation/fields";

const sourceWord = () => z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/, "invalid");
const source = sourceWord()
  .optional()
  .describe(
    "Where the registration came from, in your own word. Default: `api`. `synthetic` marks a program that watches: it doesn't count in the show's statistics.",
  );

const sendConfirmation = z.boolean().default(false).describe("Whether to email the person their link.");

export const CreateRegistrationInput = z.strictObject({
  ...person,
  source,
  send_confirmation: sendConfirmation,
  send: sendFlag(),
});

export const CreateRegistrationLegacyInput = z.strictObject({ ...person, source });

export const UpdateRegistrationInput = z.strictObject({
  name: person.name.optional(),
  email: person.email
    .optional()
    .describe(
      "Checked against all other registrations: if it is already registered, refused as `duplicate`. The previous personal link stops working.",
    ),
  state: z
    .enum(["confirmed", "waitlisted", "cancelled"])
    .optional()
    .describe(
      "`confirmed` approves a request, moves someone off the waitlist or restores a cancelled registration, if there is space (`slot_limit_reached`); `cancelled` also declines.",
    ),
  marketing_consent: z.boolean().optional().describe("What the person told you; saved with the time."),
  consent_wording: looseText(500)
    .optional()
    .describe("The wording. Only with `marketing_consent` (`not_allowed`)."),
  time_zone: timeZone()
    .nullable()
    .optional()
    .describe("IANA time zone, or its Windows name, such as `Eastern Standard Time`. Null uses the event's."),
  utm: Utm.optional().describe("Replaced as a whole."),
  referrer: looseText(1000).nullable().optional(),
  send_confirmation: z.boolean().default(false).describe("Whether to email the person their new status."),
  send: sendFlag(),
});

export const RemovedSchema = z.object({
  removed: z.literal(true),
  id: z.string(),
  email: z.string(),
});

export const MAX_VALIDATED = 100;
const ROW_OUTCOMES = ["new", "registered", "duplicate", "suppressed", "invalid"] as const;

export const ValidateRegistrationsInput = z.strictObject({
  records: z
    .array(z.record(z.string(), z.unknown()))
    .min(1, "required")
    .max(MAX_VALIDATED, "too_many")
    .describe("As for `bulkRegistrations`. Problems are reported in the response."),
});

export const ValidationSchema = z
  .object({
    records: z.array(
      z.object({
        index: z.int().describe("The record's position in the list, from 0."),
        outcome: z
          .enum(ROW_OUTCOMES)
          .describe(
            "`registered`: already registered; `duplicate`: listed earlier in these records; `suppressed`: receives no email.",
          ),
        email: z.string().nullable().describe("The email address as it is compared: lowercase after NFKC."),
        registration_id: z.string().nullable(),
        state: z.enum(REGISTRATION_STATES).nullable(),
        fields: z.record(z.string(), z.string()).describe("What is wrong, by field."),
      }),
    ),
    counts: z.object({
      new: z.int(),
      registered: z.int(),
      duplicate: z.int(),
      suppressed: z.int(),
      invalid: z.int(),
    }),
    places_left: z.int().nullable().describe("Free places left. Null: no limit."),
  })
  .meta({ id: "RegistrationValidation" });

export const MAX_BULK = 5;

export const BulkRecord = z.strictObject({
  name: looseText(120).default("").describe("The person's preferred name. Optional."),
  email: person.email,
  marketing_consent: person.marketing_consent,
});

const SourceAttestation = z
  .strictObject({
    source_type: sourceWord().describe(
      "The kind of list, in one word, such as `opt_in_list`, `event_signup`, `customers` or `members`.",
    ),
    source_detail: looseText(500).default("").describe("Where people consented, and to what."),
  })
  .describe("You confirm that these people agreed to be registered. Saved with each registration.");

const bulk = {
  records: z
    .array(BulkRecord)
    .min(1, "required")
    .max(MAX_BULK, "too_many")
    .describe("At most 5; use an import for more."),
  enrollment_mode: z
    .enum(["external_signup"])
    .default("external_signup")
    .describe("They signed up elsewhere."),
  source_attestation: SourceAttestation,
};

export const BulkRegistrationsInput = z.strictObject({
  ...bulk,
  send_confirmation: sendConfirmation,
  send: sendFlag(),
});

export const BulkRegistrationsLegacyInput = z.strictObject({
  ...bulk,
  send_confirmation: z.boolean().default(true).describe("Whether to email people their link."),
});

export const BULK_OUTCOMES = ["created", "merged", "suppressed", "over_capacity"] as const;

export const BulkResultSchema = z
  .object({
    results: z.array(
      z.object({
        index: z.int(),
        outcome: z
          .enum(BULK_OUTCOMES)
          .describe(
            "`merged`: already registered, or listed twice in this call; `suppressed`: receives no email, and was skipped; `over_capacity`: the event is full.",
          ),
        email: z.string(),
        registration: RegistrationSchema.nullable(),
      }),
    ),
    counts: z.object({
      created: z.int(),
      merged: z.int(),
      suppressed: z.int(),
      over_capacity: z.int(),
    }),
    recipients: z.int().describe("Number of confirmations queued."),
  })
  .meta({ id: "BulkRegistrations" });

export const ConfirmationInput = z.strictObject({
  mode: z
    .enum(["preview", "draft", "send"])
    .describe("`preview` saves nothing, `draft` saves it for someone to send, `send` sends it."),
  draft_id: reference()
    .optional()
    .describe("The draft to send; otherwise a new email is sent. Only with `send` (`not_allowed`)."),
  send: sendFlag(),
});

export const ConfirmationSchema = z
  .object({
    mode: z.enum(["preview", "draft", "send"]),
    mail: z
      .object({ id: z.string(), state: z.enum(["draft", "queued"]) })
      .nullable()
      .describe("The saved email. Null for a preview, and if nothing is sent."),
    why_not: z.string().nullable().describe("Why it wouldn't be sent now."),
    to: z.object({ name: z.string(), email: z.string() }),
    from_name: z.string(),
    reply_to: z.string().nullable(),
    subject: z.string(),
    html: secretText().describe("Contains the personal link."),
    text: secretText().describe("The same as text."),
    calendar: secretText().nullable().describe("The calendar invitation."),
    made_at: instantOut(),
  })
  .meta({
    id: "RegistrationConfirmation",
    description: "The email as it would be now; the sent email is created when it is sent.",
  });

export const registrationFilters = {
  ...peopleFilters,
  marketing_consent: queryFlag()
    .optional()
    .describe("Only people who gave (true) or didn't give (false) marketing consent."),
  attended: queryFlag().optional().describe("Only people who attended (true) or didn't (false)."),
};
