import { invalid } from "@/lib/operation/problem";
import { FRAME_RATE, type ProgramLine, type ProgramRange } from "@/lib/program";
import { secondsOf } from "../present-edit";

/** Times are rounded to milliseconds in answers. */
const ROUNDED_FRAMES = 0.05;

interface Asked {
  from: { field: string; seconds: number | undefined };
  to: { field: string; seconds: number | undefined };
}

/** Names an edit's own times. */
export const askedTimes = (asked: { from_sec?: number | undefined; to_sec?: number | undefined }): Asked => ({
  from: { field: "from_sec", seconds: asked.from_sec },
  to: { field: "to_sec", seconds: asked.to_sec },
});

/** Returns the frame of the program at a time. */
export const askedFrame = (seconds: number): number => Math.floor(seconds * FRAME_RATE + ROUNDED_FRAMES);

/**
 * Returns a range of the program in frames, at least what was asked for.
 * @throws validation_error if it isn't forwards or not inside the program
 */
export function askedRange({ frames }: ProgramLine, { from, to }: Asked): ProgramRange {
  const range = {
    from: askedFrame(from.seconds ?? 0),
    to: to.seconds === undefined ? frames : Math.ceil(to.seconds * FRAME_RATE - ROUNDED_FRAMES),
  };
  const details = (field: string) => ({ [field]: { max: secondsOf(frames) } });
  if (range.from >= frames && from.seconds !== undefined)
    throw invalid({ [from.field]: "too_large" }, undefined, details(from.field));
  if (range.to > frames) throw invalid({ [to.field]: "too_large" }, undefined, details(to.field));
  if (range.to <= range.from)
    throw invalid(
      { [to.field]: "too_small" },
      `${to.field} must be after ${from.field === "" ? "the start" : from.field}.`,
    );
  return range;
}
