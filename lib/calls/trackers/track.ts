import { rulesOf } from "../transcript/language";
import { evidenceOf, type Said, saidIn } from "../transcript/said";
import { PARTS, type Part } from "../vocabulary";
import type { Heard } from "../writing/heard";
import { isNegated } from "./negation";
import type { Mention, Tracker } from "./trackers-shape";
import { placeOf, type Word, wordsIn } from "./word-forms";

type Code = "en" | "de" | "fr" | "es";

/** A call's sentences, ready to be searched. */
export interface Searched {
  code: Code;
  said: readonly (Said & { part: Part })[];
  denied: RegExp;
}

/** A sentence of a call whose meaning may be what a tracker means. */
export interface Alike {
  /** Its place in `Searched.said`. */
  at: number;
  likeness: number;
}

const THIRD = 3;
const FEWEST_WORDS = 4;
const WORDS_FIT = 60;

export function searched({ call, transcript, analysis }: Heard): Searched {
  const rules = rulesOf(call.language ?? analysis.language, transcript.lines);
  const sides = new Map(analysis.people.map(({ name, side }) => [name, side]));
  const said = saidIn(transcript.lines, rules);
  const all = said.reduce((sum, { words }) => sum + words, 0);
  let before = 0;
  return {
    code: rules.code,
    denied: rules.denied,
    said: said.map((one) => {
      const third = Math.min(THIRD - 1, Math.floor((before * THIRD) / Math.max(1, all)));
      before += one.words;
      const part = PARTS[third] ?? "end";
      return { ...one, part, side: one.speaker === null ? null : (sides.get(one.speaker) ?? null) };
    }),
  };
}

/** Sentences that are worth comparing by meaning: statements and questions of some length. */
export const comparable = ({ said }: Searched): { at: number; text: string }[] =>
  said.flatMap(({ words, plain }, at) =>
    words >= FEWEST_WORDS && words <= WORDS_FIT ? [{ at, text: plain }] : [],
  );

/** Finds where a call mentions what a tracker looks for, by its words and by what was found alike. */
export function mentionsOf(
  tracker: Tracker,
  { said, code, denied }: Searched,
  alike: readonly Alike[],
): Mention[] {
  const phrases = tracker.keywords.map((keyword) => ({
    keyword,
    forms: wordsIn(keyword, code).map(({ form }) => form),
  }));
  const meant = new Set(alike.map(({ at }) => at));
  return said.flatMap((one, at): Mention[] => {
    if (tracker.side !== undefined && one.side !== tracker.side) return [];
    if (tracker.part !== undefined && one.part !== tracker.part) return [];
    const common = { side: one.side, part: one.part, evidence: [evidenceOf(one)] };
    const found = keywordIn(one.low, wordsIn(one.low, code), phrases, code);
    if (found) return [{ by: "keyword", ...found, ...common }];
    if (!meant.has(at)) return [];
    return [{ by: "meaning", keyword: null, negated: denied.test(one.low), ...common }];
  });
}

/** The first keyword of a sentence; one that isn't denied counts more. */
function keywordIn(
  low: string,
  words: readonly Word[],
  phrases: readonly { keyword: string; forms: readonly string[] }[],
  code: Code,
): Pick<Mention, "keyword" | "negated"> | null {
  let negated: string | null = null;
  for (const { keyword, forms } of phrases)
    for (let at = placeOf(forms, words); at >= 0; at = placeOf(forms, words, at + 1)) {
      const [first, last] = [words[at], words[at + forms.length - 1]];
      if (!first || !last) break;
      if (!isNegated(low, first.at, last.at + last.low.length, code)) return { keyword, negated: false };
      negated ??= keyword;
    }
  return negated === null ? null : { keyword: negated, negated: true };
}
