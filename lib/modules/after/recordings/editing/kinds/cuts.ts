import { invalid } from "@/lib/operation/problem";
import { mediaRanges } from "@/lib/program";
import type { EditRequest } from "../edit-schema";
import { askedRange } from "./asked-range";
import type { MadeEdit, Of } from "./made-edit";

/** Leaves a time out of the program, whatever gaps and breaks between sessions are in it. */
export function dropOf(asked: Extract<EditRequest, { kind: "drop" }>, { line }: Of): MadeEdit {
  const range = askedRange(line, {
    from: { field: "from_sec", seconds: asked.from_sec },
    to: { field: "to_sec", seconds: asked.to_sec },
  });
  return { kind: "drop", personId: null, ranges: mediaRanges(line.stretches, range) };
}

/** Leaves out what is before another start and after another end. */
export function trimOf(asked: Extract<EditRequest, { kind: "trim" }>, { line }: Of): MadeEdit {
  const { start_sec: start, end_sec: end } = asked;
  if (start === undefined && end === undefined) throw invalid({ start_sec: "required" });
  const left = askedRange(line, {
    from: { field: "start_sec", seconds: start },
    to: { field: "end_sec", seconds: end },
  });
  const ranges = [
    ...mediaRanges(line.stretches, { from: 0, to: left.from }),
    ...mediaRanges(line.stretches, { from: left.to, to: line.frames }),
  ];
  if (ranges.length === 0)
    throw invalid(
      { [start === undefined ? "end_sec" : "start_sec"]: "invalid" },
      "Nothing would be cut off.",
    );
  return { kind: "trim", personId: null, ranges };
}
