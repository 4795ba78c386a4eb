import type { Event, Plan as PlanRow } from "@/lib/generated/prisma/client";
import { lengthOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { planTimes } from "@/lib/stage";
import { presentDraft } from "../drafts/present-draft";
import type { PlanWire } from "../schema";
import { presentEventPlan } from "./present-event-plan";
import { seesNotes } from "./sees-notes";

/** Presents a show's run of show as a response of its own, with its times and its draft. */
export async function presentPlan(ctx: Ctx, event: Event, row: PlanRow | null): Promise<PlanWire> {
  const plan = presentEventPlan(ctx, event, row);
  const { offsets, total } = planTimes(plan.segments);
  ctx.meta.version = plan.version;
  return {
    event_slug: event.slug,
    ...plan,
    starts_at: isoOrNull(event.startsAt),
    planned_sec: lengthOf(event),
    total_sec: total,
    times: plan.segments.map(({ id }, index) => ({
      segment_id: id,
      offset_sec: offsets[index] ?? 0,
      starts_at: timeAt(event.startsAt, offsets[index] ?? 0),
    })),
    draft: seesNotes(ctx) ? await presentDraft(ctx, row) : null,
  };
}

const timeAt = (start: Date | null, seconds: number): string | null =>
  start && new Date(start.getTime() + seconds * 1000).toISOString();
