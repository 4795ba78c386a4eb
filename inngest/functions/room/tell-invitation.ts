import { tellInvitation as tell, tellInvitationJob } from "@/lib/modules/room/room";
import { defineJob } from "../../define-job";

export const tellInvitation = defineJob(tellInvitationJob, {
  run: ({ payload, step }) => step.run("tell", () => tell(payload.event_id, payload.identity)),
});
