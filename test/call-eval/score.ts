import { isInvented, trapOf } from "./scoring/invented";
import { allows, allowsName, compare, emptyTally, overlap, type Tally } from "./scoring/match";
import { compareNumbers } from "./scoring/numbers";
import { checkQuotes } from "./scoring/quotes";
import { compareTopics, isOneOf, shareOfSides } from "./scoring/topics-and-sides";
import type { EvalCall, Fact } from "./set/expected";
import { type Analysis, ELEMENTS, type Evidenced, evidenceOf } from "./shape";

export const MEASURES = [
  "next steps",
  "owner right when given",
  "owner given when named",
  "due date",
  "agreed",
  "amounts of money",
  "other numbers",
  "objections",
  "resolved",
  "questions",
  "answered",
  "competitors",
  "dates",
  "MEDDICC",
  "found or partly",
  "risks",
  "topics",
  "sides",
  "quotes",
  "no owners without labels",
  "long calls",
] as const;
export type Measure = (typeof MEASURES)[number];

export interface CallScore {
  id: string;
  style: EvalCall["style"];
  tallies: Record<Measure, Tally>;
  invented: number;
  /** What is wrong, for those who mend. */
  faults: string[];
}

export function scoreCall({ id, style, lines, expected }: EvalCall, analysis: Analysis): CallScore {
  const tallies = Object.fromEntries(MEASURES.map((name) => [name, emptyTally()])) as Record<Measure, Tally>;
  const faults: string[] = [];
  const invented = new Set<unknown>();
  const speakers = Object.keys(expected.sides);
  const fault = (what: string, item: unknown) => faults.push(`${what}: ${shown(item)}`);

  /** Counts what one kind of fact got right, and notes its errors. */
  function tally<T extends Evidenced, E extends { optional: boolean }>(
    measure: Measure,
    fact: Fact,
    compared: { tally: Tally; missed: E[]; wrong: T[] },
  ): void {
    tallies[measure] = compared.tally;
    for (const item of compared.missed) fault(`missing in ${measure}`, item);
    for (const item of compared.wrong) {
      const trap = trapOf(item, fact, expected.traps);
      if (trap || isInvented(fact, item, lines, expected)) {
        invented.add(item);
        fault(trap ? `invented in ${measure} (${trap.why})` : `invented in ${measure}`, item);
      } else fault(`wrong in ${measure}`, item);
    }
  }
  /** Counts a value of items that were found. */
  function check<T, E>(
    measure: Measure,
    pairs: readonly [T, E][],
    isRight: (item: T, wanted: E) => boolean,
  ): void {
    for (const [item, wanted] of pairs) {
      const right = isRight(item, wanted);
      add(tallies[measure], right, right);
      if (!right) fault(`${measure} is wrong`, { item, wanted });
    }
  }

  const steps = compare(
    analysis.next_steps,
    expected.next_steps,
    (item, wanted) =>
      overlap(item, wanted)
        ? 1 +
          2 * Number(allowsName(wanted.owner, item.owner, speakers)) +
          Number(allows(wanted.due, item.due))
        : 0,
    { repeats: "wrong" },
  );
  tally("next steps", "next", steps);
  check(
    "owner right when given",
    steps.pairs.filter(([{ owner }]) => owner !== null),
    (item, wanted) => allowsName(wanted.owner, item.owner, speakers),
  );
  const named = steps.pairs.filter(
    ([, { owner, optional }]) => !optional && !owner.includes(null) && !owner.includes("*"),
  );
  check("owner given when named", named, ({ owner }) => owner !== null);
  check(
    "due date",
    steps.pairs.filter(([{ due }, wanted]) => due !== null || !allows(wanted.due, null)),
    (item, wanted) => allows(wanted.due, item.due),
  );
  check(
    "agreed",
    steps.pairs.filter(([, wanted]) => wanted.agreed !== null),
    (item, wanted) => item.agreed === wanted.agreed,
  );

  const numbers = compareNumbers(analysis.numbers, expected, lines);
  tally("amounts of money", "number", numbers.money);
  tally("other numbers", "number", numbers.other);

  const objections = compare(analysis.objections, expected.objections, (item, wanted) =>
    overlap(item, wanted) ? 1 + Number(allows(wanted.kind, item.kind)) : 0,
  );
  tally("objections", "objection", objections);
  check(
    "resolved",
    objections.pairs.filter(([, { resolved }]) => resolved !== null),
    (item, wanted) => item.resolved === wanted.resolved,
  );

  const questions = compare(analysis.questions, expected.questions, (item, wanted) =>
    Number(overlap(item, wanted)),
  );
  tally("questions", "question", questions);
  check(
    "answered",
    questions.pairs.filter(([, { answered }]) => answered !== null),
    (item, wanted) => item.answered === wanted.answered,
  );

  tally(
    "competitors",
    "competitor",
    compare(analysis.competitors, expected.competitors, (item, wanted) =>
      Number(isOneOf(item.name, wanted.names) && overlap(item, wanted)),
    ),
  );
  tally(
    "dates",
    "date",
    compare(
      analysis.dates,
      expected.dates,
      (item, wanted) => Number(overlap(item, wanted) && allows(wanted.date, item.date)),
      // "Last week", left unresolved, is neither right nor wrong.
      { isFine: (item) => item.date === null && !isInvented("date", item, lines, expected) },
    ),
  );

  const elements = ELEMENTS.flatMap((element) => {
    const item = analysis.qualification[element];
    return item && item.state !== "missing" ? [{ element, ...item }] : [];
  });
  const qualified = compare(elements, expected.qualification, (item, wanted) =>
    Number(item.element === wanted.element && overlap(item, wanted)),
  );
  tally("MEDDICC", "meddicc", qualified);
  check("found or partly", qualified.pairs, (item, wanted) => allows(wanted.state, item.state));

  const openObjections = expected.objections.filter(({ resolved }) => resolved !== true);
  tally(
    "risks",
    "risk",
    compare(analysis.risks, expected.risks, (item, wanted) => Number(overlap(item, wanted)), {
      isFine: (item) => openObjections.some((objection) => overlap(item, objection)),
    }),
  );

  const topics = compareTopics(analysis.topics, expected.topics, lines);
  tallies.topics = topics.tally;
  for (const item of [...topics.missed, ...topics.wrong]) fault("topics", item);
  tallies.sides = shareOfSides(analysis, expected.sides);

  const quotes = checkQuotes(analysis, lines);
  tallies.quotes = quotes.tally;
  for (const quote of quotes.wrong) fault("not word for word", quote);

  if (!expected.labels) {
    for (const { owner } of analysis.next_steps)
      add(tallies["no owners without labels"], owner === null, owner === null);
    const isAbsent = analysis.talk_ratio === null || analysis.talk_ratio === undefined;
    add(tallies["no owners without labels"], isAbsent, isAbsent);
    if (!isAbsent || analysis.next_steps.some(({ owner }) => owner !== null))
      fault("owner or talk ratio without labels", id);
  }
  if (isLong(lines)) {
    const { short, long, by_topic } = analysis.summary;
    const summed = [short, long, by_topic].every(isFilled);
    const coached = analysis.coaching.filter((item) => evidenceOf(item).length > 0).length >= 2;
    add(tallies["long calls"], summed && coached, summed && coached);
    if (!summed || !coached) fault("long call without three summaries or two coaching items", id);
  }
  return { id, style, tallies, invented: invented.size, faults };
}

/** Longer than five minutes, at 150 words a minute. Times in transcripts can't be trusted. */
export const isLong = (lines: EvalCall["lines"]): boolean =>
  lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) > 750;

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== "" && Object.keys(Object(value)).length > 0;

function add(tally: Tally, right: boolean, found: boolean): void {
  tally.given++;
  tally.expected++;
  if (right) tally.right++;
  if (found) tally.found++;
}

const shown = (item: unknown): string => JSON.stringify(item)?.slice(0, 300) ?? "";
