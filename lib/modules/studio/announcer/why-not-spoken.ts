import { isSpoken, type Speaking } from "@/lib/providers/tts";

/** Why lines in a language are captions alone; null where they are spoken. */
export function whyNotSpoken(speaking: Speaking, language: string): string | null {
  if (speaking.reason !== null || isSpoken(speaking, language)) return speaking.reason;
  return `The announcer doesn't speak this show's language (${language}).`;
}
