import type { AskedQuestion } from "./asked";
import type { Judged } from "./judge";
import { fitsAny, needsName } from "./values";

/** What is needed for an answer, with and without vectors. Measured: record 119. */
const LEAST = { words: 1.4, meaning: 1.87 } as const;
/** How much the lead over the next sentence elsewhere counts. */
const LEAD = 0.5;
const LIKENESS = 1.5;
/** Questions for anything ("what", "which", "how") need a sentence that means the same. */
const LEAST_OPEN = 0.55;
/** By words alone, they need a sentence with all their words. */
const LEAST_OPEN_NEAR = 0.99;
/** Sentences this close to each other say one thing. */
const CLOSE = 2;
/** Share of the question's words that a sentence and those before it need in any case. */
const LEAST_NEAR = 0.3;
const NEAREST = 3;
/** A sentence this much weaker than the best doesn't contradict it. */
const AS_GOOD = 0.35;

export interface Answer {
  answered: boolean;
  /** The sentences that it's quoted from; if there is no answer, the nearest ones. */
  lines: readonly Judged[];
  /** Two calls or documents give different values: one sentence of each is in `lines`. */
  disagree: boolean;
}

/**
 * Answers with sentences, or doesn't.
 * @param judged the best first
 * @param likenessOf how close a sentence's meaning is to the question's; null without vectors
 */
export function answerFrom(
  asked: AskedQuestion,
  judged: readonly Judged[],
  likenessOf: ((one: Judged) => number) | null,
): Answer {
  const scored = judged
    .map((one) => ({ one, likeness: likenessOf?.(one) ?? 0 }))
    .map(({ one, likeness }) => ({ one, likeness, score: one.score + LIKENESS * likeness }))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) return { answered: false, lines: [], disagree: false };
  const rival = scored.find(
    ({ one }) => one.stretch.source === best.one.stretch.source && !areClose(one, best.one),
  );
  const support = best.score + LEAD * (best.score - (rival?.score ?? 0));
  const isOpen = asked.kind === "thing";
  const isNear = likenessOf ? best.likeness >= LEAST_OPEN : best.one.near >= LEAST_OPEN_NEAR;
  const least = likenessOf ? LEAST.meaning : LEAST.words;
  if (best.one.near < LEAST_NEAR || support < least || (isOpen && !isNear)) {
    return { answered: false, lines: distinct(scored.map(({ one }) => one)), disagree: false };
  }
  const other = scored.find(
    ({ one, score }) =>
      score >= best.score - AS_GOOD && score >= least - LEAD && contradicts(asked, best.one, one),
  );
  return { answered: true, lines: other ? [best.one, other.one] : [best.one], disagree: other !== undefined };
}

const areClose = (one: Judged, other: Judged): boolean =>
  one.stretch.source === other.stretch.source && Math.abs(one.sentence.at - other.sentence.at) <= CLOSE;

function distinct(all: readonly Judged[]): Judged[] {
  const chosen: Judged[] = [];
  for (const one of all) {
    if (!chosen.some((other) => areClose(one, other))) chosen.push(one);
    if (chosen.length === NEAREST) break;
  }
  return chosen;
}

/** Another call or document gives a different value for the same thing. */
function contradicts(asked: AskedQuestion, best: Judged, other: Judged): boolean {
  if (other.stretch.source === best.stretch.source) return false;
  if (asked.kind === "yes_no") return isNegated(best) !== isNegated(other);
  if (fitsAny(asked.kind) || needsName(asked.kind)) return false;
  const known = new Set(best.values.map(({ key }) => key));
  const kinds = new Set(best.values.map(({ kind }) => kind));
  return other.values.some(({ kind }) => kinds.has(kind)) && !other.values.some(({ key }) => known.has(key));
}

/** Says that something isn't so. */
export const NEGATION =
  /\b(?:no|not|never|none|nothing|no one|without|nicht|kein\p{L}*|nie|pas|jamais|aucun\p{L}*|nunca|ningun\p{L}*)\b|n['’]t\b/iu;
const isNegated = ({ sentence }: Judged): boolean => NEGATION.test(sentence.text);
