import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import type { LanguageModel } from "./language-model";
import { modelWriter } from "./model-writer";
import { type ModelSettings, openAiCompatibleModel } from "./openai-compatible";
import type { PlanWriter } from "./port";
import { rulesWriter } from "./rules-writer";

export { askOnce } from "./ask-once";
export type { LanguageModel } from "./language-model";
export type { PlanWriter, WrittenPlan } from "./port";
export { rulesWriter };

/** Returns the configured writer: a model if there is an endpoint, otherwise the built-in planner. */
export function planWriter(): PlanWriter {
  const settings = modelSettings();
  if (settings === null) return rulesWriter;
  return modelWriter(
    processSingleton(`plan_model ${settings.baseUrl} ${settings.model}`, () =>
      // A job has rules to fall back to, so it waits for no repeats.
      openAiCompatibleModel({ ...settings, repeats: 0 }),
    ),
  );
}

/** Returns the configured language model; null without an endpoint. */
export function languageModel(): LanguageModel | null {
  const settings = modelSettings();
  if (settings === null) return null;
  return processSingleton(`language_model ${settings.baseUrl} ${settings.model}`, () =>
    openAiCompatibleModel({ ...settings, temperature: 0 }),
  );
}

function modelSettings(): ModelSettings | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_TIMEOUT_MS } = env();
  if (!LLM_BASE_URL) return null;
  return { baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL, timeoutMs: LLM_TIMEOUT_MS };
}
