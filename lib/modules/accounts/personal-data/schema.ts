import { z } from "zod";
import { DealSchema } from "@/lib/modules/calls/deals/schema";
import { VendorSchema } from "@/lib/modules/people/vendors/schema";
import { RegistrationSchema } from "@/lib/modules/registrations/places/registration-schema";
import { emailAddress, instantOut } from "@/lib/operation/fields";

export const PersonInput = z.strictObject({
  email: emailAddress().describe(
    "The person's email address. Different spellings of the same address match.",
  ),
});

const at = instantOut();

export const PersonalDataSchema = z
  .object({
    email: z.string(),
    registrations: z.array(
      z.object({ event: z.string(), removed: z.boolean(), registration: RegistrationSchema }),
    ),
    guests: z.array(
      z.object({
        id: z.string(),
        event: z.string(),
        removed: z.boolean(),
        name: z.string(),
        title: z.string(),
        company: z.string(),
        intro: z.string(),
        emcee: z.string(),
        photo: z.string(),
        extras: z.record(z.string(), z.unknown()),
        created_at: at,
      }),
    ),
    vendors: z.array(VendorSchema).describe("Entries as a vendor."),
    mails: z.array(
      z.object({ id: z.string(), kind: z.string(), subject: z.string(), state: z.string(), created_at: at }),
    ),
    deals: z
      .array(DealSchema.omit({ proposal_url: true }))
      .describe("Deals that they are the customer of or signed."),
    calls: z
      .array(
        z.object({
          call_id: z.string(),
          title: z.string().nullable(),
          started_at: at.nullable(),
          said: z.array(z.string()),
        }),
      )
      .describe(
        "Sales calls that they took part in under their full name or email address, with what they said.",
      ),
    visits: z
      .array(z.object({ event: z.string(), role: z.string(), joined_at: at, left_at: at.nullable() }))
      .describe("Time in shows' rooms."),
    chat: z.array(z.object({ event: z.string(), text: z.string(), at })),
    questions: z.array(z.object({ event: z.string(), text: z.string(), private: z.boolean(), at })),
    votes: z.array(z.object({ event: z.string(), question: z.string(), option: z.int(), at })),
    clicks: z.array(z.object({ event: z.string(), label: z.string(), url: z.string(), at })),
    replays: z.array(z.object({ event: z.string(), watch_sec: z.number(), at })),
    survey: z.array(z.object({ event: z.string(), score: z.int(), comment: z.string(), at })),
    suppression: z
      .object({ reason: z.string(), created_at: at })
      .nullable()
      .describe("Why the address is suppressed."),
  })
  .meta({ id: "PersonalData", description: "Everything an environment stores about an email address." });

export const ErasedSchema = z
  .object({
    registrations: z.int(),
    guests: z.int(),
    vendors: z.int(),
    mails: z.int(),
    deals: z.int().describe("A signed deal keeps the signer's name and its document. Others are withdrawn."),
    calls: z
      .int()
      .describe(
        "Sales calls that they took part in under their full name or email address, deleted as a whole.",
      ),
    chat: z.int(),
    recordings: z
      .int()
      .describe("Recordings that they were in, composed again without their picture and sound."),
    webhook_events: z.int().describe("Webhook deliveries about the person."),
    import_reports: z.int().describe("Reports of imports into the same shows, deleted as a whole."),
  })
  .meta({ id: "ErasedData", description: "How much was erased." });
