import type { Evidence } from "../analysis-shape";
import type { Line, Side } from "../call";
import type { LanguageRules } from "../languages/rules";
import { countWords, plainOf } from "./clean";

/** A sentence; in a transcript without full stops, about a clause. */
export interface Said {
  /** Its place among all. */
  at: number;
  line: number;
  speaker: string | null;
  start_sec: number | null;
  /** As it is in its line. */
  text: string;
  /** As its words are read, and the same in lower case. */
  plain: string;
  low: string;
  words: number;
  side: Side | null;
}

const ENDS = /(?<![\s.]\p{L})[.!?…]{1,9}["'”’»)\]]{0,4}(?=\s|$)/gu;
const ABBREVIATIONS =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|inc|ltd|corp|vs|approx|no|st|e\.g|i\.e|etc|bzw|ca|usw|z\.\s?b|d\.\s?h|inkl|zzgl|evtl|hr|fr|nr|mio|mrd|tsd|sr|sra|sres|m|mme|av|env)\.$/iu;
/** Nothing longer is searched at once, so that the time of a search has a limit. */
const LONGEST = 320;
const LONG_WORDS = 48;
const FEWEST_WORDS = 2;

/** Cuts lines into sentences, in order. */
export function saidIn(lines: readonly Line[], rules: LanguageRules): Said[] {
  const isWritten = hasFullStops(lines);
  const all: Said[] = [];
  for (const { line, speaker, start_sec, text } of lines)
    for (const piece of piecesOf(text, rules, isWritten)) {
      const plain = plainOf(piece);
      if (!/[\p{L}\p{N}]/u.test(plain)) continue;
      const words = countWords(plain);
      const low = plain.toLowerCase();
      all.push({ at: all.length, line, speaker, start_sec, text: piece, plain, low, words, side: null });
    }
  return all;
}

/** Recognisers may write neither full stops nor capitals. */
function hasFullStops(lines: readonly Line[]): boolean {
  let [words, ends] = [0, 0];
  for (const { text } of lines) {
    words += countWords(text);
    ends += text.match(/[.!?…](?=\s|$)/gu)?.length ?? 0;
  }
  return ends * 45 > words;
}

function* piecesOf(text: string, rules: LanguageRules, isWritten: boolean): Generator<string> {
  for (const sentence of sentencesIn(text)) {
    const isShort = sentence.length <= LONGEST && (isWritten ? countWords(sentence) <= LONG_WORDS : false);
    if (isShort || (!isWritten && /[.?!]$/u.test(sentence) && countWords(sentence) <= 25)) yield sentence;
    else yield* clausesIn(sentence, rules);
  }
}

function* sentencesIn(text: string): Generator<string> {
  let from = 0;
  for (const end of text.matchAll(ENDS)) {
    const to = end.index + end[0].length;
    const before = text.slice(Math.max(from, to - 12), to);
    const isOrdinal =
      /(?:^|\s)\d{1,2}\.$/u.test(before) &&
      /^\s+[\p{L}\d]/u.test(text.slice(to, to + 3)) &&
      isDayBefore(text, to);
    if (isOrdinal || ABBREVIATIONS.test(before)) continue;
    const said = text.slice(from, to).trim();
    if (said !== "") yield said;
    from = to;
  }
  const rest = text.slice(from).trim();
  if (rest !== "") yield rest;
}

/** "am 3. April": the full stop belongs to the number. */
const isDayBefore = (text: string, at: number): boolean =>
  /^\s+(?:jan|jän|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|quartal|\d)/iu.test(text.slice(at, at + 12));

/** Cuts before words that begin a clause, and anywhere if there are none for too long. */
function* clausesIn(sentence: string, rules: LanguageRules): Generator<string> {
  let from = 0;
  const cuts = [...sentence.matchAll(rules.breaks)].map(({ index }) => index);
  cuts.push(sentence.length);
  for (const cut of cuts) {
    const isLast = cut === sentence.length;
    if (!isLast && countWords(sentence.slice(Math.max(from, cut - LONGEST), cut)) < FEWEST_WORDS) continue;
    yield* atMost(sentence.slice(from, cut));
    from = cut;
  }
}

function* atMost(text: string): Generator<string> {
  let from = 0;
  while (text.length - from > LONGEST) {
    const space = text.lastIndexOf(" ", from + LONGEST);
    let to = space > from ? space : from + LONGEST;
    if (/[\uDC00-\uDFFF]/u.test(text.charAt(to))) to -= 1;
    const piece = text.slice(from, to).trim();
    if (piece !== "") yield piece;
    from = to;
  }
  const rest = text.slice(from).trim();
  if (rest !== "") yield rest;
}

export const evidenceOf = ({ line, speaker, start_sec, text }: Said): Evidence => ({
  ...{ line, speaker, start_sec },
  quote: text,
});
