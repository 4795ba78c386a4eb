import {
  type Element,
  type ElementState,
  type NextStep,
  QUALIFICATION,
  type SaidNumber,
} from "../analysis-shape";
import type { CallContext } from "../by-rules/context";
import type { CallFacts } from "../by-rules/ruled-facts";
import { withNamedCompetitors } from "../facts/qualification";
import { termsOf } from "../facts/steps/merge-steps";

/** Facts of a model that stand. */
type CheckedFacts = Pick<CallFacts, "next_steps" | "objections" | "competitors" | "risks" | "numbers"> & {
  qualification: ReadonlyMap<Element, ElementState>;
};

/** Which of both counts, kind by kind: record 123. */
export function joinedFacts(
  byRules: CallFacts,
  { next_steps, numbers, qualification, ...checked }: CheckedFacts,
  context: CallContext,
): Omit<CallFacts, "topics"> {
  const missing: ElementState = { state: "missing", evidence: [] };
  const elements = QUALIFICATION.map((element) => [element, qualification.get(element) ?? missing] as const);
  const { questions, dates } = byRules;
  return {
    ...{ questions, dates, ...checked },
    next_steps: joinedSteps(byRules.next_steps, next_steps, context),
    numbers: joinedNumbers(byRules.numbers, numbers),
    qualification: withNamedCompetitors(
      Object.fromEntries(elements) as Record<Element, ElementState>,
      checked.competitors,
    ),
  };
}

const lastLine = ({ evidence }: NextStep): number => evidence.at(-1)?.line ?? 0;
const NEAR = 3;
const ALIKE = 0.5;

/** The rules' steps are nearly always right, so they stay; the model's are added, and say what is missing. */
export function joinedSteps(
  byRules: readonly NextStep[],
  checked: readonly NextStep[],
  { names }: CallContext,
): NextStep[] {
  const plain = new Set<string>();
  const joined = byRules.map((step) => ({ ...step }));
  for (const step of checked) {
    const terms = termsOf(step.what, plain, names);
    const same = joined.find((other) => {
      const others = termsOf(other.what, plain, names);
      const shared = [...others].filter((term) => terms.has(term)).length;
      const isAlike = shared / Math.max(1, Math.min(terms.size, others.size)) >= ALIKE;
      const isNear = Math.abs(lastLine(other) - lastLine(step)) <= NEAR;
      if (other.owner !== null && step.owner !== null && other.owner !== step.owner) return false;
      if (haveOneLine(other, step) || (isAlike && isNear)) return true;
      return isAlike && terms.size > 1 && areOfOne(other, step);
    });
    if (!same) joined.push(step);
    else if (areOfOne(same, step)) {
      same.owner ??= step.owner;
      same.due ??= step.due;
    }
  }
  return joined.toSorted((a, b) => lastLine(a) - lastLine(b));
}

/** Alike steps of which one has no owner may be two people's. */
const areOfOne = (one: NextStep, other: NextStep): boolean =>
  (one.owner !== null && one.owner === other.owner) || haveOneLine(one, other) || haveOneSpeaker(one, other);

const haveOneLine = (one: NextStep, other: NextStep): boolean =>
  one.evidence.some(({ line, quote }) =>
    other.evidence.some((place) => place.line === line && place.quote === quote),
  );

const haveOneSpeaker = (one: NextStep, other: NextStep): boolean =>
  one.evidence.some(({ speaker }) => other.evidence.some((place) => place.speaker === speaker));

/** Adds sums that the rules took for something else, or for nothing. */
function joinedNumbers(byRules: readonly SaidNumber[], checked: readonly SaidNumber[]): SaidNumber[] {
  const joined = [...byRules];
  for (const number of checked) {
    const [at] = number.evidence;
    const index = joined.findIndex(
      ({ amount, evidence }) =>
        Number(amount) === Number(number.amount) &&
        evidence.some(({ line, quote }) => line === at?.line && quote === at?.quote),
    );
    const known = joined[index];
    if (!known) joined.push(number);
    else if (known.kind === "other") joined[index] = { ...known, kind: number.kind };
  }
  return joined.toSorted((a, b) => (a.evidence[0]?.line ?? 0) - (b.evidence[0]?.line ?? 0));
}
