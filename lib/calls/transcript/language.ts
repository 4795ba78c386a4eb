import { type Line, UnreadableCall } from "../call";
import { GERMAN } from "../languages/de";
import { ENGLISH } from "../languages/en";
import { SPANISH } from "../languages/es";
import { FRENCH } from "../languages/fr";
import type { LanguageRules } from "../languages/rules";

const ALL: readonly LanguageRules[] = [ENGLISH, GERMAN, FRENCH, SPANISH];
/** Other languages by words that hardly any other one has, so that they are refused by name. */
const OTHERS: readonly { name: string; telling: string }[] = [
  {
    name: "Italian",
    telling: "che di il non è per una sono della con gli anche questo abbiamo perché grazie",
  },
  {
    name: "Portuguese",
    telling: "que não é uma para com você nós isso está obrigado muito então também são",
  },
  { name: "Dutch", telling: "de het een en van ik niet dat wij zijn voor met jullie maar ook hebben goed" },
  { name: "Polish", telling: "nie to jest się na że w i z do jak ale tak co my dla" },
  { name: "Swedish", telling: "och att det är jag inte som en vi på för har med kan men" },
  { name: "Danish", telling: "og at det er jeg ikke som en vi på for har med kan men" },
  { name: "Turkish", telling: "bir ve bu için çok ne da de var mı biz olarak evet değil" },
];
const SCRIPTS: readonly { name: string; letters: RegExp }[] = [
  { name: "Japanese", letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { name: "Chinese", letters: /\p{Script=Han}/gu },
  { name: "Korean", letters: /\p{Script=Hangul}/gu },
  { name: "Russian", letters: /\p{Script=Cyrillic}/gu },
  { name: "Arabic", letters: /\p{Script=Arabic}/gu },
  { name: "Hebrew", letters: /\p{Script=Hebrew}/gu },
  { name: "Greek", letters: /\p{Script=Greek}/gu },
  { name: "Hindi", letters: /\p{Script=Devanagari}/gu },
  { name: "Thai", letters: /\p{Script=Thai}/gu },
];
const SAMPLE = 20_000;
/** Different words of a language by which it's recognized. */
const FEWEST_TELLING = 4;
const SHARE_OF_SCRIPT = 0.3;

/** Returns the rules of the given language, or of the one that most words are of. */
export function rulesOf(given: string | undefined, lines: readonly Line[]): LanguageRules {
  if (given !== undefined) {
    const code = given.toLowerCase().split("-")[0];
    const rules = ALL.find((one) => one.code === code);
    if (rules) return rules;
    throw unsupported(nameOf(given));
  }
  let text = "";
  for (const line of lines) {
    if (text.length > SAMPLE) break;
    text += ` ${line.text.slice(0, 2_000)}`;
  }
  const other = scriptOf(text);
  if (other !== null) throw unsupported(other);
  const counts = wordCounts(text);
  const scores = [
    ...ALL.map((rules) => ({ rules, name: rules.code as string, score: scoreOf(counts, rules.telling) })),
    ...OTHERS.map(({ name, telling }) => ({
      rules: null,
      name,
      score: sureScoreOf(counts, telling.split(" ")),
    })),
  ];
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.rules === null && best.score > 0.12) throw unsupported(best.name);
  return best.rules ?? ENGLISH;
}

/**
 * Returns the code of the language that a call is read in.
 * @throws UnreadableCall for one that isn't supported, by its name
 */
export const languageOf = (given: string | undefined, lines: readonly Line[]): string =>
  rulesOf(given, lines).code;

function nameOf(tag: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "language" }).of(tag.split("-")[0] ?? tag) ?? tag;
  } catch {
    return tag;
  }
}

const unsupported = (name: string) =>
  new UnreadableCall(
    "unsupported_language",
    `${name} isn't supported. Calls can be in English, German, French or Spanish.`,
  );

function scriptOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const { name, letters: own } of SCRIPTS)
    if (letters > 0 && (text.match(own)?.length ?? 0) / letters > SHARE_OF_SCRIPT) return name;
  return null;
}

function wordCounts(text: string): { all: number; of: Map<string, number> } {
  const of = new Map<string, number>();
  const words =
    text
      .toLowerCase()
      .replace(/’/gu, "'")
      .match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  for (const word of words) of.set(word, (of.get(word) ?? 0) + 1);
  return { all: Math.max(1, words.length), of };
}

/** Another language has to be sure: in a few words, "I" alone would be Polish. */
const sureScoreOf = (counts: ReturnType<typeof wordCounts>, telling: readonly string[]): number =>
  telling.filter((word) => counts.of.has(word)).length < FEWEST_TELLING ? 0 : scoreOf(counts, telling);

const scoreOf = ({ all, of }: ReturnType<typeof wordCounts>, telling: readonly string[]): number =>
  telling.reduce((sum, word) => sum + (of.get(word) ?? 0), 0) / all;
