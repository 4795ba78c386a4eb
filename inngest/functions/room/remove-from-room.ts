import { removeFromRoomJob } from "@/lib/modules/guests";
import { disconnectFromRooms, disconnectRevokedGuest } from "@/lib/modules/room";
import { defineJob } from "../../define-job";

export const removeFromRoom = defineJob(removeFromRoomJob, {
  run: async ({ payload: { event_id, guest_id, identity }, step }) => {
    if (guest_id !== undefined) await step.run("withdraw", () => disconnectRevokedGuest(event_id, guest_id));
    else if (identity !== undefined) await step.run("remove", () => disconnectFromRooms(event_id, identity));
  },
});
