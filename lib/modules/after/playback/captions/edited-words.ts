import type { TimedWord } from "@/lib/composition/captions/timed-words";
import type { ProgramEdit, RedactedWords, WordRange } from "@/lib/program";
import { editedOut } from "./edited-out";
import type { StoredWord } from "./stored-words";
import { wordTimes } from "./word-times";

export interface EditableLine {
  id: string;
  sessionId: string;
  /** Whose words they are. */
  personId: string;
  /** Whose microphone they came from. */
  saidBy: string;
  text: string;
  /** The correction that the text is from; 0 if it's as it was heard. */
  textVersion: number;
  /** In milliseconds of the session's media time. */
  fromMs: number;
  toMs: number;
  /** As they were heard, on the same time; null if their times aren't known. */
  words: readonly StoredWord[] | null;
}

/** A word that is shown, and its place in the line as it was said or corrected. */
export interface ShownWord extends TimedWord {
  index: number;
}

/** Stands for a redacted word, so that the places of the others stay. */
export const REDACTED = "…";

/**
 * Returns the words of a line that edits leave, in order. Redacted ones don't say what they were. Of a line whose words have times,
 * those are missing that are said in a time that is cut or muted.
 */
export function shownWords(line: EditableLine, edits: readonly ProgramEdit[]): ShownWord[] {
  const out = editedOut(edits);
  const words = wordTimes(line);
  const redactions = redactionsAround(line, words, out.redactions);
  const dropped = out.wordDrops(line);
  return words.flatMap((word, index) => {
    if (dropped.some((taken) => line.textVersion === taken.textVersion && isOneOf(taken, index))) return [];
    if (line.words && out.hasWords({ ...line, fromMs: word.fromMs, toMs: word.toMs })) return [];
    const isRedacted = redactions.some((one) => isRedactedBy(one, line, { ...word, index }));
    return [isRedacted ? { ...word, index, text: REDACTED, confidence: null } : { ...word, index }];
  });
}

/** Returns a line's text with the edits; empty if they leave nothing. */
export const editedText = (line: EditableLine, edits: readonly ProgramEdit[]): string =>
  textOf(line, shownWords(line, edits));

/** Returns a line's text, given the words of it that are shown. */
export function textOf(line: EditableLine, shown: readonly ShownWord[]): string {
  const isSame = shown.length === wordTimes(line).length && shown.every(({ text }) => text !== REDACTED);
  return isSame ? line.text : shown.map(({ text }) => text).join(" ");
}

const isOneOf = ({ first, last }: WordRange, index: number): boolean => first <= index && index <= last;

/** Returns the redactions that can concern some of a line's words. */
function redactionsAround(
  line: EditableLine,
  words: readonly TimedWord[],
  redactions: readonly RedactedWords[],
): RedactedWords[] {
  const from = Math.min(...words.map(({ fromMs }) => fromMs));
  const to = Math.max(...words.map(({ toMs }) => toMs));
  return redactions.filter(
    ({ segmentId, range }) =>
      segmentId === line.id || (range.sessionId === line.sessionId && range.fromMs < to && from < range.toMs),
  );
}

/**
 * Corrections move a redaction to their version, unless they leave its words out: so a later text doesn't have them. Of an
 * earlier text no word is shown, and of other lines what was said at that time isn't, because another microphone may have
 * picked it up.
 */
function isRedactedBy(redaction: RedactedWords, line: EditableLine, word: ShownWord): boolean {
  if (redaction.segmentId === line.id) {
    if (line.textVersion > redaction.textVersion) return false;
    return line.textVersion < redaction.textVersion || isOneOf(redaction, word.index);
  }
  // Its times may be estimated, and these words exact.
  const { sessionId, fromMs, toMs } = line.words ? redaction.range : { ...redaction.range, ...redaction };
  return sessionId === line.sessionId && fromMs < word.toMs && word.fromMs < toMs;
}
