import type { Topic } from "../../analysis-shape";
import type { LanguageRules } from "../../languages/rules";
import type { Said } from "../../transcript/said";
import { contentOf, skippedIn } from "./places";

/** A word that comes back within so many lines is still talked about. */
const GAP = 8;
const LEAST = 2;
const MOST = 20;

type Keyword = Topic & { count: number; nouns: number };

/** Returns what a call is about in its own words: the things that come back within a few lines. */
export function keywordTopics(said: readonly Said[], rules: LanguageRules): Topic[] {
  const skipped = skippedIn(said, rules);
  const open = new Map<string, Keyword>();
  const done: Keyword[] = [];
  for (const one of said) {
    const { line, start_sec } = one;
    for (const { low, stem, isNoun } of contentOf(one, rules, skipped)) {
      const nouns = isNoun ? 1 : 0;
      const known = open.get(stem);
      if (known && line - known.to_line <= GAP) {
        known.count += line > known.to_line ? 1 : 0;
        known.nouns += nouns;
        known.to_line = line;
        continue;
      }
      if (known) done.push(known);
      const name = low.charAt(0).toUpperCase() + low.slice(1);
      open.set(stem, { ...{ name, from_line: line, to_line: line, start_sec }, count: 1, nouns });
    }
  }
  return [...done, ...open.values()]
    .filter(({ count, nouns }) => count >= LEAST && nouns * 3 >= count)
    .toSorted((a, b) => b.count - a.count || a.from_line - b.from_line)
    .slice(0, MOST)
    .map(({ count: _, nouns: __, ...topic }) => topic);
}
