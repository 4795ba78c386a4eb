import type { Topic } from "../../analysis-shape";
import type { LanguageRules } from "../../languages/rules";
import type { Said } from "../../transcript/said";
import { isNoun, skippedIn, stemOf } from "./places";

/** A word that comes back within so many lines is still talked about. */
const GAP = 8;
const LEAST = 2;
const SHORTEST = 4;
const MOST = 20;

type Keyword = Topic & { count: number; nouns: number };

/** Returns what a call is about in its own words: the things that come back within a few lines. */
export function keywordTopics(said: readonly Said[], rules: LanguageRules): Topic[] {
  const skipped = skippedIn(said, rules);
  const open = new Map<string, Keyword>();
  const done: Keyword[] = [];
  for (const { plain, low, line, start_sec } of said) {
    if (plain.length !== low.length) continue;
    for (const match of low.matchAll(/\p{L}+/gu)) {
      const [word] = match;
      if (word.length < SHORTEST || skipped.has(word)) continue;
      const stem = stemOf(word);
      const nouns = isNoun(plain, low, match.index, rules) ? 1 : 0;
      const known = open.get(stem);
      if (known && line - known.to_line <= GAP) {
        known.count += line > known.to_line ? 1 : 0;
        known.nouns += nouns;
        known.to_line = line;
        continue;
      }
      if (known) done.push(known);
      const name = word.charAt(0).toUpperCase() + word.slice(1);
      open.set(stem, { ...{ name, from_line: line, to_line: line, start_sec }, count: 1, nouns });
    }
  }
  return [...done, ...open.values()]
    .filter(({ count, nouns }) => count >= LEAST && nouns * 3 >= count)
    .toSorted((a, b) => b.count - a.count || a.from_line - b.from_line)
    .slice(0, MOST)
    .map(({ count: _, nouns: __, ...topic }) => topic);
}
