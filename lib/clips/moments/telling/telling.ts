import { CueReader } from "../spoken-cues";
import type { Read } from "../topics";
import { ENGLISH } from "./words/english";
import { FRENCH } from "./words/french";
import { GERMAN } from "./words/german";
import { SPANISH } from "./words/spanish";
import { type TellingWords, timesIn } from "./words/telling-words";

const WORDS: Record<string, TellingWords> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

/** What can be counted of how something is told. Rates are of ten words, beyond what is usual in the show. */
export interface Measures {
  past: number;
  someone: number;
  filler: number;
  around: number;
  /** Times that someone's words are told; up to 4. */
  speech: number;
  /** Personal words; up to 4. */
  personal: number;
  /** Sentences of advice; up to 3. */
  advice: number;
  /** Times that others respond, in it or right after it; up to 5. */
  responses: number;
  /** How much of its words recur in it and hardly elsewhere; up to 3. */
  focus: number;
  /** Turns in fours; up to 2. */
  turns: number;
  /** At least 0.5: a short moment can be a good one. */
  minutes: number;
}

/** With the places that show it. */
export interface Told extends Measures {
  /** The sentence that tells most of what happened; null if none does. */
  story: Read | null;
  personalAt: Read | null;
  adviceAt: Read | null;
  response: Read | null;
  /** Words that recur, the most frequent first. */
  recurring: string[];
}

interface Turn {
  from: number;
  to: number;
  words: number;
  /** How often it responds to what others said. */
  responses: number;
}

/** How often each occurs. */
interface Counted extends Rates {
  words: number;
  speech: number;
  personal: number;
  advice: number;
}

/** A turn with more words says something of its own, and one after fewer words responds to nothing. */
const RESPONSE = { mostWords: 12, least: 15, exclaimed: 25 };
/** A question with more words asks something. */
const ASKS_WORDS = 4;
/** Of speech. What is usual counts as that many words of the show: ten minutes of them. */
const USUAL_WORDS = 1_500;
/** Words that begin with these letters are one. */
const STEM_LETTERS = 5;
/** In a short show, every word occurs in few places. So many sentences tell which ones belong to a part of it. */
const ELSEWHERE = 200;
const RECURS = { least: 2, most: 4, share: 0.5 };
type Rates = TellingWords["usual"];

const ratesBy = (of: (kind: keyof Rates) => number): Rates => ({
  ...{ past: of("past"), someone: of("someone"), filler: of("filler"), around: of("around") },
});
const NONE = ratesBy(() => 0);
const NOTHING: Counted = { ...NONE, words: 0, speech: 0, personal: 0, advice: 0 };

/** How the sentences of a show are told. Any run of them is measured in about the time that its words take. */
export class Telling {
  readonly #read: readonly Read[];
  readonly #counted: readonly Counted[];
  /** Of all sentences before each. */
  readonly #before: readonly Counted[];
  readonly #turns: Turn[] = [];
  readonly #turnOf: number[] = [];
  /** Of each sentence, with the word that each stands for. */
  readonly #stems: readonly ReadonlyMap<string, string>[];
  readonly #shows = new Map<string, number>();
  readonly #usual: Rates;

  /** @param language a BCP 47 tag */
  constructor(read: readonly Read[], language: string) {
    const words = WORDS[language.toLowerCase().split("-")[0] ?? ""];
    this.#read = read;
    this.#counted = read.map((sentence) => counted(sentence, words));
    this.#before = sumsBefore(this.#counted);
    const reader = new CueReader(language);
    this.#stems = read.map(
      ({ text }) => new Map(reader.topicWords(text).map((word) => [word.slice(0, STEM_LETTERS), word])),
    );
    for (const stems of this.#stems)
      for (const stem of stems.keys()) this.#shows.set(stem, (this.#shows.get(stem) ?? 0) + 1);
    this.#findTurns(words);
    this.#usual = this.#usualRates(words?.usual ?? NONE);
  }

  #usualRates(usual: Rates): Rates {
    const total = this.#total(0, this.#read.length - 1);
    const rate = (kind: keyof Rates) =>
      (10 * total[kind] + (usual[kind] / 10) * USUAL_WORDS) / (total.words + USUAL_WORDS);
    return ratesBy(rate);
  }

  #findTurns(words: TellingWords | undefined): void {
    for (const [index, { personId }] of this.#read.entries()) {
      const last = this.#turns.at(-1);
      const spoken = this.#counted[index]?.words ?? 0;
      if (last && this.#read[last.from]?.personId === personId) {
        last.to = index;
        last.words += spoken;
      } else this.#turns.push({ from: index, to: index, words: spoken, responses: 0 });
      this.#turnOf.push(this.#turns.length - 1);
    }
    for (const [index, turn] of this.#turns.entries()) {
      const said = this.#read.slice(turn.from, turn.to + 1);
      const asks = said.some(({ cues, words: asked }) => cues.includes("question") && asked > ASKS_WORDS);
      const before = this.#turns[index - 1]?.words ?? 0;
      const isShort = turn.words <= RESPONSE.mostWords && before >= RESPONSE.least && !asks;
      const text = said.map((one) => one.text).join(" ");
      const exclaims = words && turn.words <= RESPONSE.exclaimed ? timesIn(text, words.response) : 0;
      turn.responses = Number(isShort) + exclaims;
    }
  }

  #total(first: number, last: number): Counted {
    const [before, after] = [this.#before[first] ?? NOTHING, this.#before[last + 1] ?? NOTHING];
    return {
      ...ratesBy((kind) => after[kind] - before[kind]),
      words: after.words - before.words,
      speech: after.speech - before.speech,
      personal: after.personal - before.personal,
      advice: after.advice - before.advice,
    };
  }

  /** Measures the sentences from one place to another, both included. */
  measure(first: number, last: number): Told {
    const total = this.#total(first, last);
    const beyond = ratesBy((kind) => (10 * total[kind]) / Math.max(1, total.words) - this.#usual[kind]);
    const responding = this.#responding(first, last);
    const { focus, recurring } = this.#focus(first, last);
    const turns = (this.#turnOf[last] ?? 0) - (this.#turnOf[first] ?? 0) + 1;
    const length = (this.#read[last]?.toMs ?? 0) - (this.#read[first]?.fromMs ?? 0);
    return {
      ...beyond,
      someone: Math.min(1, beyond.someone),
      speech: Math.min(4, total.speech),
      personal: Math.min(4, total.personal),
      advice: Math.min(3, total.advice),
      responses: Math.min(5, responding.count),
      focus: focus / 4,
      turns: Math.min(8, turns) / 4,
      minutes: Math.max(0.5, length / 60_000),
      story: this.#most(first, last, ({ past, someone, speech }) => past + someone + 2 * speech),
      personalAt: this.#most(first, last, ({ personal }) => personal),
      adviceAt: this.#most(first, last, ({ advice }) => advice),
      response: responding.at,
      recurring,
    };
  }

  #most(first: number, last: number, score: (counted: Counted) => number): Read | null {
    let best: number | null = null;
    let most = 0;
    for (let index = first; index <= last; index += 1) {
      const one = this.#counted[index];
      const points = one ? score(one) : 0;
      if (points <= most) continue;
      most = points;
      best = index;
    }
    return best === null ? null : (this.#read[best] ?? null);
  }

  /** Whoever opens a moment doesn't respond to it; those who speak right after its end do. */
  #responding(first: number, last: number): { count: number; at: Read | null } {
    const [from, to] = [this.#turnOf[first] ?? 0, this.#turnOf[last] ?? 0];
    const isEnd = this.#turns[to]?.to === last;
    const turns = this.#turns.slice(from + 1, to + 1 + (isEnd ? 2 : 0));
    const loudest = turns.reduce<Turn | null>(
      (most, turn) => (turn.responses > (most?.responses ?? 0) ? turn : most),
      null,
    );
    return {
      count: turns.reduce((sum, { responses }) => sum + responses, 0),
      at: loudest ? (this.#read[loudest.from] ?? null) : null,
    };
  }

  #focus(first: number, last: number): { focus: number; recurring: string[] } {
    const here = new Map<string, { times: number; word: string }>();
    for (let index = first; index <= last; index += 1)
      for (const [stem, word] of this.#stems[index] ?? []) {
        const seen = here.get(stem);
        if (seen) seen.times += 1;
        else here.set(stem, { times: 1, word });
      }
    const recurring: { word: string; weight: number }[] = [];
    for (const [stem, { times, word }] of here) {
      const share = times / (this.#shows.get(stem) ?? times);
      if (times >= RECURS.least && share >= RECURS.share)
        recurring.push({ word, weight: share * Math.min(RECURS.most, times) });
    }
    recurring.sort((a, b) => b.weight - a.weight);
    const focus = recurring.reduce((sum, { weight }) => sum + weight, 0);
    const elsewhere = this.#read.length - (last - first + 1);
    return {
      focus: Math.min(12, focus) * Math.min(1, elsewhere / ELSEWHERE),
      recurring: recurring.map(({ word }) => word),
    };
  }
}

function counted({ text, cues, words: count }: Read, words: TellingWords | undefined): Counted {
  const times = (kind: Exclude<keyof TellingWords, "usual" | "response">) =>
    words ? timesIn(text, words[kind]) : 0;
  return {
    ...{ words: count, someone: times("someone"), filler: times("filler"), around: times("around") },
    // “I remember the day …” tells of the past in the present.
    past: times("past") + Number(cues.includes("story")),
    ...{ speech: times("speech"), personal: times("personal") },
    advice: Number(cues.includes("advice")),
  };
}

function sumsBefore(some: readonly Counted[]): Counted[] {
  const sums = [NOTHING];
  for (const one of some) {
    const sum = { ...(sums.at(-1) ?? NOTHING) };
    for (const kind of Object.keys(sum) as (keyof Counted)[]) sum[kind] += one[kind];
    sums.push(sum);
  }
  return sums;
}
