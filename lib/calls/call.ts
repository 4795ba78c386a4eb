/** Whether someone sells or buys. */
export type Side = "ours" | "customer";

export interface Segment {
  speaker?: string | null;
  /** What the speaker's label says besides the name, such as a role or a company. */
  role?: string;
  text: string;
  start_sec?: number | null;
  end_sec?: number | null;
}

export interface Participant {
  name: string;
  role?: string;
  company?: string;
  side?: Side;
}

/** A call to analyze: a transcript as text, or as segments. */
export interface Call {
  transcript?: string;
  segments?: readonly Segment[];
  title?: string;
  participants?: readonly Participant[];
  /** ISO 8601 with an offset. Dates are resolved against it. */
  started_at?: string;
  /** IANA name of the zone in which the call took place. */
  timezone?: string;
  /** A BCP 47 tag. Worked out if it's missing. */
  language?: string;
}

/** One line of a transcript, from 1. Its text is as it was given. */
export interface Line {
  line: number;
  /** Null if the line has no label. */
  speaker: string | null;
  text: string;
  start_sec: number | null;
}

export interface Transcript {
  lines: readonly Line[];
  /** Ends of the lines in seconds; null where they aren't known. */
  ends: readonly (number | null)[];
  /** Whether lines have speakers. */
  labelled: boolean;
  /** What labels say besides a name, such as a role or a company. */
  roles: ReadonlyMap<string, string>;
}

export type CallProblem = "empty" | "too_long" | "unsupported_language" | "both_transcripts";

/** A call that can't be analyzed. */
export class UnreadableCall extends Error {
  constructor(
    readonly problem: CallProblem,
    message: string,
  ) {
    super(message);
  }
}
