import type { Call } from "@/lib/calls";
import { contextOf } from "@/lib/calls/analysis/context";
import { factsByRules } from "@/lib/calls/analysis/facts";
import { type Claims, joinClaims, readClaims } from "@/lib/calls/model/claims";
import { analysisRequests } from "@/lib/calls/model/prompt/analysis-requests";
import { log } from "@/lib/platform/runtime/log";
import type { LanguageModel } from "@/lib/providers/llm";
import { inTurns } from "./in-turns";

/** Parts of a call that are read at the same time. */
const AT_ONCE = 4;

/**
 * Asks a model what was said in a call. What it answers isn't checked yet.
 * @returns null if it can't tell: it failed, took too long, or the call is too long for it
 */
export async function claimsOfCall(model: LanguageModel, call: Call): Promise<Claims | null> {
  const context = contextOf(call);
  const requests = analysisRequests(context, factsByRules(context));
  if (requests === null) {
    log().warn({ lines: context.transcript.lines.length }, "a call is too long for the language model");
    return null;
  }
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
    log().info({ model: model.name, parts: requests.length, ...used }, "a language model read a call");
    return joinClaims(all);
  } catch (error) {
    log().warn({ err: error, model: model.name, ...used }, "a call is analyzed by rules alone");
    return null;
  } finally {
    stop.abort();
  }
}
