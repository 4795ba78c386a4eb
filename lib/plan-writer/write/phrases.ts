import { clip } from "../patterns";
import type { PlanWords } from "../words/plan-words";

/** Fills in `{…}` placeholders. Never expands placeholders inside text from people. */
export function say(template: string, values: Record<string, string>, most = 8000): string {
  const text = template.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");
  return clip(text.replace(/([.!?。])\s?\1+/gu, "$1"), most);
}

/** Joins a list: "a, b and c". */
export function joined(items: readonly string[], words: PlanWords): string {
  if (items.length < 2) return items[0] ?? "";
  const last = items.at(-1) ?? "";
  const first = items.slice(0, -1).join(words.joinsWithComma);
  return words.and === words.joinsWithComma ? `${first}${words.and}${last}` : `${first} ${words.and} ${last}`;
}

export const capital = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Joins sentences that are spoken one after another. */
export const speech = (
  language: string,
  ...sentences: readonly (string | false | null | undefined)[]
): string =>
  sentences
    .filter((sentence) => typeof sentence === "string" && sentence !== "")
    .join(language === "ja" ? "" : " ");
