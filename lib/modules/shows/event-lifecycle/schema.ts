import { z } from "zod";
import { FINDING_CODES } from "@/lib/modules/plan/plans/schema";
import { RecordingSpaceSchema } from "@/lib/modules/show-basics/recording-space/schema";
import { EVENT_STATES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { EventSummarySchema, showTitle } from "@/lib/modules/shows/events/schema";
import { instant, sendFlag } from "@/lib/operation/fields";

export const SEVERITIES = ["blocking", "warning", "info"] as const;

export const CHECK_CODES = [
  "client_inactive",
  "no_date",
  "date_past",
  "start_past",
  "page_says_nothing",
  "no_host",
  "plan_being_written",
  "plan_not_written",
  ...FINDING_CODES.map((code) => `plan_${code}` as const),
  "guest_not_invited",
  "guest_invitation_failed",
  "guest_check_failed",
  "guest_check_missing",
  "guest_intro_missing",
  "guest_photo_missing",
  "proposal_unanswered",
  "no_reminders",
  "storage_short",
] as const;

const CheckSchema = z
  .object({
    code: z.enum(CHECK_CODES).describe("The check. `plan_…` are findings from validatePlan."),
    severity: z.enum(SEVERITIES).describe("Only `blocking` checks prevent publishing."),
    message: z.string().describe("What is missing, in plain English."),
    subjects: z.array(z.string()).describe("Ids of the affected guests or segments."),
    mend: z
      .object({
        text: z.string().describe("How to fix it."),
        page: z.url().describe("The dashboard page where a person can fix it."),
        operation: z.string().describe("The operation that fixes it."),
      })
      .describe("How to fix it."),
  })
  .meta({ id: "ReadinessCheck", description: "A problem with a show." });

export type CheckWire = z.infer<typeof CheckSchema>;

export const ReadinessSchema = z
  .object({
    state: z.enum(EVENT_STATES).describe("The show's state, from draft to archived."),
    ready: z.boolean().describe("Whether nothing blocks publishing."),
    counts: z
      .object({ blocking: z.int(), warning: z.int(), info: z.int() })
      .describe("Number of open checks, by severity."),
    recording_space: RecordingSpaceSchema.nullable().describe(
      "How much of the show can be recorded with its host and guests. Null if it isn't recorded.",
    ),
    checks: z.array(CheckSchema).describe("Open checks, most severe first. Empty if everything is in order."),
    moves: z
      .array(z.enum(["publish", "unpublish", "cancel", "archive"]))
      .describe("What the state allows: each entry is an operation of that name."),
  })
  .meta({
    id: "EventReadiness",
    description: "Whether a show is ready to publish, and how to fix the rest.",
  });

const notify = () =>
  z
    .boolean()
    .default(false)
    .describe(
      "Email `cancelled` to everyone registered and to guests with a link. Requires `send: true` and the scope `communications:send`. Otherwise no one is notified.",
    );

export const PublishInput = z.strictObject({
  notify: z
    .boolean()
    .default(false)
    .describe(
      "Email `changed` to people who registered before, if the date changed while the show was back in draft. Requires `send: true` and the scope `communications:send`. Otherwise no one is notified.",
    ),
  send: sendFlag(),
});

export const UnpublishInput = z.strictObject({ notify: notify(), send: sendFlag() });

export const CancelInput = z.strictObject({
  notify: notify(),
  send: sendFlag(),
  confirm: z
    .boolean()
    .optional()
    .describe("Must be true if the show is published (`must_be_true`), since people may have registered."),
});

export const MoveAnswer = z.object({
  event: EventSummarySchema,
  recipients: z.int().describe("Number of people who get an email; 0 unless `notify` is set."),
  undo: z
    .object({
      operation: z.string().nullable().describe("The operation that reverses it; null if there is none."),
      text: z.string().describe("How to reverse it."),
    })
    .describe("How to reverse it."),
});

export type MoveAnswerWire = z.infer<typeof MoveAnswer>;

export const COPIED_PARTS = [
  "settings",
  "look",
  "signup",
  "mail",
  "sponsors",
  "guests",
  "slides",
  "videos",
  "plan",
] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];

export const DuplicateInput = z.strictObject({
  title: showTitle().optional().describe("The new show's title. Default: the original's."),
  starts_at: instant()
    .nullable()
    .optional()
    .describe(
      "When it starts. Default: to be announced. It has the same length as the original. More than a day ago is refused as `in_past`.",
    ),
  include: z
    .array(z.enum(COPIED_PARTS))
    .max(COPIED_PARTS.length, "too_many")
    .default([...COPIED_PARTS])
    .describe(
      "What to copy. Default: everything. `settings`: host, announcer, reminders, audience, capacity, language. `look`: theme and brand. `signup`: the page's description and text. `mail`: the show's own email texts. `sponsors`: its sponsors. `guests`: the guests, without links, invitations and checks. `slides`: decks that are ready. `videos`: videos that are ready. `plan`: the run of show; segments of guests who aren't copied become unassigned, and slides that aren't copied are removed from it.",
    ),
});

export const DeleteAnswer = z.object({ slug: z.string(), deleted: z.literal(true) });
