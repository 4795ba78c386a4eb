import { plainOf } from "../../transcript/clean";

const MOST = { text: 400, name: 80 };

/** Text from people as one plain line: without tags, line breaks and unseen characters. */
export function inline(text: string, most = MOST.text): string {
  const plain = plainOf(text.replace(/[\r\n\u2028\u2029]+/gu, " "))
    .replace(/<(?=[\p{L}/!?])/gu, "")
    // Where a tag was.
    .replace(/ (?=[.,](?:\s|$))/gu, "")
    .trim();
  if (plain.length <= most) return plain;
  const space = plain.lastIndexOf(" ", most);
  const isInCharacter = /^[\uDC00-\uDFFF]/u.test(plain.slice(most));
  return `${plain.slice(0, space > 0 ? space : most - (isInCharacter ? 1 : 0))}…`;
}

/** A person's name; null for what recognisers write instead of one. */
export function nameFrom(given: string): string | null {
  const name = inline(given, MOST.name).replace(/[<>"]/gu, "").trim();
  if (!/\p{L}/u.test(name)) return null;
  if (
    /^(?:speaker|sprecher|sprecherin|unknown|unbekannt|intervenant|locuteur|hablante|guest|gast|user|participant|teilnehmer|person|caller|anrufer|anruferin|support|sales|interviewer|moderator|(?:support|sales|service) (?:agent|rep)|account executive|customer|kunde|client|cliente|agent|rep|host)\b[\s#_-]*[\p{N}\p{Lu}]?$/iu.test(
      name,
    )
  )
    return null;
  return name === name.toLowerCase()
    ? name.replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
}

/** Whether a recogniser wrote it without capitals. */
export const isLower = (text: string): boolean => text === text.toLowerCase() && /\p{L}/u.test(text);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As a sentence: with a capital and a full stop. */
export const sentence = (text: string): string => {
  const whole = capitalized(text.trim().replace(/[\s,;:-]+$/u, ""));
  return /[.!?…]["”“»)]?$/u.test(whole) ? whole : `${whole}.`;
};
