import type { StageState } from "@/lib/stage";

type Covering = Pick<StageState, "mask" | "holding" | "phase">;

/** Whether a card covers the stage, or the show is over. */
export const isStageCovered = ({ mask, holding, phase }: Covering): boolean =>
  mask.level !== null || holding !== null || phase === "ended";

/** Whether the stage's lower third is a sponsor's. */
export const isInLowerThird = ({ lower_third }: Pick<StageState, "lower_third">, name: string): boolean =>
  lower_third?.identity === null && lower_third.title === name;

/** Returns which of the visible ticker's items names a sponsor; -1 if none does. */
export const placeInTicker = ({ ticker }: Pick<StageState, "ticker">, name: string): number =>
  ticker.visible ? ticker.items.findIndex((item) => item.endsWith(`: ${name}`)) : -1;
