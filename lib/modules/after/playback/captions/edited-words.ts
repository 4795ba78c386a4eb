import type { ProgramEdit, RedactedWords, WordRange } from "@/lib/program";
import { wordTimes } from "./word-times";

export interface EditableLine {
  id: string;
  sessionId: string;
  text: string;
  /** The correction that the text is from; 0 if it's as it was heard. */
  textVersion: number;
  /** In milliseconds of the session's media time. */
  fromMs: number;
  toMs: number;
}

/** A word that is shown, and its place in the line as it was said or corrected. */
export interface ShownWord {
  index: number;
  text: string;
  fromMs: number;
  toMs: number;
}

/** Stands for a redacted word, so that the places of the others stay. */
const REDACTED = "…";

/** Returns the words of a line that edits leave, in order. Redacted ones don't say what they were. */
export function shownWords(line: EditableLine, edits: readonly ProgramEdit[]): ShownWord[] {
  const redactions = edits.flatMap((edit) => (edit.kind === "redact_words" ? [edit] : []));
  const dropped = wordDrops(line, edits);
  return wordTimes(line).flatMap((word, index) => {
    if (dropped.some((words) => line.textVersion === words.textVersion && isOneOf(words, index))) return [];
    const isRedacted = redactions.some((one) => isRedactedBy(one, line, { ...word, index }));
    return [{ ...word, index, text: isRedacted ? REDACTED : word.text }];
  });
}

/** Returns a line's text with the edits; empty if they leave nothing. */
export function editedText(line: EditableLine, edits: readonly ProgramEdit[]): string {
  const words = shownWords(line, edits);
  const isSame = words.length === wordTimes(line).length && words.every(({ text }) => text !== REDACTED);
  return isSame ? line.text : words.map(({ text }) => text).join(" ");
}

/** Returns the cuts that are known to have taken just these words of a line, or had when it was corrected. */
export const wordDrops = (
  { id, textVersion }: Pick<EditableLine, "id" | "textVersion">,
  edits: readonly ProgramEdit[],
): WordRange[] =>
  edits.flatMap((edit) => {
    const words = edit.kind === "drop" ? edit.words : undefined;
    return words && words.segmentId === id && words.textVersion <= textVersion ? [words] : [];
  });

const isOneOf = ({ first, last }: WordRange, index: number): boolean => first <= index && index <= last;

/**
 * A later correction was made of the redacted text. Of an earlier text no word is shown, and of other lines what was said at
 * that time isn't, because another microphone may have picked it up.
 */
function isRedactedBy(redaction: RedactedWords, line: EditableLine, word: ShownWord): boolean {
  if (redaction.segmentId === line.id) {
    if (line.textVersion > redaction.textVersion) return false;
    return line.textVersion < redaction.textVersion || isOneOf(redaction, word.index);
  }
  const { sessionId } = redaction.range;
  return sessionId === line.sessionId && redaction.fromMs < word.toMs && word.fromMs < redaction.toMs;
}
