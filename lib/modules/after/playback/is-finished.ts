/** How long a show can go on air again in the same recording. */
const RESUMABLE_MS = 15 * 60_000;

/**
 * Whether a program is at its end for good, so that its playlist may say so: it's ready, and its show can't go on
 * air again in the same recording.
 */
export const isFinished = ({ state, endedAt, isFinal }: Ended, now: Date): boolean =>
  state === "failed" ||
  (state === "ready" && endedAt !== null && (isFinal || now.getTime() - endedAt.getTime() >= RESUMABLE_MS));

interface Ended {
  state: string;
  endedAt: Date | null;
  /** The host has ended the show for good. */
  isFinal: boolean;
}
