import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { builtInVoices } from "./built-in";
import type { VoiceListener } from "./port";

export * from "./port";
export { tellApart, type VoiceTurn } from "./telling/tell-apart";
export { type VoicedSegment, withVoices } from "./telling/with-voices";

export const voiceListener = (): VoiceListener => processSingleton("voices", () => builtInVoices());
