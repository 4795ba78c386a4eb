import { firstEndingAfter, type Interval, outside } from "@/lib/program/time/intervals";
import type { RecordingTrack } from "../facts/recording";
import type { ShownPart } from "../facts/shown-track";

/** A stretch of the program that one file has. In seconds of the program. */
export interface Clip extends Interval {
  partId: string;
  /** Where the file's time zero is. */
  zeroAt: number;
}

type Heard = Pick<ShownPart, "id" | "copy" | "shown" | "missing" | "url">;

/** Returns what can be heard of a track, in order and without overlap. The speaker's own copy is first: it's better. */
export function clipsOf({ parts }: { parts: readonly Heard[] }): Clip[] {
  const clips: Clip[] = [];
  for (const copy of ["browser", "server"] as const)
    for (const part of parts.filter((one) => one.copy === copy && one.url !== null)) {
      const taken = clips.toSorted(byStart);
      for (const { zeroAt, ...time } of part.shown)
        for (const has of outside(part.missing, time))
          for (const free of outside(taken, has)) clips.push({ ...free, partId: part.id, zeroAt });
    }
  return clips.toSorted(byStart);
}

const byStart = (one: Interval, other: Interval): number => one.from - other.from;

/** Returns the clip that is heard at a time. */
export function clipAt(clips: readonly Clip[], second: number): Clip | undefined {
  const clip = clips[firstEndingAfter(clips, second)];
  return clip && clip.from <= second ? clip : undefined;
}

/** Whether a track has sound. Videos are in the program only. */
export const isSound = ({ kind }: Pick<RecordingTrack, "kind">): boolean =>
  kind === "microphone" || kind === "screen_sound" || kind === "announcer";
