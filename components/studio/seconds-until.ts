import type { StageState } from "@/lib/stage";

/** Whole seconds until the show is on air, 0 when it is or when none is coming. `now` epoch milliseconds. */
export function secondsUntilAir(state: StageState, now: number): number {
  const at = state.phase === "live" ? state.started_at : state.countdown_ends_at;
  if (state.phase === "ended" || at === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(at) - now) / 1000));
}
