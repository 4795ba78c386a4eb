import type { StagePerson } from "@/lib/stage/state";
import type { Clause } from "./clause/clause";
import type { Rule } from "./rules/rule";

const COUNT = 3;
const STARTERS = ["go to the next scene", "switch to grid", "throw some confetti"];

function overlap(rule: Rule, clause: Clause): number {
  const met = rule.need.filter((group) => group.some((concept) => clause.concepts.has(concept))).length;
  const people = clause.people.length > 0 || clause.ambiguous.length > 0;
  return met / rule.need.length + (people && rule.people && rule.people[1] > 0 ? 0.5 : 0);
}

/** Returns complete sentences that would work, the closest to the input first, with people's real names. */
export function suggest(
  rules: readonly Rule[],
  clause: Clause | undefined,
  people: readonly StagePerson[],
): string[] {
  const ranked = rules
    .map((rule, index) => ({ example: rule.example, score: clause ? overlap(rule, clause) : 0, index }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map((entry) => entry.example);
  const meant = clause?.people[0] ?? clause?.ambiguous[0]?.[0] ?? people[0];
  const named = (example: string) => (meant ? example.replace(/\b(Ana|Ben)\b/, meant.name) : example);
  return [...new Set([...ranked, ...STARTERS])].slice(0, COUNT).map(named);
}
