import { type Competitor, type Element, type ElementState, QUALIFICATION } from "../analysis-shape";
import type { LanguageRules } from "../languages/rules";
import { isQuestion } from "../transcript/is-question";
import { evidenceOf, type Said } from "../transcript/said";
import type { Turns } from "../transcript/turns";

const MOST_EVIDENCE = 6;
/** An answer comes at once. */
const MOST_LINES = 3;
const FEWEST_WORDS = 3;
const UNSURE = /(?:don't know|not sure|no idea|weiß (?:ich )?nicht|keine ahnung|ne sais pas|no sé)/u;

/** Returns which elements of MEDDICC the customer told, and which were only touched on. */
export function qualificationIn(
  turns: Turns,
  rules: LanguageRules,
  competitors: readonly Competitor[],
): Record<Element, ElementState> {
  const all = QUALIFICATION.map((element): [Element, ElementState] => {
    const state = elementIn(turns, rules, element);
    return [element, element === "competition" ? withCompetitors(state, competitors) : state];
  });
  return Object.fromEntries(all) as Record<Element, ElementState>;
}

function elementIn(turns: Turns, rules: LanguageRules, element: Element): ElementState {
  const { strong, weak, asked } = rules.qualification[element];
  const { frames } = rules;
  const framed = (low: string): boolean =>
    (frames?.elements[element].test(low) ?? false) && !frames?.unreal.test(low);
  const [sure, some]: [Set<Said>, Said[]] = [new Set(), []];
  for (const one of turns.said) {
    if (one.side === "customer" || one.side === null) {
      // How long procurement takes is no problem of the customer's work.
      if (element === "identified_pain" && rules.qualification.paper_process.strong.test(one.low)) continue;
      if (isTold(one, rules)) {
        if (strong.test(one.low) || framed(one.low)) {
          if (rules.reported.test(one.low)) some.push(one);
          else sure.add(one);
        } else if (one.side === "customer" && weak.test(one.low)) some.push(one);
      }
    }
    if (
      one.side !== "customer" &&
      isQuestion(one, rules) &&
      (asked?.test(one.low) || frames?.asks[element]?.test(one.low))
    )
      for (const answer of answersTo(one, turns, rules))
        if (isFitting(answer, element, rules)) sure.add(answer);
  }
  if (sure.size > 0) return { state: "found", evidence: [...sure].slice(0, MOST_EVIDENCE).map(evidenceOf) };
  if (some.length > 0) return { state: "partly", evidence: some.slice(0, 2).map(evidenceOf) };
  return { state: "missing", evidence: [] };
}

const isTold = (one: Said, rules: LanguageRules): boolean =>
  !isQuestion(one, rules) && !UNSURE.test(one.low) && !rules.denied.test(one.low);

/** What an answer has to have so that it tells an element. */
function isFitting({ plain, low, words }: Said, element: Element, { frames }: LanguageRules): boolean {
  if (!frames || element === "decision_criteria") return true;
  const isFramed = (...elements: Element[]): boolean =>
    elements.some((one) => frames.elements[one].test(low));
  const hasName = /\s\p{Lu}\p{Ll}+/u.test(plain) && plain !== low;
  switch (element) {
    case "metrics":
      return NUMBER.test(low) || isFramed("metrics");
    case "identified_pain":
      return words > 5 || isFramed("identified_pain");
    case "champion":
    case "paper_process":
      return isFramed(element);
    case "competition":
      return isFramed("competition");
    default:
      return (
        isFramed("economic_buyer", "decision_process", "paper_process") ||
        WHO.test(low) ||
        (hasName && words < 16)
      );
  }
}

const NUMBER =
  /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|quarter|percent|twice|dozen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\p{L}*zig|\p{L}*hundert\p{L}*|\p{L}*tausend\p{L}*|prozent|hälfte|halbe[nr]?|viertel|drittel)(?!\p{L})/u;
const WHO =
  /(?<!\p{L})(?:me|myself|i do|just me|my|our|boss|wife|husband|brother|sister|partners?|owner|board|ceo|cfo|coo|cto|vp|director|manager|finance|it|legal|committee|council|ich|wir beide|mein\p{L}*|unser\p{L}*|chef\p{L}*|vorstand|geschäftsführ\p{L}+|frau|mann)(?!\p{L})/u;

/** What the customer answers, if it's more than yes or no. */
function answersTo(one: Said, turns: Turns, rules: LanguageRules): Said[] {
  const reply = turns
    .replyTo(one, 3)
    .filter((said) => said.side !== "ours" && said.line - one.line <= MOST_LINES);
  if (reply.some(({ low }) => UNSURE.test(low))) return [];
  return reply.filter((said) => said.words >= FEWEST_WORDS && !isQuestion(said, rules)).slice(0, 2);
}

/** The same, where the classifier or a model has the last word: a customer who names another company tells of competition. */
export function withNamedCompetitors(
  all: Record<Element, ElementState>,
  competitors: readonly Competitor[],
): Record<Element, ElementState> {
  if (all.competition.state !== "missing") return all;
  return { ...all, competition: withCompetitors(all.competition, competitors) };
}

function withCompetitors(state: ElementState, competitors: readonly Competitor[]): ElementState {
  if (competitors.length === 0) return state;
  const evidence = competitors.flatMap((one) => one.evidence.slice(0, 2)).slice(0, MOST_EVIDENCE);
  return { state: "found", evidence };
}
