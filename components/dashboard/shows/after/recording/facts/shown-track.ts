import { type Interval, inside, joined } from "@/lib/program/time/intervals";
import type { Recording, RecordingTrack, TrackPart } from "./recording";

type Played = Recording["played"];

/** A time of the program in which it plays a part without a cut. In seconds of the program. */
export interface ShownTime extends Interval {
  /** Where the file's time zero would be. */
  zeroAt: number;
}

/** A part, with its place in the program. */
export interface ShownPart extends TrackPart {
  shown: readonly ShownTime[];
  /** Its gaps, in seconds of the program. */
  missing: readonly Interval[];
}

export interface ShownTrack extends RecordingTrack {
  parts: ShownPart[];
}

/** Places a track in the program: files have times on air, and the player has the program's. */
export const shownTrack = (track: RecordingTrack, played: Played): ShownTrack => ({
  ...track,
  parts: track.parts.map((part) => shownPart(part, played)),
});

function shownPart(part: TrackPart, played: Played): ShownPart {
  const { starts_at_sec, ends_at_sec } = part;
  const gaps = joined(part.gaps.map(({ from_sec, to_sec }) => ({ from: from_sec, to: to_sec })));
  return {
    ...part,
    shown: moved([{ from: starts_at_sec, to: ends_at_sec }], played).map(({ shift, ...time }) => ({
      ...time,
      zeroAt: starts_at_sec + shift,
    })),
    missing: moved(gaps, played).map(({ from, to }) => ({ from, to })),
  };
}

/** Returns what the program plays of times on air, at its own times. */
const moved = (times: readonly Interval[], played: Played) =>
  played.flatMap(({ from_sec, to_sec, at_sec }) => {
    const shift = at_sec - from_sec;
    return inside(times, { from: from_sec, to: to_sec }).map(({ from, to }) => ({
      ...{ from: from + shift, to: to + shift },
      shift,
    }));
  });

/** Times are in milliseconds, rounded. */
const ROUNDED_SEC = 0.002;

/** Returns the times in which the program plays a part, with cuts within it as none: they have no length there. */
export const shownTimes = ({ shown }: Pick<ShownPart, "shown">): Interval[] => joined(shown, ROUNDED_SEC);
