import { env } from "@/lib/platform/runtime/env";
import { openAiCompatibleWriter } from "./openai-compatible";
import type { PlanWriter } from "./port";
import { rulesWriter } from "./rules-writer";

export type { PlanWriter, WrittenPlan } from "./port";
export { rulesWriter };

/** Returns the configured writer: a model if there is an endpoint, otherwise the built-in planner. */
export function planWriter(): PlanWriter {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_TIMEOUT_MS } = env();
  if (!LLM_BASE_URL) return rulesWriter;
  return openAiCompatibleWriter({
    baseUrl: LLM_BASE_URL,
    apiKey: LLM_API_KEY,
    model: LLM_MODEL,
    timeoutMs: LLM_TIMEOUT_MS,
  });
}
