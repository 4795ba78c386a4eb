import type { StageState } from "@/lib/stage";
import type { StageWords } from "@/lib/stage/words/stage-words";
import type { StageLook } from "@/lib/theme/stage-look";

/** A moment of a video file. */
export interface PageVideo {
  /** URL of the file, which the browser plays. */
  src: string;
  second: number;
}

/** What the page's own stage draws, with flat colors instead of videos, by identity. */
export interface PageScene {
  state: StageState;
  look: StageLook | null;
  words: StageWords;
  votes: readonly number[] | null;
  /** URL of an image. */
  logo: string | null;
  cameras: Readonly<Record<string, string>>;
  /** Whose screen is on stage. It never loads unless it's one of the videos. */
  screenOf: string | null;
  /** By `camera` or `screen` and identity: what is played in the page's own tile, instead of a color. */
  videos?: Readonly<Record<string, PageVideo>>;
  /** How long the ticker has been moving, on a page that may move things. */
  tickerMs?: number;
}

/** Where the page drew a layer, in pixels. */
export interface PageLayer {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
