import type { LanguageModel } from "@/lib/providers/llm/language-model";
import { openAiCompatibleModel } from "@/lib/providers/llm/openai-compatible";

/** For evaluations: one call may take longer there than in the product. */
const TIMEOUT_MS = 180_000;

/** Returns the language model that the environment names, or ends the process with what to set. */
export function configuredModel(): LanguageModel {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL = "gpt-4o-mini", LLM_TIMEOUT_MS } = process.env;
  if (!LLM_BASE_URL) {
    console.error(
      "No language model is configured. Set LLM_BASE_URL (and LLM_API_KEY, LLM_MODEL) to evaluate with one. Nothing was done.",
    );
    process.exit(2);
  }
  const timeoutMs = LLM_TIMEOUT_MS ? Number(LLM_TIMEOUT_MS) : TIMEOUT_MS;
  return openAiCompatibleModel({ baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL, timeoutMs });
}
