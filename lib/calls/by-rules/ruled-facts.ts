import type { CallAnalysis, Topic } from "../analysis-shape";
import { competitorsIn } from "../facts/competitors";
import { datesIn } from "../facts/dates/dates";
import { numbersIn } from "../facts/numbers/numbers";
import { objectionsIn } from "../facts/objections";
import { qualificationIn } from "../facts/qualification";
import { questionsIn } from "../facts/questions";
import { risksIn } from "../facts/risks";
import { nextStepsIn } from "../facts/steps/find-steps";
import type { CallContext } from "./context";

/** What was found in a call, before anything is made of it. */
export type CallFacts = Pick<
  CallAnalysis,
  "objections" | "next_steps" | "numbers" | "competitors" | "qualification" | "questions" | "dates" | "risks"
> & { topics: Topic[] };

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
