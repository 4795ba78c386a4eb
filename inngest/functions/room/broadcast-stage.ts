import { broadcastStageJob, publishStage } from "@/lib/modules/studio/studio";
import { defineJob } from "../../define-job";

export const broadcastStage = defineJob(broadcastStageJob, {
  run: ({ payload, step }) => step.run("publish", () => publishStage(payload.event_id)),
});
