import type { Stretch } from "@/lib/calls/answers";
import { answerRequest, readAnswerText, rowsOf } from "@/lib/calls/model/answer/answer-request";
import { type CheckedAnswer, checkedAnswer } from "@/lib/calls/model/answer/checked-answer";
import type { ModelQuestion } from "@/lib/model-question/model-question";

/**
 * Asks a model a question about passages, and keeps what they say.
 * @param stretches the likeliest first
 * @param ask returns the model's answer, or null if it failed
 * @returns null if the model failed; `checked` is null if nothing of its answer stands or it says that there is none
 */
export async function answerOfPassages(
  question: string,
  stretches: readonly Stretch[],
  ask: (request: ModelQuestion) => Promise<unknown>,
): Promise<{ checked: CheckedAnswer | null } | null> {
  const rows = rowsOf(stretches);
  if (rows.length === 0) return { checked: null };
  const answer = readAnswerText(await ask(answerRequest(question, rows)));
  return answer === null ? null : { checked: checkedAnswer(question, answer, rows) };
}
