import type { EvidenceKind } from "../moments/moment";
import type { Sentence } from "../moments/sentence";
import { SAME_SHARE, sharedOfLonger } from "../shared-time";
import { contentWords } from "./read-topic";
import type { Wanted, WantedLength } from "./wanted";

/** A segment that is known already, in milliseconds of the program. */
export interface KnownSegment {
  number: number | null;
  fromMs: number;
  toMs: number;
  /** 0 to 100; null if no one has judged it. */
  score: number | null;
  kinds: readonly EvidenceKind[];
}

/** Something that a clip could be of. */
export interface MomentWindow extends KnownSegment {
  said: readonly Sentence[];
  text: string;
  /** Which part of the topic's words is in it, rare ones counting more: 0 to 1. */
  wordShare: number;
  /** The same of what the wanted person says and is asked. */
  personWords: number;
  /** How much of what is said in it the wanted person says, from 0 to 1. */
  personShare: number;
}

/** Seconds, if nothing is said about it. */
const LENGTH: WantedLength = { least: 8, most: 60 };
/** What is grown around a sentence is about that long. */
const GROWN_MS = 30_000;
const MOST_GROWN = 24;
const LONGEST_SILENCE_MS = 6_000;
const MARGIN = { before: 120, after: 300 };

/** Returns what a clip could be of: known segments, and what is around sentences with the topic's words. */
export function momentWindows(
  wanted: Pick<Wanted, "topic" | "person" | "length">,
  sentences: readonly Sentence[],
  known: readonly KnownSegment[],
): MomentWindow[] {
  const words = new TopicWords(wanted.topic, sentences);
  const length = wanted.length ?? LENGTH;
  const windowOf = windowMaker(wanted, words);
  const of = known.flatMap((segment) => {
    const said = saidIn(segment, sentences);
    if (said.length === 0) return [];
    if (isWithin(segment.toMs - segment.fromMs, length)) return [windowOf(segment, said)];
    const shorter = fitted(sentences, said, { length, words });
    return [windowOf({ ...segment, number: null, ...edgesOf(shorter) }, shorter)];
  });
  const grown = words
    .best(sentences, MOST_GROWN)
    .map((anchor) => grow(sentences, sentences.indexOf(anchor), length))
    .map((said) => windowOf({ number: null, score: null, kinds: [], ...edgesOf(said) }, said));
  const windows = [...of];
  for (const one of grown)
    if (windows.every((other) => sharedOfLonger(one, other) < SAME_SHARE)) windows.push(one);
  return windows;
}

/** Returns these times as they are, with what is said in them. */
export function timedWindow(
  wanted: Pick<Wanted, "topic" | "person">,
  sentences: readonly Sentence[],
  times: { fromMs: number; toMs: number },
): MomentWindow {
  const windowOf = windowMaker(wanted, new TopicWords(wanted.topic, sentences));
  return windowOf({ ...times, number: null, score: null, kinds: [] }, saidIn(times, sentences));
}

const saidIn = (times: { fromMs: number; toMs: number }, sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ fromMs, toMs }) => fromMs < times.toMs - 50 && toMs > times.fromMs + 50);

/** Returns a function that says how a segment and its sentences fit. */
function windowMaker({ person }: Pick<Wanted, "person">, words: TopicWords) {
  const personId = person?.personId ?? null;
  return (segment: KnownSegment, said: readonly Sentence[]): MomentWindow => ({
    ...{ ...segment, said, text: said.map(({ text }) => text).join(" ") },
    wordShare: words.shareIn(said),
    personWords: words.shareIn(
      said.filter((one, at) => [one, said[at + 1]].some((next) => next?.personId === personId)),
    ),
    personShare: shareOf(personId, said),
  });
}

const isWithin = (ms: number, { least, most }: WantedLength): boolean =>
  ms >= least * 1_000 && ms <= most * 1_000;

export function edgesOf(said: readonly Sentence[]): { fromMs: number; toMs: number } {
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) throw new Error("A moment has words.");
  const fromMs = first.fromMs - Math.min(MARGIN.before, first.pauseBefore / 2);
  return {
    fromMs: Math.round(Math.max(0, fromMs)),
    toMs: Math.round(last.toMs + Math.min(MARGIN.after, last.pauseAfter / 2)),
  };
}

const lengthOf = (said: readonly Sentence[]): number => (said.at(-1)?.toMs ?? 0) - (said[0]?.fromMs ?? 0);

interface Fit {
  length: WantedLength;
  words: TopicWords;
}

/** Makes sentences longer or shorter, by whole ones, without losing those with the topic's words. */
function fitted(
  sentences: readonly Sentence[],
  said: readonly Sentence[],
  { length, words }: Fit,
): Sentence[] {
  const mostMs = length.most * 1_000 - MARGIN.before - MARGIN.after;
  if (lengthOf(said) < length.least * 1_000)
    return extend(sentences, [...said], { leastMs: length.least * 1_000, mostMs });
  let best: Sentence[] = [];
  let most = -1;
  for (let from = 0; from < said.length; from += 1) {
    let to = from + 1;
    while (to < said.length && lengthOf(said.slice(from, to + 1)) <= mostMs) to += 1;
    const run = said.slice(from, to);
    // The first sentences are what a segment was found for.
    const worth = words.shareIn(run) + (from === 0 ? 0.2 : 0) + Math.min(0.1, lengthOf(run) / mostMs / 10);
    if (worth > most) [best, most] = [run, worth];
  }
  return best;
}

/** Grown forward first: what follows a sentence explains it. */
function grow(sentences: readonly Sentence[], anchor: number, { least, most }: WantedLength): Sentence[] {
  const start = sentences[anchor];
  if (!start) return [];
  const before = sentences[anchor - 1];
  const isAsked = before !== undefined && /[?？]["'”’»)]*$/u.test(before.text) && start.pauseBefore < 3_000;
  const mostMs = most * 1_000 - MARGIN.before - MARGIN.after;
  const leastMs = Math.min(mostMs, Math.max(least * 1_000, GROWN_MS));
  return extend(sentences, isAsked ? [before, start] : [start], { leastMs, mostMs });
}

function extend(
  sentences: readonly Sentence[],
  said: Sentence[],
  { leastMs, mostMs }: { leastMs: number; mostMs: number },
): Sentence[] {
  let [first, last] = [sentences.indexOf(said[0] as Sentence), sentences.indexOf(said.at(-1) as Sentence)];
  const spans = (from: number, to: number) =>
    (sentences[to]?.toMs ?? Infinity) - (sentences[from]?.fromMs ?? 0);
  while (spans(first, last) < leastMs) {
    const isNear = (index: number) => (sentences[index]?.pauseBefore ?? Infinity) <= LONGEST_SILENCE_MS;
    if (last + 1 < sentences.length && isNear(last + 1) && spans(first, last + 1) <= mostMs) last += 1;
    else if (first > 0 && isNear(first) && spans(first - 1, last) <= mostMs) first -= 1;
    else break;
  }
  return sentences.slice(first, last + 1);
}

function shareOf(personId: string | null, said: readonly Sentence[]): number {
  const letters = (of: readonly Sentence[]) => of.reduce((sum, { text }) => sum + text.length, 0);
  return letters(said.filter((one) => one.personId === personId)) / Math.max(1, letters(said));
}

/** What a topic is called, found in any ending. */
class TopicWords {
  private readonly weights = new Map<string, number>();
  private readonly all: number;

  constructor(topic: string | null, sentences: readonly Sentence[]) {
    const stems = new Set(contentWords(topic ?? "").map(stemOf));
    for (const stem of stems) {
      const count = sentences.filter(({ text }) => hasStem(text, stem)).length;
      this.weights.set(stem, Math.log(1 + sentences.length / (1 + count)));
    }
    this.all = [...this.weights.values()].reduce((sum, weight) => sum + weight, 0);
  }

  shareIn(said: readonly Sentence[]): number {
    if (this.all === 0) return 0;
    const text = said.map((one) => one.text).join(" ");
    let found = 0;
    for (const [stem, weight] of this.weights) if (hasStem(text, stem)) found += weight;
    return found / this.all;
  }

  /** Returns the sentences with most of the words. */
  best(sentences: readonly Sentence[], most: number): Sentence[] {
    return sentences
      .map((sentence) => ({ sentence, share: this.shareIn([sentence]) }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share || a.sentence.fromMs - b.sentence.fromMs)
      .slice(0, most)
      .map(({ sentence }) => sentence);
  }
}

/** Without what changes at the end of a word in our languages. */
function stemOf(word: string): string {
  const bare = word.replace(/(?:ings?|ed|es|en|er|s|e)$/u, "");
  return bare.length >= 3 ? bare : word;
}

const hasStem = (text: string, stem: string): boolean =>
  (text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).some(
    (word) => word.startsWith(stem) && word.length <= stem.length + 4,
  );
