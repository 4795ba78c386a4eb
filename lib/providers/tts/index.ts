import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { builtInSynthesizer } from "./built-in";
import { openAiSynthesizer } from "./openai-compatible";
import type { Synthesizer } from "./port";

export * from "./port";
export { speakable } from "./speakable";
export { secondsOfWav, WAV, wav } from "./wav";

/** Returns the announcer's voice: an endpoint if one is configured, otherwise the built-in one. */
export function synthesizer(): Synthesizer {
  return processSingleton("speaker", () => {
    const { TTS_BASE_URL, TTS_API_KEY, TTS_MODEL, TTS_TIMEOUT_MS } = env();
    if (!TTS_BASE_URL) return builtInSynthesizer();
    return openAiSynthesizer({
      baseUrl: TTS_BASE_URL,
      apiKey: TTS_API_KEY,
      model: TTS_MODEL,
      timeoutMs: TTS_TIMEOUT_MS,
    });
  });
}
