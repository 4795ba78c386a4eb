/** How often bytes are sent that don't arrive: for about a minute. */
export const MAX_TRIES = 8;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/** The pause after a try, counted from 1, in milliseconds. Each is twice as long as the previous one. */
export const pauseMs = (tries: number, firstMs = FIRST_WAIT_MS): number =>
  Math.min(LONGEST_WAIT_MS, firstMs * 2 ** (tries - 1));

/** Whether the same bytes may be accepted later. */
export const mayPass = ({ status }: Response): boolean => status === 408 || status === 429 || status >= 500;

export const LOST = "Connection lost. Choose the file again to resume the upload.";
