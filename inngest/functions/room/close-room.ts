import { closeRooms } from "@/lib/modules/room/room";
import { closeRoomJob } from "@/lib/modules/studio/studio";
import { defineJob } from "../../define-job";

export const closeRoom = defineJob(closeRoomJob, {
  run: ({ payload, step }) => step.run("close", () => closeRooms(payload.event_id)),
});
