import { wordsOfLanguage } from "@/lib/content/words/words-of";
import type { LanguageRules } from "../../languages/rules";
import type { Said } from "../../transcript/said";

/** Words of a sentence that may be a name. */
export interface Candidate {
  /** As it was said. */
  name: string;
  /** In lower case, by which mentions of one name are told. */
  key: string;
  one: Said;
  from: number;
  to: number;
  /** Its words, those before it, the nearest first, and those after it, in lower case. */
  own: readonly string[];
  before: readonly string[];
  after: readonly string[];
  /** Whether the call is written with capitals. */
  isCased: boolean;
}

interface Token {
  text: string;
  low: string;
  from: number;
  to: number;
}

const WORD = /[\p{L}\p{N}]+(?:[.'&-][\p{L}\p{N}]+)*/gu;
/** Written names of more words are rare, and so are heard ones of more than two. */
const MOST_WRITTEN = 3;
const SHORTEST = 3;
/** "We're" and "don't" are no names; "O'Brien" is one. */
const CONTRACTED = /(?:n't|'(?:re|ve|ll|d|m|s))$/u;
/** An hour without capitals has about 6,000. */
const MOST = 8_000;

/**
 * Returns what may be names in a call: words with capitals, or in text without them single words and pairs that aren't plain.
 */
export function candidatesIn(said: readonly Said[], rules: LanguageRules): Candidate[] {
  const capitals = said.filter(({ plain, low }) => plain !== low).length;
  const isCased = capitals * 5 > said.length;
  const isPlain = plainWords(rules);
  const found: Candidate[] = [];
  for (const one of said) {
    if (found.length >= MOST) break;
    const tokens = tokensOf(one);
    const spans = isCased ? writtenSpans(tokens, one, isPlain) : heardSpans(tokens, isPlain);
    for (const [first, last] of spans) found.push(candidate(one, tokens, [first, last], isCased));
  }
  return found;
}

/** "Acme's" is "Acme", with what it owns behind it. */
function tokensOf({ plain, low }: Said): Token[] {
  if (plain.length !== low.length) return [];
  return [...plain.matchAll(WORD)].flatMap(({ 0: text, index }) => {
    const bare = text.replace(/'s$/u, "");
    const to = index + bare.length;
    const token = { text: bare, low: bare.toLowerCase(), from: index, to };
    return bare === text ? [token] : [token, { text: "'s", low: "'s", from: to, to: to + 2 }];
  });
}

/** Words with a capital next to each other, the longest first. */
function writtenSpans(
  tokens: readonly Token[],
  { plain }: Said,
  isPlain: (word: string) => boolean,
): [number, number][] {
  const isName = (at: number): boolean => {
    const token = tokens[at];
    return (
      token !== undefined && /^\p{Lu}/u.test(token.text) && !CONTRACTED.test(token.low) && !isPlain(token.low)
    );
  };
  const isNext = (at: number): boolean =>
    /^[ -]$/u.test(plain.slice(tokens[at - 1]?.to, tokens[at]?.from)) && isName(at);
  const spans: [number, number][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isName(at)) continue;
    let last = at;
    while (last - at + 1 < MOST_WRITTEN && isNext(last + 1)) last += 1;
    if (last > at || (tokens[at]?.text.length ?? 0) >= SHORTEST) spans.push([at, last]);
    at = last;
  }
  return spans;
}

function heardSpans(tokens: readonly Token[], isPlain: (word: string) => boolean): [number, number][] {
  const isWord = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && /^\p{L}{3,}$/u.test(token.text) && !isPlain(token.low);
  };
  return tokens.flatMap((_, at): [number, number][] =>
    isWord(at) ? [[at, at], ...(isWord(at + 1) ? [[at, at + 1] as [number, number]] : [])] : [],
  );
}

const AROUND = 8;

function candidate(
  one: Said,
  tokens: readonly Token[],
  [first, last]: readonly [number, number],
  isCased: boolean,
): Candidate {
  const [from, to] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
  const name = one.plain.slice(from, to);
  const lows = (some: readonly Token[]): string[] => some.map(({ low }) => (/^\p{N}/u.test(low) ? "#" : low));
  return {
    ...{ name, key: name.toLowerCase(), one, from, to, isCased },
    own: lows(tokens.slice(first, last + 1)),
    before: lows(tokens.slice(Math.max(0, first - AROUND), first)).toReversed(),
    after: lows(tokens.slice(last + 1, last + 1 + AROUND)),
  };
}

function plainWords({ code, dates, numbers }: LanguageRules): (word: string) => boolean {
  const plain = new Set([
    ...(wordsOfLanguage(code)?.plain ?? []),
    ...[...dates.months, ...dates.weekdays].flatMap((one) => one.split(/[ |]/u)),
    ...Object.keys({ ...numbers.currencies, ...numbers.values, ...numbers.scales }),
  ]);
  return (word) => plain.has(word);
}
