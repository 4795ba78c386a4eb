import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { builtInEmbedder } from "./built-in";
import { openAiEmbedder } from "./openai-compatible";
import type { Embedder } from "./port";

export * from "./port";

/** Returns the embedder: an endpoint if one is configured, otherwise the built-in model. */
export function embedder(): Embedder {
  return processSingleton("embedder", () => {
    const {
      EMBEDDINGS_BASE_URL,
      EMBEDDINGS_API_KEY,
      EMBEDDINGS_MODEL,
      EMBEDDINGS_ALIKE,
      EMBEDDINGS_TIMEOUT_MS,
    } = env();
    if (!EMBEDDINGS_BASE_URL) return builtInEmbedder();
    return openAiEmbedder({
      baseUrl: EMBEDDINGS_BASE_URL,
      apiKey: EMBEDDINGS_API_KEY,
      model: EMBEDDINGS_MODEL,
      alike: EMBEDDINGS_ALIKE,
      timeoutMs: EMBEDDINGS_TIMEOUT_MS,
    });
  });
}
