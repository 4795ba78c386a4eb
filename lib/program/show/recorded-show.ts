import type { ConsentAnswer } from "./consents";
import type { Timeline } from "./timeline";

/** A session on air. Its media time starts at `startedAt`. */
export interface ProgramSession {
  id: string;
  startedAt: Date;
  endedAt: Date | null;
}

/** From `at` on, the whiteboard looked as `board` says: a name for one version of its drawing. */
export interface BoardAt {
  at: Date;
  board: string;
}

/** Everything known of a show besides its tracks. */
export interface RecordedShow {
  timeline: Timeline;
  /** The sessions of one recording. */
  sessions: readonly ProgramSession[];
  /** The time up to which the ledger is known: now, while the show is on air. */
  until: Date;
  answers: readonly ConsentAnswer[];
  boards?: readonly BoardAt[];
  /** A recording from elsewhere: people speak in it who were never on stage. */
  isFile?: boolean;
}

/**
 * What a program is made for: the recording, or viewers over HTTP, who also see what isn't recorded.
 */
export type Purpose = "recording" | "live";
