import type { PartSource } from "../sources/part-source";

/** A rectangle in whole pixels of the picture. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Frames of the span, `to` not included. */
export interface FrameRange {
  from: number;
  to: number;
}

/** Everything that a span's picture is made of. Files are named by their keys. */
export interface PictureJob {
  /** Even numbers of pixels. */
  width: number;
  height: number;
  frames: number;
  /** Place of its first frame, in milliseconds of the session's media time, with fractions. */
  startMs: number;
  /** What is below everything, as `#rrggbb`. */
  ground: string;
  /** A PNG of the whole picture below the tiles, for the moments in which they show nothing. */
  below: string | null;
  /** From bottom to top. */
  tiles: readonly PictureTile[];
  /** A PNG of the whole picture above the tiles. Tiles show where it is transparent, with its round corners. */
  above: string | null;
  ticker: TickerStrip | null;
  effects: readonly PictureEffect[];
  /** Covered by black above everything, in even numbers of pixels. */
  covers?: readonly PixelBox[];
}

export interface PictureTile {
  box: PixelBox;
  fit: "cover" | "contain";
  /** What stays if it's cropped: from 0, the left or upper edge, to 1. */
  crop: { x: number; y: number };
  /** Enlarged inside of the box, around the point that stays if it's cropped. */
  scale: number;
  sources: readonly TileSource[];
}

/**
 * What a tile shows in some frames. Where the source has a gap, its last picture stays. Its first picture is shown from
 * the first of these frames on. If it has none, what is below the tile shows.
 */
export type TileSource =
  | {
      kind: "track";
      frames: FrameRange;
      part: PartSource;
      /**
       * No picture from before this time is shown, not even held; null if any may be. In milliseconds from the span's
       * start.
       */
      notBeforeMs: number | null;
    }
  | { kind: "file"; frames: FrameRange; file: VideoFileSource };

/** A video file of our own. */
export interface VideoFileSource {
  key: string;
  /** Its position at the source's first frame, in seconds. */
  second: number;
  isPlaying: boolean;
}

/** Items that run through a box from right to left. */
export interface TickerStrip {
  /** A PNG as high as the box, and wide enough to be moved through it during the whole span. */
  key: string;
  box: PixelBox;
  pxPerFrame: number;
}

/** A short animation with alpha, as APNG, over the whole picture. */
export interface PictureEffect {
  key: string;
  /** When it starts; negative if it began before the span. */
  frame: number;
  /** How long it is seen. */
  frames: number;
}
