/** Of one transcript, in Unicode characters. */
export const MAX_TRANSCRIPT_CHARACTERS = 400_000;
/** Of all transcripts of one request. */
export const MAX_CHARACTERS_OF_REQUEST = 2_000_000;
export const MAX_SEGMENTS = 100_000;
export const MAX_PARTICIPANTS = 500;
export const MAX_NAME_CHARACTERS = 200;
