import type { ChildFailure } from "@/lib/platform/confined/child-failure";

export type VideoFailure = ChildFailure | "damaged" | "no_picture" | "too_long" | "not_installed";

/** The file itself is the problem, so a retry would not help. */
export class VideoError extends Error {
  override name = "VideoError";
  constructor(
    readonly failure: VideoFailure,
    options?: ErrorOptions,
  ) {
    super(`The video can't be converted: ${failure}.`, options);
  }
}

export const VIDEO_LIMITS = {
  seconds: 3_600,
  /** Of the result, in pixels. Swapped for portrait videos. */
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  /** Of the result. */
  bytes: 500 * 1024 * 1024,
} as const;

/** Facts about a video, from its bytes. */
export interface VideoFacts {
  seconds: number;
  width: number;
  height: number;
  hasSound: boolean;
  /** How its picture encodes more light than a standard display shows; null if it doesn't. */
  hdr: HdrColours | null;
}

/** In ffmpeg's terms: `smpte2084` (PQ) or `arib-std-b67` (HLG), with its other parameters. */
export interface HdrColours {
  transfer: string;
  primaries: string;
  matrix: string;
}
