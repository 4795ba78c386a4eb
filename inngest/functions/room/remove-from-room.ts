import { z } from "zod";
import { disconnectFromRooms, disconnectRevokedGuest } from "@/lib/modules/room";
import { defineJob } from "../../define-job";

/**
 * Ends connections: with `guest_id` those that came by a backstage link that no longer counts, else the one of
 * `identity`. The room's watch does the former too, within five seconds, should this job be late.
 */
export const removeFromRoom = defineJob({
  kind: "room.remove",
  payload: z
    .object({ event_id: z.string(), guest_id: z.string().optional(), identity: z.string().optional() })
    .refine(({ guest_id, identity }) => guest_id !== undefined || identity !== undefined),
  leaseSeconds: 30,
  retries: [1, 2, 5, 30],
  run: async ({ payload: { event_id, guest_id, identity }, step }) => {
    if (guest_id !== undefined) await step.run("withdraw", () => disconnectRevokedGuest(event_id, guest_id));
    else if (identity !== undefined) await step.run("remove", () => disconnectFromRooms(event_id, identity));
  },
});
