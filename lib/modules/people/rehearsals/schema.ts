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
import { MOST_REHEARSAL_GUESTS, REHEARSAL_STATES, TOLD_STATES } from "./vocabulary";

const startsAt = () => instant().describe("When it begins.");
const duration = () =>
  z.int().min(5, "too_small").max(1440, "too_large").describe("How long it takes, in minutes.");
const guestIds = () =>
  z
    .array(reference())
    .max(MOST_REHEARSAL_GUESTS, "too_many")
    .describe(
      "Who is to come: guests of the show (`not_found`), in this order. One who is named twice counts once.",
    );
const notes = () => emptyableText(4000).describe("What it is for, for your own people; no mail says it.");

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
      "`scheduled` becomes `done` or `cancelled`, and either of them `scheduled` again; nothing else (`version_conflict`).",
    ),
  notify: z
    .boolean()
    .default(false)
    .describe(
      "Writes to those who were invited and for whom something changed: a new time in their calendar, or that it is called off for them. Who was added is invited by inviteToRehearsal.",
    ),
  send: sendFlag(),
});

export const DeleteRehearsalQuery = z.strictObject({
  notify: queryFlag()
    .optional()
    .describe(
      "Writes to those who were invited that it is called off, which takes it out of their calendars.",
    ),
  send: queryFlag()
    .optional()
    .describe("Has to be true when the call sends mail (`must_be_true`): nothing goes out by accident."),
});

export const rehearsalQuery = {
  ...listQuery(["starts_at", "created_at", "updated_at"]),
  state: z.enum(REHEARSAL_STATES).optional().describe("Only rehearsals in this state."),
  guest_id: reference().optional().describe("Only those that this guest is asked to."),
};

const ToldSchema = z.object({
  state: z
    .enum(TOLD_STATES)
    .describe(
      "`not_told`; `queued`; `told` how it stands now; `outdated`: told before it changed; `called_off`: told that it does not take place for them; `failed`, see `error`.",
    ),
  at: instantOut().nullable().describe("When the newest mail went out."),
  error: z.string().nullable().describe("Why it did not."),
});

export const RehearsalSchema = z
  .object({
    id: z.string().describe("Names the rehearsal."),
    event_slug: z.string().describe("The show that it is for."),
    starts_at: instantOut().describe("When it begins."),
    ends_at: instantOut().describe("When it ends."),
    duration_min: z.int().describe("How long it takes, in minutes."),
    state: z.enum(REHEARSAL_STATES).describe("Whether it is to come, was, or is called off."),
    notes: z.string().describe("What it is for."),
    guests: z
      .array(z.object({ guest_id: z.string(), name: z.string(), invitation: ToldSchema }))
      .describe("Who is to come, and what they know."),
    version: z.int().describe("Rises with each change."),
    created_at: instantOut().describe("When it was put down."),
    updated_at: instantOut().describe("When that was last changed."),
  })
  .meta({ id: "Rehearsal", description: "A meeting of a show's people before the show." });

export type RehearsalWire = z.infer<typeof RehearsalSchema>;

export const DeletedRehearsalSchema = z.object({
  id: z.string().describe("Which rehearsal it was."),
  deleted: z.literal(true),
  told: z.int().describe("How many people are written to that it is called off."),
});

export const InviteToRehearsalInput = z.strictObject({
  mode: z
    .enum(["preview", "send"])
    .describe("`preview` shows the mail and who would get it; `send` sends it now."),
  guest_ids: z
    .array(reference())
    .min(1, "too_short")
    .max(MOST_REHEARSAL_GUESTS, "too_many")
    .optional()
    .describe("Only these of its guests (`not_found`); without it all of them."),
  note: looseText(1000).default("").describe("A personal line in the mail."),
  again: z
    .boolean()
    .default(false)
    .describe("Also writes to those who know how it stands; without it nobody is told the same twice."),
  send: sendFlag(),
});

const RecipientSchema = z.object({
  guest_id: z.string().describe("Who it is."),
  name: z.string(),
  email: z.string().nullable().describe("Where it goes; null without the scope `guests:read`."),
  outcome: z
    .enum(["would_send", "queued", "skipped"])
    .describe("Whether they get it. What becomes of a mail is in the rehearsal."),
  why_not: z
    .enum(["no_address", "already_told", "refused"])
    .nullable()
    .describe("Why they get none: `refused` for who unsubscribed or whose address takes no mail."),
  reason: z.string().nullable().describe("The same for people."),
});

export const RehearsalInvitationSchema = z
  .object({
    rehearsal_id: z.string().describe("What they are invited to."),
    mode: z.enum(["preview", "send"]).describe("What was asked for."),
    recipients: z.array(RecipientSchema).describe("Everybody who was meant, in order."),
    subject: z
      .string()
      .nullable()
      .describe("Of the mail, as its first reader gets it; null where nobody is."),
    text: z.string().nullable().describe("The mail as plain text, with a stand-in for the personal link."),
    html: z.string().nullable().describe("The mail as it looks, with a stand-in for the personal link."),
  })
  .meta({ id: "RehearsalInvitation", description: "An invitation to a rehearsal, and who gets it." });
