import type { CallAnalysis, Coaching, Evidence } from "../analysis-shape";
import type { CallTexts, CoachingKind } from "../languages/texts/texts";
import { evidenceOf, type Said } from "../transcript/said";

type Known = Pick<
  CallAnalysis,
  "talk_ratio" | "longest_monologue" | "questions" | "objections" | "next_steps" | "competitors" | "people"
>;

const LONG_MONOLOGUE = 180;
const LARGE_SHARE = 0.65;
const FEW_QUESTIONS = 3;
const MOST = 6;
const LEAST = 2;

/** Returns what could be done better, each with its line; if there's little of that, what went well. */
export function coachingFor(known: Known, said: readonly Said[], texts: CallTexts): Coaching[] {
  const items: Coaching[] = [];
  const add = (kind: CoachingKind, evidence: readonly Evidence[], value = ""): void => {
    const [first] = evidence;
    if (!first || items.length >= MOST) return;
    const { seen, why, try: advice } = texts.coaching[kind];
    items.push({ kind, seen: seen(value), why, try: advice, evidence: [first] });
  };
  const sides = new Map(known.people.map(({ name, side }) => [name, side]));
  const isOurs = (name: string | null): boolean => name !== null && sides.get(name) === "ours";
  const { longest_monologue: monologue, talk_ratio: ratio } = known;
  if (monologue && isOurs(monologue.speaker) && monologue.words >= LONG_MONOLOGUE)
    add("monologue", monologue.evidence, String(monologue.words));
  if (ratio && ratio.by_side.ours > LARGE_SHARE) {
    const longest = longestOf(said.filter(({ side }) => side === "ours"));
    if (longest) add("talk_share", [evidenceOf(longest)], String(Math.round(ratio.by_side.ours * 100)));
  }
  const open = known.questions.find(({ answered, asked_by }) => !answered && !isOurs(asked_by));
  if (open) add("open_question", open.evidence);
  const objection = known.objections.find(({ resolved }) => !resolved);
  if (objection) add("open_objection", objection.evidence);
  const undated = known.next_steps.find(({ due, agreed }) => due === null && agreed);
  if (undated) add("step_without_date", undated.evidence);
  const offered = known.next_steps.find(({ agreed }) => !agreed);
  if (offered) add("offer_not_agreed", offered.evidence);
  const [competitor] = known.competitors;
  if (competitor) add("competitor", competitor.evidence, competitor.name);
  if (items.length < LEAST) {
    const good = known.next_steps.find(({ due, owner }) => due !== null && owner !== null);
    if (good) add("good_next_step", good.evidence);
  }
  if (items.length < LEAST) {
    const asked = bestQuestion(known, said);
    if (asked) add("good_question", asked);
  }
  const answered = known.questions.filter((one) => one.answered).length;
  const [first] = said;
  if (items.length < LEAST && first && answered < FEW_QUESTIONS)
    add("few_questions", [evidenceOf(first)], String(answered));
  if (items.length < LEAST) {
    const longest = longestOf(said);
    if (longest) add("longest_turn", [evidenceOf(longest)], String(longest.words));
  }
  return items;
}

const longestOf = (said: readonly Said[]): Said | undefined =>
  said.reduce<Said | undefined>((best, one) => (best && best.words >= one.words ? best : one), undefined);

/** The question whose answer, up to the next question, has the most words. */
function bestQuestion({ questions }: Known, said: readonly Said[]): Evidence[] | null {
  const words = new Map<number, number>();
  for (const one of said) words.set(one.line, (words.get(one.line) ?? 0) + one.words);
  const best = questions
    .filter(({ answered }) => answered)
    .map((question) => ({ question, words: words.get((question.evidence[0]?.line ?? 0) + 1) ?? 0 }))
    .toSorted((a, b) => b.words - a.words)[0];
  return best?.question.evidence ?? null;
}
