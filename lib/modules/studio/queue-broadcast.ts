import type { Ctx } from "@/lib/operation/ctx";
import { broadcastStageJob } from "./broadcast-stage-job";
import { publishStage } from "./publish-stage";
import { enqueueWithEarlyRun } from "./run-early";

/** Sends a stage's new version to the room: at once after the commit, and by a job should that fail. */
export function queueBroadcast(ctx: Ctx, eventId: string, version: number): void {
  const job = { subject: eventId, dedupeKey: `room.broadcast:${eventId}:${version}` };
  enqueueWithEarlyRun(ctx, broadcastStageJob, { event_id: eventId, version }, job, () =>
    publishStage(eventId),
  );
}
