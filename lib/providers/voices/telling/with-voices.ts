import type { HeardSegment, HeardWord } from "@/lib/providers/stt";
import type { VoiceTurn } from "./tell-apart";

/** What one voice said without a break. */
export interface VoicedSegment extends HeardSegment {
  /** Null if it isn't sure who said it. */
  voice: number | null;
}

/** A voice said something if it's heard in this share of it, and no other voice in more than the second share. */
const MOST = 0.5;
const ANOTHER = 0.2;
/**
 * So many unsure words between two of one voice are that voice's too. At either end of a segment, they are if no other voice is
 * heard in them.
 */
const FEW = 2;

/**
 * Says whose voice is in each segment. A segment in which the voice changes is cut between words; one without the times of
 * words gets a voice only if it's heard in most of it.
 * @param turns in order, without overlaps, on the same clock
 */
export function withVoices(segments: readonly HeardSegment[], turns: readonly VoiceTurn[]): VoicedSegment[] {
  return segments.flatMap((segment) => {
    const { words } = segment;
    if (!words || words.length === 0) return [{ ...segment, voice: voiceIn(turns, segment) }];
    return cutByVoice(segment, words, filled(turns, words));
  });
}

function voiceIn(turns: readonly VoiceTurn[], { from, to }: { from: number; to: number }): number | null {
  const seconds = new Map<number, number>();
  for (let at = firstAfter(turns, from); at < turns.length; at += 1) {
    const turn = turns[at];
    if (!turn || turn.from >= to) break;
    const heard = Math.min(turn.to, to) - Math.max(turn.from, from);
    seconds.set(turn.voice, (seconds.get(turn.voice) ?? 0) + heard);
  }
  const [most, next] = [...seconds].sort(([, one], [, other]) => other - one);
  if (!most || most[1] < MOST * (to - from) || (next?.[1] ?? 0) > ANOTHER * (to - from)) return null;
  return most[0];
}

/** The first turn that isn't over at a time. */
function firstAfter(turns: readonly VoiceTurn[], seconds: number): number {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle]?.to ?? 0) > seconds) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the voice of each word, also of those that are next to a voice's own. */
function filled(turns: readonly VoiceTurn[], words: readonly HeardWord[]): (number | null)[] {
  const voices = words.map((word) => voiceIn(turns, word));
  const all = [...voices];
  let known = -1;
  for (const [at, voice] of voices.entries()) {
    if (voice === null) continue;
    if (known >= 0 && voices[known] === voice && at - known - 1 <= FEW) all.fill(voice, known, at);
    known = at;
  }
  const first = voices.findIndex((voice) => voice !== null);
  if (first === -1) return all;
  // A voice's turn may begin a little later, and end a little earlier, than its words.
  const isFree = (from: number, to: number, voice: number): boolean =>
    to - from <= FEW && words.slice(from, to).every((word) => !isAnother(turns, word, voice));
  const [opening, closing] = [all[first] ?? 0, all[known] ?? 0];
  if (isFree(0, first, opening)) all.fill(opening, 0, first);
  if (isFree(known + 1, all.length, closing)) all.fill(closing, known + 1);
  return all;
}

/** Whether someone else than a voice is heard in a word. */
function isAnother(turns: readonly VoiceTurn[], { from, to }: HeardWord, voice: number): boolean {
  for (let at = firstAfter(turns, from); at < turns.length; at += 1) {
    const turn = turns[at];
    if (!turn || turn.from >= to) return false;
    if (turn.voice !== voice) return true;
  }
  return false;
}

function cutByVoice(
  segment: HeardSegment,
  words: readonly HeardWord[],
  voices: readonly (number | null)[],
): VoicedSegment[] {
  const [first = null] = voices;
  if (voices.every((voice) => voice === first)) return [{ ...segment, voice: first }];
  const cut: (VoicedSegment & { words: HeardWord[] })[] = [];
  for (const [at, word] of words.entries()) {
    const voice = voices[at] ?? null;
    const open = cut.at(-1);
    if (open && open.voice === voice) {
      open.words.push(word);
      open.to = word.to;
      open.text += ` ${word.text}`;
    } else cut.push({ from: word.from, to: word.to, text: word.text, words: [word], voice });
  }
  return cut;
}
