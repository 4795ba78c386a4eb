export const REHEARSAL_STATES = ["scheduled", "done", "cancelled"] as const;

/** What a guest knows of a rehearsal: nothing, how it stands now, how it stood before a change, or that it is off. */
export const NOTICE_STATES = ["not_told", "queued", "told", "outdated", "called_off", "failed"] as const;

/** How many rehearsals a show has at most, and how many guests one of them. */
export const MAX_REHEARSALS = 50;
export const MAX_REHEARSAL_GUESTS = 100;
