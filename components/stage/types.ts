import type { ReactNode } from "react";

/**
 * Gives the picture of a person, filling its box, or null when there is none (camera off, not connected).
 * Whoever draws the stage knows about the room; the stage does not.
 */
export type RenderMedia = (identity: string, kind: "camera" | "screen") => ReactNode;

/** One line of live captions. */
export interface CaptionLine {
  id: string;
  /** Null where it is known who speaks. */
  speaker: string | null;
  text: string;
  /** Is being said just now, since then. */
  since?: string;
  /** More words may come. */
  running?: boolean;
}

/** How polls stand, by their id, and where somebody may vote, what they chose and how to. */
export interface PollVotes {
  counts: Readonly<Record<string, { counts: readonly number[] }>>;
  mine?: Readonly<Record<string, number>>;
  cast?: (pollId: string, option: number) => void;
}
