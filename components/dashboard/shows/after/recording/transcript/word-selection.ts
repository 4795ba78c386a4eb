import type { Line } from "../facts/transcript";

/** A word of a line. */
export interface WordPlace {
  lineId: string;
  word: number;
}

/** Consecutive words: where the selection began, and where it was extended to. */
export interface WordSelection {
  anchor: WordPlace;
  head: WordPlace;
}

/** A word as indexes of its line and of itself. */
interface WordAt {
  line: number;
  word: number;
}

/** Selected words, both ends included. */
export interface WordRange {
  first: WordAt;
  last: WordAt;
}

type Worded = Pick<Line, "id" | "start_sec" | "end_sec" | "words">;
type Lines = readonly Worded[];

const countOf = (line: Worded | undefined): number => line?.words?.length ?? 0;

function indexesOf(lines: Lines, { lineId, word }: WordPlace): WordAt | null {
  const line = lines.findIndex(({ id }) => id === lineId);
  return word < countOf(lines[line]) ? { line, word } : null;
}

/** Null if nothing is selected, or one of its ends isn't in the transcript any more. */
export function wordRangeOf(lines: Lines, selection: WordSelection | null): WordRange | null {
  if (!selection) return null;
  const [anchor, head] = [indexesOf(lines, selection.anchor), indexesOf(lines, selection.head)];
  if (!anchor || !head) return null;
  const isForward = anchor.line < head.line || (anchor.line === head.line && anchor.word <= head.word);
  return isForward ? { first: anchor, last: head } : { first: head, last: anchor };
}

const isSame = (one: WordPlace, other: WordPlace): boolean =>
  one.lineId === other.lineId && one.word === other.word;

/** The selection after a word was tapped: the first tap selects it, the second one extends it, and the next one starts over. */
export function afterTap(selection: WordSelection | null, place: WordPlace): WordSelection {
  const isOne = selection !== null && isSame(selection.anchor, selection.head);
  return isOne ? { anchor: selection.anchor, head: place } : { anchor: place, head: place };
}

/** The selection after a word was pressed with Shift. */
export const afterExtending = (selection: WordSelection | null, place: WordPlace): WordSelection => ({
  anchor: selection?.anchor ?? place,
  head: place,
});

/** Where a key moves: to the next or previous word, or to the first or last of the line. */
export type WordMove = 1 | -1 | "first" | "last";

/** Returns the word that a key moves to, also into the next line with words. The same one at the end. */
export function movedWord(lines: Lines, place: WordPlace, move: WordMove): WordPlace {
  const at = indexesOf(lines, place);
  if (!at) return place;
  const { lineId } = place;
  if (move === "first") return { lineId, word: 0 };
  if (move === "last") return { lineId, word: countOf(lines[at.line]) - 1 };
  const word = at.word + move;
  if (word >= 0 && word < countOf(lines[at.line])) return { lineId, word };
  const next = lines[at.line + move];
  return next && countOf(next) > 0 ? { lineId: next.id, word: move > 0 ? 0 : countOf(next) - 1 } : place;
}

/** Which words of a line are selected, both ends included; null if none are. */
export function selectedIn(
  { first, last }: WordRange,
  index: number,
  line: Worded,
): { first: number; last: number } | null {
  if (index < first.line || last.line < index || countOf(line) === 0) return null;
  return {
    first: index === first.line ? first.word : 0,
    last: index === last.line ? last.word : countOf(line) - 1,
  };
}

/** The keyboard in a transcript's words. */
export interface WordKeyboard {
  selection: WordSelection | null;
  /** The word that it's at; null until a key moved to one. */
  caret: WordPlace | null;
}

/**
 * After an arrow key, Home or End in a line: the first press reaches its first or last word. With Shift, the selection is
 * extended, and the first press selects the word that the keyboard is at.
 */
export function afterKey(
  lines: Lines,
  { selection, caret }: WordKeyboard,
  { lineId, move, isExtending }: { lineId: string; move: WordMove; isExtending: boolean },
): { selection: WordSelection | null; caret: WordPlace } {
  const edge = movedWord(lines, { lineId, word: 0 }, move === -1 || move === "last" ? "last" : "first");
  const at = caret?.lineId === lineId ? caret : null;
  if (!isExtending) return { selection: null, caret: at ? movedWord(lines, at, move) : edge };
  const begun = selection?.head.lineId === lineId ? selection : null;
  const anchor = begun?.anchor ?? at ?? (move === "last" ? { lineId, word: 0 } : edge);
  const isFirst = begun === null && typeof move === "number";
  const head = isFirst ? anchor : movedWord(lines, begun?.head ?? anchor, move);
  return { selection: { anchor, head }, caret: head };
}

/** What words are selected: how many, when they're said in seconds of the program, and their text. */
export interface SelectedWords {
  count: number;
  from: number;
  to: number;
  text: string;
}

export function selectedWordsOf(lines: Lines, range: WordRange): SelectedWords {
  const words = lines.slice(range.first.line, range.last.line + 1).flatMap((line, place) => {
    const selected = selectedIn(range, range.first.line + place, line);
    return selected ? (line.words ?? []).slice(selected.first, selected.last + 1) : [];
  });
  return {
    count: words.length,
    from: Math.min(...words.map(({ start_sec }) => start_sec)),
    to: Math.max(...words.map(({ end_sec }) => end_sec)),
    text: words.map(({ text }) => text).join(" "),
  };
}
