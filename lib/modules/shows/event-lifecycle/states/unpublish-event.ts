import { holdChange } from "@/lib/modules/email/reminders";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notifyPeople } from "../cancelled-notices/notify-people";
import type { eventLifecycleContract } from "../contract";
import { answerMove } from "./answer-move";
import { lockForMove, moveEvent } from "./move-event";

export async function unpublishEvent(
  ctx: Ctx,
  { slug, notify }: InputOf<typeof eventLifecycleContract.unpublishEvent>,
): Promise<OutputOf<typeof eventLifecycleContract.unpublishEvent>> {
  const { event, moved } = await moveEvent(ctx, await lockForMove(ctx, slug), "unpublish");
  if (moved) await holdChange(ctx, event);
  if (!notify) return answerMove(ctx, event, "unpublish");
  // No one needs to know about a draft that was never published.
  const recipients = await notifyPeople(ctx, event, { wasOpen: moved || event.publishedAt !== null });
  return answerMove(ctx, event, "unpublish", recipients);
}
