import type { Plan } from "./plan";
import type { Scene } from "./scene";
import { DEFAULT_LAYOUTS } from "./vocabulary";

/** Returns scenes in plan order, with the same ids as the segments. */
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
    video: segment.video,
    whiteboard: segment.whiteboard,
    poll: segment.poll,
    emcee_line: segment.emcee_line,
    data: {},
  }));
}
