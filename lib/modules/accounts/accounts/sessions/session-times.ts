/** A session ends a day after its last use and in any case a month after its start. */
export const SESSION_IDLE_HOURS = 24;
export const SESSION_DAYS = 30;

/** When a session that is used at `now` ends unless it is used again. */
export function sessionEnd(startedAt: Date, now: Date): Date {
  const idle = now.getTime() + SESSION_IDLE_HOURS * 3_600_000;
  const last = startedAt.getTime() + SESSION_DAYS * 24 * 3_600_000;
  return new Date(Math.min(idle, last));
}
