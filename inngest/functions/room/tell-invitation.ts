import { z } from "zod";
import { tellInvitation as tell } from "@/lib/modules/room";
import { defineJob } from "../../define-job";

/** Tells an attendee and the desks of a changed invitation, when the early run after the call failed. */
export const tellInvitation = defineJob({
  kind: "room.invitation",
  payload: z.object({ event_id: z.string(), identity: z.string() }),
  leaseSeconds: 30,
  retries: [1, 3],
  run: ({ payload, step }) => step.run("tell", () => tell(payload.event_id, payload.identity)),
});
