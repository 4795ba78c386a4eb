import * as z from "zod";
import { line, text } from "./text";
import { STAGE_LIMITS } from "./vocabulary";
import { LayoutSchema, SegmentTypeSchema } from "./vocabulary-schema";

/** A multiple-choice question as prepared, before voting. */
export const PollDraftSchema = z.strictObject({
  question: line(300),
  options: z.array(line(120)).min(2).max(10),
});
export type PollDraft = z.infer<typeof PollDraftSchema>;

/** Page numbers start at 1. */
export const SlideRefSchema = z.strictObject({
  presentation_id: line(64),
  page: z.int().min(1).max(STAGE_LIMITS.pages),
});
export type SlideRef = z.infer<typeof SlideRefSchema>;

/** A video of the show. */
export const VideoRefSchema = z.strictObject({ video_id: line(64) });
export type VideoRef = z.infer<typeof VideoRefSchema>;

const segmentShape = {
  title: line(200),
  type: SegmentTypeSchema,
  duration_sec: z.int().min(5).max(14_400),
  assignee: text(200).nullable().default(null),
  layout: LayoutSchema.nullable().default(null),
  notes: text(4000).default(""),
  script: text(8000).default(""),
  questions: z.array(line(400)).max(20).default([]),
  ticker: text(280).nullable().default(null),
  slide: SlideRefSchema.nullable().default(null),
  video: VideoRefSchema.nullable()
    .default(null)
    .describe("Plays from the beginning when the segment starts. Skipped if it can't be played."),
  whiteboard: z
    .boolean()
    .default(false)
    .describe(
      "Shows the whiteboard with the segment; if there is also a video, the video is shown first, and its slide behind it.",
    ),
  poll: PollDraftSchema.nullable().default(null),
  emcee_line: text(1000).nullable().default(null),
};

const segmentId = line(64);

/**
 * One segment of the run of show. `duration_sec` is in seconds; `assignee` is a guest id, "host" or a name.
 */
export const PlanSegmentSchema = z.strictObject({ id: segmentId, ...segmentShape });
export type PlanSegment = z.infer<typeof PlanSegmentSchema>;

function uniqueIds(segments: { id?: string | undefined }[], context: z.RefinementCtx) {
  const seen = new Set<string>();
  segments.forEach((segment, index) => {
    if (segment.id === undefined) return;
    if (seen.has(segment.id)) {
      context.addIssue({ code: "custom", path: [index, "id"], params: { fieldCode: "duplicate" } });
    }
    seen.add(segment.id);
  });
}

const planShape = {
  ticker: z.array(line(280)).max(STAGE_LIMITS.tickerItems).default([]),
  questions: z.array(line(400)).max(50).default([]),
};

/** The whole run of show, as stored and as the API returns it. */
export const PlanSchema = z.strictObject({
  segments: z.array(PlanSegmentSchema).max(STAGE_LIMITS.scenes).superRefine(uniqueIds),
  ...planShape,
});
export type Plan = z.infer<typeof PlanSchema>;

/** What a caller may send: like `PlanSchema`, but new segments need no id. */
export const PlanInputSchema = z.strictObject({
  segments: z
    .array(z.strictObject({ id: segmentId.optional(), ...segmentShape }))
    .max(STAGE_LIMITS.scenes)
    .superRefine(uniqueIds),
  ...planShape,
});
export type PlanInput = z.infer<typeof PlanInputSchema>;

/** Completes a caller's plan; calls `makeId` once for each segment without an id. */
export function planFromInput(input: PlanInput, makeId: () => string): Plan {
  return {
    ...input,
    segments: input.segments.map((segment) => ({ ...segment, id: segment.id ?? makeId() })),
  };
}
