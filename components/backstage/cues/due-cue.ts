export interface Cue {
  /** The same cue has the same one, however often it is heard of. */
  name: string;
  text: string;
  /** Who wrote it; null for one that the live timing gives. */
  by: string | null;
  /** Epoch milliseconds, by the server's clock. */
  at: number;
}

/** Later than this a cue is wrong, or not worth a word. What people wrote waits for a lost message of the room. */
const LATE_MS = { timed: 10_000, written: 60_000 };

/** What should be told by now; of what falls together the last one counts. */
export function dueCues(cues: readonly Cue[], now: number, isTold: (name: string) => boolean): Cue[] {
  return cues
    .filter(({ at, by }) => at <= now && now - at < (by === null ? LATE_MS.timed : LATE_MS.written))
    .filter(({ name }) => !isTold(name))
    .sort((one, other) => one.at - other.at);
}
