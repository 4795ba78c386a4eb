/** A word of the program. Times in milliseconds of the program. */
export interface ClipWord {
  text: string;
  fromMs: number;
  toMs: number;
  personId: string;
}

/** A rectangle in fractions of the program's picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ClipTile {
  kind: "person" | "screen" | "video" | "silhouette" | "deck" | "whiteboard";
  /** Null for a tile that isn't a person's. */
  personId: string | null;
  /** What is its own alone: without round corners. */
  area: Area;
  /** Where something is written over it: a name, a lower third, a ticker, a button. */
  written: readonly Area[];
  /** Someone without a camera: their picture stands still. */
  isStill?: boolean;
}

/** What the program shows in some of its frames, `to` not included. */
export interface Scene {
  from: number;
  to: number;
  /** In the placement's order. */
  tiles: readonly ClipTile[];
}

/** Frames, `to` not included. */
export interface Frames {
  from: number;
  to: number;
}
