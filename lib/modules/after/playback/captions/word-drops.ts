import type { ProgramEdit, WordRange } from "@/lib/program";

interface Line {
  id: string;
  /** The correction that its text is from; 0 if it's as it was heard. */
  textVersion: number;
}

/** Returns a function that says which cuts are known to have taken just these words of a line, or had when it was corrected. */
export function wordDropsIn(edits: readonly ProgramEdit[]): (line: Line) => WordRange[] {
  const byLine = new Map<string, WordRange[]>();
  for (const edit of edits)
    if (edit.kind === "drop" && edit.words) {
      const known = byLine.get(edit.words.segmentId);
      if (known) known.push(edit.words);
      else byLine.set(edit.words.segmentId, [edit.words]);
    }
  return ({ id, textVersion }) => (byLine.get(id) ?? []).filter((words) => words.textVersion <= textVersion);
}
