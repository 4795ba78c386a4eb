import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/** Longest wait for the end of a pause. For longer ones, jobs end and come back, so that they hold no slot. */
const MAX_WAIT_MS = 5_000;
/** Pauses that follow each other this closely are logged as one. */
const SAME_MS = 60_000;

/** Pauses grow to this, unless the provider asks for a longer one. */
export const LONGEST_PAUSE_SECONDS = 300;

/**
 * Until when this process sends nothing, by `performance.now()`, and how many pauses in a row ended with another
 * refusal.
 */
const pause = processSingleton("email-pause", () => ({ until: Number.NEGATIVE_INFINITY, refused: 0 }));

export const pausedSeconds = (): number => Math.max(0, pause.until - performance.now()) / 1_000;

/**
 * The provider asked to wait. What else this process would send in that time would only be refused, too. Returns how
 * long: twice as long each time, as long as it accepts nothing.
 */
export function pauseSending(asked: number): number {
  const now = performance.now();
  // During a pause, only calls that had begun before are refused.
  if (pause.until <= now) pause.refused += 1;
  const seconds = Math.max(asked, Math.min(LONGEST_PAUSE_SECONDS, asked * 2 ** (pause.refused - 1)));
  if (now - pause.until > SAME_MS) log().warn({ seconds }, "the email provider limits how fast we send");
  pause.until = Math.max(pause.until, now + seconds * 1_000);
  return seconds;
}

/** The provider accepted an email. */
export function sendingWorks(): void {
  pause.refused = 0;
}

/** Waits for the end of a short pause. */
export async function waitForPause(): Promise<void> {
  const last = performance.now() + MAX_WAIT_MS;
  while (pausedSeconds() > 0 && pause.until <= last) await sleep(pausedSeconds() * 1_000);
}
