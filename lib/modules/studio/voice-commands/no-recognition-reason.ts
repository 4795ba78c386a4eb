import type { VoiceReason } from "@/lib/live/spoken-command";
import { isUnderstood, type RecognizerStatus } from "@/lib/providers/stt";

/** Returns why speech in a language isn't transcribed. Null if it is. */
export function noRecognitionReason(listening: RecognizerStatus, language: string): VoiceReason | null {
  if (listening.reason !== null) return listening.isComing ? "coming" : "not_installed";
  return isUnderstood(listening, language) ? null : "language";
}
