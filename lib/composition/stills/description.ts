import type { StageState } from "@/lib/stage";
import type { StageWords } from "@/lib/stage/words/stage-words";
import type { StageLook } from "@/lib/theme/stage-look";

/** What is seen in a person's tile: their camera below the still, or what stands in for it. */
export type PersonPicture = "camera" | "initials" | "silhouette";

/** Everything that a still of the stage says. Plain data and bytes. */
export interface StillDescription {
  /** The stage as the audience sees it at that moment (`publicState` of `atTime`). */
  state: StageState;
  /** The show's theme in its colors; null for the product's own. */
  look: StageLook | null;
  /** Built-in text, in the language of the show. */
  words: StageWords;
  /** Votes by answer of the poll on stage; null if unknown. Drawn only if its results are shown. */
  votes: readonly number[] | null;
  /** By identity; initials for everyone who isn't named. */
  people: Readonly<Record<string, PersonPicture>>;
  /** Whose screen is on stage; null for none. */
  screenOf: string | null;
  /** Whether the shared screen's or video's picture lies below the still. */
  contentBelow: boolean;
  /** Image files; null if there is none. */
  images: { logo: Uint8Array | null; slide: Uint8Array | null; whiteboard: Uint8Array | null };
}

/** A still's width and height in pixels, at most 3840 each. */
export interface StillSize {
  width: number;
  height: number;
}

/** An image of the stage, with alpha. */
export interface Still {
  /** SHA-256 of everything that it says, hexadecimal. */
  key: string;
  width: number;
  height: number;
  png: Buffer;
}
