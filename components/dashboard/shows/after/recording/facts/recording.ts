import type { DataOf } from "@/lib/client/wire-types";

export type Recording = DataOf<"getRecording">;
export type RecordingTrack = Recording["tracks"][number];
export type TrackPart = RecordingTrack["parts"][number];
export type Program = NonNullable<Recording["program"]>;
export type Chapter = Program["chapters"][number];

/** Bytes that speakers' browsers have recorded, but not uploaded yet. */
export const awaitedBytes = ({ tracks }: Pick<Recording, "tracks">): number =>
  tracks.flatMap(({ parts }) => parts).reduce((sum, { awaited_bytes }) => sum + awaited_bytes, 0);

/** Whether there are tracks to download. */
export const hasFiles = ({ tracks }: Pick<Recording, "tracks">): boolean =>
  tracks.some(({ parts }) => parts.some(({ url }) => url !== null));
