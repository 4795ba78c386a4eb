import {
  type Element,
  type ElementState,
  type NextStep,
  OBJECTION_KINDS,
  type Objection,
  type Question,
} from "../analysis-shape";
import type { CallContext } from "../by-rules/context";
import type { CallFacts } from "../by-rules/ruled-facts";
import { NameJudge } from "../facts/competitor-names/name-judge";
import { isNoObjection, replied } from "../facts/objections";
import { withNamedCompetitors } from "../facts/qualification";
import { questionOf } from "../facts/questions";
import { isUsedBeside } from "../facts/used-beside";
import { INSTRUCTION } from "../transcript/instruction";
import { evidenceOf, type Said } from "../transcript/said";
import { type Classified, classify, sentenceFor } from "./classify";
import { joinCompetitors } from "./join-competitors";
import { likelySteps } from "./likely-steps";
import { rereadRisks } from "./reread-risks";

type Facts = Omit<CallFacts, "topics">;

/** From here on it's one; chosen by learning from four fifths of the training calls and judging the last. */
const OBJECTION = 0.52;
const QUESTION = 0.3;
/** Below this, what rules found is left out. */
const DOUBTFUL_OBJECTION = 0.04;
const DOUBTFUL_ELEMENT = 0.03;
const DOUBTFUL_QUESTION = 0.1;
const DOUBTFUL_STEP = 0.1;
const DOUBTFUL_COMPETITOR = 0.05;
/** Elements that the classifier finds better than rules do. */
const ELEMENTS: readonly (readonly [Exclude<Element, "paper_process">, number])[] = [
  ["metrics", 0.1],
  ["economic_buyer", 0.1],
  ["decision_criteria", 0.33],
  ["decision_process", 0.15],
  ["identified_pain", 0.15],
  ["champion", 0.15],
  ["competition", 0.15],
];
const KINDS = OBJECTION_KINDS.map((kind) => `objection ${kind}` as const);
const NEAR = 4;
const FEWEST_WORDS = 3;
const MOST_EVIDENCE = 3;

/** Has the classifier find what it finds better than rules, and check what they found. */
export function reread(context: CallContext, facts: Facts): Facts {
  const classified = classify(context, facts);
  if (!classified) return facts;
  const objections = objectionsIn(context, facts.objections, classified);
  const names = new NameJudge(context.said, context.rules, context.ownNames);
  const competitors = joinCompetitors(
    facts.competitors.filter(
      ({ name, evidence }) =>
        classified.standsOn(evidence, "competitor", DOUBTFUL_COMPETITOR) && !names.isDoubtful(name),
    ),
    names.likely(),
  ).filter(({ name }) => !isUsedBeside(name, context.said, context.rules));
  const elements = { ...facts.qualification, ...elementsIn(facts.qualification, classified) };
  return {
    ...facts,
    objections,
    competitors,
    qualification: withNamedCompetitors(elements, competitors),
    questions: questionsIn(context, facts.questions, classified),
    next_steps: stepsIn(context, facts.next_steps, classified),
    risks: rereadRisks(context, { ruled: facts.risks, objections }, classified),
  };
}

/** Keeps the rules' likely steps, and adds promises in other words. */
function stepsIn(context: CallContext, ruled: readonly NextStep[], classified: Classified): NextStep[] {
  const kept = ruled.filter(({ evidence }) => classified.standsOn(evidence, "step", DOUBTFUL_STEP));
  return inOrder([...kept, ...likelySteps(context, kept, classified)]);
}

/** Keeps the rules' likely objections, with their kind, and adds those that rules don't know. */
function objectionsIn(
  { turns, rules }: CallContext,
  ruled: readonly Objection[],
  classified: Classified,
): Objection[] {
  const kept = ruled.filter(
    ({ text, evidence }) =>
      !INSTRUCTION.test(text.toLowerCase()) && classified.standsOn(evidence, "objection", DOUBTFUL_OBJECTION),
  );
  const known = kept.flatMap(({ evidence }) => evidence);
  const isKnown = ({ line, speaker }: Said): boolean =>
    known.some((one) => one.speaker === speaker && Math.abs(one.line - line) <= 1);
  const found: Objection[] = [];
  for (const { chunk } of classified.likely("objection", OBJECTION)) {
    const one = sentenceFor(chunk, "objection");
    // What denies one objection in the same breath as another is too mixed to be sure.
    if (INSTRUCTION.test(one.low) || chunk.said.some((said) => isNoObjection(said, rules))) continue;
    if (one.words < FEWEST_WORDS || rules.frames?.accepts.test(one.low) || isKnown(one)) continue;
    const last = found.at(-1);
    const before = last?.evidence.at(-1);
    if (last && before && before.speaker === one.speaker && one.line - before.line <= NEAR) {
      if (last.evidence.length < MOST_EVIDENCE) last.evidence.push(evidenceOf(one));
      Object.assign(last, replied(one, turns, rules));
      continue;
    }
    const kind = OBJECTION_KINDS[KINDS.indexOf(classified.best(chunk, KINDS))] ?? "other";
    found.push({ kind, text: one.plain, ...replied(one, turns, rules), evidence: [evidenceOf(one)] });
  }
  return inOrder([...kept, ...found]);
}

const elementsIn = (
  ruled: CallFacts["qualification"],
  classified: Classified,
): Partial<Record<Element, ElementState>> =>
  Object.fromEntries(
    ELEMENTS.map(([element, least]) => {
      const told = classified
        .likely(element, least)
        .filter(({ chunk }) => chunk.said[0]?.side !== "ours")
        .toSorted((a, b) => b.score - a.score)
        .map(({ chunk }) => sentenceFor(chunk, element))
        .filter(({ low }) => !INSTRUCTION.test(low))
        .slice(0, MOST_EVIDENCE);
      const known = ruled[element].evidence.filter(
        ({ line }) =>
          classified.ofLine(line, element) >= DOUBTFUL_ELEMENT && !told.some((one) => one.line === line),
      );
      const evidence = [...told.map(evidenceOf), ...known]
        .slice(0, MOST_EVIDENCE)
        .toSorted((a, b) => a.line - b.line);
      const state = told.length > 0 ? "found" : known.length > 0 ? ruled[element].state : "missing";
      return [element, { state, evidence }];
    }),
  );

/** Keeps the rules' questions, and adds those that have neither mark nor opening word. */
function questionsIn(
  { turns, rules }: CallContext,
  asked: readonly Question[],
  classified: Classified,
): Question[] {
  const kept = asked.filter(({ evidence }) => classified.standsOn(evidence, "question", DOUBTFUL_QUESTION));
  const lines = new Set(kept.flatMap(({ evidence }) => evidence.map(({ line }) => line)));
  const more: Said[] = classified
    .likely("question", QUESTION)
    .filter(({ chunk }) => !lines.has(chunk.line))
    .map(({ chunk }) => sentenceFor(chunk, "question"));
  return inOrder([...kept, ...more.map((one) => questionOf(one, turns, rules))]);
}

const inOrder = <Fact extends Pick<Objection, "evidence">>(facts: readonly Fact[]): Fact[] =>
  facts.toSorted((a, b) => (a.evidence[0]?.line ?? 0) - (b.evidence[0]?.line ?? 0));
