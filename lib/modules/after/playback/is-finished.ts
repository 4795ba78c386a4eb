/** How long a show can go on air again in the same recording. */
const RESUMABLE_MS = 15 * 60_000;

/**
 * Whether a program is at its end for good, so that its playlist may say so: it's ready, and its show can't go on
 * air again in the same recording.
 */
export const isFinished = ({ state, endedAt }: { state: string; endedAt: Date | null }, now: Date): boolean =>
  state === "failed" ||
  (state === "ready" && endedAt !== null && now.getTime() - endedAt.getTime() >= RESUMABLE_MS);
