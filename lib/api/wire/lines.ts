import { prefers } from "./prefers";

/** One JSON value per line. */
export const LINES_TYPE = "application/x-ndjson";

const ACCEPTED = /application\/(?:x-)?ndjson\b/i;

export const wantsLines = (accept: string | undefined): boolean => prefers(accept, ACCEPTED);
