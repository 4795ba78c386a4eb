import { answerOf } from "./adapter";
import { type Answer, type Judged, judge } from "./judge";
import { CONTEXTS, type EvalContext, type EvalSentence } from "./schema";
import { type EvalStage, stageOf } from "./stage-of";

/** One sentence with its result. */
export type Verdict = Judged & { id: string; set: EvalSentence["set"]; say: string; acts: boolean };

type Parser = (sentence: EvalSentence, context: EvalContext, stage: EvalStage) => Answer;

/** Judges every sentence, each from the start of its context. If the parser throws, it understood nothing. */
export function evaluate(sentences: readonly EvalSentence[], parser: Parser = answerOf): Verdict[] {
  return sentences.map((sentence) => {
    const context = CONTEXTS[sentence.context];
    if (!context) throw new Error(`${sentence.id}: there is no context ${sentence.context}`);
    const stage = stageOf(context);
    const judged = judge(
      sentence,
      context,
      stage,
      attempt(() => parser(sentence, context, stage)),
    );
    const { id, set, say } = sentence;
    return { ...judged, id, set, say, acts: sentence.expect.length > 0 };
  });
}

function attempt(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    const reason = `the parser threw: ${error instanceof Error ? error.message : error}`;
    return { acts: [], risky: false, reason, suggestions: [] };
  }
}

/** Number of verdicts with this mark. */
export const countOf = (verdicts: readonly Verdict[], mark: Judged["mark"]): number =>
  verdicts.filter((verdict) => verdict.mark === mark).length;
