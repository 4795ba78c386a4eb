import { FRAME_RATE } from "@/lib/composition/grid";
import type { ClipWord, Frames } from "./clip-source";
import { isFiller } from "./fillers";

/** A pause up to this stays as it is: without any, speech sounds breathless. Milliseconds, like all of these. */
const LONGEST_PAUSE = 650;
/** What stays of a pause after a word and before the next: its end rings on, and its beginning may be timed too late. */
const AFTER_WORD = 200;
const BEFORE_WORD = 160;
/** Cutting less would be heard more than the filler. */
const SHORTEST_CUT = 130;
/** Nothing but a pause is that long, in frames. */
const LONG_CUT = 30;
/** What has to be left of a clip. */
const LEAST_FRAMES = 5 * FRAME_RATE;

interface Span {
  fromMs: number;
  toMs: number;
}

interface KeptOptions {
  range: Frames;
  /** In order. */
  words: readonly ClipWord[];
  language: string;
  removeSilences: boolean;
  removeFillers: boolean;
}

/**
 * Returns what of a range is kept, in frames of the program: without pauses and fillers, which are cut between words.
 * Of cuts that would leave less than five seconds, the shortest are given up.
 */
export function keptFrames({ range, words, ...wanted }: KeptOptions): Frames[] {
  const fillers = wanted.removeFillers ? fillerCuts(words, wanted.language) : [];
  const said = words.filter(
    (word) => !fillers.some((cut) => cut.fromMs <= word.fromMs && word.toMs <= cut.toMs),
  );
  const silences = wanted.removeSilences ? pauses(said, range) : [];
  const cuts = joined([...fillers, ...silences].flatMap((cut) => inFrames(cut, range)));
  let left = Math.max(0, range.to - range.from - LEAST_FRAMES);
  const taken = [...cuts]
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .flatMap((cut) => {
      // A filler is cut whole or not at all.
      const isShortened = lengthOf(cut) > left && lengthOf(cut) >= LONG_CUT;
      const length = isShortened ? left : lengthOf(cut);
      if (length > left || length === 0) return [];
      left -= length;
      return [{ from: cut.from, to: cut.from + length }];
    });
  return without(
    range,
    taken.sort((a, b) => a.from - b.from),
  );
}

const lengthOf = ({ from, to }: Frames): number => to - from;
const msOf = (frame: number): number => (frame * 1_000) / FRAME_RATE;

/** Pauses in which no one speaks, without the ends of the words around them. */
function pauses(words: readonly ClipWord[], range: Frames): Span[] {
  const found: Span[] = [];
  let end = msOf(range.from) - AFTER_WORD;
  const inIt = words.filter(({ fromMs, toMs }) => toMs > msOf(range.from) && fromMs < msOf(range.to));
  // Without any words, nothing says what is a pause.
  if (inIt.length === 0) return [];
  for (const { fromMs, toMs } of [...inIt].sort((a, b) => a.fromMs - b.fromMs)) {
    if (fromMs - end > LONGEST_PAUSE) found.push({ fromMs: end + AFTER_WORD, toMs: fromMs - BEFORE_WORD });
    end = Math.max(end, toMs);
  }
  const last = msOf(range.to);
  if (last - end > LONGEST_PAUSE) found.push({ fromMs: end + 2 * AFTER_WORD, toMs: last });
  return found.filter(({ fromMs, toMs }) => toMs - fromMs >= SHORTEST_CUT);
}

/** Fillers during which no one else speaks, from the end of the word before to the beginning of the next. */
function fillerCuts(words: readonly ClipWord[], language: string): Span[] {
  return words.flatMap((word, index) => {
    if (!isFiller(word.text, language)) return [];
    const others = words.filter((_, at) => at !== index);
    if (others.some(({ fromMs, toMs }) => fromMs < word.toMs && word.fromMs < toMs)) return [];
    const before = Math.max(...others.filter(({ toMs }) => toMs <= word.fromMs).map(({ toMs }) => toMs));
    const after = Math.min(...others.filter(({ fromMs }) => fromMs >= word.toMs).map(({ fromMs }) => fromMs));
    const cut = {
      fromMs: Math.max(before + 40, word.fromMs - 60),
      toMs: Math.min(after - 40, word.toMs + 60),
    };
    return cut.toMs - cut.fromMs >= SHORTEST_CUT ? [cut] : [];
  });
}

/** Whole frames within a time, and within the range. */
function inFrames({ fromMs, toMs }: Span, range: Frames): Frames[] {
  const from = Math.max(range.from, Math.ceil((fromMs * FRAME_RATE) / 1_000));
  const to = Math.min(range.to, Math.floor((toMs * FRAME_RATE) / 1_000));
  return to - from >= 3 ? [{ from, to }] : [];
}

function joined(cuts: Frames[]): Frames[] {
  const list: Frames[] = [];
  for (const cut of cuts.sort((a, b) => a.from - b.from)) {
    const last = list.at(-1);
    if (last && cut.from <= last.to) last.to = Math.max(last.to, cut.to);
    else list.push({ ...cut });
  }
  return list;
}

function without(range: Frames, cuts: readonly Frames[]): Frames[] {
  const kept: Frames[] = [];
  let from = range.from;
  for (const cut of [...cuts, { from: range.to, to: range.to }]) {
    if (cut.from > from) kept.push({ from, to: cut.from });
    from = cut.to;
  }
  return kept;
}
