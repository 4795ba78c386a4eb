import {
  applyDraft,
  failPlan,
  lockUnwritten,
  takePlanPrice,
  writeDraft,
  writePlanJob,
} from "@/lib/modules/plan/plans";
import { refreshStage } from "@/lib/modules/stage/stage-state";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
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
    const giveUp = async (ctx: Ctx) => {
      await failPlan(ctx, eventId, reservationId, "The show no longer takes a plan.");
      return { written: false };
    };
    const brief = await step.run("read", () =>
      asSystem("plan.read", job, (ctx) => lockUnwritten(ctx, eventId)),
    );
    if (!brief) return asSystem("plan.write", job, giveUp);
    const written = await step.run("write", () => writeDraft(brief, planWriter(), rulesWriter));
    return step.run("place", () =>
      asSystem("plan.write", job, async (ctx) => {
        const isWanted = (await lockUnwritten(ctx, eventId)) !== null;
        const applied = isWanted ? await applyDraft(ctx, eventId, written) : undefined;
        if (!applied) return giveUp(ctx);
        await refreshStage(ctx, eventId);
        if (reservationId) await takePlanPrice(ctx, reservationId, applied.clientId);
        return { written: true, writer: written.writer };
      }),
    );
  },
});
