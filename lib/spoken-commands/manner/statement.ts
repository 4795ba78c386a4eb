import { ENGLISH_LEXICON } from "../words/lexicon";
import { setOf } from "../words/small-words";
import { STRONG } from "../words/verbs";
import { baseOf } from "./request";

const CONDITIONAL = setOf(
  "if unless when whenever until till while whilst maybe perhaps possibly probably later tomorrow soon eventually someday should might provided assuming supposing shall hypothetically theoretically supposedly allegedly",
);
const SUBJECT = setOf("i he she they we it you");
const POINTER = setOf(
  "this that these those there here something someone somebody nobody everyone everybody people you one",
);
/** Verb forms that don't occur in commands. */
const FINITE = setOf(
  "is are was were am has had have will would been must did does looks sounds feels seems deserves makes keeps gives gets thinks knows likes loves hates means helps happens hurts suits fits owns works costs matters distracts belongs reminds knew thought went came gave found lost saw heard felt looked sounded seemed became began worked liked loved hated forgot slaps sucks rocks",
);

const LATER =
  /(?<!\bzoom )\bin (?:\w+ ){0,2}(?:seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|bit|moment|while)\b|\bin (?:two|three|five|ten)$|\b(?:tonight|next (?:week|time|month|year)|at half past|at noon|at \d{1,2}(?::\d\d| ?(?:am|pm|oclock))|on my (?:cue|mark|signal|go|command|word)|stand by|standby|on standby|get ready|be ready)\b/;

/** "The moment Ben stops, …" waits for something to happen. */
const AT_A_MOMENT =
  /^(?:(?:moment|minute|instant) (?!of\b|please\b)|(?:every time|each time|any time|by time|in case|in event|on condition|given that|worst case|plan b|last (?:time|week|month|year|night)|next (?:time|week|month|year)|yesterday|back when) )/;

/** "Mute Ben at the end" is for later; "add a break at the end" is for now. */
const AT_THE_END =
  /(?<!\b(?:add|insert|append|create|move|shift|put|push|place|drag|scene|segment)\b.*) (?:at|in) (?:very )?end$/;

export const isLater = (words: readonly string[]): boolean => {
  const said = words.join(" ");
  return LATER.test(said) || AT_THE_END.test(said) || AT_A_MOMENT.test(`${said} `);
};

/** Whether it's about a later time, or depends on a condition. */
export function isConditional(words: readonly string[]): boolean {
  if (isLater(words)) return true;
  return words.some((word, at) => {
    if (CONDITIONAL.has(word)) return true;
    if (word === "once")
      return (
        words[at - 1] !== "at" &&
        at < words.length - 1 &&
        words[at + 1] !== "more" &&
        words[at + 1] !== "again"
      );
    return word === "as" && ["soon", "long"].includes(words[at + 1] ?? "");
  });
}

const SOMEBODY = setOf("somebody someone nobody people they");
const isPast = (word: string): boolean => baseOf(word) !== word && !word.endsWith("ing");

const WISHING = setOf("wants needs wishes");
const isOrder = (words: readonly string[]): boolean =>
  ENGLISH_LEXICON.phrasesAt(words, 0).some(({ concept }) => STRONG.has(concept));

const AS_IT_WAS =
  /\bwhat (?:i|we|you|they) (?:just )?did\b|\b(?:how|as|what|where) (?:it|they|that|everything|we) (?:was|were|had)\b/;

/**
 * "Ben's turn", "time for the break", "demo time" give a reason for the next command, and "say goodbye to
 * Ben" is for the audience.
 */
const OCCASION =
  /^time for |^(?!over )\S+(?: \S+)? (?:turn|time)(?: now)?$|^\S+ first$|^say (?:goodbye|hello|hi|thanks|thank you)\b/;

/** Whether it states something instead of requesting it. */
export function isStatement(words: readonly string[]): boolean {
  if (AS_IT_WAS.test(words.join(" "))) return false;
  const [first = "", second = ""] = words;
  if (first === "let" && words[2] === "have") return false;
  if (SUBJECT.has(first) && words.length > 1 && !/^(?:off|on|two)$/.test(second)) return true;
  if (POINTER.has(first) && FINITE.has(second)) return true;
  if (SOMEBODY.has(first) && isPast(second)) return true;
  if (/^(?:nobody|nothing|none)$/.test(first) && !/^(?:but|in|else)?$/.test(second)) return true;
  if (first === "such" || first === "insteadof") return true;
  if (words.slice(1, 3).some((word) => WISHING.has(word)) && !isOrder(words)) return true;
  if (/^\S+ you (?:can|may|are|have|will)\b/.test(words.join(" "))) return true;
  if (OCCASION.test(words.join(" "))) return true;
  return maySay(words.slice(1)) || words.slice(1).some((word) => FINITE.has(word));
}

/** "Way too loud" gives the reason, "quieter" is the command. */
export const isComplaint = (words: readonly string[]): boolean =>
  words.some(
    (word, at) => word === "too" && /^(loud|quiet|soft|low|high|slow|fast|dark)$/.test(words[at + 1] ?? ""),
  );

/** "Ben may come up" permits it; "people may see us" gives a reason. */
const maySay = (words: readonly string[]): boolean =>
  words.some((word, at) => word === "may" && !/^(come|join|leave|go|speak|talk)$/.test(words[at + 1] ?? ""));

/** "I can't hear a thing" states; "don't mute Ben" forbids. */
export const isDenial = (words: readonly string[]): boolean =>
  isStatement(words) &&
  words.some(
    (word, at) =>
      word === "not" && /^(?:can|could|is|are|was|were|has|have|had|does|did)$/.test(words[at - 1] ?? ""),
  );
