import { notifyOfInvitation as notify, notifyOfInvitationJob } from "@/lib/modules/room/room";
import { defineJob } from "../../define-job";

export const notifyOfInvitation = defineJob(notifyOfInvitationJob, {
  run: ({ payload, step }) => step.run("tell", () => notify(payload.event_id, payload.identity)),
});
