import type { StageState } from "./state";

/** Returns the recording's state at this moment: nothing is recorded off air or during an emergency. */
export const recordingNow = ({
  phase,
  mask,
  recording,
}: Pick<StageState, "phase" | "mask" | "recording">): StageState["recording"] =>
  phase === "live" && mask.level === null ? recording : "off";

/**
 * Returns whether the show on air is recorded, or else whether it will be.
 * @param enabled the show's setting, which applies when it goes live
 */
export const isRecorded = (
  { phase, recording }: Pick<StageState, "phase" | "recording">,
  enabled: boolean,
): boolean => (phase === "live" ? recording !== "off" : enabled);
