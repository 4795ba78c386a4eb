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
    "Where the registration came from, in a word of your own. Default `api`. `synthetic` says that a program watches: it is left out of the numbers of the show.",
  );

const sendConfirmation = z
  .boolean()
  .default(false)
  .describe("Whether the person gets the mail with their link.");

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
      "Compared with everybody else's again: one that is registered already is refused as `duplicate`. The former personal link stops working.",
    ),
  state: z
    .enum(["confirmed", "waitlisted", "cancelled"])
    .optional()
    .describe(
      "`confirmed` accepts a request, takes somebody off the waiting list or gives a cancelled place back, while there is one (`slot_limit_reached`); `cancelled` also declines.",
    ),
  marketing_consent: z.boolean().optional().describe("What the person told you; kept with the time."),
  consent_wording: looseText(500)
    .optional()
    .describe("By which words. Only beside `marketing_consent` (`not_allowed`)."),
  time_zone: timeZone().nullable().optional().describe("IANA name. Null takes the event's."),
  utm: Utm.optional().describe("Replaced as a whole."),
  referrer: looseText(1000).nullable().optional(),
  send_confirmation: z
    .boolean()
    .default(false)
    .describe("Whether the person gets a mail that says how the place stands now."),
  send: sendFlag(),
});

export const RemovedSchema = z.object({
  removed: z.literal(true),
  id: z.string(),
  email: z.string(),
});

export const MOST_VALIDATED = 100;
const ROW_OUTCOMES = ["new", "registered", "duplicate", "suppressed", "invalid"] as const;

export const ValidateRegistrationsInput = z.strictObject({
  records: z
    .array(z.record(z.string(), z.unknown()))
    .min(1, "required")
    .max(MOST_VALIDATED, "too_many")
    .describe("As `bulkRegistrations` would take them. What is wrong with one is told in the answer."),
});

export const ValidationSchema = z
  .object({
    records: z.array(
      z.object({
        index: z.int().describe("Its place in the list, from 0."),
        outcome: z
          .enum(ROW_OUTCOMES)
          .describe(
            "`registered`: the address is on the list; `duplicate`: it stands further up in these records; `suppressed`: it asked not to be written to, or cannot be.",
          ),
        email: z.string().nullable().describe("As it is compared: lower case after NFKC."),
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
    places_left: z.int().nullable().describe("How many more have a place. Null: no limit."),
  })
  .meta({ id: "RegistrationValidation" });

export const MOST_BULK = 5;

export const BulkRecord = z.strictObject({
  name: looseText(120).default("").describe("As the person wants to be greeted. It may be left out."),
  email: person.email,
  marketing_consent: person.marketing_consent,
});

const SourceAttestation = z
  .strictObject({
    source_type: sourceWord().describe(
      "What kind of list it is, in one word such as `opt_in_list`, `event_signup`, `customers` or `members`.",
    ),
    source_detail: looseText(500).default("").describe("Where the people agreed, and to what."),
  })
  .describe("You answer for it that these people agreed to be registered. Kept with each of them.");

const bulk = {
  records: z
    .array(BulkRecord)
    .min(1, "required")
    .max(MOST_BULK, "too_many")
    .describe("At most 5; an import takes more."),
  enrollment_mode: z
    .enum(["external_signup"])
    .default("external_signup")
    .describe("They signed up somewhere else."),
  source_attestation: SourceAttestation,
};

export const BulkRegistrationsInput = z.strictObject({
  ...bulk,
  send_confirmation: sendConfirmation,
  send: sendFlag(),
});

export const BulkRegistrationsLegacyInput = z.strictObject({
  ...bulk,
  send_confirmation: z.boolean().default(true).describe("Whether the people get the mail with their link."),
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
            "`merged`: the address was on the list already, or stands twice in this call; `suppressed`: it asked not to be written to, or cannot be, and was left out; `over_capacity`: all places are taken.",
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
    recipients: z.int().describe("How many confirmations are on their way."),
  })
  .meta({ id: "BulkRegistrations" });

export const ConfirmationInput = z.strictObject({
  mode: z
    .enum(["preview", "draft", "send"])
    .describe("`preview` keeps nothing, `draft` puts it aside for somebody to send, `send` sends it."),
  draft_id: reference()
    .optional()
    .describe("The draft to send, else a new mail goes out. Only with `send` (`not_allowed`)."),
  send: sendFlag(),
});

export const ConfirmationSchema = z
  .object({
    mode: z.enum(["preview", "draft", "send"]),
    mail: z
      .object({ id: z.string(), state: z.enum(["draft", "queued"]) })
      .nullable()
      .describe("What was kept. Null for a preview, and where nothing goes out."),
    why_not: z.string().nullable().describe("Why it would not go out, were it sent now."),
    to: z.object({ name: z.string(), email: z.string() }),
    from_name: z.string(),
    reply_to: z.string().nullable(),
    subject: z.string(),
    html: secretText().describe("Holds the personal link."),
    text: secretText().describe("The same as text."),
    calendar: secretText().nullable().describe("The invitation for calendars."),
    made_at: instantOut(),
  })
  .meta({
    id: "RegistrationConfirmation",
    description: "The mail as it would be made now; what goes out is made when it goes.",
  });

export const registrationFilters = {
  ...peopleFilters,
  marketing_consent: queryFlag().optional().describe("Only those who agreed to marketing, or did not."),
  attended: queryFlag().optional().describe("Only those who came into the show, or did not."),
};
