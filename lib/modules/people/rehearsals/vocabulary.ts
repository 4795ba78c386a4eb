export const REHEARSAL_STATES = ["scheduled", "done", "cancelled"] as const;

/**
 * What a guest knows about a rehearsal: nothing, its current state, its state before a change, or that it is
 * cancelled.
 */
export const NOTICE_STATES = ["not_told", "queued", "told", "outdated", "called_off", "failed"] as const;

/** Maximum number of rehearsals per show, and of guests per rehearsal. */
export const MAX_REHEARSALS = 50;
export const MAX_REHEARSAL_GUESTS = 100;
