import { invalid } from "@/lib/operation/problem";
import { mediaRanges } from "@/lib/program";
import type { EditRequest } from "../edit-schema";
import { askedRange, askedTimes } from "./asked-range";
import { askedWords } from "./asked-words";
import { type MadeEdit, madeEdit, type Of } from "./made-edit";

/** Leaves a time out of the program, whatever gaps and breaks between sessions are in it, or words of the transcript. */
export async function dropOf(asked: Extract<EditRequest, { kind: "drop" }>, of: Of): Promise<MadeEdit> {
  const { stretches } = of.line;
  const { segment_id, first_word, last_word, from_sec, to_sec } = asked;
  if (segment_id !== undefined) {
    if (from_sec !== undefined || to_sec !== undefined)
      throw invalid({ segment_id: "not_allowed" }, "Name times or words, not both.");
    const [words] = await askedWords({ segment_id, first_word, last_word }, of);
    if (words.ranges.length === 0) throw invalid({ segment_id: "not_found" });
    return madeEdit("drop", words.ranges, { words: words.details });
  }
  if (first_word !== undefined || last_word !== undefined) throw invalid({ segment_id: "required" });
  if (from_sec === undefined) throw invalid({ from_sec: "required" });
  if (to_sec === undefined) throw invalid({ to_sec: "required" });
  return madeEdit("drop", mediaRanges(stretches, askedRange(of.line, askedTimes(asked))));
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
      "This wouldn't change anything. Send a later start_sec or an earlier end_sec.",
    );
  return madeEdit("trim", ranges);
}
