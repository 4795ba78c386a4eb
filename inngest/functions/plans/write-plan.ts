import {
  applyDraft,
  failPlan,
  readPlanBrief,
  takePlanPrice,
  writeDraft,
  writePlanJob,
} from "@/lib/modules/plan/plans";
import { refreshStage } from "@/lib/modules/stage/stage-state";
import { asSystem } from "@/lib/operation/as-system";
import { planWriter, rulesWriter } from "@/lib/providers/llm";
import { defineJob } from "../../define-job";

/** Calls the model outside of any transaction. */
export const writePlan = defineJob(writePlanJob, {
  onFailed: ({ job, error }) => {
    const { event_id, reservation_id } = writePlanJob.payload.parse(job.payload);
    return asSystem("plan.write", job, (ctx) => failPlan(ctx, event_id, reservation_id, error));
  },
  run: async ({ job, payload, step }) => {
    const { event_id: eventId, reservation_id: reservationId } = payload;
    const brief = await step.run("read", () =>
      asSystem("plan.read", job, (ctx) => readPlanBrief(ctx, eventId)),
    );
    if (!brief) {
      await asSystem("plan.write", job, (ctx) =>
        failPlan(ctx, eventId, reservationId, "The show no longer takes a plan."),
      );
      return { written: false };
    }
    const written = await step.run("write", () => writeDraft(brief, planWriter(), rulesWriter));
    await step.run("place", () =>
      asSystem("plan.write", job, async (ctx) => {
        const applied = await applyDraft(ctx, eventId, written);
        await refreshStage(ctx, eventId);
        if (applied && reservationId) await takePlanPrice(ctx, reservationId, applied.clientId);
      }),
    );
    return { written: true, writer: written.writer };
  },
});
