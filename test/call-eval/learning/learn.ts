import { LABELS } from "@/lib/calls/classifier/labels";
import {
  type Commonness,
  type CommonWords,
  commonnessOf,
} from "@/lib/calls/facts/competitor-names/common-words";
import type { StoredWeights } from "@/lib/calls/facts/learned/linear";
import type { EvalCall } from "../set/expected";
import { examplesOf } from "./examples";
import { moneyExamplesOf } from "./money-examples";
import { callsWithWords, nameExamplesOf } from "./name-examples";
import { storedWeights } from "./store-weights";
import { topicExamplesOf } from "./topic-examples";
import { trainLinear } from "./train-linear";

const MOST_OF_OTHERS = 8_000;

/** Learns which numbers are money, which names are competitors', and where topics begin and what they are called. */
export function learnOthers(calls: readonly EvalCall[]): {
  money: StoredWeights;
  names: StoredWeights;
  words: CommonWords;
  topics: StoredWeights;
} {
  const counted = callsWithWords(calls);
  const words: Record<Commonness, string[]> = { often: [], some: [], rare: [] };
  for (const [word, count] of counted) words[commonnessOf(count - 1)].push(word);
  const names = calls.flatMap((call) => nameExamplesOf(call, counted));
  return {
    money: storedWeights(trainLinear(calls.flatMap(moneyExamplesOf), 1), ["money"], MOST_OF_OTHERS),
    names: storedWeights(trainLinear(names, 1), ["competitor"], MOST_OF_OTHERS),
    words: { often: words.often.sort().join(" "), some: words.some.sort().join(" ") },
    topics: storedWeights(trainLinear(calls.flatMap(topicExamplesOf), 2), ["opens", "names"], MOST_OF_OTHERS),
  };
}

/** Learns what lines say. Which numbers are money describes them, so that is learned before. */
export const learnLines = (calls: readonly EvalCall[]): StoredWeights =>
  storedWeights(trainLinear(calls.flatMap(examplesOf), LABELS.length), LABELS);
