import { z } from "zod";
import { publishStage } from "@/lib/modules/studio";
import { defineJob } from "../../define-job";

/** Broadcasts a stage's state to the room, when the early run after the command failed. */
export const broadcastStage = defineJob({
  kind: "room.broadcast",
  payload: z.object({ event_id: z.string(), version: z.int() }),
  leaseSeconds: 30,
  retries: [1, 3, 10, 30],
  concurrency: { group: { field: "event_id", limit: 1 } },
  run: ({ payload, step }) => step.run("publish", () => publishStage(payload.event_id)),
});
