import type { Event, PromoKitJob } from "@/lib/generated/prisma/client";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { deleteItems } from "../delete-items";
import { makePromoKitJob } from "../make-promo-kit-job";
import { readKit } from "../reading/read-kit";
import { isSameItem } from "../reading/wanted-items";

/** Marks a kit as being made. Null if it isn't wanted any more. */
export async function beginPromoKit(id: string): Promise<(PromoKitJob & { event: Event }) | null> {
  const { count } = await db().promoKitJob.updateMany({
    where: { id, state: { in: ["queued", "running"] } },
    data: { state: "running" },
  });
  return count === 0 ? null : db().promoKitJob.findUnique({ where: { id }, include: { event: true } });
}

/** Ends a job, and deletes what the kit no longer has: of people who have left, and teasers of moments that are gone. */
export async function endPromoKit(job: PromoKitJob, made: number): Promise<void> {
  await asSystem(makePromoKitJob.kind, job, async (ctx) => {
    const { count } = await ctx.db.promoKitJob.updateMany({
      where: { id: job.id, state: "running" },
      data: { state: "succeeded", made, endedAt: ctx.now },
    });
    if (count === 0) return;
    const event = await ctx.db.event.findUniqueOrThrow({ where: { id: job.eventId } });
    const { items, wanted } = await readKit(ctx, event);
    const gone = items.filter((item) => !wanted.some((one) => isSameItem(one, item)));
    await deleteItems(ctx, gone);
    ctx.record({
      ...{ subjectType: "promo_kit", subjectId: event.slug },
      after: { job: job.id, state: "succeeded", made, deleted: gone.map(({ id }) => id) },
    });
    emitForEvent(ctx, "promo_kit.ready", event, { job_id: job.id, assets: made });
  });
}

/** Notes that a kit couldn't be made. What was made of it stays. */
export async function failPromoKit(id: string, failure: string): Promise<void> {
  const job = await db().promoKitJob.findUnique({ where: { id }, include: { event: true } });
  if (!job) return;
  const error = failure.slice(0, 300);
  await asSystem(makePromoKitJob.kind, job, async (ctx) => {
    const { count } = await ctx.db.promoKitJob.updateMany({
      where: { id, state: { in: ["queued", "running"] } },
      data: { state: "failed", error, endedAt: ctx.now },
    });
    if (count === 0) return;
    ctx.record({
      ...{ subjectType: "promo_kit", subjectId: job.event.slug },
      after: { job: id, state: "failed", error },
    });
    emitForEvent(ctx, "promo_kit.failed", job.event, { job_id: id, reason: error });
  });
}
