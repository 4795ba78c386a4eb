import type { CallAnalysis, Evidence } from "../analysis-shape";
import { type CallContext, contextOf } from "../by-rules/context";
import type { CallFacts } from "../by-rules/ruled-facts";
import type { Call } from "../call";
import type { CallTexts } from "../languages/texts/texts";
import { coachingFor } from "./coaching";
import { type FactCorrections, NO_CORRECTIONS } from "./fact-corrections";
import { factsByRules } from "./facts";
import { notFoundIn } from "./not-found";
import { sentimentOf } from "./sentiment";
import { summaryOf } from "./summary";
import { talkOf } from "./talk";
import { withEvidence } from "./topic-evidence";

/**
 * Analyzes a call by rules. Everything it returns has the lines it was said in.
 * @throws UnreadableCall
 */
export function analyzeCall(call: Call, corrections: FactCorrections = NO_CORRECTIONS): CallAnalysis {
  const context = contextOf(call);
  return analysisOf(context, corrections.apply(factsByRules(context)));
}

/** Returns the analysis that facts make. */
export function analysisOf(context: CallContext, found: CallFacts): CallAnalysis {
  const { call, transcript, rules, texts, said } = context;
  const people = [...context.people];
  const facts = { people, ...found, ...talkOf(transcript, said, people) };
  return {
    language: rules.code,
    ...facts,
    topics: withEvidence(facts.topics, said),
    summary: summaryOf(
      { said, topics: facts.topics, steps: facts.next_steps, facts: weightyOf(facts) },
      rules,
      texts,
    ),
    outcome: outcomeOf(facts.next_steps, texts),
    sentiment: sentimentOf(said, rules),
    coaching: coachingFor(facts, said, texts),
    not_found: notFoundIn(facts, transcript, call, texts),
  };
}

function weightyOf(facts: CallFacts): Evidence[] {
  return [
    ...facts.objections.flatMap(({ evidence }) => evidence),
    ...Object.values(facts.qualification).flatMap(({ state, evidence }) =>
      state === "found" ? evidence : [],
    ),
    ...facts.numbers
      .filter(({ kind }) => kind === "price" || kind === "budget")
      .flatMap(({ evidence }) => evidence),
    ...facts.risks.flatMap(({ evidence }) => evidence),
  ];
}

function outcomeOf(steps: CallAnalysis["next_steps"], texts: CallTexts): CallAnalysis["outcome"] {
  const agreed = steps.filter((step) => step.agreed);
  const kind = agreed.length > 0 ? "agreed" : steps.length > 0 ? "offered" : "open";
  const [step] = agreed.length > 0 ? agreed : steps;
  return { kind, text: texts.outcome[kind], evidence: step?.evidence.slice(0, 1) ?? [] };
}
