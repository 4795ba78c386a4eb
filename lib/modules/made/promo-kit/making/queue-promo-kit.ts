import type { Event, PromoKitJob } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { makePromoKitJob } from "../make-promo-kit-job";

type Asked = Pick<PromoKitJob, "people" | "kinds" | "replaceEdited" | "isAutomatic">;

/** Queues making a show's kit. */
export async function queuePromoKit(ctx: Ctx, event: Event, asked: Asked): Promise<PromoKitJob> {
  const id = ctx.newId("job");
  const { workspaceId, environment } = event;
  const row = await ctx.db.promoKitJob.create({
    data: { id, workspaceId, environment, eventId: event.id, ...asked, createdAt: ctx.now },
  });
  ctx.enqueue(makePromoKitJob, { event_id: event.id }, { subject: id, dedupeKey: `promo_kit:${id}` });
  ctx.record({ subjectType: "promo_kit", subjectId: event.slug, after: { job: id, ...asked } });
  return row;
}
