/** A session ends a day after its last use, and at the latest a month after its start. */
export const SESSION_IDLE_HOURS = 24;
export const SESSION_DAYS = 30;

/** Returns when a session used at `now` ends if it isn't used again. */
export function sessionEnd(startedAt: Date, now: Date): Date {
  const idle = now.getTime() + SESSION_IDLE_HOURS * 3_600_000;
  const last = startedAt.getTime() + SESSION_DAYS * 24 * 3_600_000;
  return new Date(Math.min(idle, last));
}
