import type { VoiceReason } from "@/lib/live/spoken-command";
import { isUnderstood, type RecognizerStatus } from "@/lib/providers/stt";

/** Why nobody writes down what is said in a language; null where somebody does. */
export function noRecognitionReason(listening: RecognizerStatus, language: string): VoiceReason | null {
  if (listening.reason !== null) return listening.isComing ? "coming" : "not_installed";
  return isUnderstood(listening, language) ? null : "language";
}
