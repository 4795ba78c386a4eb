import { z } from "zod";
import { MAIL_STATES } from "@/lib/modules/email/sending/contract";
import { REGISTRATION_STATES } from "@/lib/modules/registrations/places/registration-schema";
import { instantOut, reference, sendFlag } from "@/lib/operation/fields";

export const MOST_AT_ONCE = 100;

export const PEOPLE_ACTIONS = ["confirm", "waitlist", "cancel", "remove", "send_confirmation"] as const;
export type PeopleAction = (typeof PEOPLE_ACTIONS)[number];

export const OverviewSchema = z.object({
  matching: z.int().describe("How many the filters leave."),
  total: z.int(),
  by_state: z.record(z.enum(REGISTRATION_STATES), z.int()).describe("Of all, whatever the filters."),
  sources: z.array(z.object({ source: z.string(), count: z.int() })).describe("Of all, the largest first."),
});

export const ChangePeopleInput = z.strictObject({
  registration_ids: z
    .array(reference())
    .min(1, "required")
    .max(MOST_AT_ONCE, "too_many")
    .describe("At most 100; longer lists go in several calls."),
  action: z
    .enum(PEOPLE_ACTIONS)
    .describe("`confirm` accepts, takes off the waiting list, or gives a cancelled place back."),
  send: sendFlag(),
});

export const ChangedPeopleSchema = z.object({
  changed: z
    .array(z.object({ registration_id: z.string(), before: z.enum(REGISTRATION_STATES) }))
    .describe("Whom it was done for, and the state of their place before."),
  unchanged: z.int().describe("How many stood like that already."),
  problems: z
    .array(z.object({ registration_id: z.string(), code: z.string(), message: z.string() }))
    .describe("For whom it could not be done, and why. The others are done."),
});

const Actor = z.object({ type: z.string(), name: z.string() });

/** What can happen to somebody who registered. */
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
    changed: z.array(z.string()).describe("Names of what changed."),
    from: z.string().nullable().describe("The state of the place before, where it changed."),
    to: z.string().nullable(),
    reason: z.string().nullable(),
    request_id: z.string(),
  }),
  z.object({
    kind: z.literal("mail"),
    at: instantOut(),
    id: z.string(),
    mail: z.string().describe("Its kind."),
    subject: z.string(),
    state: z.enum(MAIL_STATES),
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
  suppressed: z.string().nullable().describe("Why no mail goes to this address at all."),
});

export const PLANNED_STATES = ["planned", "under_way", "done", "held_back"] as const;

export const ScheduleEntry = z.object({
  id: z.string(),
  kind: z.string().describe("`h24`, `h1`, `live`, `changed`, `confirmation`, `guest_invite` or `message`."),
  subject: z.string().nullable().describe("Of a message."),
  message_id: z.string().nullable(),
  state: z.enum(PLANNED_STATES),
  at: instantOut().describe("When it goes out, or when the first of them did."),
  until: instantOut().nullable().describe("When the last of them did."),
  people: z
    .int()
    .nullable()
    .describe("How many would get it as things stand. Null where nobody can say yet."),
  out: z.int().describe("How many are out."),
  waiting: z.int(),
  not_sent: z.array(z.object({ why: z.string(), count: z.int() })),
  why_not: z.string().nullable().describe("Why none of them would go out, as things stand."),
});

export type ScheduleEntryWire = z.input<typeof ScheduleEntry>;

export const ScheduleSchema = z.object({
  now: instantOut().describe("By the clock of the workspace."),
  starts_at: instantOut().nullable(),
  timezone: z.string(),
  entries: z.array(ScheduleEntry).describe("In the order of time."),
});
