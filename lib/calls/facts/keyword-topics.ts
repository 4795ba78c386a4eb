import { wordsOfLanguage } from "@/lib/content/words/words-of";
import type { Topic } from "../analysis-shape";
import type { LanguageRules } from "../languages/rules";
import type { Said } from "../transcript/said";

/** A word that comes back within so many lines is still talked about. */
const GAP = 8;
const LEAST = 2;
const SHORTEST = 4;
const MOST = 20;

/** Returns what a call is about in its own words: those that come back within a few lines. */
export function keywordTopics(said: readonly Said[], { code }: LanguageRules): Topic[] {
  const plain = new Set(wordsOfLanguage(code)?.plain ?? []);
  const open = new Map<string, Topic & { count: number }>();
  const done: (Topic & { count: number })[] = [];
  for (const { low, line, start_sec } of said)
    for (const word of new Set(low.match(/\p{L}+/gu) ?? [])) {
      if (word.length < SHORTEST || plain.has(word)) continue;
      const stem = word.replace(/(?:ies|es|s|en|n|e)$/u, "");
      const known = open.get(stem);
      if (known && line - known.to_line <= GAP) {
        if (line > known.to_line) known.count += 1;
        known.to_line = line;
        continue;
      }
      if (known) done.push(known);
      open.set(stem, { ...{ name: capital(word), from_line: line, to_line: line, start_sec }, count: 1 });
    }
  return [...done, ...open.values()]
    .filter(({ count }) => count >= LEAST)
    .toSorted((a, b) => b.count - a.count || a.from_line - b.from_line)
    .slice(0, MOST)
    .map(({ count: _, ...topic }) => topic);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
