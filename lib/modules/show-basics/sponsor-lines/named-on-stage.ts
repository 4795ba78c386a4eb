import type { StageState } from "@/lib/stage";

type Covering = Pick<StageState, "mask" | "holding" | "phase">;

/** Whether a card covers the stage, or the show is over. */
export const isStageCovered = ({ mask, holding, phase }: Covering): boolean =>
  mask.level !== null || holding !== null || phase === "ended";

/** A sponsor, as far as it can be found on stage, where it has no id. */
export interface NamedSponsor {
  id: string;
  name: string;
  /** Those before a name was corrected: the stage may have shown one of them. */
  previousNames: readonly string[];
}

/** Returns each sponsor's names on stage. A previous name that is another sponsor's now is that one's alone. */
export function namesOnStage(sponsors: readonly NamedSponsor[]): ReadonlyMap<string, readonly string[]> {
  const current = new Set(sponsors.map(({ name }) => name));
  return new Map(
    sponsors.map(({ id, name, previousNames }) => [
      id,
      [name, ...previousNames.filter((previous) => !current.has(previous))],
    ]),
  );
}

/** Whether the stage's lower third is that of a sponsor with these names. */
export const isInLowerThird = (
  { lower_third }: Pick<StageState, "lower_third">,
  names: readonly string[],
): boolean => lower_third?.identity === null && names.includes(lower_third.title);

/** Returns which of the visible ticker's items names a sponsor with these names; -1 if none does. */
export const placeInTicker = ({ ticker }: Pick<StageState, "ticker">, names: readonly string[]): number =>
  ticker.visible ? ticker.items.findIndex((item) => names.some((name) => item.endsWith(`: ${name}`))) : -1;
