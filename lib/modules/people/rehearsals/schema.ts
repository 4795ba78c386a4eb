import { z } from "zod";
import {
  emptyableText,
  instant,
  instantOut,
  listQuery,
  looseText,
  queryFlag,
  reference,
  sendFlag,
} from "@/lib/operation/fields";
import { MAX_REHEARSAL_GUESTS, NOTICE_STATES, REHEARSAL_STATES } from "./vocabulary";

const startsAt = () => instant().describe("When it starts.");
const duration = () => z.int().min(5, "too_small").max(1440, "too_large").describe("Length in minutes.");
const guestIds = () =>
  z
    .array(reference())
    .max(MAX_REHEARSAL_GUESTS, "too_many")
    .describe("Guests of the show (`not_found`), in this order. Duplicates count once.");
const notes = () => emptyableText(4000).describe("Internal note; not included in emails.");

export const CreateRehearsalInput = z.strictObject({
  starts_at: startsAt(),
  duration_min: duration().default(60),
  guest_ids: guestIds().default([]),
  notes: notes().default(""),
});

export const UpdateRehearsalInput = z.strictObject({
  starts_at: startsAt().optional(),
  duration_min: duration().optional(),
  guest_ids: guestIds().optional(),
  notes: notes().optional(),
  state: z
    .enum(REHEARSAL_STATES)
    .optional()
    .describe(
      "`scheduled` can become `done` or `cancelled`, and either of these `scheduled` again; anything else is refused (`version_conflict`).",
    ),
  notify: z
    .boolean()
    .default(false)
    .describe(
      "Emails invited guests affected by the change: a new time for their calendar, or a cancellation. Invite added guests with inviteToRehearsal.",
    ),
  send: sendFlag(),
});

export const DeleteRehearsalQuery = z.strictObject({
  notify: queryFlag()
    .optional()
    .describe("Emails invited guests that it is cancelled, which removes it from their calendars."),
  send: queryFlag()
    .optional()
    .describe("Must be true if the call sends email (`must_be_true`), so that nothing is sent by accident."),
});

export const rehearsalQuery = {
  ...listQuery(["starts_at", "created_at", "updated_at"]),
  state: z.enum(REHEARSAL_STATES).optional().describe("Only rehearsals in this state."),
  guest_id: reference().optional().describe("Only rehearsals with this guest."),
};

const NoticeSchema = z.object({
  state: z
    .enum(NOTICE_STATES)
    .describe(
      "`not_told`; `queued`; `told` the latest details; `outdated`: told before a change; `called_off`: told that it is cancelled for them; `failed`, see `error`.",
    ),
  at: instantOut().nullable().describe("When the latest email was sent."),
  error: z.string().nullable().describe("Why it wasn't sent."),
});

export const RehearsalSchema = z
  .object({
    id: z.string().describe("Identifies the rehearsal."),
    event_slug: z.string().describe("Its show."),
    starts_at: instantOut().describe("When it starts."),
    ends_at: instantOut().describe("When it ends."),
    duration_min: z.int().describe("Length in minutes."),
    state: z.enum(REHEARSAL_STATES).describe("Whether it is scheduled, done or cancelled."),
    notes: z.string().describe("Internal note."),
    guests: z
      .array(z.object({ guest_id: z.string(), name: z.string(), invitation: NoticeSchema }))
      .describe("Its guests and what each was told."),
    version: z.int().describe("Increases with each change."),
    created_at: instantOut().describe("When it was created."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({ id: "Rehearsal", description: "A rehearsal before the show." });

export type RehearsalWire = z.infer<typeof RehearsalSchema>;

export const DeletedRehearsalSchema = z.object({
  id: z.string().describe("The rehearsal."),
  deleted: z.literal(true),
  told: z.int().describe("Number of people emailed about the cancellation."),
});

export const InviteToRehearsalInput = z.strictObject({
  mode: z
    .enum(["preview", "send"])
    .describe("`preview` shows the email and its recipients; `send` sends it now."),
  guest_ids: z
    .array(reference())
    .min(1, "too_short")
    .max(MAX_REHEARSAL_GUESTS, "too_many")
    .optional()
    .describe("Only these guests (`not_found`). Default: all of them."),
  note: looseText(1000).default("").describe("A personal note in the email."),
  again: z
    .boolean()
    .default(false)
    .describe(
      "Also email guests who already have the latest details; otherwise no one is told the same thing twice.",
    ),
  send: sendFlag(),
});

const RecipientSchema = z.object({
  guest_id: z.string().describe("The guest."),
  name: z.string(),
  email: z.string().nullable().describe("The email address; null without the scope `guests:read`."),
  outcome: z
    .enum(["would_send", "queued", "skipped"])
    .describe("Whether they get it. See the rehearsal for the delivery status."),
  why_not: z
    .enum(["no_address", "already_told", "refused"])
    .nullable()
    .describe("Why they don't get it: `refused` if they unsubscribed or their address is suppressed."),
  reason: z.string().nullable().describe("The same as a sentence."),
});

export const RehearsalInvitationSchema = z
  .object({
    rehearsal_id: z.string().describe("The rehearsal."),
    mode: z.enum(["preview", "send"]).describe("The requested mode."),
    recipients: z.array(RecipientSchema).describe("Everyone selected, in order."),
    subject: z.string().nullable().describe("The email for its first recipient; null if there is none."),
    text: z
      .string()
      .nullable()
      .describe("The email as plain text, with a placeholder for the personal link."),
    html: z.string().nullable().describe("The email as HTML, with a placeholder for the personal link."),
  })
  .meta({ id: "RehearsalInvitation", description: "A rehearsal invitation and its recipients." });
