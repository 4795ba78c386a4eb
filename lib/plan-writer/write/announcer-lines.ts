import { baseOf, isPlanLanguage, type PlanLanguage } from "../plan-language";
import { say } from "./phrases";
import { personOf } from "./speaking-parts";
import { wordsOf } from "./words-of";

const MAX = 1_000;

function planLanguage(showLanguage: string): PlanLanguage {
  const code = baseOf(showLanguage);
  return isPlanLanguage(code) ? code : "en";
}

/** Returns the announcer's introduction of a guest who has no written one. `about`: "CTO, Globex". */
export function walkOnLine(guest: { name: string; about: string }, showLanguage: string): string {
  const language = planLanguage(showLanguage);
  return say(wordsOf(language).emcee.guest, { person: personOf(guest, { language }) }, MAX);
}

/** Returns the announcer's opening for a show that has no written one. */
export function openingLine({ title, host }: { title: string; host: string }, showLanguage: string): string {
  const { emcee } = wordsOf(planLanguage(showLanguage));
  return say(host ? emcee.openHost : emcee.open, { title, host }, MAX);
}
