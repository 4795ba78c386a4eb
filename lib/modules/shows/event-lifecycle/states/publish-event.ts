import { notifyOfMovedDate } from "@/lib/modules/email/reminders";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { eventLifecycleContract } from "../contract";
import { requireReady } from "../readiness/require-ready";
import { mustMove } from "../transitions";
import { answerMove } from "./answer-move";
import { lockForMove, moveEvent } from "./move-event";

export async function publishEvent(
  ctx: Ctx,
  { slug, notify }: InputOf<typeof eventLifecycleContract.publishEvent>,
): Promise<OutputOf<typeof eventLifecycleContract.publishEvent>> {
  const locked = await lockForMove(ctx, slug);
  if (mustMove(locked, "publish")) await requireReady(ctx, locked);
  const { event } = await moveEvent(ctx, locked, "publish");
  if (!notify) return answerMove(ctx, event, "publish");
  const recipients = await notifyOfMovedDate(ctx, event);
  ctx.meta.recipients = recipients;
  if (recipients > 0)
    ctx.record({ subjectType: "event", subjectId: event.slug, after: { told: recipients } });
  return answerMove(ctx, event, "publish", recipients);
}
