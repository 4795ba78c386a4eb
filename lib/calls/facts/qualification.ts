import { type Competitor, type Element, type ElementState, QUALIFICATION } from "../analysis-shape";
import type { LanguageRules } from "../languages/rules";
import { evidenceOf, type Said } from "../transcript/said";
import { isQuestion } from "./questions";

const MOST_EVIDENCE = 4;
const UNSURE = /(?:don't know|not sure|no idea|weiß (?:ich )?nicht|keine ahnung|ne sais pas|no sé)/u;

/** Returns which elements of MEDDICC the customer told, and which were only touched on. */
export function qualificationIn(
  said: readonly Said[],
  rules: LanguageRules,
  competitors: readonly Competitor[],
): Record<Element, ElementState> {
  const all = QUALIFICATION.map((element): [Element, ElementState] => {
    const state = elementIn(said, rules, element);
    return [element, element === "competition" ? withCompetitors(state, competitors) : state];
  });
  return Object.fromEntries(all) as Record<Element, ElementState>;
}

function elementIn(said: readonly Said[], rules: LanguageRules, element: Element): ElementState {
  const { strong, weak } = rules.qualification[element];
  const [sure, some]: [Said[], Said[]] = [[], []];
  for (const one of said) {
    // How long procurement takes is no problem of the customer's work.
    if (element === "identified_pain" && rules.qualification.paper_process.strong.test(one.low)) continue;
    const isTold =
      one.side !== "ours" && !isQuestion(one, rules) && !UNSURE.test(one.low) && !rules.denied.test(one.low);
    if (strong.test(one.low)) (isTold && !rules.reported.test(one.low) ? sure : some).push(one);
    else if (isTold && one.side === "customer" && weak.test(one.low)) some.push(one);
  }
  if (sure.length > 0) return { state: "found", evidence: sure.slice(0, MOST_EVIDENCE).map(evidenceOf) };
  if (some.length > 0) return { state: "partly", evidence: some.slice(0, 2).map(evidenceOf) };
  return { state: "missing", evidence: [] };
}

function withCompetitors(state: ElementState, competitors: readonly Competitor[]): ElementState {
  if (competitors.length === 0) return state;
  const evidence = competitors.flatMap((one) => one.evidence.slice(0, 1)).slice(0, MOST_EVIDENCE);
  return { state: "found", evidence };
}
