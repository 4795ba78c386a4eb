import { isSpoken, type SynthesizerStatus } from "@/lib/providers/tts";

/** Returns why lines in a language are captions only. Null if they are spoken. */
export function silenceReason(speaking: SynthesizerStatus, language: string): string | null {
  if (speaking.reason !== null || isSpoken(speaking, language)) return speaking.reason;
  return `The announcer doesn't speak this show's language (${language}).`;
}
