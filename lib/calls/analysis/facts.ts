import type { CallAnalysis, Evidence } from "../analysis-shape";
import { reread } from "../classifier/reread";
import { competitorsIn } from "../facts/competitors";
import { datesIn } from "../facts/dates/dates";
import { numbersIn } from "../facts/numbers/numbers";
import { objectionsIn } from "../facts/objections";
import { qualificationIn } from "../facts/qualification";
import { questionsIn } from "../facts/questions";
import { risksIn } from "../facts/risks";
import { nextStepsIn } from "../facts/steps/find-steps";
import { type FactsOfTopics, topicsIn } from "../facts/topics";
import type { CallContext } from "./context";

/** What was found in a call, before anything is made of it. */
export type CallFacts = Pick<
  CallAnalysis,
  | "objections"
  | "next_steps"
  | "numbers"
  | "competitors"
  | "qualification"
  | "questions"
  | "dates"
  | "risks"
  | "topics"
>;

/** Finds everything by rules and the classifier. */
export function factsByRules(context: CallContext): CallFacts {
  const facts = reread(context, ruledFacts(context));
  return { ...facts, topics: topicsOf(context, facts) };
}

/** What rules alone find; the classifier learns from it as well. */
export function ruledFacts(context: CallContext): Omit<CallFacts, "topics"> {
  const { call, rules, said, turns, names, sides, dates } = context;
  const competitors = competitorsIn(said, rules, context.ownNames);
  return {
    competitors,
    objections: objectionsIn(turns, rules, competitors),
    next_steps: nextStepsIn({ turns, names, sides }, rules, dates),
    numbers: numbersIn(said, rules, dates, call.timezone),
    qualification: qualificationIn(turns, rules, competitors),
    questions: questionsIn(turns, rules),
    dates: datesIn(said, dates),
    risks: risksIn(said, rules),
  };
}

/** Cuts a call into topics, by its words and by what was found. */
export const topicsOf = (
  { said, rules }: CallContext,
  facts: Omit<CallFacts, "topics">,
): CallAnalysis["topics"] => topicsIn(said, rules, ofTopics(facts));

function ofTopics({
  numbers,
  qualification,
  competitors,
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
