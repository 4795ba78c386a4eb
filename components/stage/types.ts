import type { ReactNode } from "react";

/**
 * Renders a person's video, filling its box; null if there is none (camera off, not connected). The page that
 * renders the stage knows the room; the stage doesn't.
 */
export type RenderMedia = (identity: string, kind: "camera" | "screen") => ReactNode;

/** One line of live captions. */
export interface CaptionLine {
  id: string;
  /** Null if no name is shown, such as while the same speaker goes on. */
  speaker: string | null;
  text: string;
  /** Set while it is being said: when it started. */
  since?: string;
  /** More words may come. */
  running?: boolean;
}

/** Poll results by poll id. For viewers who may vote, also their choice and the function that votes. */
export interface PollVotes {
  counts: Readonly<Record<string, { counts: readonly number[] }>>;
  mine?: Readonly<Record<string, number>>;
  cast?: (pollId: string, option: number) => void;
}
