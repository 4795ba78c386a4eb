import { z } from "zod";
import type { SupervisedTaskKind } from "@/lib/platform/supervised-tasks/supervised-task";

/** Converts an uploaded recording to what programs are made of. The subject is the recording. */
export const convertTask = {
  kind: "recording.convert",
  pool: "media",
  payload: z.object({}),
  leaseSeconds: 15,
} satisfies SupervisedTaskKind;
