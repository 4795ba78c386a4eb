import { isPlanLanguage } from "../plan-language";
import { say } from "./phrases";
import { personOf } from "./speaking-parts";
import { wordsOf } from "./words-of";

/** How the announcer brings somebody on for whom nobody wrote a line. `about`: "CTO, Globex". */
export function walkOnLine(guest: { name: string; about: string }, showLanguage: string): string {
  const code = showLanguage.toLowerCase().split("-")[0] ?? "";
  const language = isPlanLanguage(code) ? code : "en";
  return say(wordsOf(language).emcee.guest, { person: personOf(guest, { language }) }, 1000);
}
