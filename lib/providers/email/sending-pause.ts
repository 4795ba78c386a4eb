import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/** Longest wait for the end of a pause. For longer ones, jobs end and come back, so that they hold no slot. */
const MAX_WAIT_MS = 5_000;
/** Pauses that follow each other this closely are logged as one. */
const SAME_MS = 60_000;

/** Until when this process sends nothing, by `performance.now()`. */
const pause = processSingleton("email-pause", () => ({ until: Number.NEGATIVE_INFINITY }));

export const pausedSeconds = (): number => Math.max(0, pause.until - performance.now()) / 1_000;

/** The provider asked to wait. What else this process would send in that time would only be refused, too. */
export function pauseSending(seconds: number): void {
  const now = performance.now();
  if (now - pause.until > SAME_MS) log().warn({ seconds }, "the email provider limits how fast we send");
  pause.until = Math.max(pause.until, now + seconds * 1_000);
}

/** Waits for the end of a short pause. */
export async function waitForPause(): Promise<void> {
  const last = performance.now() + MAX_WAIT_MS;
  while (pausedSeconds() > 0 && pause.until <= last) await sleep(pausedSeconds() * 1_000);
}
