import { personAt } from "../things/match-person";
import { mentionsAt } from "../things/things";
import { quoteIndex, wordsOf } from "../words/normalise";
import { numberAt } from "../words/numbers";
import type { Alternative } from "./alternative";
import type { ClauseInput } from "./clause-input";
import { guessed } from "./guess-piece";

const MISSPELT = 2;
/** A single title word that is also a command word: "next" in “What comes next?”. */
const COMMON_WORD = 0.3;
const MENTIONED = { 0: 0.9, 1: 1.05, 2: 1.3 } as const;

function phrases({ lexicon, words }: ClauseInput, start: number): Alternative[] {
  return lexicon.phrasesAt(words, start).map(({ concept, length }, order) => ({
    piece: { kind: "concept", concept, exact: true },
    length,
    cost: 1 + order * 0.01,
  }));
}

const HANDING = /^(?:for|bring|give|get|fetch|show|play|read|send|hand|find|pull|throw)$/;
const PLACES =
  /^(?:on|up|in|off|out|back|down|backstage|onstage|to|into|onto|from|at|alone|only|and|here|there|over)$/;

/** "For me" and "bring me the slides" name the recipient, not the person to act on. */
const isForWhom = (words: readonly string[], at: number): boolean =>
  words[at] === "me" &&
  (words[at - 1] === "for" ||
    (HANDING.test(words[at - 1] ?? "") && words[at + 1] !== undefined && !PLACES.test(words[at + 1] ?? "")));

function named({ words, people, speaker, indefinite }: ClauseInput, start: number): Alternative[] {
  const found = personAt(words, start, people, true);
  const alternatives: Alternative[] = [];
  if (found) {
    const { people: these, length, all } = found;
    alternatives.push({
      piece: { kind: "people", people: these, exact: true, ...(all && { all }) },
      length,
      cost: length > 1 ? 0.9 : 1.02,
    });
  }
  if (isForWhom(words, start)) {
    alternatives.push({ piece: { kind: "filler" }, length: 1, cost: 0.9 });
    // "Give me a big zoom" can only be about someone who is on this stage.
    if (indefinite.has(words[start + 1] ?? "")) return alternatives;
  }
  if (speaker && /^(me|myself|my|mine)$/.test(words[start] ?? "")) {
    alternatives.push({ piece: { kind: "people", people: [speaker], exact: true }, length: 1, cost: 1.02 });
  }
  return alternatives;
}

function mentioned({ words, things, lexicon, indefinite }: ClauseInput, start: number): Alternative[] {
  const known = lexicon.phrasesAt(words, start).some(({ length }) => length === 1);
  return mentionsAt(words, start, things).flatMap(({ named: those, length, exact }) => {
    const best = Math.min(...those.map(({ rank }) => rank)) as 0 | 1 | 2;
    if (best === 2 && indefinite.has(words[start] ?? "")) return [];
    const doubt = length === 1 && known ? COMMON_WORD : 0;
    const cost = MENTIONED[best] + (exact ? 0 : MISSPELT) + doubt;
    return [{ piece: { kind: "things" as const, named: those, exact }, length, cost }];
  });
}

/** Filler words that more often have a meaning. */
const FILLERS_THAT_TELL: Record<string, number> = { me: 1.3, my: 1.3, just: 0.95, back: 1.05 };
/** A quoted passage may be the full title of something on this stage, or the name of a layout. */
function namedInQuotes({ things, lexicon }: ClauseInput, text: string): Alternative[] {
  const words = wordsOf(text);
  const whole = ({ length }: { length: number }) => length === words.length;
  const named = mentionsAt(words, 0, things)
    .filter(whole)
    .flatMap((mention) => mention.named.filter(({ rank }) => rank === 0));
  const layouts = lexicon
    .phrasesAt(words, 0)
    .filter((phrase) => whole(phrase) && phrase.concept.startsWith("LAYOUT_"));
  return [
    ...(named.length > 0
      ? [{ piece: { kind: "things" as const, named, exact: true }, length: 1, cost: 0.6 }]
      : []),
    ...layouts.map(({ concept }) => ({
      piece: { kind: "concept" as const, concept, exact: true },
      length: 1,
      cost: 0.7,
    })),
  ];
}

/** Adverbs of manner that don't say how loud. */
const HOW_GENTLY = new Set(["gently", "softly", "quietly", "calmly"]);
const TELLING_ADVERBS = new Set([
  "shortly",
  "early",
  "only",
  "reply",
  "family",
  "apply",
  "supply",
  "july",
  "monthly",
  "weekly",
]);

/** "Promptly", "kindly": manner, unless the lexicon knows the word. */
const isAdverb = ({ lexicon }: ClauseInput, word: string): boolean =>
  word.length > 5 && word.endsWith("ly") && !lexicon.words.has(word) && !TELLING_ADVERBS.has(word);

/** Returns what may begin at `start`. Only words without another meaning are treated as misspelled. */
export function alternativesAt(input: ClauseInput, start: number): Alternative[] {
  const word = input.words[start] ?? "";
  const quote = quoteIndex(word);
  if (quote !== null) {
    const text = input.quotes[quote] ?? "";
    return [{ piece: { kind: "quote", text }, length: 1, cost: 0.5 }, ...namedInQuotes(input, text)];
  }
  const number = numberAt(input.words, start);
  const known: Alternative[] = [
    ...phrases(input, start),
    ...named(input, start),
    ...mentioned(input, start),
    ...(number ? [{ piece: { kind: "number" as const, ...number }, length: number.length, cost: 1 }] : []),
    ...(input.lexicon.isFiller(word) || isAdverb(input, word)
      ? [{ piece: { kind: "filler" as const }, length: 1, cost: FILLERS_THAT_TELL[word] ?? 0.4 }]
      : []),
    ...(HOW_GENTLY.has(word) ? [{ piece: { kind: "filler" as const }, length: 1, cost: 1.4 }] : []),
  ];
  const exact = known.some(({ piece }) => !("exact" in piece) || piece.exact);
  return exact ? known : [...known, ...guessed(input, start)];
}
