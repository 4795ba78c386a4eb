import { removeFromRoomJob } from "@/lib/modules/people/guests";
import { disconnectFromRooms, disconnectWithdrawn } from "@/lib/modules/room/room";
import { defineJob } from "../../define-job";

export const removeFromRoom = defineJob(removeFromRoomJob, {
  run: async ({ payload: { event_id, guest_id, studio_link_id, identity }, step }) => {
    if ((guest_id ?? studio_link_id) !== undefined)
      await step.run("withdraw", () => disconnectWithdrawn(event_id, identity));
    else await step.run("remove", () => disconnectFromRooms(event_id, identity));
  },
});
