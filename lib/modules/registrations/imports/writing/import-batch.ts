/** Rows per transaction: few enough that others wait only milliseconds for the event's lock. */
export const IMPORT_BATCH = 500;
