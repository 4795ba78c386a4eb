import { z } from "zod";
import { disconnectFromRooms, disconnectWithdrawn } from "@/lib/modules/room";
import { defineJob } from "../../define-job";

/**
 * Ends connections of a person: with `guest_id` or `studio_link_id` those that came by a link that no longer counts, else
 * all of them. The room's watch does the former too, within five seconds, should this job be late.
 */
export const removeFromRoom = defineJob({
  kind: "room.remove",
  payload: z.object({
    event_id: z.string(),
    guest_id: z.string().optional(),
    studio_link_id: z.string().optional(),
    identity: z.string(),
  }),
  leaseSeconds: 30,
  retries: [1, 2, 5, 30],
  run: async ({ payload: { event_id, guest_id, studio_link_id, identity }, step }) => {
    if ((guest_id ?? studio_link_id) !== undefined)
      await step.run("withdraw", () => disconnectWithdrawn(event_id, identity));
    else await step.run("remove", () => disconnectFromRooms(event_id, identity));
  },
});
