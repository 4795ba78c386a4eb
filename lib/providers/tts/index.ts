import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { builtInSpeaker } from "./built-in";
import { openAiSpeaker } from "./openai-compatible";
import type { Speaker } from "./port";

export * from "./port";
export { speakable } from "./speakable";
export { secondsOfWav, WAV, wav } from "./wav";

/** Who speaks for the announcer: an endpoint where one is set, else the built-in voice. */
export function speaker(): Speaker {
  return processSingleton("speaker", () => {
    const { TTS_BASE_URL, TTS_API_KEY, TTS_MODEL, TTS_TIMEOUT_MS } = env();
    if (!TTS_BASE_URL) return builtInSpeaker();
    return openAiSpeaker({
      baseUrl: TTS_BASE_URL,
      apiKey: TTS_API_KEY,
      model: TTS_MODEL,
      timeoutMs: TTS_TIMEOUT_MS,
    });
  });
}
