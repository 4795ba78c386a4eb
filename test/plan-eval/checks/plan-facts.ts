import type { Evaluated } from "../adapter";
import type { EvalBrief, Fact } from "../schema";
import { languageOf } from "./language-of";
import { allQuestions, allTexts, fold, isAt, type Part, publicTexts, says, saysAny } from "./text";

type Of<Kind extends Fact["fact"]> = Extract<Fact, { fact: Kind }>;
type PlanFact = Exclude<
  Fact["fact"],
  "person" | "place" | "not_a_person" | "not_a_topic" | "audience" | "wanted" | "refused"
>;
/** What is wrong, or null if the fact holds. */
type Check<Kind extends Fact["fact"]> = (fact: Of<Kind>, seen: Evaluated, brief: EvalBrief) => string | null;

const total = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.duration_sec, 0);
const inMinutes = (seconds: number): string => `${Math.round((seconds / 60) * 100) / 100} min`;
const wrongUnless = (holds: boolean, why: string): string | null => (holds ? null : why);

function agenda({ items }: Of<"agenda">, { draft }: Evaluated): string | null {
  let next = 0;
  for (const item of items) {
    const name = item.says[0] ?? item.type;
    const at = draft.segments.findIndex((part, index) => index >= next && isAt(part, item));
    if (at < 0) return `${name} is missing or out of order`;
    let end = at;
    let seconds = 0;
    while (end < draft.segments.length && seconds < item.minutes * 60)
      seconds += draft.segments[end++]?.duration_sec ?? 0;
    if (seconds !== item.minutes * 60) return `${name} takes ${inMinutes(seconds)}, not ${item.minutes}`;
    next = end;
  }
  return null;
}

function order({ first, second }: Of<"order">, { draft }: Evaluated): string | null {
  const find = (point: Of<"order">["first"]) =>
    draft.segments.findIndex((part) => isAt(part, point) || saysAny(part.notes, point.says));
  const [one, two] = [find(first), find(second)];
  if (one < 0 || two < 0) return `${JSON.stringify(one < 0 ? first : second)} is missing`;
  return wrongUnless(one < two, `part ${one + 1} should come before part ${two + 1}`);
}

function language({ tag }: Of<"language">, { draft, outline }: Evaluated): string | null {
  const said = [draft.language, ...(outline ? [outline.language] : [])];
  const other = said.find((each) => each.split("-")[0]?.toLowerCase() !== tag);
  if (other) return `it says ${other}`;
  const found = languageOf(allTexts(draft).join("\n"));
  return wrongUnless(found === tag, `the text is ${found}`);
}

function noRepeats(_fact: Of<"no_repeats">, { draft }: Evaluated): string | null {
  const seen = new Set<string>();
  for (const question of allQuestions(draft)) {
    const key = fold(question).replace(/[\p{P}\s]+/gu, " ");
    if (seen.has(key)) return `twice: ${question}`;
    seen.add(key);
  }
  return null;
}

const LONG_TITLE_WORDS = 3;

function noHeadings(
  { headings }: Of<"no_heading_questions">,
  { draft }: Evaluated,
  brief: EvalBrief,
): string | null {
  const long = brief.in === "ja" || brief.title.split(/\s+/).length >= LONG_TITLE_WORDS;
  const all = [...headings, ...(long ? [brief.title] : [])];
  const wrapped = allQuestions(draft).find((question) => saysAny(question, all));
  return wrongUnless(!wrapped, `made from a heading: ${wrapped}`);
}

const SENTENCE_END = /[.!?…。！？][»"”’')」』]*$/u;
const UNSPEAKABLE = /\{\w+\}|\[[^\]]*\]|\bundefined\b|\bnull\b|^\s*[-*•]\s/m;

function script(_fact: Of<"script">, { draft }: Evaluated): string | null {
  const own = draft.segments.filter(
    ({ type, assignee }) => type !== "break" && type !== "video" && assignee === "host",
  );
  if (own.length === 0) return "no part is the host's";
  const silent = own.find((part) => part.script.trim() === "");
  if (silent) return `nothing to say in ${silent.title}`;
  const odd = own.find((part) => !SENTENCE_END.test(part.script.trim()) || UNSPEAKABLE.test(part.script));
  return wrongUnless(!odd, `not to be said aloud: ${odd?.script}`);
}

const found = (texts: string[], words: readonly string[]): string | undefined =>
  words.find((each) => texts.some((text) => says(text, each)));

/** Facts about the run of show itself. */
export const PLAN_FACTS: { [Kind in PlanFact]: Check<Kind> } = {
  length: ({ minutes }, { draft }) => {
    const seconds = total(draft.segments);
    return wrongUnless(
      minutes.some((each) => each * 60 === seconds),
      `it takes ${inMinutes(seconds)}, not ${minutes.join(" or ")}`,
    );
  },
  agenda,
  order,
  topic: (fact, { draft }) =>
    wrongUnless(saysAny(allTexts(draft).join("\n"), fact.says), `nothing about ${fact.says.join(" / ")}`),
  longest: ({ minutes }, { draft }) => {
    const long = draft.segments.find((part) => part.type !== "break" && part.duration_sec > minutes * 60);
    return wrongUnless(!long, `${long?.title} takes ${inMinutes(long?.duration_sec ?? 0)}`);
  },
  breaks: ({ least }, { draft }) => {
    const count = draft.segments.filter(({ type }) => type === "break").length;
    return wrongUnless(count >= least, `${count} breaks`);
  },
  parts: ({ most }, { draft }) =>
    wrongUnless(draft.segments.length <= most, `${draft.segments.length} parts`),
  questions: ({ least, most }, { draft }) => {
    const share = total(draft.segments.filter(({ type }) => type === "qa")) / total(draft.segments);
    return wrongUnless(share >= least && share <= most, `${Math.round(share * 100)} % of the time`);
  },
  language,
  private: ({ words }, { draft }) => {
    const told = found(publicTexts(draft), words);
    return wrongUnless(!told, `the audience learns ${told}`);
  },
  never: ({ words }, { draft }) => {
    const there = found(allTexts(draft), words);
    return wrongUnless(!there, `it has ${there}`);
  },
  no_repeats: noRepeats,
  no_heading_questions: noHeadings,
  script,
};
