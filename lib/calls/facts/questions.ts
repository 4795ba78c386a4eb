import type { Question } from "../analysis-shape";
import type { LanguageRules } from "../languages/rules";
import { evidenceOf, type Said } from "../transcript/said";
import type { Turns } from "../transcript/turns";

/** Whether a sentence asks something. */
export function isQuestion(
  { plain, low, words }: Pick<Said, "plain" | "low" | "words">,
  rules: LanguageRules,
): boolean {
  const { indirect, opener, notOne, ends, tag } = rules.questions;
  const isMarked = /\?["')]*$/u.test(plain);
  const bare = low.replace(/[\s?.!,"')¿¡]+$/u, "").replace(/^[¿¡"'(\s]+/u, "");
  if (tag.test(bare)) return false;
  if (isMarked) return words > 1;
  if (words > 4 && indirect.test(low)) return true;
  if (/[.!…]["')]*$/u.test(plain)) return false;
  if (words > 3 && ends?.test(bare)) return true;
  return words > 2 && opener.test(bare) && !notOne.test(bare);
}

export function questionsIn(turns: Turns, rules: LanguageRules): Question[] {
  return turns.said
    .filter((one) => isQuestion(one, rules))
    .map((one) => ({
      ...{ text: one.plain, asked_by: one.speaker, answered: isAnswered(one, turns, rules) },
      evidence: [evidenceOf(one)],
    }));
}

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
