import type { MusicTrack } from "@/lib/stage/sounds/music-score";
import type { PartSource } from "../sources/part-source";

/** Everything that a piece of sound is made of. Times are in samples from the start of the piece. */
export interface SoundJob {
  /** Place of its first sample, in milliseconds of the session's media time, with fractions. */
  startMs: number;
  /** AAC frames to encode before it and to leave out. */
  preRollFrames: number;
  /** AAC frames of the piece. */
  frames: number;
  /** AAC frames whose sound is known after it. Two are enough for it to join what follows without a click. */
  postRollFrames: number;
  sections: readonly SoundSection[];
  /** How loud people are made, by person. Those who aren't named stay as they are. */
  levels: Readonly<Record<string, Level>>;
}

/** In decibels. It moves from `before` to `from` within the first second of the piece. */
export interface Level {
  before: number;
  from: number;
}

/** What is heard for a while at one volume. */
export interface SoundSection {
  source: VoiceSource | VideoSound | MusicSound | ApplauseSound;
  /** Negative before the piece. */
  from: number;
  to: number;
  /** 0–1. */
  gain: number;
}

/** A track of a person or the announcer. Music and videos are lowered while it's heard. */
export interface VoiceSource {
  kind: "voice";
  personId: string;
  part: PartSource;
  /** False for shared sound, which isn't speech: nothing is lowered for it, and it keeps its level. */
  isSpeech: boolean;
}

/** A video file of our own. `position` is where it is at `from`, in samples. */
export interface VideoSound {
  kind: "video";
  key: string;
  position: number;
}

/** `position`: how long it has been playing at `from`, in samples. */
export interface MusicSound {
  kind: "music";
  track: MusicTrack;
  position: number;
}

/** Applause with the same seed sounds the same. */
export interface ApplauseSound {
  kind: "applause";
  seed: string;
  position: number;
}
