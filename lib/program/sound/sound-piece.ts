import type { StageState } from "@/lib/stage";
import type { DecodedChunks } from "../tracks/part-cover";
import type { TrackKind } from "../tracks/track";

/**
 * A piece of the program's sound, in samples at 48 kHz and AAC frames of 1,024 samples. It is encoded with
 * what was heard before and right after it, whose AAC frames are left out, so that pieces join without a click.
 */
export interface SoundPiece {
  /** Hash of everything that is heard in it and before it, and of nothing else. */
  key: string;
  sessionId: string;
  /** Its first sample on the session's media time. */
  mediaSample: number;
  /** Its place in the program: a multiple of 1,024. */
  programSample: number;
  /** AAC frames to encode before it and to leave out: 2.5 s, or none at the start and after a cut. */
  preRollFrames: number;
  /** AAC frames to encode. */
  encodedFrames: number;
  /** AAC frames of these that the program plays: at the end of a stretch, the last ones may be left out. */
  frames: number;
  /** False if only viewers over HTTP get it, because the recording was off or paused. */
  isRecorded: boolean;
  /** False for the end of a show on air, which still grows. */
  isSettled: boolean;
  sections: readonly SoundSection[];
}

/** What is heard for a while at one volume. */
export interface SoundSection {
  source: TrackSound | Bed;
  /** In samples from the start of the piece; negative before it. */
  from: number;
  to: number;
  /** Where the source is at `from`, in samples: a track on the session's media time, others from their start. */
  position: number;
  /** 0–1, before people are brought to the same level and music and videos are lowered for them. */
  gain: number;
}

export interface TrackSound {
  kind: "track";
  track: TrackKind;
  personId: string;
  partId: string;
  copy: "server" | "browser";
  /** Where it has nothing, in samples from the start of the piece: silence. */
  gaps: readonly { from: number; to: number }[];
  chunks: DecodedChunks;
}

/** Sound that doesn't come from a track. */
export type Bed =
  | { kind: "music"; track: StageState["music"]["track"] }
  | { kind: "video"; videoId: string | null; src: string }
  /** Claps differ, but not between two pieces with the same one. */
  | { kind: "applause"; seed: string };
