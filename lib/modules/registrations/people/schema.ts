import { z } from "zod";
import { EMAIL_STATES } from "@/lib/modules/email/sending/contract";
import { REGISTRATION_STATES } from "@/lib/modules/registrations/places/registration-schema";
import { instantOut, reference, sendFlag } from "@/lib/operation/fields";

export const MAX_AT_ONCE = 100;

export const PEOPLE_ACTIONS = ["confirm", "waitlist", "cancel", "remove", "send_confirmation"] as const;
export type PeopleAction = (typeof PEOPLE_ACTIONS)[number];

export const OverviewSchema = z.object({
  matching: z.int().describe("Number matching the filters."),
  total: z.int(),
  by_state: z.record(z.enum(REGISTRATION_STATES), z.int()).describe("Total, regardless of filters."),
  sources: z.array(z.object({ source: z.string(), count: z.int() })).describe("Total, largest first."),
});

export const ChangePeopleInput = z.strictObject({
  registration_ids: z
    .array(reference())
    .min(1, "required")
    .max(MAX_AT_ONCE, "too_many")
    .describe("At most 100; split longer lists into several calls."),
  action: z
    .enum(PEOPLE_ACTIONS)
    .describe("`confirm` approves, moves off the waitlist, or restores a cancelled registration."),
  send: sendFlag(),
});

export const ChangedPeopleSchema = z.object({
  changed: z
    .array(z.object({ registration_id: z.string(), before: z.enum(REGISTRATION_STATES) }))
    .describe("The changed registrations and their previous state."),
  unchanged: z.int().describe("Number that already had this state."),
  problems: z
    .array(z.object({ registration_id: z.string(), code: z.string(), message: z.string() }))
    .describe("The registrations that couldn't be changed, and why. The others were changed."),
});

const Actor = z.object({ type: z.string(), name: z.string() });

/** What can happen to an attendee. */
export const HistoryEntry = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("registered"),
    at: instantOut(),
    source: z.string(),
  }),
  z.object({
    kind: z.literal("changed"),
    at: instantOut(),
    action: z.string().describe("The operation."),
    actor: Actor,
    changed: z.array(z.string()).describe("The fields that changed."),
    from: z.string().nullable().describe("The previous state, if it changed."),
    to: z.string().nullable(),
    reason: z.string().nullable(),
    request_id: z.string(),
  }),
  z.object({
    kind: z.literal("mail"),
    at: instantOut(),
    id: z.string(),
    mail: z.string().describe("The kind of email."),
    subject: z.string(),
    state: z.enum(EMAIL_STATES),
    why_not: z.string().nullable(),
    sent_at: instantOut().nullable(),
  }),
  z.object({
    kind: z.literal("watched"),
    at: instantOut(),
    until: instantOut().nullable().describe("Null: still there."),
  }),
  z.object({ kind: z.literal("unsubscribed"), at: instantOut() }),
  z.object({
    kind: z.literal("suppressed"),
    at: instantOut(),
    why: z.string().describe("`bounce`, `complaint` or `unsubscribe`."),
  }),
]);

export type HistoryEntryWire = z.input<typeof HistoryEntry>;

export const HistorySchema = z.object({
  entries: z.array(HistoryEntry).describe("Newest first; the last 200 of each kind."),
  suppressed: z.string().nullable().describe("Why this address receives no email at all."),
});

export const PLANNED_STATES = ["planned", "under_way", "done", "held_back"] as const;

export const ScheduleEntry = z.object({
  id: z.string(),
  kind: z
    .string()
    .describe(
      "`h24`, `h1`, `live`, `changed`, `confirmation`, `guest_invite`, `message`, `replay` or `missed`.",
    ),
  subject: z.string().nullable().describe("The message's subject."),
  message_id: z.string().nullable(),
  state: z.enum(PLANNED_STATES),
  at: instantOut().describe("When it will be sent, or when the first one was."),
  until: instantOut().nullable().describe("When the last one was sent."),
  people: z.int().nullable().describe("Number of people who would get it now. Null if unknown."),
  out: z.int().describe("Number sent."),
  waiting: z.int(),
  not_sent: z.array(z.object({ why: z.string(), count: z.int() })),
  why_not: z.string().nullable().describe("Why none of them would be sent now."),
});

export type ScheduleEntryWire = z.input<typeof ScheduleEntry>;

export const ScheduleSchema = z.object({
  now: instantOut().describe("In the workspace's time."),
  starts_at: instantOut().nullable(),
  timezone: z.string(),
  entries: z.array(ScheduleEntry).describe("In chronological order."),
});
