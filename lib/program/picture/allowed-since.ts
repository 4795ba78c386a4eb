import { firstEndingAfter, type Interval, joined, outside } from "../time/intervals";
import { msOfFrame } from "../time/units";
import type { LookInput } from "./looks";

/**
 * Returns since when pictures of a person may be shown at a frame, in milliseconds; undefined if they may not.
 */
export type AllowedSince = (personId: string, frame: number) => number | undefined;

/**
 * A picture that is held in a gap comes from an earlier time, which may have been dropped, or in which the
 * person was hidden or not on stage.
 */
export function allowedSinceIn({ windows, edits }: Pick<LookInput, "windows" | "edits">): AllowedSince {
  const known = new Map<string, Interval[]>();
  const make = (personId: string) => {
    const out = joined([...edits.dropped, ...(edits.hidden.get(personId) ?? [])]);
    const list = (windows.get(personId) ?? []).flatMap((window) => outside(out, window));
    known.set(personId, list);
    return list;
  };
  return (personId, frame) => {
    const list = known.get(personId) ?? make(personId);
    const ms = msOfFrame(frame);
    const one = list[firstEndingAfter(list, ms)];
    return one && one.from <= ms ? one.from : undefined;
  };
}
