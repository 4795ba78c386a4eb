import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fill } from "./fill";
import { fr } from "./fr";
import type { SignupWords } from "./signup-words";

const LANGUAGES: Record<string, SignupWords> = { en, de, es, fr };

const primaryOf = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

export const wordsFor = (tag: string): SignupWords => LANGUAGES[primaryOf(tag)] ?? en;

/** The tag for dates: as the event has it when our words are in that language, else English like the words. */
export const dateLocale = (tag: string): string => (primaryOf(tag) in LANGUAGES ? tag : "en");

/** What the switch between the event's own zone, named by its city, and the reader's says. */
export function zoneWords(tag: string, zone: string): { event: string; own: string } {
  const { inZone, inMyZone } = wordsFor(tag);
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return { event: fill(inZone, { zone: city }), own: inMyZone };
}
