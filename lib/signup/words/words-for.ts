import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fill } from "./fill";
import { fr } from "./fr";
import type { SignupWords } from "./signup-words";

const LANGUAGES: Record<string, SignupWords> = { en, de, es, fr };

const primaryOf = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

export const wordsFor = (tag: string): SignupWords => LANGUAGES[primaryOf(tag)] ?? en;

/**
 * Returns the locale for dates: the event's tag if we have words in its language, otherwise English like the
 * words.
 */
export const dateLocale = (tag: string): string => (primaryOf(tag) in LANGUAGES ? tag : "en");

/**
 * Returns the labels of the switch between the event's own time zone, named by its city, and the reader's.
 */
export function zoneWords(tag: string, zone: string): { event: string; own: string } {
  const { inZone, inMyZone } = wordsFor(tag);
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return { event: fill(inZone, { zone: city }), own: inMyZone };
}
