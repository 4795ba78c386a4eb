import { LENGTHS, MOST_ANSWER } from "../lengths";
import type { SaidInShow, Told } from "../passages";
import type { Kind } from "./kind";

const { most: MOST } = LENGTHS.questions.parts;
/** A question has so many words; fewer are a "right?" or an "okay?". */
const LEAST_WORDS = 4;
const LEAST_ANSWER_WORDS = 8;
const ANSWER = { sentences: MOST_ANSWER, startsWithinMs: 6_000, gapMs: 4_000 };

/** Questions that someone on stage asked, each with what someone else answered. */
export const questions: Kind = (teller) => {
  const answered = answeredIn(teller.said);
  if (answered.length === 0) return "no_questions";
  const blocks = answered
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .toSorted((one, other) => one.question.fromMs - other.question.fromMs)
    .flatMap(({ question, answer }) => [teller.quote([question]), teller.quote(answer)]);
  return { title: teller.show.title, blocks };
};

interface Answered {
  question: Told;
  answer: Told[];
  weight: number;
}

function answeredIn({ sentences }: SaidInShow): Answered[] {
  const all: Answered[] = [];
  for (const [index, question] of sentences.entries()) {
    if (!question.isQuestion || question.words < LEAST_WORDS) continue;
    const answer: Told[] = [];
    for (const next of sentences.slice(index + 1)) {
      const last = answer.at(-1);
      const isFirst = !last && next.personId !== question.personId;
      const isSoon = next.fromMs - (last ?? question).toMs < (last ? ANSWER.gapMs : ANSWER.startsWithinMs);
      if (!isSoon || !(isFirst || next.personId === last?.personId)) break;
      if (next.isQuestion || answer.length === ANSWER.sentences) break;
      answer.push(next);
    }
    if (answer.reduce((sum, { words }) => sum + words, 0) < LEAST_ANSWER_WORDS) continue;
    all.push({ question, answer, weight: answer.reduce((sum, one) => sum + one.weight, 0) });
  }
  return all;
}
