import type { Ctx } from "@/lib/operation/ctx";
import { publishStage } from "./publish-stage";
import { enqueueWithEarlyRun } from "./run-early";

/** Sends a stage's new version to the room: at once after the commit, and by a job should that fail. */
export function queueBroadcast(ctx: Ctx, eventId: string, version: number): void {
  const job = {
    kind: "room.broadcast",
    subject: eventId,
    payload: { event_id: eventId, version },
    dedupeKey: `room.broadcast:${eventId}:${version}`,
  };
  enqueueWithEarlyRun(ctx, job, () => publishStage(eventId));
}
