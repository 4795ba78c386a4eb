import { analysisOf } from "../analysis/analyze-call";
import { type FactCorrections, NO_CORRECTIONS } from "../analysis/fact-corrections";
import { factsByRules, topicsOf } from "../analysis/facts";
import type { CallAnalysis, Evidence } from "../analysis-shape";
import { type CallContext, contextOf } from "../by-rules/context";
import type { CallFacts } from "../by-rules/ruled-facts";
import type { Call } from "../call";
import { Checking, type Dropped } from "./check/checking";
import {
  checkedCompetitors,
  checkedElements,
  checkedNumbers,
  checkedObjections,
  checkedRisks,
} from "./check/facts";
import { checkedSteps } from "./check/steps";
import { byTopic, type CheckedText, checkedCoaching, checkedSentences, checkedTopics } from "./check/texts";
import type { Claims } from "./claims";
import { joinedFacts } from "./join";

interface CheckedAnalysis {
  /** Null if nothing of what the model said stands. */
  analysis: CallAnalysis | null;
  dropped: Dropped;
}

const MOST = { short: 3, long: 9, coaching: 6 };

/**
 * Returns a call's analysis with what a model said about it, as far as its lines say so.
 * @throws UnreadableCall
 */
export function analyzeWithClaims(
  call: Call,
  claims: Claims,
  corrections: FactCorrections = NO_CORRECTIONS,
): CheckedAnalysis {
  const context = contextOf(call);
  return checkedAnalysis(context, factsByRules(context), claims, corrections);
}

function checkedAnalysis(
  context: CallContext,
  byRules: CallFacts,
  claims: Claims,
  corrections: FactCorrections,
): CheckedAnalysis {
  const checking = new Checking(context);
  const found = {
    next_steps: checkedSteps(claims.next_steps, checking),
    objections: checkedObjections(claims.objections, checking),
    qualification: checkedElements(claims.qualification, checking),
    competitors: checkedCompetitors(claims.competitors, checking),
    risks: checkedRisks(claims.risks, checking),
    numbers: checkedNumbers(claims.numbers, checking),
  };
  const topics = checkedTopics(claims.topics, checking);
  const coaching = checkedCoaching(claims.coaching, checking);
  const short = checkedSentences(claims.summary.short, MOST.short, checking);
  const long = checkedSentences(claims.summary.long, MOST.long, checking);
  const { dropped } = checking;
  const { qualification, ...lists } = found;
  const many = [...Object.values(lists), topics, coaching, short, long].reduce(
    (sum, { length }) => sum + length,
    qualification.size,
  );
  if (many === 0) return { analysis: null, dropped };
  const facts = joinedFacts(byRules, found, context);
  const ofCall = topics.map(({ text: _, ...topic }) => topic);
  const analysis = analysisOf(
    context,
    corrections.apply({ ...facts, topics: ofCall.length > 0 ? ofCall : topicsOf(context, facts) }),
  );
  // What a model wrote about a line may be what a person corrected there.
  const isRight = ({ evidence }: { evidence: readonly Evidence[] }): boolean =>
    !evidence.some(({ line }) => corrections.touches(line));
  const ofTopics = byTopic(topics, checking).filter(isRight);
  return {
    dropped,
    analysis: {
      ...analysis,
      summary: withTexts(analysis.summary, short.filter(isRight), long.filter(isRight), ofTopics),
      coaching: [...coaching.filter(isRight), ...analysis.coaching].slice(0, MOST.coaching),
    },
  };
}

/** A summary of which nothing stands is the rules'. */
function withTexts(
  summary: CallAnalysis["summary"],
  short: readonly CheckedText[],
  long: readonly CheckedText[],
  byTopics: CallAnalysis["summary"]["by_topic"],
): CallAnalysis["summary"] {
  const textOf = (all: readonly CheckedText[], rules: string): string =>
    all.length > 0 ? all.map(({ text }) => text).join(" ") : rules;
  const evidenceOf = (all: readonly CheckedText[], rules: typeof summary.evidence.short) =>
    all.length > 0 ? all.flatMap(({ evidence }) => evidence) : rules;
  return {
    short: textOf(short, summary.short),
    long: textOf(long, summary.long),
    by_topic: byTopics.length > 0 ? byTopics : summary.by_topic,
    evidence: {
      short: evidenceOf(short, summary.evidence.short),
      long: evidenceOf(long, summary.evidence.long),
    },
  };
}
