import type { StageState } from "@/lib/stage";

const NEAR_MS = 4_000;
const FAR_MS = 10_000;
const LIVE_MS = 15_000;
const NEAR_START_MS = 15 * 60_000;
const JITTER = 0.25;

/**
 * How long to wait before asking for the stage again, in milliseconds: often around the start, seldom long before
 * it and while the room tells of every change. Spread, so that an audience does not ask in step.
 */
export function pollDelay(
  stage: Pick<StageState, "phase"> | null,
  startsAt: string | null,
  now: number,
  random = Math.random(),
): number {
  const spread = 1 - JITTER + 2 * JITTER * random;
  if (stage?.phase === "live") return LIVE_MS * spread;
  const far = startsAt !== null && Date.parse(startsAt) - now > NEAR_START_MS;
  return (far ? FAR_MS : NEAR_MS) * spread;
}
