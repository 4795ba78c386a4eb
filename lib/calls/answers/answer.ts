import type { AskedQuestion } from "./asked";
import type { Judged } from "./judge";
import { NEGATION } from "./negation";
import { type Likeness, supported } from "./support";
import { fitsAny, needsName } from "./values";

/** The support that an answer needs. Measured: record 119. */
const LEAST = 0.6;
/** Sentences this close to each other say one thing. */
const CLOSE = 2;
const NEAREST = 3;
/** A sentence with this much less strength than the best doesn't contradict it. */
const AS_GOOD = 1;

export interface Answer {
  answered: boolean;
  /** The sentences that it's quoted from; if there is no answer, the nearest ones. */
  lines: readonly Judged[];
  /** Two calls or documents give different values: one sentence of each is in `lines`. */
  disagree: boolean;
}

/**
 * Answers with sentences, or doesn't.
 * @param likenessOf how close meanings are to the question's; null without vectors
 */
export function answerFrom(
  asked: AskedQuestion,
  judged: readonly Judged[],
  likenessOf: ((one: Judged) => Likeness) | null,
): Answer {
  const all = supported(judged, likenessOf);
  const [best] = all;
  if (!best) return { answered: false, lines: [], disagree: false };
  // What is said again right beside it supports it too.
  const support = all.reduce((sum, other) => (isSame(best.one, other.one) ? sum + other.support : sum), 0);
  // The summer crew, when the winter crew is asked for.
  if (support < LEAST || best.one.signs["about another"])
    return { answered: false, lines: distinct(all.map(({ one }) => one)), disagree: false };
  const other = all.find(
    ({ one, strength }) => strength >= best.strength - AS_GOOD && contradicts(asked, best.one, one),
  );
  return { answered: true, lines: other ? [best.one, other.one] : [best.one], disagree: other !== undefined };
}

/** Whether one sentence says what the other says: it's beside it, or has the same value. */
function isSame(one: Judged, other: Judged): boolean {
  if (one.stretch.source !== other.stretch.source) return false;
  if (areClose(one, other)) return true;
  const known = new Set(one.values.map(({ key }) => key));
  return other.values.some(({ key }) => known.has(key));
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

const isNegated = ({ sentence }: Judged): boolean => NEGATION.test(sentence.text);
