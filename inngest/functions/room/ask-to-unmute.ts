import { askToUnmuteJob, sendUnmuteRequest } from "@/lib/modules/room/room";
import { defineJob } from "../../define-job";

export const askToUnmute = defineJob(askToUnmuteJob, {
  run: ({ payload, step }) => step.run("ask", () => sendUnmuteRequest(payload.event_id, payload.identity)),
});
