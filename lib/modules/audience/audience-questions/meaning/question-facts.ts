/** What a model overlooks in a question, read from its words. */
export interface QuestionFacts {
  /** All words in order, in lowercase and without a final "s". */
  words: readonly string[];
  /** Numbers in digits or words, ordinals included, sorted. */
  numbers: string;
  isNegated: boolean;
  /**
   * What the question asks for. Null for yes-or-no questions, and for "what" and "which", which may ask for
   * anything.
   */
  asksFor: "when" | "where" | "why" | "who" | "how" | null;
  /** True if something is done to the person asking and not by them: "mute me", but not "can I mute". */
  isDone: boolean;
  /** Words capitalized inside a sentence, in lowercase. */
  names: readonly string[];
}

const NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred thousand million";
const ORDINALS = "none first second third fourth fifth sixth seventh eighth ninth tenth last next";
const FIGURES = new Map([
  ...NUMBERS.split(" ")
    .slice(0, 13)
    .map((word, value) => [word, String(value)] as const),
  ...[20, 30, 50, 100, 1000, 1_000_000].map(
    (value, at) => [NUMBERS.split(" ")[13 + at] as string, String(value)] as const,
  ),
  ...ORDINALS.split(" ")
    .slice(1, 11)
    .map((word, at) => [word, `${at + 1}.`] as const),
]);
/** More often a pronoun or an article than a number. */
const NO_NUMBERS = new Set(["one"]);
const NEGATIONS = /^(not|no|never|none|nobody|nothing|neither|nor|cannot)$|n't$/;

const ASKED: readonly (readonly [pattern: RegExp, what: NonNullable<QuestionFacts["asksFor"]>])[] = [
  [/\b(when|what (time|date|day|month|year)|which (day|date|month|year)|how soon)\b/, "when"],
  [/\b(where|(in|at|on) (what|which) (place|location|country|city|page|site))\b/, "where"],
  [/\b(why|how come|for what reason|what('s| is| was| were)? (the|your) reasons?)\b/, "why"],
  [/\b(who|whom|whose)\b/, "who"],
  [/\bhow\b/, "how"],
];

const OBJECT = /^(me|us)$/;
const SUBJECT = /^(i|we)('|$)/;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.+#-]*/gu;

export function questionFacts(text: string): QuestionFacts {
  const plain = text.normalize("NFKC").replaceAll("’", "'");
  const written = [...plain.matchAll(WORD)].map(([word]) => word.replace(/[.'-]+$/, ""));
  const words = written.map((word) => singular(word.toLowerCase().replace(/'s$/, "")));
  return {
    words,
    numbers: words.flatMap(numberOf).sort().join(" "),
    isNegated: words.filter((word) => NEGATIONS.test(word)).length % 2 === 1,
    asksFor: ASKED.find(([pattern]) => pattern.test(plain.toLowerCase()))?.[1] ?? null,
    isDone: words.some((word) => OBJECT.test(word)) && !words.some((word) => SUBJECT.test(word)),
    names: namesOf(plain),
  };
}

function numberOf(word: string): string[] {
  if (/^\d/.test(word)) return [word.replace(/(st|nd|rd|th)$/, ".").replaceAll(",", "")];
  const figure = NO_NUMBERS.has(word) ? undefined : FIGURES.get(word);
  return figure === undefined ? [] : [figure];
}

/** Rough, but the same for all words. */
export const singular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, "");

/**
 * The first word of a sentence and "I" don't count as names. In a text where all words are capitalized, none
 * do.
 */
function namesOf(text: string): string[] {
  if (text === text.toUpperCase()) return [];
  const sentences = text.split(/[.!?:]\s+/);
  return sentences.flatMap((sentence) => {
    const [, ...rest] = [...sentence.matchAll(WORD)].map(([word]) => word.replace(/'s$|[.'-]+$/, ""));
    const large = rest.filter((word) => /\p{Lu}/u.test(word) && !/^I('|$)/.test(word));
    // A title, capitalized throughout.
    return large.length > 2 && large.length === rest.length
      ? []
      : large.map((word) => singular(word.toLowerCase()));
  });
}
