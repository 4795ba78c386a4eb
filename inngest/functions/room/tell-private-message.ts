import { privateMessageJob, tellPrivateMessage as tell } from "@/lib/modules/room/room";
import { defineJob } from "../../define-job";

export const tellPrivateMessage = defineJob(privateMessageJob, {
  run: ({ payload, step }) => step.run("tell", () => tell(payload.event_id, payload.identity)),
});
