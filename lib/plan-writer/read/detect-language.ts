import { LANGUAGE_NAMES, LETTERS, MARKERS, SCRIPTS } from "../words/language-words";

const MAX_CHARS = 4_000;
const MIN_SCORE = 0.9;
const MIN_LEAD = 0.3;

const LANGUAGES_OF = new Map<string, string[]>();
for (const [tag, words] of Object.entries(MARKERS))
  for (const word of words.split(" ")) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), tag]);

/** Returns the language that a text is most likely written in; undefined if there isn't enough evidence. */
export function detectLanguage(text: string, least = MIN_SCORE): string | undefined {
  const sample = text.slice(0, MAX_CHARS);
  const script = scriptOf(sample);
  if (script) return script;
  const scores = new Map<string, number>();
  const add = (tag: string, score: number) => scores.set(tag, (scores.get(tag) ?? 0) + score);
  for (const word of sample.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const tags = LANGUAGES_OF.get(word);
    for (const tag of tags ?? []) add(tag, 1 / (tags?.length ?? 1));
  }
  for (const [tag, pattern] of LETTERS) {
    const hits = sample.match(pattern)?.length ?? 0;
    if (hits > 0) add(tag, Math.min(3, hits) * 0.5);
  }
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < least || best[1] - (second?.[1] ?? 0) < MIN_LEAD) return undefined;
  return best[0];
}

/** A few names in another script don't decide the language. */
function scriptOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin === letters) return undefined;
  for (const [tag, pattern] of SCRIPTS) {
    const share = (text.match(pattern)?.length ?? 0) / letters;
    if (share > (tag === "ja" ? 0.12 : 0.35)) return tag;
  }
  return undefined;
}

const TAG_OF = new Map<string, string>();
for (const [tag, names] of Object.entries(LANGUAGE_NAMES))
  for (const name of names.split(" ")) TAG_OF.set(name, tag);
const NAMES = [...TAG_OF.keys()].filter((name) => /^\p{Script=Latin}+$/u.test(name)).join("|");
const SPOKEN = new RegExp(
  `(?<![\\p{L}])(?:show|webinar|event|session|talk|everything|all|it|be|is|held|hosted|run|write|plan|please|bitte|speak|deliver|sendung|veranstaltung|alles|findet|wird|ist|émission|webinaire|tout|sera|est|se hará|será|es|todo|tutto|sarà|è|diretta|alles|uitzending|wordt|is|will be|language|audience speaks)[^.!?\\n]{0,40}?\\s(?:in|auf|en|em|in het|op)\\s(${NAMES})(?![\\p{L}])(?!-| (?:market|law|customers|companies|kunden|markt))`,
  "iu",
);
const SHORT = new RegExp(`^\\s*(?:in|auf|en|em|in het)\\s(${NAMES})[\\s.,!]*$`, "iu");
const JAPANESE =
  /(英語|ドイツ語|フランス語|スペイン語|ポルトガル語|イタリア語|オランダ語|日本語|ポーランド語|中国語|韓国語)で(?:行|実施|配信|お願い|開催|進行|話)/u;

/** Returns the language that a text wants the show to be in: "the show is in German", "Sprache: Deutsch". */
export function namedLanguage(sentence: string): string | undefined {
  if (/translat|übersetz|traduc|traduit|vertaal|翻訳/iu.test(sentence)) return undefined;
  const match = SPOKEN.exec(sentence) ?? SHORT.exec(sentence) ?? JAPANESE.exec(sentence);
  return match?.[1] ? TAG_OF.get(match[1].toLowerCase()) : undefined;
}

/** Returns the language named after a label such as "Language:". */
export function languageNamed(words: string): string | undefined {
  const first =
    words
      .trim()
      .toLowerCase()
      .split(/[\s,.;(]/)[0] ?? "";
  return TAG_OF.get(first) ?? (/^[a-z]{2}(?:-[a-z]{2})?$/.test(first) ? first.split("-")[0] : undefined);
}
