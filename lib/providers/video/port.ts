import type { ChildFailure } from "@/lib/platform/confined/child-failure";

export type VideoFailure = ChildFailure | "damaged" | "no_picture" | "too_long" | "not_installed";

/** The file is what is wrong: trying again would not change it. */
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
  /** Of what it becomes, in pixels; a picture that stands upright has them the other way round. */
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  /** Of what it becomes. */
  bytes: 500 * 1024 * 1024,
} as const;

/** What a video is, as its own bytes say. */
export interface VideoFacts {
  seconds: number;
  width: number;
  height: number;
  hasSound: boolean;
  /** How its picture encodes more light than an ordinary screen shows; null where it does not. */
  hdr: HdrColours | null;
}

/** In the words of ffmpeg: `smpte2084` (PQ) or `arib-std-b67` (HLG), and what goes with it. */
export interface HdrColours {
  transfer: string;
  primaries: string;
  matrix: string;
}
