import { wordsOfLanguage } from "@/lib/content/words/words-of";
import type { Topic } from "../analysis-shape";
import type { LanguageRules } from "../languages/rules";
import type { Said } from "../transcript/said";

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
      const stem = word.replace(/(?:ies|es|s|en|n|e)$/u, "");
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

/** German nouns have a capital; elsewhere an article or the like stands before most of them. */
function isNoun(plain: string, low: string, at: number, { code }: LanguageRules): boolean {
  const before = low.slice(Math.max(0, at - 12), at);
  if (code === "de" && plain !== low) return at > 0 && /\p{Lu}/u.test(plain.charAt(at));
  return BEFORE_NOUNS.test(before);
}

const BEFORE_NOUNS =
  /(?:^|[\s"(])(?:the|an?|our|your|my|his|her|their|of|per|no|any|this|these|those|both|der|die|das|den|dem|ein|eine|einen|unser|unsere|ihr|ihre|le|la|les|un|une|des|du|notre|nos|votre|vos|el|los|las|una|del|nuestr[oa]s?|su|sus) $/u;

/** Names of who talks, numbers, days and words that can be about anything. */
function skippedIn(said: readonly Said[], { code, numbers, dates }: LanguageRules): ReadonlySet<string> {
  const speakers = new Set(said.map(({ speaker }) => speaker?.toLowerCase() ?? ""));
  const calendar = [...dates.months, ...dates.weekdays, ...Object.keys(dates.ordinals)];
  return new Set(
    [
      ...(wordsOfLanguage(code)?.plain ?? []),
      ...[...speakers, ...calendar].flatMap((one) => one.split(/[\s|-]/u)),
      ...Object.keys({ ...numbers.values, ...numbers.scales, ...numbers.currencies, ...numbers.cents }),
      ...VAGUE.split(" "),
    ].filter((word) => word !== ""),
  );
}

const VAGUE =
  "year years month months week weeks hour hours minute minutes today tomorrow morning percent half last first second next ones lots bits call calls number numbers time times day days place places part parts kind thing same little whole rest week's end back front point worst best name people guys anything something nothing everything everyone someone euro jahr jahre monat monate woche wochen stunde stunden minute minuten tage tag heute morgen uhr prozent frau herr herrn ende leute dinge sache sachen mois année semaine jour heure personne chose temps mes meses año años semana semanas día días hora horas persona cosa tiempo";
