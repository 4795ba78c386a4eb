import type { ProgramEdit, WordRange } from "@/lib/program";

interface Line {
  id: string;
  /** The correction that its text is from; 0 if it's as it was heard. */
  textVersion: number;
}

/** Returns the cuts that are known to have taken just these words of a line, or had when it was corrected. */
export const wordDrops = ({ id, textVersion }: Line, edits: readonly ProgramEdit[]): WordRange[] =>
  edits.flatMap((edit) => {
    const words = edit.kind === "drop" ? edit.words : undefined;
    return words && words.segmentId === id && words.textVersion <= textVersion ? [words] : [];
  });
