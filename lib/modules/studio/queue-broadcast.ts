import type { Ctx } from "@/lib/operation/ctx";
import { NUDGE_HEAD_START_MS, nudge } from "./nudge";
import { publishStage } from "./publish-stage";

/** Has the room told of a stage's new version: at once after the commit, and by a job should that fail. */
export function queueBroadcast(ctx: Ctx, eventId: string, version: number): void {
  const jobId = ctx.enqueue({
    kind: "room.broadcast",
    subject: eventId,
    payload: { event_id: eventId, version },
    dedupeKey: `room.broadcast:${eventId}:${version}`,
    dueAt: new Date(ctx.now.getTime() + NUDGE_HEAD_START_MS),
  });
  ctx.afterCommit(() => nudge(jobId, () => publishStage(eventId)));
}
