import { wordsOfLanguage } from "@/lib/content/words/words-of";
import type { LanguageRules } from "../../languages/rules";
import { isQuestion } from "../../transcript/is-question";
import type { Said } from "../../transcript/said";

/** A word that may name a topic, and what is next to it. */
export interface TopicWord {
  /** As it's said, in lower case, and by which its forms are told. */
  text: string;
  low: string;
  stem: string;
  earlier: string;
  before: string;
  after: string;
  isNoun: boolean;
  /** In a question. */
  isAsked: boolean;
  /** The last word of a sentence. */
  isLast: boolean;
}

/** A line, or the beginning of a long one. */
export interface Place {
  line: number;
  start_sec: number | null;
  said: readonly Said[];
  words: readonly string[];
  content: readonly TopicWord[];
  stems: ReadonlySet<string>;
}

const MOST_WORDS = 60;
const SHORTEST = 4;

/** The lines of a call, with the words that can name what they are about. */
export function placesOf(said: readonly Said[], rules: LanguageRules): Place[] {
  const skipped = skippedIn(said, rules);
  const places: Place[] = [];
  let own: Said[] = [];
  const close = (): void => {
    const [first] = own;
    if (!first) return;
    const content = own.flatMap((one) => contentOf(one, rules, skipped));
    places.push({
      ...{ line: first.line, start_sec: first.start_sec, said: own, content },
      words: own.flatMap(({ low }) => low.match(WORD) ?? []).slice(0, MOST_WORDS),
      stems: new Set(content.map(({ stem }) => stem)),
    });
  };
  let words = 0;
  for (const one of said) {
    if (own[0]?.line !== one.line) {
      close();
      own = [one];
      words = one.words;
    } else if (words < MOST_WORDS) {
      own.push(one);
      words += one.words;
    }
  }
  close();
  return places;
}

const WORD = /[\p{L}']+/gu;
const stemOf = (word: string): string => word.replace(/(?:ies|es|s|en|n|e)$/u, "");

/** The words of a sentence that can name what it is about. */
export function contentOf(one: Said, rules: LanguageRules, skipped: ReadonlySet<string>): TopicWord[] {
  const { plain, low } = one;
  if (plain.length !== low.length) return [];
  const isAsked = isQuestion(one, rules);
  const all = [...low.matchAll(/\p{L}+/gu)];
  return all.flatMap(({ 0: word, index }, at) => {
    if (word.length < SHORTEST || skipped.has(word)) return [];
    const near = (by: number): string => all[at + by]?.[0] ?? "^";
    return [
      {
        ...{ text: plain.slice(index, index + word.length), low: word, stem: stemOf(word), isAsked },
        ...{ earlier: near(-2), before: near(-1), after: near(1) },
        ...{ isNoun: isNoun(plain, low, index, rules), isLast: at === all.length - 1 },
      },
    ];
  });
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
export function skippedIn(
  said: readonly Said[],
  { code, numbers, dates }: LanguageRules,
): ReadonlySet<string> {
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
