import type { Question } from "../analysis-shape";
import type { LanguageRules } from "../languages/rules";
import { isQuestion } from "../transcript/is-question";
import { evidenceOf, type Said } from "../transcript/said";
import type { Turns } from "../transcript/turns";

export function questionsIn(turns: Turns, rules: LanguageRules): Question[] {
  return turns.said.filter((one) => isQuestion(one, rules)).map((one) => questionOf(one, turns, rules));
}

export const questionOf = (one: Said, turns: Turns, rules: LanguageRules): Question => ({
  ...{ text: one.plain, asked_by: one.speaker, answered: isAnswered(one, turns, rules) },
  evidence: [evidenceOf(one)],
});

/** A reply that puts it off, or that is only another question, answers nothing. */
function isAnswered(one: Said, turns: Turns, rules: LanguageRules): boolean {
  const reply = turns.replyTo(one);
  const [first] = reply;
  if (!first) return false;
  const statements = reply.filter((said) => !isQuestion(said, rules));
  if (statements.length === 0) {
    const next = turns.replyTo(first, 2).find((said) => said.speaker === one.speaker || !turns.labelled);
    return (
      next !== undefined && turns.replyTo(next, 1).length > 0 && !rules.questions.deferred.test(first.low)
    );
  }
  return !reply.slice(0, 2).some(({ low }) => rules.questions.deferred.test(low));
}
