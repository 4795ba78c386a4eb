import type { StageCommandInput } from "../command";
import type { StagePerson, StageState } from "../state";
import type { Clause } from "./clause";
import type { Concept } from "./lexicon";

export type RuleContext = { state: StageState; people: readonly StagePerson[]; them: StagePerson | null };

type Range = readonly [number, number];

/**
 * One thing that can be said. Every group of `need` must be met by one of its concepts; nothing may be said
 * beyond `need`, `may` and the usual small words, so that half-understood sentences fit no rule.
 */
export type Rule = {
  example: string;
  need: readonly (readonly Concept[])[];
  may?: readonly Concept[];
  numbers?: Range;
  people?: Range;
  quotes?: Range;
  /** The commands, a sentence about why not, or null when this was not meant after all. */
  make: (clause: Clause, context: RuleContext) => StageCommandInput[] | string | null;
};

/** Small words that never change a meaning by themselves. */
const NOISE: readonly Concept[] = ["ON", "IN", "STAGE", "ON_STAGE", "SCREEN", "UP"];

const within = (count: number, [low, high]: Range): boolean => count >= low && count <= high;

export function fits(rule: Rule, clause: Clause): boolean {
  const used = new Set<Concept>();
  for (const group of rule.need) {
    const met = group.filter((concept) => clause.concepts.has(concept));
    if (met.length === 0) return false;
    for (const concept of met) used.add(concept);
  }
  const extra = [...clause.concepts].filter(
    (concept) => !used.has(concept) && !rule.may?.includes(concept) && !NOISE.includes(concept),
  );
  const everyone = clause.concepts.has("EVERYONE") || clause.concepts.has("THEM") ? 1 : 0;
  const people = clause.people.length + everyone;
  return (
    extra.length === 0 &&
    within(clause.numbers.length, rule.numbers ?? [0, 0]) &&
    within(people, rule.people ?? [0, 0]) &&
    within(clause.quotes.length, rule.quotes ?? [0, 0])
  );
}
