import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { builtInRecognizer } from "./built-in";
import { openAiRecognizer } from "./openai-compatible";
import type { Recognizer } from "./port";

export { withNames } from "./names/with-names";
export * from "./port";

/** Returns the speech recognizer: an endpoint if one is configured, otherwise the built-in one. */
export function recognizer(): Recognizer {
  const { STT_BASE_URL, STT_API_KEY, STT_MODEL, STT_TIMEOUT_MS } = env();
  return processSingleton(`listener ${STT_BASE_URL ?? ""}`, () => {
    if (!STT_BASE_URL) return builtInRecognizer();
    return openAiRecognizer({
      baseUrl: STT_BASE_URL,
      apiKey: STT_API_KEY,
      model: STT_MODEL,
      timeoutMs: STT_TIMEOUT_MS,
    });
  });
}
