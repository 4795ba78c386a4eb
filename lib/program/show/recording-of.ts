import type { StageState } from "@/lib/stage";

type Recording = "off" | "on" | "paused";

/** Returns whether the show is recorded. Stages stored before there was such a switch say nothing. */
export const recordingOf = (state: StageState): Recording =>
  (state as StageState & { recording?: Recording }).recording ?? "on";
