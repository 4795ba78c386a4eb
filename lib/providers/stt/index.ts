import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { builtInListener } from "./built-in";
import { openAiListener } from "./openai-compatible";
import type { Listener } from "./port";

export * from "./port";

/** Who writes down what is said: an endpoint where one is set, else the built-in recogniser. */
export function listener(): Listener {
  return processSingleton("listener", () => {
    const { STT_BASE_URL, STT_API_KEY, STT_MODEL, STT_TIMEOUT_MS } = env();
    if (!STT_BASE_URL) return builtInListener();
    return openAiListener({
      baseUrl: STT_BASE_URL,
      apiKey: STT_API_KEY,
      model: STT_MODEL,
      timeoutMs: STT_TIMEOUT_MS,
    });
  });
}
