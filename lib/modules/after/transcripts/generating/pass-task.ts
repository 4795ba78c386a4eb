import { z } from "zod";
import type { SupervisedTaskKind } from "@/lib/platform/supervised-tasks/supervised-task";

/** Makes a transcript of a recording's microphones. The subject is the pass. */
export const passTask = {
  kind: "transcript.pass",
  pool: "media",
  payload: z.object({}),
  leaseSeconds: 15,
} satisfies SupervisedTaskKind;
