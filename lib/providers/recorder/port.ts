/** Sources of a person in the room, named as the room server does. */
export type CapturedSource = "camera" | "microphone" | "screen_share" | "screen_share_audio";

/** `[from, to]` on the session's media time, in milliseconds. */
export type Gap = readonly [from: number, to: number];

/** A part that begins: one codec, one picture size. */
export interface OpenedPart {
  /** Unique among all parts of all captures. */
  key: string;
  person: string;
  source: CapturedSource;
  contentType: "video/mp4" | "video/webm" | "audio/webm";
  /** As in a `codecs` parameter, such as `avc1.42e01f`, `vp8` or `opus`. */
  codec: string;
  width: number | null;
  height: number | null;
  /** Place of its first sample. A time in the file plus this is the place on the session's media time. */
  startsAtMs: number;
  /** The file's header: `ftyp` and `moov`, or EBML and Tracks. */
  header: Uint8Array;
}

/** Whole fragments, in order. The header followed by any run of chunks that starts clean can be played. */
export interface CapturedChunk {
  part: string;
  /** From 1. The header is number 0. */
  number: number;
  startMs: number;
  endMs: number;
  startsClean: boolean;
  bytes: Uint8Array;
}

/** Chunks that end more than this after their part, in milliseconds, are dropped: they have what was captured after it. */
export const OVER_MS = 40;

/** Measured over a whole part. */
export interface PartQuality {
  /** Packets that never arrived. */
  lost_packets: number;
  /** Frames per second, for pictures. */
  frame_rate: number | null;
  /** How far the sender's clock moved against the database's while it lasted. */
  clock_drift_ms: number;
  /** False while no report of the sender said how its sound and picture belong together. */
  aligned: boolean;
}

/** Why a track can't be captured. */
export type RefusalReason = "unsupported_codec";

/** What a capture reports, in order. */
export type CaptureReport =
  | { is: "opened"; part: OpenedPart }
  | { is: "chunk"; chunk: CapturedChunk }
  /** Missing time within a part, at once: if the capture is lost, nothing closes its parts. */
  | { is: "missed"; part: string; gap: Gap }
  /** The sender's clock is known better now: everything of this part so far, its gaps too, is this much later. */
  | { is: "moved"; part: string; byMs: number }
  | { is: "closed"; part: string; endsAtMs: number; gaps: readonly Gap[]; quality: PartQuality }
  /** Nothing is there of a track that was captured between these. */
  | { is: "lost"; fromMs: number; toMs: number }
  | { is: "refused"; person: string; source: CapturedSource; reason: RefusalReason };

export interface CaptureInput {
  room: string;
  /** Unique among captures of all processes. */
  run: string;
  /** Milliseconds that the session's media time has reached now. */
  mediaNow: () => number;
  /** How long joining the room may take, in milliseconds. A busy machine needs more. */
  patienceMs?: number;
  signal: AbortSignal;
  report: (report: CaptureReport) => void;
  /** Called once when it has ended, with the reason. Every open part was closed or is lost. */
  gone: (reason: string) => void;
}

/** A capture of one room. */
export interface Capture {
  readonly isThere: boolean;
  /**
   * Captures exactly these people from now on, no one at first. Parts of everyone else end: with what was before
   * `sinceMs` of the media time, when this became true, or before their own time in `endedMs`.
   */
  follow(people: readonly string[], sinceMs: number, endedMs?: Readonly<Record<string, number>>): void;
  /** Closes every part, leaves the room, and resolves once everything has been reported. */
  leave(): Promise<void>;
}

/** Captures what people send into a room, untranscoded, each track apart. */
export interface RecorderPort {
  readonly name: "subscriber" | "egress";
  /** @throws if the room can't be joined */
  capture(input: CaptureInput): Promise<Capture>;
}
