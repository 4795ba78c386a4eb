export interface Cue {
  /** Stable: the same cue keeps its name, however often it is received. */
  name: string;
  text: string;
  /** Who wrote it; null if it comes from the live timing. */
  by: string | null;
  /** Epoch milliseconds, server time. */
  at: number;
}

/**
 * A cue is dropped after this delay, in milliseconds. Cues written by people get longer, because the room's
 * message about one can be lost.
 */
const LATE_MS = { timed: 10_000, written: 60_000 };

/** Returns the cues to deliver by now, oldest first. If several are due at once, the last one counts. */
export function dueCues(cues: readonly Cue[], now: number, isAnnounced: (name: string) => boolean): Cue[] {
  return cues
    .filter(({ at, by }) => at <= now && now - at < (by === null ? LATE_MS.timed : LATE_MS.written))
    .filter(({ name }) => !isAnnounced(name))
    .sort((one, other) => one.at - other.at);
}
