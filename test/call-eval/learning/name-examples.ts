import { contextOf } from "@/lib/calls/by-rules/context";
import { type Candidate, candidatesIn } from "@/lib/calls/facts/competitor-names/candidates";
import { commonnessOf, wordsOfCall } from "@/lib/calls/facts/competitor-names/common-words";
import { countsOf, nameFeatures } from "@/lib/calls/facts/competitor-names/name-features";
import { squeezed } from "../scoring/match";
import { isOneOf } from "../scoring/topics-and-sides";
import type { EvalCall } from "../set/expected";
import type { Example } from "./train-linear";

/** In how many calls each word is. */
export function callsWithWords(calls: readonly EvalCall[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { call } of calls)
    for (const word of wordsOfCall(contextOf(call).said)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * What may be a name in a call, described as it will be when it's analyzed, with whether it's a competitor's.
 * @param counted in how many calls each word is, this one included
 */
export function nameExamplesOf(
  { call, expected }: EvalCall,
  counted: ReadonlyMap<string, number>,
): Example[] {
  const { said, rules, ownNames } = contextOf(call);
  // As in a call that wasn't learned from.
  const commonness = (word: string) => commonnessOf((counted.get(word) ?? 1) - 1);
  const candidates = candidatesIn(said, rules);
  const counts = countsOf(candidates);
  return candidates
    .filter(({ own }) => !own.some((word) => ownNames.has(word)))
    .map((candidate) => ({
      features: nameFeatures(candidate, { said, rules, counts, commonness }),
      labels: [isCompetitor(candidate, expected)],
    }));
}

/** Null where either is right: an optional one, another mention of a name, and a part of a written name. */
function isCompetitor(
  { name, one, isCased }: Candidate,
  { competitors }: EvalCall["expected"],
): 0 | 1 | null {
  const isWhole = ({ names }: { names: readonly string[] }): boolean =>
    names.some((known) => squeezed(known) === squeezed(name));
  const here = competitors.filter(({ lines }) => lines.includes(one.line));
  const whole = here.find(isWhole);
  if (whole) return whole.optional ? null : 1;
  if (competitors.some(isWhole)) return null;
  return isCased && competitors.some(({ names }) => isOneOf(name, names)) ? null : 0;
}
