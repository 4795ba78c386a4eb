import { endsSentence } from "@/lib/clips/moments/sentence";
import { FRAME_RATE } from "@/lib/composition/grid";
import { collapsed } from "@/lib/composition/stills/canvas/break-text";
import type { ClipPhrase } from "@/lib/composition/stills/clips/clip-look";
import type { ClipWord, Frames } from "./clip-source";
import { clipMs, framesIn } from "./clip-time";

/** How much is read at once. */
interface PhraseLimits {
  words: number;
  letters: number;
}

/** A phrase stays this long after its last word, in milliseconds, unless the next one begins. */
const STAYS_MS = 450;
const PAUSE_MS = 650;
const PAUSES = /[,;:–—،、]["”’»)\]]*$/u;

/**
 * Returns the captions of a clip: phrases of a few words, each word with the frame from which it's lit. A phrase ends with a sentence,
 * at a pause, and where someone else speaks.
 */
export function phrasesOf(
  words: readonly ClipWord[],
  kept: readonly Frames[],
  limits: PhraseLimits,
): ClipPhrase[] {
  const last = framesIn(kept);
  const shown = words.flatMap((word): Shown[] => {
    const text = collapsed(word.text.replace(/[\p{Cc}[\p{Cf}--[\u200c-\u200f]]]/gv, ""));
    const middle = (word.fromMs + word.toMs) / 2;
    const from = clipMs(kept, word.fromMs) ?? clipMs(kept, middle);
    if (text === "" || from === null) return [];
    const to = clipMs(kept, word.toMs) ?? from + word.toMs - word.fromMs;
    return [{ text, from, to, personId: word.personId }];
  });
  shown.sort((a, b) => a.from - b.from);
  const groups = grouped(shown, limits);
  return groups.flatMap((group, index): ClipPhrase[] => {
    const next = groups[index + 1]?.[0]?.from ?? Number.POSITIVE_INFINITY;
    const ends = Math.max(...group.map(({ to }) => to)) + STAYS_MS;
    const lit = litFrames(group);
    const to = Math.min(last, frameOf(Math.min(ends, next)));
    const from = lit[0] ?? 0;
    if (to <= from) return [];
    // Someone else may speak before the last words, or the clip end.
    const litAt = (at: number): number => Math.min(lit[at] ?? from, to - 1);
    return [{ from, to, words: group.map(({ text }, at) => ({ text, from: litAt(at) })) }];
  });
}

interface Shown {
  text: string;
  from: number;
  to: number;
  personId: string;
}

const frameOf = (ms: number): number => Math.floor((ms * FRAME_RATE) / 1_000 + 0.5);

/** No two words are lit from the same frame on, unless there are more words than frames. */
function litFrames(group: readonly Shown[]): number[] {
  let before = -1;
  return group.map(({ from }) => {
    before = Math.max(before, frameOf(from));
    return before;
  });
}

function grouped(words: readonly Shown[], limits: PhraseLimits): Shown[][] {
  const groups: Shown[][] = [];
  let group: Shown[] = [];
  const end = () => {
    if (group.length > 0) groups.push(group);
    group = [];
  };
  for (const word of words) {
    const before = group.at(-1);
    const letters = group.reduce((sum, { text }) => sum + text.length + 1, 0) + word.text.length;
    const isNew = before && (before.personId !== word.personId || word.from - before.to > PAUSE_MS);
    if (isNew || group.length >= limits.words || (group.length > 0 && letters > limits.letters)) end();
    group.push(word);
    if (endsSentence(word.text) || (PAUSES.test(word.text) && group.length >= limits.words / 2)) end();
  }
  end();
  return groups.reduce<Shown[][]>((list, one) => joinedLast(list, one, limits), []);
}

/** A word isn't left alone after its sentence, if it fits. */
function joinedLast(list: Shown[][], group: Shown[], { words, letters }: PhraseLimits): Shown[][] {
  const before = list.at(-1);
  const [word] = group;
  const isAlone = group.length === 1 && word && before && before.at(-1)?.personId === word.personId;
  const text = before?.map((one) => one.text).join(" ") ?? "";
  const fits = isAlone && before.length <= words && text.length + 1 + word.text.length <= letters + 6;
  const follows = fits && word.from - (before.at(-1)?.to ?? 0) <= PAUSE_MS && !endsSentence(text);
  if (!follows) return [...list, group];
  before.push(word);
  return list;
}
