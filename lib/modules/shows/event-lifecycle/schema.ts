import { z } from "zod";
import { FINDING_CODES } from "@/lib/modules/plan/plans/schema";
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
] as const;

const CheckSchema = z
  .object({
    code: z.enum(CHECK_CODES).describe("What was looked at. `plan_…` are the findings of validatePlan."),
    severity: z
      .enum(SEVERITIES)
      .describe("`blocking` keeps the show from being published; nothing else does."),
    message: z.string().describe("What is missing, in plain words."),
    subjects: z.array(z.string()).describe("Ids of the guests or segments that it is about."),
    mend: z
      .object({
        text: z.string().describe("What puts it right."),
        page: z.url().describe("The page of the dashboard where a person does that."),
        operation: z.string().describe("The operation that does it."),
      })
      .describe("How it is put right."),
  })
  .meta({ id: "ReadinessCheck", description: "Something about a show that is not as it should be." });

export type CheckWire = z.infer<typeof CheckSchema>;

export const ReadinessSchema = z
  .object({
    state: z.enum(EVENT_STATES).describe("Where the show is between draft and archive."),
    ready: z.boolean().describe("Whether nothing blocks."),
    counts: z
      .object({ blocking: z.int(), warning: z.int(), info: z.int() })
      .describe("How many checks are open, by severity."),
    checks: z.array(CheckSchema).describe("What is open, the worst first. Empty when all is in order."),
    moves: z
      .array(z.enum(["publish", "unpublish", "cancel", "archive"]))
      .describe("What the state allows: each is the operation of that name."),
  })
  .meta({ id: "EventReadiness", description: "How ready a show is to open, and what would mend the rest." });

const notify = () =>
  z
    .boolean()
    .default(false)
    .describe(
      "Whether everybody on the list, and guests who have a link, get the mail `cancelled`. Needs `send: true` and the scope `communications:send`. Without it nobody is told.",
    );

export const PublishInput = z.strictObject({
  notify: z
    .boolean()
    .default(false)
    .describe(
      "Whether those who signed up before get the mail `changed`, where the date moved while the show was back in draft. Needs `send: true` and the scope `communications:send`. Without it nobody is told.",
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
    .describe("Has to be true where the show is published (`must_be_true`): people may have signed up."),
});

export const MoveAnswer = z.object({
  event: EventSummarySchema,
  recipients: z.int().describe("How many people get a mail; 0 unless `notify` asked for it."),
  undo: z
    .object({
      operation: z.string().nullable().describe("The operation that leads back; null where none does."),
      text: z.string().describe("What can be done about it."),
    })
    .describe("The way back."),
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
  title: showTitle().optional().describe("What the new show is called; as the other one unless given."),
  starts_at: instant()
    .nullable()
    .optional()
    .describe(
      "When it begins; to be announced unless given. It takes as long as the other one. More than a day ago is refused as `in_past`.",
    ),
  include: z
    .array(z.enum(COPIED_PARTS))
    .max(COPIED_PARTS.length, "too_many")
    .default([...COPIED_PARTS])
    .describe(
      "What comes along; all of it unless given. `settings`: host, announcer, reminders, audience, places, language. `look`: theme and brand. `signup`: description and copy of the page. `mail`: the show's own mail copy. `sponsors`: who supports it. `guests`: the roster, without links, invitations and checks. `slides`: decks that are ready. `videos`: those that can be played. `plan`: the run of show; parts of guests who do not come along are nobody's, and slides that do not are gone from it.",
    ),
});

export const DeleteAnswer = z.object({ slug: z.string(), deleted: z.literal(true) });
