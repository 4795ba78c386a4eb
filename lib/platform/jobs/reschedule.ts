/** What a job's work returns to run again later, on a schedule of its own. */
export class Reschedule {
  constructor(readonly when: { at: string } | { seconds: number }) {}
}

/** Run again at an instant. */
export const rescheduleAt = (at: Date): Reschedule => new Reschedule({ at: at.toISOString() });

/** Run again after some seconds. */
export const rescheduleIn = (seconds: number): Reschedule =>
  new Reschedule({ seconds: Math.max(0, seconds) });

/** What a job's work returns when its own statement has written the job's end state as well: see `JOB_ENDS`. */
export class EndWritten {
  constructor(readonly end: "succeeded" | "again" | "lost") {}
}
