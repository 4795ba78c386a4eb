import type { StageState } from "./state";

/**
 * Returns whole seconds until the show is on air; 0 if it already is, or if none is coming. `now` in epoch
 * milliseconds.
 */
export function secondsUntilAir(
  { phase, started_at, countdown_ends_at }: Pick<StageState, "phase" | "started_at" | "countdown_ends_at">,
  now: number,
): number {
  const at = phase === "live" ? started_at : phase === "countdown" ? countdown_ends_at : null;
  return at === null ? 0 : Math.max(0, Math.ceil((Date.parse(at) - now) / 1000));
}

/** Whether the audience isn't admitted yet and sees nothing of the stage. */
export const isBeforeTheShow = (phase: string): boolean => phase === "idle" || phase === "countdown";
