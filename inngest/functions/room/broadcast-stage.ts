import { broadcastStageJob, publishStage } from "@/lib/modules/stage/broadcast";
import { defineJob } from "../../define-job";

export const broadcastStage = defineJob(broadcastStageJob, {
  run: ({ payload, step }) => step.run("publish", () => publishStage(payload.event_id)),
});
