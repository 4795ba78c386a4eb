import type { Ctx } from "@/lib/operation/ctx";
import { publishStage } from "./publish-stage";
import { EARLY_RUN_MS, runEarly } from "./run-early";

/** Sends a stage's new version to the room: at once after the commit, and by a job should that fail. */
export function queueBroadcast(ctx: Ctx, eventId: string, version: number): void {
  const jobId = ctx.enqueue({
    kind: "room.broadcast",
    subject: eventId,
    payload: { event_id: eventId, version },
    dedupeKey: `room.broadcast:${eventId}:${version}`,
    dueAt: new Date(ctx.now.getTime() + EARLY_RUN_MS),
  });
  ctx.afterCommit(() => runEarly(jobId, () => publishStage(eventId)));
}
