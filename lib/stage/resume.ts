import { conflict, type Refusal } from "./reduce/types";
import type { StageState } from "./state";

/** How long after its end a show can go on air again. */
export const RESUME_SECONDS = 15 * 60;

/**
 * Returns until when an ended show can go on air again, as ISO 8601; null if it can't, because it hasn't
 * ended, or was ended for good or by an emergency stop.
 */
export function resumableUntil({
  phase,
  ended_at,
  is_final = false,
  mask,
}: Pick<StageState, "phase" | "ended_at" | "is_final" | "mask">): string | null {
  if (phase !== "ended" || ended_at === null || is_final || mask.level === "end") return null;
  return new Date(Date.parse(ended_at) + RESUME_SECONDS * 1000).toISOString();
}

/**
 * Puts the show on air again at `starts_at`, with everything as it was at the end. The current scene's clock
 * continues where it stopped. A recording that was paused stays paused.
 */
export function resumeShow(
  state: StageState,
  { at, starts_at, recorded }: { at: string; starts_at: string; recorded: boolean },
): StageState | Refusal {
  const until = resumableUntil(state);
  if (until === null || state.ended_at === null || Date.parse(at) > Date.parse(until))
    return conflict(state.phase);
  const off = Date.parse(starts_at) - Date.parse(state.ended_at);
  const since = state.scene_started_at;
  return {
    ...state,
    phase: "live",
    recording: recorded ? (state.recording === "paused" ? "paused" : "on") : "off",
    started_at: starts_at,
    ended_at: null,
    scene_started_at: since && new Date(Date.parse(since) + off).toISOString(),
  };
}
