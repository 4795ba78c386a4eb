import { type Answer, answerFrom, type Judged, judge, readQuestion } from "@/lib/calls/answers";
import { findPassages } from "@/lib/modules/calls/passages";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { citationsOf } from "./citations-of";
import type { callAnswersContract } from "./contract";
import { callsToSearch } from "./finding/calls-to-search";
import { likenesses, meaningOf, type QuestionMeaning } from "./finding/question-meaning";
import { type Sources, sourcesOf } from "./finding/sources-of";
import { stretchesOf } from "./finding/stretches-of";

type Operation = typeof callAnswersContract.askCalls;
type Input = InputOf<Operation>;
type Output = OutputOf<Operation>;

/** Sentences whose meaning is compared with the question's. Each takes some milliseconds. */
const COMPARED = 8;

/**
 * Answers with sentences of calls and documents. Vectors may come from another machine, so that all of it happens before the
 * transaction, which only records that someone asked.
 */
export const askCalls = preparedVerb<Input, Output, Output>({
  prepare: async (ctx, input) => ({ value: await find(ctx, input), drop: async () => undefined }),
  run: async (ctx, _input, answer) => {
    ctx.record({
      subjectType: "workspace",
      subjectId: ctx.workspaceId,
      // Questions and quotes may be about people, and stay out of the log.
      after: { answered: answer.answered, citations: answer.citations.length, ranked_by: answer.ranked_by },
    });
    return answer;
  },
});

async function find(ctx: Ctx, input: Input): Promise<Output> {
  const asked = readQuestion(input.question);
  const salesCallIds = await callsToSearch(ctx, input);
  const meaning = await meaningOf(input.question);
  const { passages, weightOf } = await findPassages(ctx, asked.stems, { salesCallIds }, meaning);
  const sources = await sourcesOf(ctx, passages);
  const judged = judge(asked, stretchesOf(passages, sources), weightOf);
  const answer = await decide(asked, judged, meaning);
  return present(answer, sources, meaning !== null && passages.some(({ hasMeaning }) => hasMeaning));
}

/** By meaning too, if the likeliest sentence is in a language that the model knows. */
async function decide(
  asked: ReturnType<typeof readQuestion>,
  judged: readonly Judged[],
  meaning: QuestionMeaning | null,
): Promise<Answer> {
  const top = judged.slice(0, COMPARED);
  const [first] = top;
  const isKnown =
    meaning !== null &&
    first !== undefined &&
    (meaning.languages?.includes(first.stretch.rules.code) ?? true);
  const found = isKnown
    ? await likenesses(
        meaning,
        top.map(({ context }) => context),
      )
    : null;
  if (found === null) return answerFrom(asked, judged, null);
  const byLine = new Map(top.map((one, index) => [one, found[index] ?? 0]));
  return answerFrom(asked, top, (one) => byLine.get(one) ?? 0);
}

function present(answer: Answer, sources: Sources, isByMeaning: boolean): Output {
  const citations = citationsOf(answer.lines, sources);
  return {
    answered: answer.answered,
    answer: answer.answered ? citations.map(({ quote }) => quote).join("\n") : null,
    disagree: answer.disagree,
    citations: answer.answered ? citations : [],
    nearest: answer.answered ? [] : citations,
    ranked_by: isByMeaning ? "words_and_meaning" : "words",
  };
}
