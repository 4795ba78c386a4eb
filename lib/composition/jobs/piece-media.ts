import type { VideoFile } from "@/lib/program";
import type { EffectKind } from "@/lib/stage";
import type { PartSource } from "../sources/part-source";

/** Where the media of spans and pieces of sound is. */
export interface PieceMedia {
  /** Returns a part's header and these of its chunks, in order. */
  part(partId: string, chunks: { first: number; last: number }): PartSource;
  /** Returns a video file's key; null if it has none. */
  video(file: Pick<VideoFile, "videoId" | "src">): string | null;
}

/** What is drawn for a span apart from its tiles: keys of images. */
export interface SpanStills {
  /** What shows if nothing else does, as `#rrggbb`. */
  ground: string;
  below: string | null;
  above: string | null;
  ticker: {
    key: string;
    box: { x: number; y: number; width: number; height: number };
    pxPerSecond: number;
  } | null;
  /** Animations of effects; those that aren't named aren't shown. */
  effects: Partial<Record<EffectKind, string>>;
}
