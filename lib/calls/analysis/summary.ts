import { wordsOfLanguage } from "@/lib/content/words/words-of";
import type { CallAnalysis, Evidence, NextStep, Topic } from "../analysis-shape";
import type { LanguageRules } from "../languages/rules";
import type { CallTexts } from "../languages/texts/texts";
import { isQuestion } from "../transcript/is-question";
import { evidenceOf, type Said } from "../transcript/said";

interface Weighed {
  said: Said;
  weight: number;
  terms: ReadonlySet<string>;
}

const WORDS = { least: 5, most: 40 };
const SHORT = 3;
const LONG = 9;
const ALIKE = 0.6;

/** What a summary is made of. */
interface Told {
  said: readonly Said[];
  topics: readonly Topic[];
  steps: readonly NextStep[];
  /** Quotes of facts that were found, which weigh more. */
  facts: readonly Evidence[];
}

/** Returns summaries of quotes and next steps. Nothing in them was made up. */
export function summaryOf(
  { said, topics, steps, facts }: Told,
  rules: LanguageRules,
  texts: CallTexts,
): CallAnalysis["summary"] {
  const all = weighed(said, facts, rules);
  const [long, evidence] = [chosen(all, LONG), steps.slice(0, 6)];
  const short = chosen(all, SHORT);
  const ofSteps = (most: number) =>
    evidence.slice(0, most).map(({ what, owner, due }) => texts.step(what, owner, due));
  const first = (most: number): Evidence[] =>
    evidence.slice(0, most).flatMap((step) => step.evidence.slice(0, 1));
  return {
    short: [...short.map((one) => quoted(one, rules)), ...ofSteps(1)].join(" "),
    long: [...long.map((one) => quoted(one, rules)), ...ofSteps(6)].join(" "),
    by_topic: topics.flatMap((topic) => {
      const inside = all.filter(({ said: { line } }) => line >= topic.from_line && line <= topic.to_line);
      const told = chosen(inside, 2);
      return told.length === 0
        ? []
        : [
            {
              topic: topic.name,
              text: told.map((one) => quoted(one, rules)).join(" "),
              evidence: told.map(evidenceOf),
            },
          ];
    }),
    evidence: {
      short: [...short.map(evidenceOf), ...first(1)],
      long: [...long.map(evidenceOf), ...first(6)],
    },
  };
}

function quoted({ speaker, text }: Said, { code }: LanguageRules): string {
  const words = wordsOfLanguage(code);
  const quote = words?.quoted(text) ?? text;
  return speaker === null || !words ? quote : words.says(speaker, quote);
}

/** Sentences with facts first, then those with words that the call comes back to. */
function weighed(said: readonly Said[], facts: readonly Evidence[], rules: LanguageRules): Weighed[] {
  const plain = new Set(wordsOfLanguage(rules.code)?.plain ?? []);
  const terms = said.map(({ low }) => termsOf(low, plain));
  const counts = new Map<string, number>();
  for (const set of terms) for (const term of set) counts.set(term, (counts.get(term) ?? 0) + 1);
  const points = new Map<string, number>();
  for (const { line, quote } of facts)
    points.set(`${line} ${quote}`, (points.get(`${line} ${quote}`) ?? 0) + 1);
  return said.map((one, index) => {
    const own = terms[index] ?? new Set<string>();
    let sum = 0;
    for (const term of own) sum += Math.log2(1 + (counts.get(term) ?? 0));
    const isPlain =
      one.words < WORDS.least ||
      one.words > WORDS.most ||
      isQuestion(one, rules) ||
      rules.steps.not.test(one.low);
    const weight =
      sum / Math.sqrt(own.size + 4) + 1.5 * Math.min(3, points.get(`${one.line} ${one.text}`) ?? 0);
    return { said: one, weight: isPlain ? weight * 0.2 : weight, terms: own };
  });
}

function termsOf(low: string, plain: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    (low.match(/\p{L}[\p{L}\p{N}'-]+|\d[\d.,]*/gu) ?? []).filter(
      (word) => word.length > 2 && !plain.has(word),
    ),
  );
}

/** The weightiest that don't say the same, in the order in which they were said. */
function chosen(all: readonly Weighed[], most: number): Said[] {
  const kept: Weighed[] = [];
  for (const one of all.toSorted((a, b) => b.weight - a.weight || a.said.at - b.said.at)) {
    if (kept.length === most) break;
    const isDouble = kept.some(({ terms }) => {
      const shared = [...one.terms].filter((term) => terms.has(term)).length;
      return shared / Math.max(1, Math.min(terms.size, one.terms.size)) > ALIKE;
    });
    if (!isDouble) kept.push(one);
  }
  return kept.map(({ said }) => said).toSorted((a, b) => a.at - b.at);
}
