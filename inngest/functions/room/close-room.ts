import { z } from "zod";
import { closeRooms } from "@/lib/modules/room";
import { defineJob } from "../../define-job";

/** Closes the rooms of a show that has ended. */
export const closeRoom = defineJob({
  kind: "room.close",
  payload: z.object({ event_id: z.string() }),
  leaseSeconds: 30,
  retries: [2, 5, 30, 120],
  run: ({ payload, step }) => step.run("close", () => closeRooms(payload.event_id)),
});
