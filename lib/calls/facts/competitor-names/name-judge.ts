import type { Competitor } from "../../analysis-shape";
import type { LanguageRules } from "../../languages/rules";
import { INSTRUCTION } from "../../transcript/instruction";
import { evidenceOf, type Said } from "../../transcript/said";
import { likelihoods, readWeights, type Weights } from "../learned/linear";
import { type Candidate, candidatesIn } from "./candidates";
import { countsOf, nameFeatures } from "./name-features";
import stored from "./name-weights.json" with { type: "json" };

/** From here on it's one; chosen on the fifth of the training calls that it didn't learn from. */
const NAME = 0.5;
/** Of mentions that aren't the likeliest of their name. */
const MENTION = 0.1;
const MOST_EVIDENCE = 4;

interface Mention {
  candidate: Candidate;
  likely: number;
}

let loaded: Weights | undefined;

/** Returns the names that are likely competitors', in the order in which they are said, by what was learned from the training calls. */
export function likelyCompetitors(
  said: readonly Said[],
  rules: LanguageRules,
  ownNames: ReadonlySet<string>,
): Competitor[] {
  loaded ??= readWeights(stored);
  const weights = loaded;
  const candidates = candidatesIn(said, rules);
  const counts = countsOf(candidates);
  const mentions = candidates.flatMap((candidate): Mention[] => {
    if (candidate.own.some((word) => ownNames.has(word)) || INSTRUCTION.test(candidate.one.low)) return [];
    const [likely = 0] = likelihoods(nameFeatures(candidate, { said, rules, counts }), weights);
    return likely >= MENTION ? [{ candidate, likely }] : [];
  });
  return named(mentions);
}

/** A name is as likely as its likeliest mention. Of names that share words, the likeliest counts. */
function named(mentions: readonly Mention[]): Competitor[] {
  const taken: Candidate[] = [];
  const names = new Map<string, Mention[]>();
  for (const mention of mentions.toSorted((a, b) => b.likely - a.likely)) {
    const { candidate, likely } = mention;
    const known = names.get(candidate.key);
    if (!known && likely < NAME) continue;
    if (taken.some((other) => other.one === candidate.one && overlaps(other, candidate))) continue;
    taken.push(candidate);
    if (known) known.push(mention);
    else names.set(candidate.key, [mention]);
  }
  return [...names.values()]
    .map((all) => all.toSorted((a, b) => a.candidate.one.at - b.candidate.one.at))
    .toSorted((a, b) => (a[0]?.candidate.one.at ?? 0) - (b[0]?.candidate.one.at ?? 0))
    .flatMap((all) => {
      const [first] = all;
      const places = [...new Set(all.map(({ candidate }) => candidate.one))];
      return first
        ? [{ name: first.candidate.name, evidence: places.slice(0, MOST_EVIDENCE).map(evidenceOf) }]
        : [];
    });
}

const overlaps = (one: Candidate, other: Candidate): boolean => one.from < other.to && other.from < one.to;
