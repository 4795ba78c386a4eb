/**
 * Viewers over HTTP see a poll close some seconds after it did. Their votes count for this long if it was still open in
 * their picture.
 */
export const LATE_VOTE_SECONDS = 30;
