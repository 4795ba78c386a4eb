import { z } from "zod";
import { sayAskUnmute } from "@/lib/modules/room";
import { defineJob } from "../../define-job";

/** Asks somebody to open their microphone, when the nudge after the call did not get through. */
export const askToUnmute = defineJob({
  kind: "room.ask",
  payload: z.object({ event_id: z.string(), identity: z.string() }),
  leaseSeconds: 30,
  retries: [1, 3],
  run: ({ payload, step }) => step.run("ask", () => sayAskUnmute(payload.event_id, payload.identity)),
});
