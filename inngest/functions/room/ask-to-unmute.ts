import { z } from "zod";
import { sendUnmuteRequest } from "@/lib/modules/room";
import { defineJob } from "../../define-job";

/** Asks somebody to open their microphone, when the early run after the call failed. */
export const askToUnmute = defineJob({
  kind: "room.ask",
  payload: z.object({ event_id: z.string(), identity: z.string() }),
  leaseSeconds: 30,
  retries: [1, 3],
  run: ({ payload, step }) => step.run("ask", () => sendUnmuteRequest(payload.event_id, payload.identity)),
});
