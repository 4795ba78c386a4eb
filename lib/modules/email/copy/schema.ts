import { z } from "zod";
import {
  COPY_FIELDS,
  COPY_KINDS,
  COPY_LAYERS,
  type CopyField,
} from "@/lib/modules/email/sending/copy-schema";
import { instantOut } from "@/lib/operation/fields";

export {
  COPY_FIELDS,
  COPY_KINDS,
  type CopyField,
  CopyInput,
  EmailCopySchema,
  type EmailCopyWire,
  EmailCopyWithPreviewSchema,
  type EmailPreviewWire,
} from "@/lib/modules/email/sending/copy-schema";

const layer = z.enum(COPY_LAYERS);
const layers = Object.fromEntries(COPY_FIELDS.map((field) => [field, layer])) as Record<
  CopyField,
  typeof layer
>;

export const EmailExplanationSchema = z
  .object({
    kind: z.enum(COPY_KINDS).describe("The kind of email."),
    registration_id: z.string().describe("The person's registration."),
    would_send: z.boolean().describe("Whether it would be sent as things are now."),
    state: z
      .enum(["would_send", "skipped", "suppressed", "unused"])
      .describe(
        "`skipped`: its subject doesn't allow it. `suppressed`: this address receives no email. `unused`: this kind isn't sent yet.",
      ),
    reason: z.string().nullable().describe("Why not, in one sentence; null if it would be sent."),
    at: instantOut().nullable().describe("When it is due; null if it has no date."),
    at_local: z
      .string()
      .nullable()
      .describe("The same in the recipient's time zone and the show's language."),
    time_zone: z.string().describe("The recipient's time zone if known; otherwise the show's."),
    layers: z.object(layers).describe("The layer each field comes from."),
    uses_copy: z
      .boolean()
      .describe("False if this person gets built-in text: people who are waitlisted or pending approval."),
    last: z
      .object({
        id: z.string().describe("The email's id."),
        state: z.string().describe("The delivery status."),
        error: z.string().nullable().describe("Why it wasn't sent, or failed."),
        created_at: instantOut().describe("When it was requested."),
        sent_at: instantOut().nullable().describe("When it was sent."),
      })
      .nullable()
      .describe("The latest email of this kind to this person; null if there is none."),
  })
  .meta({
    id: "EmailExplanation",
    description: "Whether someone would get an email, when, with whose text, and if not, why.",
  });
