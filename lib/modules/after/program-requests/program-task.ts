import { z } from "zod";
import type { SupervisedTaskKind } from "@/lib/platform/supervised-tasks/supervised-task";

/** Composes the program of one recording, while the show is on air and after. The subject is the recording. */
export const programTask = {
  kind: "program.compose",
  pool: "media",
  payload: z.object({}),
  leaseSeconds: 10,
} satisfies SupervisedTaskKind;
