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
    kind: z.enum(COPY_KINDS).describe("Which mail."),
    registration_id: z.string().describe("To whom."),
    would_send: z.boolean().describe("Whether it would go out, as things stand now."),
    state: z
      .enum(["would_send", "skipped", "suppressed", "unused"])
      .describe(
        "`skipped`: what it is about does not allow it. `suppressed`: this address gets none. `unused`: nothing sends this kind yet.",
      ),
    reason: z.string().nullable().describe("Why not, in a sentence; null when nothing is in its way."),
    at: instantOut().nullable().describe("When it is due; null when no date says so."),
    at_local: z.string().nullable().describe("The same in the reader's own zone and the show's language."),
    time_zone: z.string().describe("The reader's zone: their own as far as it is known, else the show's."),
    layers: z.object(layers).describe("Which layer gives each field."),
    uses_copy: z
      .boolean()
      .describe("False when this person gets words of ours: who waits for a place or has asked for one."),
    last: z
      .object({
        id: z.string().describe("The mail's id."),
        state: z.string().describe("What became of it."),
        error: z.string().nullable().describe("Why it did not go out, or failed."),
        created_at: instantOut().describe("When it was asked for."),
        sent_at: instantOut().nullable().describe("When it went out."),
      })
      .nullable()
      .describe("The newest mail of this kind to this person; null without any."),
  })
  .meta({
    id: "EmailExplanation",
    description: "Whether somebody would get a mail, when, with whose words, and why not.",
  });
