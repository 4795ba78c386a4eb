import { ENGLISH_LEXICON } from "./lexicon";
import { setOf } from "./small-words";
import { STRONG } from "./verbs";

const CONDITIONAL = setOf(
  "if unless when whenever until till while whilst maybe perhaps possibly probably later tomorrow soon eventually someday should might provided assuming supposing shall",
);
const SUBJECT = setOf("i he she they we it");
const POINTER = setOf(
  "this that these those there here something someone somebody nobody everyone everybody people you one",
);
const FINITE = setOf("is are was were am has had have will would been must did does looks sounds feels");

const LATER =
  /(?<!\bzoom )\bin (?:\w+ ){0,2}(?:seconds?|minutes?|mins?|hours?|days?|weeks?|bit|moment|while)\b/;

/** Whether it speaks of a later time, or makes something depend on something. */
export function isConditional(words: readonly string[]): boolean {
  if (LATER.test(words.join(" "))) return true;
  return words.some((word, at) => {
    if (CONDITIONAL.has(word)) return true;
    if (word === "once")
      return at < words.length - 1 && words[at + 1] !== "more" && words[at + 1] !== "again";
    return word === "as" && ["soon", "long"].includes(words[at + 1] ?? "");
  });
}

const WISHING = setOf("wants needs wishes");
const isOrder = (words: readonly string[]): boolean =>
  ENGLISH_LEXICON.phrasesAt(words, 0).some(({ concept }) => STRONG.has(concept));

const AS_IT_WAS =
  /\bwhat (?:i|we) (?:just )?did\b|\b(?:how|as|what|where) (?:it|they|that|everything|we) (?:was|were|had)\b/;

/** "Ben's turn", "time for the break", "demo time" say why something is done next, and "say goodbye to Ben" is for people. */
const OCCASION =
  /^time for |^(?!over )\S+(?: \S+)? (?:turn|time)(?: now)?$|^\S+ first$|^say (?:goodbye|hello|hi|thanks|thank you)\b/;

/** Whether it tells something rather than asks for it. */
export function isStatement(words: readonly string[]): boolean {
  if (AS_IT_WAS.test(words.join(" "))) return false;
  const [first = "", second = ""] = words;
  if (SUBJECT.has(first) && words.length > 1 && second !== "off" && second !== "on") return true;
  if (POINTER.has(first) && FINITE.has(second)) return true;
  if ((first === "nobody" && second === "can") || first === "such" || first === "insteadof") return true;
  if (words.slice(1, 3).some((word) => WISHING.has(word)) && !isOrder(words)) return true;
  if (OCCASION.test(words.join(" "))) return true;
  return maySay(words.slice(1)) || words.slice(1).some((word) => FINITE.has(word));
}

/** "Way too loud" says why, "quieter" says what. */
export const isComplaint = (words: readonly string[]): boolean =>
  words.some(
    (word, at) => word === "too" && /^(loud|quiet|soft|low|high|slow|fast|dark)$/.test(words[at + 1] ?? ""),
  );

/** "Ben may come up" lets him; "nobody may see us" says why. */
const maySay = (words: readonly string[]): boolean =>
  words.some((word, at) => word === "may" && !/^(come|join|leave|go|speak|talk)$/.test(words[at + 1] ?? ""));
