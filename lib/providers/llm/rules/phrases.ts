import { clip } from "./read-brief";
import type { Words } from "./words/words";

export const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? "";
export const rotate = (list: readonly string[], by: number): string[] =>
  list.map((_item, index) => pick(list, index + by));
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const ORDINARY_START =
  /^(?:the|a|an|how|why|what|when|our|your|from|la|le|les|el|los|las|un|une|una|cómo|comment|pourquoi|wie|warum|\p{L}+(?:ing|tions?|ments?|ity|ness|ies|ers|als|ails|ents?|ance|ence|ures?|tests?|ción|ciones|ages?|tés?))$/iu;

/** A topic inside a sentence: a capital that only began the line goes down; names and German nouns keep theirs. */
export function inline(topic: string): string {
  const [first = "", ...rest] = topic.split(" ");
  const onlyFirst = /^\p{Lu}\p{Ll}+$/u.test(first) && rest.every((word) => !/^\p{Lu}/u.test(word));
  return onlyFirst && ORDINARY_START.test(first)
    ? first.toLocaleLowerCase() + topic.slice(first.length)
    : topic;
}

export function joined(items: readonly string[], words: Words): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${words.and} ${items.at(-1)}`;
}

/** Fills `{…}` once: what was filled in is never read as a placeholder again. */
export function say(text: string, values: Record<string, string | number>, most: number): string {
  return clip(
    text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    most,
  );
}
