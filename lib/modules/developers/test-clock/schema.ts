import { z } from "zod";
import { instant, instantOut } from "@/lib/operation/fields";

const DAY_SECONDS = 86_400;
/** One advance goes at most so far: over a leap day, a year of reminders and renewals. */
export const MOST_ADVANCE_SECONDS = 366 * DAY_SECONDS;

/** Exactly one of the two; the verb says so, because no schema does. */
export const AdvanceInput = z.strictObject({
  now: instant()
    .optional()
    .describe(
      "The instant to go to: later than the clock is at (`in_past`), and at most 366 days ahead of that (`too_large`). Send either this or `advance_sec` (`required`).",
    ),
  advance_sec: z
    .number()
    .int()
    .min(1, "too_small")
    .max(MOST_ADVANCE_SECONDS, "too_large")
    .optional()
    .describe("How far to go, in seconds. Not beside `now` (`not_allowed`)."),
});

const DueSchema = z
  .object({
    at: instantOut().describe("When, by the workspace's clock."),
    kind: z
      .string()
      .describe("What ran: `reminder.send`, `mail.send`, `webhook.deliver`, or another kind of job."),
    detail: z.string().nullable().describe("Which reminder or mail, or the type of the webhook's event."),
    event_slug: z.string().nullable(),
    count: z.int().describe("How many of them."),
  })
  .meta({ id: "TestClockDue" });

export const TestClockSchema = z
  .object({
    now: instantOut().describe("What the workspace's clock says."),
    offset_sec: z.number().describe("How far that is ahead of real time, in seconds."),
    advancing_to: instantOut()
      .nullable()
      .describe("Where an advance under way ends; null once everything that fell due has run."),
    due: z
      .array(DueSchema)
      .describe("What fell due in the last advance, in the order in which it ran; the first 500 entries."),
    upcoming: z.array(DueSchema).describe("What is planned next; the first 50 entries."),
  })
  .meta({ id: "TestClock", description: "The clock of a workspace's test environment." });

export type TestClockWire = z.input<typeof TestClockSchema>;
export type DueWire = z.input<typeof DueSchema>;
