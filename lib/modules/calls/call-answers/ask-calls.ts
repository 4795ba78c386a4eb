import { type Answer, answerFrom, type Judged, judge, readQuestion } from "@/lib/calls/answers";
import type { CheckedAnswer } from "@/lib/calls/model/answer/checked-answer";
import { answerOfPassages } from "@/lib/modules/calls/language-model";
import { findPassages } from "@/lib/modules/calls/passages";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { askOnce, languageModel } from "@/lib/providers/llm";
import { citationsOf, citationsOfRows } from "./citations-of";
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
 * Answers with sentences of calls and documents, or with a language model's that stand on them. Vectors and models may be on
 * another machine, so that all of it happens before the transaction, which only records that someone asked.
 */
export const askCalls = preparedVerb<Input, Output, Output>({
  prepare: async (ctx, input) => ({ value: await find(ctx, input), drop: async () => undefined }),
  run: async (ctx, _input, answer) => {
    ctx.record({
      subjectType: "workspace",
      subjectId: ctx.workspaceId,
      // Questions and quotes may be about people, and stay out of the log.
      after: {
        ...{ answered: answer.answered, citations: answer.citations.length },
        ...{ ranked_by: answer.ranked_by, written_by: answer.written_by },
      },
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
  const stretches = stretchesOf(passages, sources);
  const judged = judge(asked, stretches, weightOf);
  const answer = await decide(asked, judged, meaning);
  const isByMeaning = meaning !== null && passages.some(({ hasMeaning }) => hasMeaning);
  const byRules = present(answer, sources, isByMeaning);
  const model = ctx.dryRun ? null : languageModel();
  const written =
    model && (await answerOfPassages(input.question, stretches, (request) => askOnce(model, request)));
  return written ? presentWritten(written.checked, sources, byRules) : byRules;
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
  const texts = [...new Set(top.flatMap(({ context, replied }) => [context, replied ?? []].flat()))];
  const found = isKnown ? await likenesses(meaning, texts) : null;
  if (found === null) return answerFrom(asked, top, null);
  const likenessOf = new Map(texts.map((text, index) => [text, found[index] ?? 0]));
  return answerFrom(asked, top, ({ context, replied }) => ({
    context: likenessOf.get(context) ?? 0,
    question: likenessOf.get(replied ?? "") ?? 0,
  }));
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
    written_by: "rules",
  };
}

/** What a model wrote, as far as it stands. If nothing does, there is no answer: the rules' may be wrong then. */
function presentWritten(checked: CheckedAnswer | null, sources: Sources, byRules: Output): Output {
  const { ranked_by } = byRules;
  if (checked === null) {
    const nearest = [...byRules.citations, ...byRules.nearest];
    return {
      ...{ answered: false, answer: null, disagree: false, citations: [], nearest },
      ...{ ranked_by, written_by: "model" },
    };
  }
  return {
    ...{ answered: true, answer: checked.sentences.join("\n"), disagree: checked.disagree },
    ...{ citations: citationsOfRows(checked.cited, sources), nearest: [] },
    ...{ ranked_by, written_by: "model" },
  };
}
