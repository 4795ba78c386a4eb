import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import { notifyPeople } from "../cancelled-notices/notify-people";
import type { eventLifecycleContract } from "../contract";
import { answerMove } from "./answer-move";
import { endWaitingWork } from "./end-waiting-work";
import { lockForMove, moveEvent } from "./move-event";

export async function cancelEvent(
  ctx: Ctx,
  { slug, notify, confirm }: InputOf<typeof eventLifecycleContract.cancelEvent>,
): Promise<OutputOf<typeof eventLifecycleContract.cancelEvent>> {
  const locked = await lockForMove(ctx, slug);
  if (locked.state === "published" && !confirm)
    throw invalid({ confirm: "must_be_true" }, "People may have registered. Confirm with `confirm: true`.");
  const { event, moved } = await moveEvent(ctx, locked, "cancel");
  if (moved) await endWaitingWork(ctx, event, "The show was cancelled.");
  const recipients = notify ? await notifyPeople(ctx, event, { wasOpen: true }) : 0;
  return answerMove(ctx, event, "cancel", recipients);
}
