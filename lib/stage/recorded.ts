import type { StageState } from "./state";

/** Returns the recording's state at this moment: nothing is recorded off air or during an emergency. */
export const recordingNow = ({
  phase,
  mask,
  recording,
}: Pick<StageState, "phase" | "mask" | "recording">): StageState["recording"] =>
  phase === "live" && mask.level === null ? recording : "off";

/**
 * Whether someone on stage is in what is recorded, or sent over HTTP. In a show that isn't recorded no one is asked, so
 * only those who declined aren't. Otherwise, no answer counts as declined.
 */
export const isIncluded = (
  recording: StageState["recording"],
  consent: "unasked" | "given" | "refused",
): boolean => (recording === "off" ? consent !== "refused" : consent === "given");

/**
 * Returns whether the show on air is recorded, or else whether it will be.
 * @param enabled the show's setting, which applies when it goes live
 */
export const isRecorded = (
  { phase, recording }: Pick<StageState, "phase" | "recording">,
  enabled: boolean,
): boolean => (phase === "live" ? recording !== "off" : enabled);
