/** What a job's work returns to run again later, on its own schedule. */
export class Reschedule {
  constructor(readonly when: { at: string } | { seconds: number }) {}
}

/** Runs the job again at this time. */
export const rescheduleAt = (at: Date): Reschedule => new Reschedule({ at: at.toISOString() });

/** Runs the job again after this many seconds. */
export const rescheduleIn = (seconds: number): Reschedule =>
  new Reschedule({ seconds: Math.max(0, seconds) });

/**
 * What a job's work returns if its own statement or transaction has also written the job's end: see `JOB_ENDS`
 * and `succeedJobWithin`.
 */
export class EndWritten {
  constructor(readonly end: "succeeded" | "again" | "lost") {}
}
