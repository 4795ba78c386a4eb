/** Rows of one transaction: few enough that whoever waits for the event's places waits for milliseconds. */
export const IMPORT_BATCH = 500;
