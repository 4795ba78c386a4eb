import * as z from "zod";
import { JsonObjectSchema } from "./json-object";
import { type Plan, PollDraftSchema, SlideRefSchema } from "./plan";
import { line, text } from "./text";
import { DEFAULT_LAYOUTS, LayoutSchema, SegmentTypeSchema } from "./vocabulary";

/** A plan segment as the stage uses it. Notes and script are not here: they never leave the host's desk. */
export const SceneSchema = z.strictObject({
  id: line(128),
  type: SegmentTypeSchema,
  title: line(200),
  layout: LayoutSchema,
  duration_sec: z.int().min(5).max(14_400),
  assignee: text(200).nullable(),
  questions: z.array(line(400)).max(20),
  ticker: text(280).nullable(),
  slide: SlideRefSchema.nullable(),
  poll: PollDraftSchema.nullable(),
  emcee_line: text(1000).nullable(),
  data: JsonObjectSchema,
});
export type Scene = z.infer<typeof SceneSchema>;

/** The cues of a scene that has none. */
export const noCues = (): Omit<Scene, "id" | "type" | "title" | "layout" | "duration_sec"> => ({
  assignee: null,
  questions: [],
  ticker: null,
  slide: null,
  poll: null,
  emcee_line: null,
  data: {},
});

/** Scenes in plan order, with the same ids as the segments. */
export function scenesFromPlan(plan: Plan): Scene[] {
  return plan.segments.map((segment) => ({
    id: segment.id,
    type: segment.type,
    title: segment.title,
    layout: segment.layout ?? DEFAULT_LAYOUTS[segment.type],
    duration_sec: segment.duration_sec,
    assignee: segment.assignee,
    questions: [...segment.questions],
    ticker: segment.ticker,
    slide: segment.slide,
    poll: segment.poll,
    emcee_line: segment.emcee_line,
    data: {},
  }));
}
