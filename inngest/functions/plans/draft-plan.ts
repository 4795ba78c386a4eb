import {
  draftPlanJob,
  failDraft,
  readDraftBrief,
  saveDraft,
  takePlanPrice,
  writeDraft,
} from "@/lib/modules/plan/plans";
import { asSystem } from "@/lib/operation/as-system";
import { endReservations } from "@/lib/platform/money/budget";
import { planWriter, rulesWriter } from "@/lib/providers/llm";
import { defineJob } from "../../define-job";

/** Calls the model outside of any transaction. */
export const draftPlan = defineJob(draftPlanJob, {
  onFailed: ({ job, error }) => {
    const wanted = draftPlanJob.payload.parse(job.payload);
    return asSystem("plan.draft", job, (ctx) => failDraft(ctx, wanted, error));
  },
  run: async ({ job, payload, step, progress }) => {
    const brief = await step.run("read", () =>
      asSystem("plan.read", job, (ctx) => readDraftBrief(ctx, payload)),
    );
    if (!brief) {
      await asSystem("plan.draft", job, (ctx) =>
        failDraft(ctx, payload, "The show no longer takes a draft."),
      );
      return { written: false };
    }
    await progress(10, "writing");
    const written = await step.run("write", () => writeDraft(brief, planWriter(), rulesWriter));
    await progress(90, "comparing");
    return step.run("keep", () =>
      asSystem("plan.draft", job, async (ctx) => {
        const event = await saveDraft(ctx, payload, written);
        const { reservation_id: id } = payload;
        if (id && event) await takePlanPrice(ctx, id, event.clientId);
        else if (id) await endReservations([{ id, settledMicros: null }]);
        return { written: event !== undefined, writer: written.writer };
      }),
    );
  },
});
