import { personOf } from "@/lib/stage/room-identity";

export const TRACK_KINDS = ["camera", "microphone", "screen", "screen_sound", "announcer", "video"] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];

/** One source of picture or sound. */
export interface ProgramTrack {
  /** The person, or `announcer`. */
  personId: string;
  kind: TrackKind;
  parts: readonly TrackPart[];
}

/** An uninterrupted capture of a track. Times are in whole milliseconds of the session's media time. */
export interface TrackPart {
  id: string;
  copy: "server" | "browser";
  sessionId: string;
  fromMs: number;
  /** So far, while it is being captured. */
  toMs: number;
  /** Pixels; null for sound, or if unknown. */
  width: number | null;
  height: number | null;
  /** What is in storage, in any order, without the header (number 0). */
  chunks: readonly PartChunk[];
}

export interface PartChunk {
  number: number;
  fromMs: number;
  toMs: number;
  /** Whether it can be decoded without the chunk before it. */
  startsClean: boolean;
}

/** Returns the parts of a person's track in one session. */
export type PartFinder = (personId: string, kind: TrackKind) => readonly TrackPart[];

export function partsIn(tracks: readonly ProgramTrack[], sessionId: string): PartFinder {
  const found = new Map<string, TrackPart[]>();
  for (const { personId, kind, parts } of tracks) {
    const name = `${kind} ${personOf(personId)}`;
    const here = parts.filter((part) => part.sessionId === sessionId);
    found.set(name, [...(found.get(name) ?? []), ...here]);
  }
  return (personId, kind) => found.get(`${kind} ${personId}`) ?? [];
}
