import { planOf, savePlan } from "@/lib/modules/plan/plans";
import type { PlanSegment } from "@/lib/stage";
import type { CopyPart } from "./copy-part";

/** Copies the run of show. Segments lose people, slides and videos that aren't copied. */
export const planPart: CopyPart = {
  copy: async (ctx, { from, to, people, decks, videos }) => {
    const row = await ctx.db.plan.findUnique({ where: { eventId: from.event.id } });
    const plan = planOf(row);
    if (plan.segments.length + plan.ticker.length + plan.questions.length === 0) return;
    const segments = plan.segments.map((segment) => ({
      ...segment,
      id: ctx.newId("seg"),
      assignee: assigneeIn(people, segment.assignee),
      slide: slideIn(decks, segment.slide),
      video: videoIn(videos, segment.video),
    }));
    await savePlan(ctx, to.id, { plan: { ...plan, segments }, source: "person" });
  },
};

const slideIn = (decks: ReadonlyMap<string, string>, slide: PlanSegment["slide"]): PlanSegment["slide"] => {
  const copy = slide && decks.get(slide.presentation_id);
  return copy ? { ...slide, presentation_id: copy } : null;
};

const videoIn = (videos: ReadonlyMap<string, string>, video: PlanSegment["video"]): PlanSegment["video"] => {
  const copy = video && videos.get(video.video_id);
  return copy ? { video_id: copy } : null;
};

const assigneeIn = (people: ReadonlyMap<string, string>, assignee: string | null): string | null =>
  assignee?.startsWith("gst_") ? (people.get(assignee) ?? null) : assignee;
