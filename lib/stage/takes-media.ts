import type { StageState } from "./state";

/** Whether those on the stage may send at all: not once the show is over, and not while an emergency card is up. */
export const takesMedia = ({ phase, mask }: Pick<StageState, "phase" | "mask">): boolean =>
  phase !== "ended" && mask.level === null;
