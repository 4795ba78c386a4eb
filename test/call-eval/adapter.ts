import { analyzeCall, type CallAnalysis } from "@/lib/calls";
import { analyzeWithClaims } from "@/lib/calls/model/analyze-with-claims";
import { ANALYSIS } from "@/lib/calls/model/reading";
import { askForClaims } from "@/lib/modules/calls/language-model/ask-for-claims";
import type { LanguageModel } from "@/lib/providers/llm/language-model";
import type { Analysis, Analyze } from "./shape";

const scored = ({ people, ...analysis }: CallAnalysis): Analysis => ({
  ...analysis,
  speakers: people.map(({ name, side }) => ({ name, side })),
});

/** The only part of the evaluation that depends on an analysis. */
export const analyze: Analyze = (call) => scored(analyzeCall(call));

/** How the model did besides the score. */
export interface ModelTally {
  /** Calls that were analyzed by rules after all. */
  byRules: number;
  /** What was dropped, by kind and reason. */
  dropped: Record<string, number>;
}

/** The same with a language model. */
export const analyzeWith =
  (model: LanguageModel, tally: ModelTally): Analyze =>
  async (call) => {
    const asked = await askForClaims(model, call, ANALYSIS).catch((error: Error) => {
      console.error(`By rules: ${error.message}`);
      return null;
    });
    const checked = asked && analyzeWithClaims(call, asked.claims);
    for (const [what, count] of Object.entries(checked?.dropped ?? {}))
      tally.dropped[what] = (tally.dropped[what] ?? 0) + count;
    if (checked?.analysis) return scored(checked.analysis);
    tally.byRules += 1;
    return scored(analyzeCall(call));
  };
