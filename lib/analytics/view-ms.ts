/** A playback of a replay that is shorter doesn't count. */
export const VIEW_MS = 5_000;
