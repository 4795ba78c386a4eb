import type { ClipWord, Frames } from "@/lib/composition/clips/plan/clip-source";
import type { Shot } from "@/lib/composition/clips/plan/shots";
import type { ClipLook, ClipPhrase } from "../stills/clips/clip-look";
import type { FaceLook } from "./crops/see-shots";

/** Everything that a clip is made of. */
export interface ClipJob {
  look: ClipLook;
  /** Pixels of its shorter side. */
  shortSide: number;
  source: ClipSource;
  /** What is kept of the source, in its frames. */
  kept: readonly Frames[];
  /** In the clip's frames, without gaps. */
  shots: readonly Shot[];
  phrases: readonly ClipPhrase[];
  /** What is said around it, in milliseconds of the source: captions are held against it. */
  words: readonly ClipWord[];
  /** Whose name the look has; null if that isn't known. It's written only where they're seen. */
  speakerId?: string | null;
  /** An image file. */
  logo: Uint8Array | null;
  improveSound: boolean;
  /** Smaller and quicker. */
  isPreview: boolean;
  /** Set for a recording from elsewhere, of which it isn't known where people are. */
  faceLook?: FaceLook | null;
  /** Looks for open eyes in what may be its still. Without it, the sharpest is taken. */
  stillFaces?: FaceLook | null;
}

type Bytes = Uint8Array | AsyncIterable<Uint8Array>;

/** A part of a program. */
export interface ClipSource {
  /** Fragmented MP4 of its picture, from its first frame on. */
  picture: Bytes;
  width: number;
  height: number;
  /** Fragmented MP4 of its sound. */
  sound: Bytes;
  /** Where in the sound its first frame is, in samples. */
  soundStart: number;
}
