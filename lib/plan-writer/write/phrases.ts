import { andBefore } from "@/lib/platform/text/and-before";
import { clip } from "../patterns";
import type { PlanWords } from "../words/plan-words";

/** Fills in `{…}` placeholders. Never expands placeholders inside text from people. */
export function say(template: string, values: Record<string, string>, most = 8000): string {
  const text = template.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");
  return clip(
    text
      // Nothing ends twice. Three full stops are an ellipsis.
      .replace(/(?<!\.)\.\s?\.(?!\.)|([!?。])\s?\1+/gu, (_all, sign = ".") => sign)
      .replace(/(\.{3}|[?!？！…])(["”“»」’]?)\s?[.。]/gu, "$1$2"),
    most,
  );
}

const ENDS = /[?!？！]$/u;

/** Returns the title of someone's segment: a question isn't followed by a comma. */
export function titleWith(topic: string, name: string, { titles }: PlanWords): string {
  const title = say(titles.topicWith, { topic: capital(topic), name }, 200);
  return ENDS.test(topic) ? title.replace(`${capital(topic)}, `, `${capital(topic)} – `) : title;
}

/** Joins a list: "a, b and c". Questions are quoted. */
export function joined(given: readonly string[], words: PlanWords): string {
  const items = given.map((item) => (ENDS.test(item) ? `${words.quote[0]}${item}${words.quote[1]}` : item));
  if (items.length < 2) return items[0] ?? "";
  const last = items.at(-1) ?? "";
  const first = items.slice(0, -1).join(words.joinsWithComma);
  return words.and === words.joinsWithComma
    ? `${first}${words.and}${last}`
    : `${first} ${andBefore(words.and, last)} ${last}`;
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
