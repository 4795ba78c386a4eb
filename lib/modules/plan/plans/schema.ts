import { z } from "zod";
import { PLAN_SOURCES, PLAN_STATUSES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { instantOut, looseText, reference } from "@/lib/operation/fields";
import { OutlineSchema } from "@/lib/plan-writer/outline";
import { PlanInputSchema, PlanSegmentSchema, PollDraftSchema, STAGE_LIMITS } from "@/lib/stage";

const PlanEditSchema = z.object({
  segment_id: z
    .string()
    .nullable()
    .describe("The segment; null for lists that belong to the whole run of show."),
  title: z.string().nullable().describe("The segment's title."),
  change: z.enum(["changed", "added", "removed"]).describe("The change."),
  fields: z.array(z.string()).describe("Which fields of a changed segment, or which lists."),
});

const eventPlan = {
  status: z.enum(PLAN_STATUSES).describe("The draft's status."),
  source: z.enum(PLAN_SOURCES).describe("Who wrote the current version."),
  note: z.string().nullable().describe("Why a draft is simpler than requested, if it is."),
  outline: OutlineSchema.nullable().describe(
    "How the brief was understood, with the words it came from; null if no plan was drafted. Only for callers who can see the brief.",
  ),
  segments: z.array(PlanSegmentSchema).describe("The segments, in order."),
  ticker: z.array(z.string()).describe("Ticker lines."),
  questions: z.array(z.string()).describe("Questions for the host to ask."),
  edited_at: instantOut()
    .nullable()
    .describe("When a person last edited it. Their edits are kept when a draft is rewritten: see `edits`."),
  edits: z
    .array(PlanEditSchema)
    .describe(
      "People's edits, segment by segment: a new draft keeps them. If nothing else is left, the whole run of show stays.",
    ),
  updated_at: instantOut().describe("When it was last changed."),
  version: z
    .int()
    .describe(
      "Increases with every change; send it as `expected_version` to avoid overwriting other people's changes.",
    ),
};

export const EventPlanSchema = z
  .object(eventPlan)
  .meta({ id: "EventPlan", description: "The run of show with its draft status." });

export const PlanChangeSchema = z
  .object({
    change: z.enum(["added", "removed", "changed", "moved"]).describe("The kind of change."),
    segment_id: z
      .string()
      .nullable()
      .describe("The segment; null for lists that belong to the whole run of show."),
    title: z.string().nullable().describe("The segment's title."),
    fields: z
      .array(
        z.object({
          field: z.string().describe("The segment's or list's name."),
          before: z.unknown().describe("The current value; null for an added segment."),
          after: z.unknown().describe("The new value; null for a removed segment."),
        }),
      )
      .describe("The fields that differ, or the lists."),
  })
  .meta({ id: "PlanChange", description: "One difference between two runs of show." });

export const PlanDraftSchema = z
  .object({
    id: z.string().describe("Identifies the draft when you accept or discard it."),
    status: z.enum(["writing", "ready", "failed"]).describe("The draft's progress."),
    job_id: z.string().nullable().describe("The job that writes it; null for a draft from a table."),
    stage: z.string().describe("The job's current step."),
    progress: z.int().describe("In percent."),
    keep_edits: z.boolean().describe("Whether people's edits are kept when it is accepted."),
    source: z
      .enum(PLAN_SOURCES)
      .nullable()
      .describe("Who wrote it, `person` for a draft from a table; null until it is written."),
    note: z.string().nullable().describe("Why it is simpler than requested, or failed."),
    outline: OutlineSchema.nullable().describe("How the text it is written from was understood."),
    changes: z
      .array(PlanChangeSchema)
      .describe(
        "What accepting it would change in the current run of show, segment by segment. Empty while it is being written, and if it would change nothing.",
      ),
    fits: z
      .boolean()
      .describe(
        "False if it can't be combined with people's edits: nothing generated is left, or there would be too many segments. Generate it with `keep_edits: false`.",
      ),
    created_at: instantOut().describe("When it was requested."),
  })
  .meta({
    id: "PlanDraft",
    description: "A pending run of show, written or imported.",
  });

export const PlanSchema = z
  .object({
    event_slug: z.string().describe("The show it belongs to."),
    ...eventPlan,
    starts_at: instantOut().nullable().describe("When the show starts; null while it is to be announced."),
    planned_sec: z.int().nullable().describe("The show's planned length; null if not set."),
    total_sec: z.int().describe("Total length of all segments."),
    times: z
      .array(
        z.object({
          segment_id: z.string(),
          offset_sec: z.int().describe("Seconds after the start of the show."),
          starts_at: instantOut().nullable().describe("The start time; null while the show has no start."),
        }),
      )
      .describe("Each segment's start, in the same order."),
    draft: PlanDraftSchema.nullable().describe("The pending draft, if there is one."),
  })
  .meta({ id: "Plan", description: "The run of show with its times and the pending draft." });

export type PlanWire = z.infer<typeof PlanSchema>;
/** The shape that verbs return and server pages read: fields with defaults may be absent in segments. */
export type PlanRead = z.input<typeof PlanSchema>;
export type PlanDraftWire = z.infer<typeof PlanDraftSchema>;

export const FINDING_CODES = [
  "empty",
  "over_time",
  "unfilled_time",
  "no_length",
  "unknown_person",
  "not_accepted",
  "nobody_assigned",
  "guest_without_part",
  "missing_slide",
  "missing_video",
  "covered",
  "missing_poll",
  "repeated_option",
] as const;

export const FindingSchema = z
  .object({
    code: z.enum(FINDING_CODES).describe("The kind of finding."),
    severity: z
      .enum(["error", "warning", "info"])
      .describe("An error keeps the show from going as planned; a warning probably doesn't."),
    path: z.string().describe("The affected field, such as `segments.3.slide`."),
    segment_id: z.string().nullable().describe("The affected segment, if it has an id."),
    message: z.string().describe("What is wrong."),
    mend: z.string().describe("How to fix it."),
  })
  .meta({ id: "PlanFinding", description: "A problem in a run of show." });

export type Finding = z.infer<typeof FindingSchema>;

export const ValidatePlanInput = z.strictObject({
  plan: PlanInputSchema.optional().describe(
    "A run of show to check instead of the saved one. It isn't saved. No two segments can have the same `id` (`duplicate`).",
  ),
});

export const PlanReportSchema = z
  .object({
    valid: z.boolean().describe("Whether there are no errors."),
    version: z.int().describe("The version of the saved run of show."),
    planned_sec: z.int().nullable().describe("The show's planned length; null if not set."),
    total_sec: z.int().describe("Total length of all segments."),
    findings: z.array(FindingSchema).describe("Errors first, each kind in segment order."),
  })
  .meta({ id: "PlanReport", description: "The findings for a run of show." });

const segmentIds = () => z.array(reference()).min(1, "too_short").max(STAGE_LIMITS.scenes, "too_many");

export const ReorderInput = z.strictObject({
  segment_ids: segmentIds().describe(
    "The ids of all segments in their new order: each once (`duplicate`), all of them (`required`), and no others (`not_found`).",
  ),
});

export const ReorderAnswer = z.object({
  plan: PlanSchema,
  undo: z
    .object({
      segment_ids: z.array(z.string()).describe("The previous order."),
      expected_version: z.int().describe("The version created by this call."),
    })
    .describe("The arguments that restore the previous order, unless something has changed since."),
});

export const SegmentPollInput = z.strictObject({
  poll: PollDraftSchema.nullable().describe("The question and its 2 to 10 answers; null removes it."),
});

export const SegmentPollAnswer = z.object({
  segment: PlanSegmentSchema,
  version: z.int().describe("The run of show's version."),
});

export const GeneratePlanInput = z.strictObject({
  brief: looseText(20_000)
    .min(1, "too_short")
    .optional()
    .describe("Text to write it from this time, instead of the show's `brief`, which isn't changed."),
  keep_edits: z
    .boolean()
    .default(true)
    .describe("Whether to keep people's edits in the run of show when the draft is accepted."),
});

export const DecideDraftInput = z.strictObject({
  action: z.enum(["take", "discard"]).describe("Accept it or discard it."),
  draft_id: reference().describe("The draft you reviewed; any other is refused (`not_found`)."),
});
