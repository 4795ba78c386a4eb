import type { StageState } from "@/lib/stage";
import { resumableUntil } from "@/lib/stage/resume";

const COUNTDOWN_MS = 1_000;
const NEAR_MS = 4_000;
const FAR_MS = 10_000;
const LIVE_MS = 15_000;
const OVER_MS = 60_000;
const NEAR_START_MS = 15 * 60_000;
const JITTER = 0.25;

/**
 * Returns how long to wait before polling the stage again, in milliseconds. Short around the start and while
 * an ended show can be resumed; longer well before the start, while the room publishes every change, and
 * after that. Randomized, so that an audience doesn't poll in step.
 */
export function pollDelay(
  stage: Pick<StageState, "phase" | "ended_at" | "is_final" | "mask"> | null,
  startsAt: string | null,
  now: number,
  random = Math.random(),
): number {
  const spread = 1 - JITTER + 2 * JITTER * random;
  if (stage?.phase === "live") return LIVE_MS * spread;
  if (stage?.phase === "countdown") return COUNTDOWN_MS * spread;
  if (stage?.phase === "ended") {
    const until = resumableUntil(stage);
    return (until !== null && Date.parse(until) > now ? NEAR_MS : OVER_MS) * spread;
  }
  const far = startsAt !== null && Date.parse(startsAt) - now > NEAR_START_MS;
  return (far ? FAR_MS : NEAR_MS) * spread;
}
