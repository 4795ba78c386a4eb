import type { CallAnalysis, Evidence, Topic } from "../analysis-shape";
import type { CallContext } from "../by-rules/context";
import { type CallFacts, ruledFacts } from "../by-rules/ruled-facts";
import { reread } from "../classifier/reread";
import { type FactsOfTopics, topicsIn } from "../facts/topics/topics";

/** Finds everything by rules and the classifier. */
export function factsByRules(context: CallContext): CallFacts {
  const facts = reread(context, ruledFacts(context));
  return { ...facts, topics: topicsOf(context, facts) };
}

/** Cuts a call into topics, by its words and by what was found. */
export const topicsOf = ({ said, rules }: CallContext, facts: Omit<CallFacts, "topics">): Topic[] =>
  topicsIn(said, rules, ofTopics(facts));

function ofTopics({
  numbers,
  qualification,
  competitors,
  objections,
  next_steps: steps,
  dates,
}: Omit<CallFacts, "topics">): FactsOfTopics {
  const linesOfSteps = new Set(steps.flatMap(({ evidence }) => evidence.map(({ line }) => line)));
  const isMoney = ({ kind, currency }: CallAnalysis["numbers"][number]): boolean =>
    currency !== null || kind === "price" || kind === "budget";
  const { identified_pain, decision_process, economic_buyer, decision_criteria } = qualification;
  return {
    money: numbers.filter(isMoney).flatMap(({ evidence }) => evidence),
    competitors: competitors.flatMap(({ evidence }) => evidence),
    objections: objections.flatMap(({ evidence }) => evidence),
    steps: steps.flatMap(({ evidence }) => evidence),
    pain: identified_pain.evidence,
    criteria: decision_criteria.evidence,
    // A date of a next step is part of that.
    dates: dates
      .filter(({ date }) => date !== null)
      .flatMap(({ evidence }) => evidence)
      .filter(({ line }) => !linesOfSteps.has(line)),
    decision: [decision_process, economic_buyer].flatMap(({ evidence }): Evidence[] => evidence),
  };
}
