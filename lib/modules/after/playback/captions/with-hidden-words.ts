import { bareWord, commonWords } from "@/lib/composition/captions/timed-words";
import type { ProgramEdit, WordRange } from "@/lib/program";
import { type EditableLine, REDACTED, type ShownWord, shownWords } from "./edited-words";
import { wordTimes } from "./word-times";

/** A word of a corrected text. */
interface Placed {
  text: string;
  /** Its place in the text before; null for one that was written. */
  index: number | null;
}

interface Whole {
  text: string;
  /** Returns where words that an edit names are in the text; null if they aren't in it or were another line's. */
  moved: (words: WordRange) => WordRange | null;
}

const NONE = () => null;

/**
 * Returns the text of a correction with the words that edits hide, at their places: if an edit is undone, they are there again.
 * A line that was removed has none. What the correction would bring to light, because its time is only estimated, isn't restored.
 * @param line as it was before the correction, with all its words
 * @param corrected what was written from the words that are shown, and its version
 */
export function withHiddenWords(
  line: EditableLine,
  edits: readonly ProgramEdit[],
  corrected: Pick<EditableLine, "text" | "textVersion">,
): Whole {
  const words = wordTimes(line).map(({ text }) => text);
  const shown = shownWords(line, edits);
  const visible = new Set(
    shown.flatMap(({ index, text }) => (text === REDACTED && words[index] !== REDACTED ? [] : [index])),
  );
  if (visible.size === words.length || corrected.text.trim() === "")
    return { text: corrected.text, moved: NONE };
  const named = namedWords(edits).filter((one) => isIn(one, line));
  const all = placed(words, shown, corrected.text);
  const restored = new Set(words.keys().filter((index) => !visible.has(index)));
  for (;;) {
    const kept = all.flatMap((word) => {
      if (word.index === null || visible.has(word.index)) return [word];
      if (restored.has(word.index)) return [{ ...word, text: words[word.index] ?? "" }];
      return word.text === REDACTED ? [word] : [];
    });
    const list = named.reduce(together, kept);
    const moved = (range: WordRange): WordRange | null => {
      if (!isIn(range, line)) return null;
      const at = placesIn(list, range);
      if (!at) return null;
      return { segmentId: line.id, first: at.from, last: at.to, textVersion: corrected.textVersion };
    };
    const text = list.map((word) => word.text).join(" ");
    const after = shownWords(
      { ...line, text, textVersion: corrected.textVersion },
      edits.map((edit) => withMoved(edit, moved)),
    );
    const bare = after.filter((word) => {
      const index = list[word.index]?.index ?? null;
      return word.text !== REDACTED && index !== null && restored.has(index);
    });
    if (bare.length === 0) return { text, moved };
    for (const { index } of bare) restored.delete(list[index]?.index ?? -1);
  }
}

/** The words of all edits that name some, those that end first first. */
const namedWords = (edits: readonly ProgramEdit[]): WordRange[] =>
  edits
    .flatMap((edit) => {
      if (edit.kind === "redact_words") return [edit];
      return edit.kind === "drop" && edit.words ? [edit.words] : [];
    })
    .sort((a, b) => a.last - b.last);

const isIn = ({ segmentId, textVersion }: WordRange, line: EditableLine): boolean =>
  segmentId === line.id && textVersion === line.textVersion;

function withMoved(edit: ProgramEdit, moved: Whole["moved"]): ProgramEdit {
  if (edit.kind === "redact_words") return { ...edit, ...moved(edit) };
  if (edit.kind !== "drop" || !edit.words) return edit;
  return { ...edit, words: moved(edit.words) ?? edit.words };
}

/** Puts what isn't shown between the words of a corrected text. Of what replaced words, each takes the place of its share. */
function placed(words: readonly string[], shown: readonly ShownWord[], corrected: string): Placed[] {
  const written = corrected.split(/\s+/).filter(Boolean);
  const isShown = new Set(shown.map(({ index }) => index));
  const list: Placed[] = [];
  let [wordAt, shownAt, writtenAt] = [0, 0, 0];
  const common = commonWords(
    shown.map(({ text }) => comparable(text)),
    written.map(comparable),
  );
  for (const { heard, token } of [...common, { heard: shown.length, token: written.length }]) {
    const added = written.slice(writtenAt, token);
    const many = heard - shownAt;
    let [gone, put] = [0, 0];
    const putUntil = (end: number) => {
      for (const text of added.slice(put, end)) list.push({ text, index: null });
      put = Math.max(put, end);
    };
    const until = shown[heard]?.index ?? words.length;
    for (let index = wordAt; index < until; index += 1) {
      if (isShown.has(index)) gone += 1;
      else {
        putUntil(many === 0 ? added.length : Math.round((added.length * gone) / many));
        list.push({ text: words[index] ?? "", index });
      }
    }
    putUntil(added.length);
    const same = written[token];
    if (same !== undefined) list.push({ text: redactedOr(same), index: until });
    [wordAt, shownAt, writtenAt] = [until + 1, heard + 1, token + 1];
  }
  return list;
}

const comparable = (word: string): string => redactedOr(bareWord(word));

/** What stands for a redacted word may have got punctuation. */
const redactedOr = (word: string): string =>
  word.includes(REDACTED) && !/[\p{L}\p{M}\p{N}]/u.test(word) ? REDACTED : word;

/** Returns where words are now. */
function placesIn(list: readonly Placed[], { first, last }: WordRange): { from: number; to: number } | null {
  const isOf = ({ index }: Placed) => index !== null && first <= index && index <= last;
  const from = list.findIndex(isOf);
  return from < 0 ? null : { from, to: list.findLastIndex(isOf) };
}

/** Puts words that were written between those of an edit after them, so that the edit doesn't hide them. */
function together(list: Placed[], words: WordRange): Placed[] {
  const at = placesIn(list, words);
  if (!at) return list;
  const between = list.slice(at.from, at.to + 1);
  return [
    ...list.slice(0, at.from),
    ...between.filter(({ index }) => index !== null),
    ...between.filter(({ index }) => index === null),
    ...list.slice(at.to + 1),
  ];
}
