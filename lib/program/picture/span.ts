import type { Rect, StageEffect } from "@/lib/stage";
import type { DecodedChunks } from "../tracks/part-cover";
import type { DrawnCard, DrawnStage } from "./drawn";

/**
 * A piece of the program during which nothing changes but moving pictures. It has all that is needed to make
 * it; whole frames are counted at 30 per second.
 */
export interface Span {
  /** Hash of everything that is seen in it, and of nothing else. Equal spans have equal keys. */
  key: string;
  sessionId: string;
  /** Its first frame on the session's media time. */
  mediaFrame: number;
  /** Its first frame in the program. */
  programFrame: number;
  /** Its length. */
  frames: number;
  /** False if only viewers over HTTP get it, because the recording was off or paused. */
  isRecorded: boolean;
  /** False for the end of a show on air, which still grows. */
  isSettled: boolean;
  picture: CardPicture | StagePicture;
  /** Parts of the picture that are covered by an edit, in fractions of it. */
  covers?: readonly Rect[];
}

export interface CardPicture extends DrawnCard {
  /** Hash of the card alone. */
  stillKey: string;
}

/** From bottom to top: what stands still below the tiles, the tiles, what stands still above, what moves. */
export interface StagePicture extends DrawnStage {
  /** Hash of everything that stands still. */
  stillKey: string;
  /** In the placement's order, content first. */
  tiles: readonly SpanTile[];
  /** How long the ticker has been moving at the first frame, in frames; null without one. */
  tickerFrames: number | null;
  effects: readonly SpanEffect[];
}

interface TileBox {
  /** Fractions of the frame. */
  rect: Rect;
  fit: "cover" | "contain";
  /** Enlarged inside the tile. */
  scale: number;
  /** Whether its corners are square, because it fills the frame or touches its neighbors. */
  isFlush: boolean;
}

/** A tile and its source. Where it has none, what stands still shows through: initials, or words. */
export type SpanTile = TileBox &
  (
    | { kind: "person" | "screen"; identity: string; sources: readonly PictureSource[] }
    | { kind: "video"; file: VideoFile | null }
    | { kind: "silhouette" | "deck" | "whiteboard" }
  );

/** A part of a track, in frames of the session's media time. Frames are shown at their own times. */
export interface PictureSource {
  partId: string;
  copy: "server" | "browser";
  fromFrame: number;
  toFrame: number;
  /** Times in which it has no frames and the last one stays. */
  gaps: readonly { fromFrame: number; toFrame: number }[];
  /** If it starts in a gap: the frame after the last one it had, which is shown. */
  heldFrame: number | null;
  /** Pictures from before this media time aren't shown, not even held. Null if that's long before its first picture. */
  sinceMs: number | null;
  chunks: DecodedChunks;
  /** Size of its picture in pixels. */
  width: number | null;
  height: number | null;
}

/** A video file as played on stage. */
export interface VideoFile {
  videoId: string | null;
  src: string;
  /** Its position at the first frame, in seconds. */
  second: number;
  isPlaying: boolean;
}

export interface SpanEffect {
  kind: StageEffect["kind"];
  /** Its start, in frames from the start of the span; negative if it started before. */
  frame: number;
}
