import { invalid } from "@/lib/operation/problem";
import { FRAME_RATE, type ProgramLine, type ProgramRange } from "@/lib/program";
import { secondsOf } from "../present-edit";

/** Times are rounded to milliseconds in answers. */
const ROUNDED_FRAMES = 0.05;

interface Asked {
  from: { field: string; seconds: number | undefined };
  to: { field: string; seconds: number | undefined };
}

/**
 * Returns a range of the program in frames, at least what was asked for.
 * @throws validation_error if it isn't forwards or not inside the program
 */
export function askedRange({ frames }: ProgramLine, { from, to }: Asked): ProgramRange {
  const range = {
    from: Math.floor((from.seconds ?? 0) * FRAME_RATE + ROUNDED_FRAMES),
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
