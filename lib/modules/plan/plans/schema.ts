import { z } from "zod";
import { PLAN_SOURCES, PLAN_STATUSES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { instantOut, looseText, reference } from "@/lib/operation/fields";
import { OutlineSchema } from "@/lib/plan-writer/outline";
import { PlanInputSchema, PlanSegmentSchema, PollDraftSchema, STAGE_LIMITS } from "@/lib/stage";

const PlanEditSchema = z.object({
  segment_id: z
    .string()
    .nullable()
    .describe("The part; null for the lists that belong to the whole run of show."),
  title: z.string().nullable().describe("The part's title."),
  change: z.enum(["changed", "added", "removed"]).describe("What was done to it."),
  fields: z.array(z.string()).describe("Which fields of a changed part, or which lists."),
});

const eventPlan = {
  status: z.enum(PLAN_STATUSES).describe("Where the draft stands."),
  source: z.enum(PLAN_SOURCES).describe("Who wrote what is there now."),
  note: z.string().nullable().describe("Why a draft came out plainer than asked, if it did."),
  outline: OutlineSchema.nullable().describe(
    "What was understood of the brief, with the words it was read from; null where no plan was drafted. Only for those who see the brief itself.",
  ),
  segments: z.array(PlanSegmentSchema).describe("The parts of the show, in order."),
  ticker: z.array(z.string()).describe("Lines for the ticker."),
  questions: z.array(z.string()).describe("For the host to ask."),
  edited_at: instantOut()
    .nullable()
    .describe(
      "When a person last edited it. What they changed stays when a draft is written anew: see `edits`.",
    ),
  edits: z
    .array(PlanEditSchema)
    .describe(
      "What people changed in what was written, part by part: a new draft keeps it. Where nothing else is left, the whole run of show stays.",
    ),
  updated_at: instantOut().describe("When it was last changed."),
  version: z
    .int()
    .describe("Rises with every change; send it as `expected_version` to change only what you have seen."),
};

export const EventPlanSchema = z
  .object(eventPlan)
  .meta({ id: "EventPlan", description: "The run of show with where its draft stands." });

export const PlanChangeSchema = z
  .object({
    change: z.enum(["added", "removed", "changed", "moved"]).describe("What becomes of it."),
    segment_id: z
      .string()
      .nullable()
      .describe("The part; null for the lists that belong to the whole run of show."),
    title: z.string().nullable().describe("The part's title."),
    fields: z
      .array(
        z.object({
          field: z.string().describe("Its name."),
          before: z.unknown().describe("What it holds now; null for a part that is added."),
          after: z.unknown().describe("What it would hold; null for a part that is removed."),
        }),
      )
      .describe("The fields that differ, or the lists."),
  })
  .meta({ id: "PlanChange", description: "One thing in which two runs of show differ." });

export const PlanDraftSchema = z
  .object({
    id: z.string().describe("Names the draft when you take or discard it."),
    status: z.enum(["writing", "ready", "failed"]).describe("How far it is."),
    job_id: z.string().nullable().describe("The job that writes it; null for one that came as a table."),
    stage: z.string().describe("What the job does at the moment."),
    progress: z.int().describe("Percent."),
    keep_edits: z.boolean().describe("Whether what people changed stays when it is taken."),
    source: z
      .enum(PLAN_SOURCES)
      .nullable()
      .describe("Who wrote it, `person` for one that came as a table; null while nobody has."),
    note: z.string().nullable().describe("Why it came out plainer than asked, or failed."),
    outline: OutlineSchema.nullable().describe("What was understood of the words that it is written from."),
    changes: z
      .array(PlanChangeSchema)
      .describe(
        "What taking it would do to the run of show as it stands now, part by part. Empty while it is written, and where it would change nothing.",
      ),
    created_at: instantOut().describe("When it was asked for."),
  })
  .meta({
    id: "PlanDraft",
    description: "A run of show that was written, or came as a table, and that nobody took yet.",
  });

export const PlanSchema = z
  .object({
    event_slug: z.string().describe("The show that it is of."),
    ...eventPlan,
    starts_at: instantOut().nullable().describe("When the show starts; null while that is to be announced."),
    planned_sec: z.int().nullable().describe("How long the show is planned to take; null while nobody said."),
    total_sec: z.int().describe("How long all parts take together."),
    times: z
      .array(
        z.object({
          segment_id: z.string(),
          offset_sec: z.int().describe("Seconds after the start of the show."),
          starts_at: instantOut().nullable().describe("The instant; null while the show has no start."),
        }),
      )
      .describe("When each part begins, in the same order."),
    draft: PlanDraftSchema.nullable().describe("A draft to look at, if one was asked for."),
  })
  .meta({ id: "Plan", description: "The run of show with its times, and a draft that waits beside it." });

export type PlanWire = z.infer<typeof PlanSchema>;
/** The same as verbs give it and pages of the server read it: what has a default may be left out of segments. */
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
    code: z.enum(FINDING_CODES).describe("What was found."),
    severity: z
      .enum(["error", "warning", "info"])
      .describe("An error keeps the show from going as planned, a warning probably does not."),
    path: z.string().describe("The field that it is about, such as `segments.3.slide`."),
    segment_id: z.string().nullable().describe("The part that it is about, where it has an id."),
    message: z.string().describe("What is the matter."),
    mend: z.string().describe("What would put it right."),
  })
  .meta({ id: "PlanFinding", description: "Something in a run of show that people should look at." });

export type Finding = z.infer<typeof FindingSchema>;

export const ValidatePlanInput = z.strictObject({
  plan: PlanInputSchema.optional().describe(
    "A run of show to look at instead of the one that is stored. Nothing of it is kept. No two segments have the same `id` (`duplicate`).",
  ),
});

export const PlanReportSchema = z
  .object({
    valid: z.boolean().describe("Whether no error was found."),
    version: z.int().describe("The version of the stored run of show."),
    planned_sec: z.int().nullable().describe("How long the show is planned to take; null while nobody said."),
    total_sec: z.int().describe("How long all parts take together."),
    findings: z.array(FindingSchema).describe("Errors first, each kind in the order of the parts."),
  })
  .meta({ id: "PlanReport", description: "What looking through a run of show found." });

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
      segment_ids: z.array(z.string()).describe("The order before."),
      expected_version: z.int().describe("The version that this call made."),
    })
    .describe("What this operation takes to put the former order back, unless something changed since."),
});

export const SegmentPollInput = z.strictObject({
  poll: PollDraftSchema.nullable().describe("The question and its 2 to 10 answers; null takes it away."),
});

export const SegmentPollAnswer = z.object({
  segment: PlanSegmentSchema,
  version: z.int().describe("The version of the run of show."),
});

export const GeneratePlanInput = z.strictObject({
  brief: looseText(20_000)
    .min(1, "too_short")
    .optional()
    .describe("Words to write it from this time, instead of the show's `brief`, which stays as it is."),
  keep_edits: z
    .boolean()
    .default(true)
    .describe("Whether what people changed in the run of show stays when the draft is taken."),
});

export const DecideDraftInput = z.strictObject({
  action: z.enum(["take", "discard"]).describe("Put it in place, or throw it away."),
  draft_id: reference().describe("The draft that you looked at; any other is refused (`not_found`)."),
});
