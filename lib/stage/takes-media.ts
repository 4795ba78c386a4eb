import type { StageState } from "./state";

/** Whether people on stage may send media: not after the show has ended, and not during an emergency card. */
export const takesMedia = ({ phase, mask }: Pick<StageState, "phase" | "mask">): boolean =>
  phase !== "ended" && mask.level === null;
