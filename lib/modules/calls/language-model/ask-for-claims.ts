import type { Call } from "@/lib/calls";
import { factsByRules } from "@/lib/calls/analysis/facts";
import { contextOf } from "@/lib/calls/by-rules/context";
import { partsOf } from "@/lib/calls/model/prompt/parts-of";
import type { Reading } from "@/lib/calls/model/reading";
import type { LanguageModel } from "@/lib/providers/llm/language-model";
import { inTurns } from "./in-turns";

/** Parts of a call that are read at the same time. */
const AT_ONCE = 4;

interface AskedClaims<Claims> {
  claims: Claims;
  parts: number;
  inputTokens: number;
  outputTokens: number;
}

/** For a request about several calls, whose time is for all of them. */
export interface Asking {
  until: AbortSignal;
  /** How many parts of one call are read at the same time. */
  atOnce: number;
}

/**
 * Asks a model what was said in a call. What it answers isn't checked yet. Its time is for all parts together.
 * @throws if it fails for one of them
 */
export async function askForClaims<Claims>(
  model: LanguageModel,
  call: Call,
  reading: Reading<Claims>,
  asking: Asking = { until: AbortSignal.timeout(model.timeoutMs), atOnce: AT_ONCE },
): Promise<AskedClaims<Claims>> {
  const context = contextOf(call);
  const candidates = factsByRules(context);
  const parts = partsOf(context.said);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, asking.until]);
  const used = { inputTokens: 0, outputTokens: 0 };
  try {
    const all = await inTurns(parts, asking.atOnce, async (part) => {
      const answer = await model.ask(reading.request(context, candidates, part), signal);
      used.inputTokens += answer.inputTokens;
      used.outputTokens += answer.outputTokens;
      const claims = reading.read(answer.value, part);
      if (claims === null) throw new Error("The model's answer had nothing of what it was asked for.");
      return claims;
    });
    return { claims: reading.join(all), parts: parts.length, ...used };
  } finally {
    // Ends what is still running if one part failed.
    stop.abort();
  }
}
