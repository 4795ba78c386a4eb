import type { StageState } from "@/lib/stage";

/** Whose lower third it is: as it says itself, or whoever on the stage bears the name in it. */
export function lowerThirdOwner(state: StageState): string | null {
  const lower = state.lower_third;
  if (!lower) return null;
  return lower.identity ?? state.stage.find((person) => person.name === lower.title)?.identity ?? null;
}
