import type { StageState } from "@/lib/stage";
import type { StageWords } from "@/lib/stage/words/stage-words";
import type { StageLook } from "@/lib/theme/stage-look";

/** What the page's own stage draws, with flat colors instead of videos, by identity. */
export interface PageScene {
  state: StageState;
  look: StageLook | null;
  words: StageWords;
  votes: readonly number[] | null;
  /** URL of an image. */
  logo: string | null;
  cameras: Readonly<Record<string, string>>;
  /** Whose screen is on stage; it never loads. */
  screenOf: string | null;
}

/** Where the page drew a layer, in pixels. */
export interface PageLayer {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
