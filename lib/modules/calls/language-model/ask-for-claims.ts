import type { Call } from "@/lib/calls";
import { contextOf } from "@/lib/calls/analysis/context";
import { factsByRules } from "@/lib/calls/analysis/facts";
import { type Claims, joinClaims, readClaims } from "@/lib/calls/model/claims";
import { analysisRequests } from "@/lib/calls/model/prompt/analysis-requests";
import type { LanguageModel } from "@/lib/providers/llm/language-model";
import { inTurns } from "./in-turns";

/** Parts of a call that are read at the same time. */
const AT_ONCE = 4;

interface AskedClaims {
  claims: Claims;
  parts: number;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Asks a model what was said in a call. What it answers isn't checked yet. Its time is for all parts together.
 * @throws if it fails for one of them, or the call is too long for it
 */
export async function askForClaims(model: LanguageModel, call: Call): Promise<AskedClaims> {
  const context = contextOf(call);
  const requests = analysisRequests(context, factsByRules(context));
  if (requests === null) throw new Error("The call is too long for a language model.");
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(model.timeoutMs)]);
  const used = { inputTokens: 0, outputTokens: 0 };
  try {
    const all = await inTurns(requests, AT_ONCE, async ({ part, request }) => {
      const answer = await model.ask(request, signal);
      used.inputTokens += answer.inputTokens;
      used.outputTokens += answer.outputTokens;
      const claims = readClaims(answer.value, part);
      if (claims === null) throw new Error("The model's answer was no analysis.");
      return claims;
    });
    return { claims: joinClaims(all), parts: requests.length, ...used };
  } finally {
    // Ends what is still running if one part failed.
    stop.abort();
  }
}
