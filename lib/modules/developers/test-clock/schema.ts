import { z } from "zod";
import { instant, instantOut } from "@/lib/operation/fields";

const DAY_SECONDS = 86_400;
/** Maximum length of one advance: a year of reminders and renewals, including a leap day. */
export const MAX_ADVANCE_SECONDS = 366 * DAY_SECONDS;

/** Exactly one of the two. The verb checks this, because a schema can't express it. */
export const AdvanceInput = z.strictObject({
  now: instant()
    .optional()
    .describe(
      "The new time: later than the clock's current time (`in_past`), and at most 366 days ahead of it (`too_large`). Send either this or `advance_sec` (`required`).",
    ),
  advance_sec: z
    .number()
    .int()
    .min(1, "too_small")
    .max(MAX_ADVANCE_SECONDS, "too_large")
    .optional()
    .describe("How far to advance, in seconds. Not together with `now` (`not_allowed`)."),
});

const DueSchema = z
  .object({
    at: instantOut().describe("When, in the workspace's time."),
    kind: z
      .string()
      .describe("What ran: `reminder.send`, `mail.send`, `webhook.deliver`, or another kind of job."),
    detail: z.string().nullable().describe("Which reminder or email, or the webhook event's type."),
    event_slug: z.string().nullable(),
    count: z.int().describe("Number of jobs."),
  })
  .meta({ id: "TestClockDue" });

const clock = {
  now: instantOut().describe("The workspace's current time."),
  offset_sec: z.number().describe("How far it is ahead of real time, in seconds."),
  advancing_to: instantOut()
    .nullable()
    .describe("The target of an advance in progress; null once everything due has run."),
  due: z.array(DueSchema).describe("What ran during the last advance, in order; the first 500 entries."),
  upcoming: z.array(DueSchema).describe("What is scheduled next; the first 50 entries."),
};

export const TestClockSchema = z
  .object(clock)
  .meta({ id: "TestClock", description: "A workspace's test clock." });

export const ResetTestClockSchema = z
  .object({
    ...clock,
    replanned: z
      .array(DueSchema)
      .describe(
        "What was scheduled on the test clock, and when it is due in real time; the first 500 entries. Empty if the clock was already at real time.",
      ),
  })
  .meta({ id: "ResetTestClock", description: "A test clock after its return to real time." });

export type ResetTestClockWire = z.input<typeof ResetTestClockSchema>;

export type TestClockWire = z.input<typeof TestClockSchema>;
export type DueWire = z.input<typeof DueSchema>;
