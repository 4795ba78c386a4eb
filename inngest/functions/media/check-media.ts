import { checkMedia as check, checkMediaJob, holdChild } from "@/lib/modules/material/media-checks";
import { defineJob } from "../../define-job";

export const checkMedia = defineJob(checkMediaJob, {
  run: async ({ payload: { hold_seconds }, signal, step, progress }) => {
    const report = await step.run("check", () => check(signal));
    if (hold_seconds > 0) {
      await progress(50, "holding");
      await step.run("hold", () => holdChild(hold_seconds, signal));
    }
    return report;
  },
});
