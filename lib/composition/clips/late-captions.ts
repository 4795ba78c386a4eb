import { FRAME_RATE } from "../grid";
import type { ClipJob } from "./clip-job";
import { clipMs } from "./plan/clip-time";

/** Times are rounded to frames. */
const OFF = 1;

/**
 * Whether captions don't show what is said when it's said: a word is lit outside of its phrase, or at another time than it's said.
 * Two words that begin together may be lit one after the other, and a phrase may end before its last word begins.
 */
export function areCaptionsLate({
  phrases,
  words,
  kept,
}: Pick<ClipJob, "phrases" | "words" | "kept">): boolean {
  const said = framesByWord(words, kept);
  let compared = 0;
  let known = 0;
  for (const { from, to, words: shown } of phrases) {
    let before = Number.NEGATIVE_INFINITY;
    for (const word of shown) {
      if (word.from < from || word.from >= to || word.from < before) return true;
      const letters = lettersOf(word.text);
      if (letters !== "") compared += 1;
      const due = nearest(said.get(letters), word.from);
      if (due !== undefined) {
        known += 1;
        if (word.from > Math.max(due, before + 1) + OFF || word.from < Math.min(due, to - 1) - OFF)
          return true;
      }
      before = word.from;
    }
  }
  return known < compared / 2;
}

/** Captions leave some signs out. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

/** When each word is said, in the clip's frames. */
function framesByWord(
  words: ClipJob["words"],
  kept: ClipJob["kept"],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { text, fromMs, toMs } of words) {
    // Its beginning may be cut off.
    const ms = clipMs(kept, fromMs) ?? clipMs(kept, (fromMs + toMs) / 2);
    const letters = lettersOf(text);
    if (ms === null || letters === "") continue;
    found.set(letters, [...(found.get(letters) ?? []), Math.round((ms * FRAME_RATE) / 1_000)]);
  }
  return found;
}

function nearest(frames: readonly number[] = [], to: number): number | undefined {
  return [...frames].sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
}
