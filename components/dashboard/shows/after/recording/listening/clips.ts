import { firstEndingAfter, type Interval, outside } from "@/lib/program/time/intervals";
import type { RecordingTrack, TrackPart } from "../facts/recording";

/** A stretch of the recording that one file has. In seconds on the recording's timeline. */
export interface Clip extends Interval {
  partId: string;
  /** Where the file's time zero is. */
  zeroAt: number;
}

type Heard = Pick<TrackPart, "id" | "copy" | "starts_at_sec" | "ends_at_sec" | "gaps" | "url">;

/** Returns what can be heard of a track, in order and without overlap. The speaker's own copy is first: it's better. */
export function clipsOf({ parts }: { parts: readonly Heard[] }): Clip[] {
  const clips: Clip[] = [];
  for (const copy of ["browser", "server"] as const)
    for (const part of parts.filter((one) => one.copy === copy && one.url !== null)) {
      const taken = clips.toSorted(byStart);
      for (const has of coverOf(part))
        for (const free of outside(taken, has))
          clips.push({ ...free, partId: part.id, zeroAt: part.starts_at_sec });
    }
  return clips.toSorted(byStart);
}

const byStart = (one: Interval, other: Interval): number => one.from - other.from;

/** What a part has: all of it, without its gaps. */
function coverOf({ starts_at_sec, ends_at_sec, gaps }: Heard): Interval[] {
  const missing = gaps.map(({ from_sec, to_sec }) => ({ from: from_sec, to: to_sec })).toSorted(byStart);
  return outside(missing, { from: starts_at_sec, to: ends_at_sec });
}

/** Returns the clip that is heard at a time. */
export function clipAt(clips: readonly Clip[], second: number): Clip | undefined {
  const clip = clips[firstEndingAfter(clips, second)];
  return clip && clip.from <= second ? clip : undefined;
}

/** Whether a track has sound. Videos are in the program only. */
export const isSound = ({ kind }: Pick<RecordingTrack, "kind">): boolean =>
  kind === "microphone" || kind === "screen_sound" || kind === "announcer";
