import { notifyOfPrivateMessage as notify, privateMessageJob } from "@/lib/modules/room/room";
import { defineJob } from "../../define-job";

export const notifyOfPrivateMessage = defineJob(privateMessageJob, {
  run: ({ payload, step }) => step.run("tell", () => notify(payload.event_id, payload.identity)),
});
