import type { CallAnalysis, Evidence } from "../analysis-shape";
import type { Call, Participant, Side } from "../call";
import { competitorsIn } from "../facts/competitors";
import { localDay } from "../facts/dates/calendar";
import { datesIn, findDates } from "../facts/dates/dates";
import { DateFinder } from "../facts/dates/find-dates";
import { numbersIn } from "../facts/numbers/numbers";
import { objectionsIn } from "../facts/objections";
import { qualificationIn } from "../facts/qualification";
import { questionsIn } from "../facts/questions";
import { risksIn } from "../facts/risks";
import { nextStepsIn } from "../facts/steps/find-steps";
import { type FactsOfTopics, topicsIn } from "../facts/topics";
import type { LanguageRules } from "../languages/rules";
import type { CallTexts } from "../languages/texts/texts";
import { textsOf } from "../languages/texts/texts-of";
import { rulesOf } from "../transcript/language";
import { isSamePerson, mentionedIn, Names } from "../transcript/people";
import { readTranscript } from "../transcript/read-transcript";
import { type Said, saidIn } from "../transcript/said";
import { cuesOf, sidesOf } from "../transcript/sides";
import { Turns } from "../transcript/turns";
import { coachingFor } from "./coaching";
import { notFoundIn } from "./not-found";
import { sentimentOf } from "./sentiment";
import { summaryOf } from "./summary";
import { talkOf } from "./talk";

/**
 * Analyzes a call by rules. Everything it returns has the lines it was said in.
 * @throws UnreadableCall
 */
export function analyzeCall(call: Call): CallAnalysis {
  const { participants = [] } = call;
  const transcript = readTranscript(call);
  const rules = rulesOf(call.language, transcript.lines);
  const texts = textsOf(rules);
  const unsided = saidIn(transcript.lines, rules);
  const people = sidesOf(transcript, unsided, rules, participants);
  const sides = new Map(people.map(({ name, side }) => [name, side]));
  const bySaid = sidesOfLines(unsided, rules);
  const said = unsided.map((one) => ({
    ...one,
    side: (one.speaker === null ? bySaid.get(one.line) : sides.get(one.speaker)) ?? null,
  }));
  const turns = new Turns(said, transcript.labelled);
  const names = new Names(
    people.map(({ name }) => name),
    participants.map(({ name }) => name),
    said.flatMap(({ plain }) => mentionedIn(plain)),
  );
  const today = { day: localDay(call.started_at, call.timezone), zone: call.timezone };
  const dates = findDates(said, new DateFinder(rules.dates, today));
  const competitors = competitorsIn(
    said,
    rules,
    ownNames(
      call,
      people.map(({ name }) => name),
    ),
  );
  const objections = objectionsIn(turns, rules, competitors);
  const next_steps = nextStepsIn({ turns, names, sides: withSilent(sides, participants) }, rules, dates);
  const [numbers, qualification] = [
    numbersIn(said, rules, dates, call.timezone),
    qualificationIn(turns, rules, competitors),
  ];
  const facts = {
    ...{ people, objections, competitors, next_steps, numbers, qualification },
    questions: questionsIn(turns, rules),
    dates: datesIn(said, dates),
    risks: risksIn(said, rules),
    topics: topicsIn(
      said,
      rules,
      ofTopics({ numbers, qualification, competitors, next_steps }, datesIn(said, dates)),
    ),
    ...talkOf(transcript, said, people),
  };
  return {
    language: rules.code,
    ...facts,
    summary: summaryOf(
      { said, topics: facts.topics, steps: next_steps, facts: weightyOf(facts) },
      rules,
      texts,
    ),
    outcome: outcomeOf(next_steps, texts),
    sentiment: sentimentOf(said, rules),
    coaching: coachingFor(facts, said, texts),
    not_found: notFoundIn(facts, transcript, call, texts),
  };
}

/** Of lines without a speaker only what clearly is of our side is known. */
function sidesOfLines(said: readonly Said[], rules: LanguageRules): ReadonlyMap<number, Side> {
  const sums = new Map<number, number>();
  for (const one of said) {
    if (one.speaker !== null) continue;
    const { ours, customer } = cuesOf(one, rules);
    sums.set(one.line, (sums.get(one.line) ?? 0) + ours - customer);
  }
  return new Map([...sums].flatMap(([line, sum]) => (sum > 0 ? [[line, "ours"] as const] : [])));
}

function ofTopics(
  {
    numbers,
    qualification,
    competitors,
    next_steps: steps,
  }: Pick<CallAnalysis, "numbers" | "qualification" | "competitors" | "next_steps">,
  dates: CallAnalysis["dates"],
): FactsOfTopics {
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
    decision: [decision_process, economic_buyer].flatMap(({ evidence }) => evidence),
  };
}

/** Adds people who take part without speaking: "we" may mean them. */
function withSilent(
  sides: ReadonlyMap<string, Side | null>,
  participants: readonly Participant[],
): ReadonlyMap<string, Side | null> {
  const silent = participants.filter(({ name }) => ![...sides.keys()].some((one) => isSamePerson(one, name)));
  return new Map([...sides, ...silent.map(({ name, side }) => [name, side ?? null] as const)]);
}

/** Companies and people that take part are no competitors. */
function ownNames({ participants = [] }: Call, speakers: readonly string[]): ReadonlySet<string> {
  const all = [...speakers, ...participants.flatMap(({ name, company = "" }) => [name, company])];
  return new Set(
    all
      .flatMap((name) => [name, ...name.split(/\s+/u)])
      .map((name) => name.toLowerCase())
      .filter((name) => name.length > 2),
  );
}

function weightyOf(
  facts: Pick<CallAnalysis, "objections" | "qualification" | "numbers" | "risks" | "next_steps">,
): Evidence[] {
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
