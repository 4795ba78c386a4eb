import { LINE_WEIGHTS } from "@/lib/calls/classifier/scores";
import { replaceCommonWords } from "@/lib/calls/facts/competitor-names/common-words";
import { NAME_WEIGHTS } from "@/lib/calls/facts/competitor-names/name-judge";
import { MONEY_WEIGHTS } from "@/lib/calls/facts/numbers/money-judge";
import { TOPIC_WEIGHTS } from "@/lib/calls/facts/topics/opening-topics";
import type { EvalCall } from "../set/expected";
import { learnLines, learnOthers } from "./learn";

const FOLDS = 5;

/** Learns everything, and from then on analyses in this process go by it. */
export function learnAll(calls: readonly EvalCall[]) {
  const others = learnOthers(calls);
  MONEY_WEIGHTS.replace(others.money);
  NAME_WEIGHTS.replace(others.names);
  replaceCommonWords(others.words);
  TOPIC_WEIGHTS.replace(others.topics);
  const lines = learnLines(calls);
  LINE_WEIGHTS.replace(lines);
  return { ...others, lines };
}

/** Scores each call by weights that were learned from four fifths without it. */
export async function crossValidated<Score>(
  calls: readonly EvalCall[],
  score: (call: EvalCall) => Promise<Score>,
): Promise<Score[]> {
  const scores: Score[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    learnAll(calls.filter((_, at) => at % FOLDS !== fold));
    for (const [at, call] of calls.entries()) if (at % FOLDS === fold) scores.push(await score(call));
  }
  return scores;
}
