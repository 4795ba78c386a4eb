import type { Competitor } from "../../analysis-shape";
import type { LanguageRules } from "../../languages/rules";
import { INSTRUCTION } from "../../transcript/instruction";
import { evidenceOf, type Said } from "../../transcript/said";
import { pointsOf } from "../competitors";
import { Learned, likelihoods } from "../learned/linear";
import { isKnownVendor } from "../vendors";
import { type Candidate, candidatesIn } from "./candidates";
import { commonness } from "./common-words";
import { countsOf, nameFeatures } from "./name-features";
import stored from "./name-weights.json" with { type: "json" };

/** From here on it's one, in text with capitals and without; chosen by learning from four fifths of the training calls and judging the last. */
const NAME = { written: 0.6, heard: 0.75 };
/** Below this, rules are followed only where they are sure. */
const DOUBTFUL_NAME = 0.04;
/** Of mentions that aren't the likeliest of their name. */
const MENTION = 0.1;
const MOST_EVIDENCE = 4;

/** Points from which on rules are sure. */
const SURE = 2;

interface Mention {
  candidate: Candidate;
  likely: number;
  /** Whether rules are sure of it. */
  isSure: boolean;
}

export const NAME_WEIGHTS = new Learned(stored);

/** Which names of a call are likely competitors', by what was learned from the training calls. */
export class NameJudge {
  readonly #mentions: readonly Mention[];

  constructor(said: readonly Said[], rules: LanguageRules, ownNames: ReadonlySet<string>) {
    const { weights } = NAME_WEIGHTS;
    const candidates = candidatesIn(said, rules);
    const counts = countsOf(candidates);
    this.#mentions = candidates
      .filter(({ own, one }) => !own.some((word) => ownNames.has(word)) && !INSTRUCTION.test(one.low))
      .map((candidate) => {
        const [likely = 0] = likelihoods(
          nameFeatures(candidate, { said, rules, counts, commonness }),
          weights,
        );
        const { one, from, to, key } = candidate;
        const isKnown = isKnownVendor(key);
        const isSure = pointsOf(one, { from, to, isKnown }, rules) >= (isKnown ? 1 : SURE);
        return { candidate, likely, isSure };
      });
  }

  /** Whether a name that rules found isn't one. What it can't judge stays. */
  isDoubtful(name: string): boolean {
    const words = wordsOf(name);
    const same = this.#mentions.filter(({ candidate }) =>
      wordsOf(candidate.key).join(" ").includes(words.join(" ")),
    );
    return same.length > 0 && same.every(({ likely, isSure }) => !isSure && likely < DOUBTFUL_NAME);
  }

  /** The likely ones, in the order in which they are said. */
  likely(): Competitor[] {
    return named(this.#mentions.filter(({ likely }) => likely >= MENTION));
  }
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A name is as likely as its likeliest mention. Of names that share words, the likeliest counts. */
function named(mentions: readonly Mention[]): Competitor[] {
  const taken: Candidate[] = [];
  const names = new Map<string, Mention[]>();
  for (const mention of mentions.toSorted((a, b) => b.likely - a.likely)) {
    const { candidate, likely } = mention;
    const known = names.get(candidate.key);
    if (!known && likely < (candidate.isCased ? NAME.written : NAME.heard)) continue;
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
