import type { StageState } from "./state";

/** Whole seconds until the show is on air, 0 when it is or when none is coming. `now` epoch milliseconds. */
export function secondsUntilAir(
  { phase, started_at, countdown_ends_at }: Pick<StageState, "phase" | "started_at" | "countdown_ends_at">,
  now: number,
): number {
  const at = phase === "live" ? started_at : phase === "countdown" ? countdown_ends_at : null;
  return at === null ? 0 : Math.max(0, Math.ceil((Date.parse(at) - now) / 1000));
}

/** Whether the audience is still outside: nothing of the stage is theirs yet. */
export const isBeforeTheShow = (phase: string): boolean => phase === "idle" || phase === "countdown";
