import type { CaptureReport } from "../port";

/** To the capturing process: whom to capture, what the media time is, or to end. */
export interface ToSubscriber {
  people?: readonly string[];
  /** Since when, on the media time. */
  sinceMs?: number;
  /** People for whom it became so at another time. */
  endedMs?: Readonly<Record<string, number>>;
  mediaMs?: number;
  /** Unique among captures of all processes. Comes first. */
  run?: string;
  stop?: true;
}

/** From it. */
export type FromSubscriber = CaptureReport;
