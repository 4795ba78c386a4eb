import { ENGLISH_LEXICON } from "./lexicon";
import { phrasesOf } from "./phrases";
import { setOf } from "./small-words";

/** What makes a request softer and nothing else. */
const SOFTENERS = setOf(
  "please kindly now just then perhaps maybe possibly also quickly quite rather really very most ever so all too well certainly at once",
);

const CLASSES = {
  ask: "can|could|would|will",
  let: "can|could|may|might",
  some: "somebody|someone|anybody|anyone|crew|team|studio",
  who: "you|we|i|somebody|someone|crew|team",
  could: "could|can|would|might|may",
  wish: "i|we",
  need: "need|want",
  kind: "so kind as to|so kind to|so good as to|so nice as to|kind enough to|good enough to|nice enough to",
  glad: "grateful|glad|happy|obliged|delighted|thankful|pleased",
  nice: "nice|lovely|great|good|kind|helpful|wonderful",
};

/** How a wish or a request begins. */
const OPENERS = phrasesOf(
  [
    "{ask} you",
    "{ask} you mind",
    "{ask} you be {kind}",
    "{let} {wish}",
    "{let} i {trouble} you to",
    "{let} i {trouble} you for",
    "{let} i {trouble} that",
    "{let} i ask to",
    "{ask} {some}",
    "be {kind}",
    "{wish} {need}",
    "{wish} {need} to",
    "{wish} {need} to have",
    "{wish} {need} you to",
    "{wish} {should} like",
    "{wish} {should} like to",
    "{wish} {should} like to have",
    "{wish} {should} like you to",
    "{wish} {should} love to",
    "{wish} {should} love to have",
    "{wish} {should} {trouble} that",
    "{wish} {should} {trouble} you to",
    "{wish} {should} {trouble} for",
    "{wish} {should} be {glad} if {who} {could}",
    "{wish} {should} appreciate it if {who} {could}",
    "{wish} appreciate it if {who} {could}",
    "it would be {nice} if {who} {could}",
    "{wish} could use",
    "{wish} could do with",
    "we can",
    "time to",
    "it is time to",
    "it is time we",
    "perhaps {who} {could}",
    "maybe you {could}",
    "is it possible to",
    "would it be possible to",
    "do you think {who} {could}",
    "do you mind",
    "any chance {who} {could}",
    "why do not {who}",
    "you can",
    "you may",
    "feel free to",
    "make sure to",
    "make sure that",
    "be sure to",
    "ensure that",
    "see to it that",
    "do me favour",
    "do me favor",
    "do us favour",
    "do us favor",
    "lets",
    "let us",
    "how about",
    "can",
    "could",
  ],
  { ...CLASSES, should: "should|would", trouble: "ask|trouble|request|beg" },
  SOFTENERS,
);

const AFTER = setOf("please kindly now just then perhaps maybe possibly also quickly quite rather really very");

/** How many words of the beginning only make a request of it; 0 where it is none. */
export function openerLength(words: readonly string[]): number {
  const length = OPENERS.lengthAt(words);
  const softened = length === 0 ? 0 : words.slice(length).findIndex((word) => !AFTER.has(word));
  return softened < 0 ? words.length : length + softened;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  shown: "show",
  brought: "bring",
  taken: "take",
  given: "give",
  sent: "send",
  hidden: "hide",
  begun: "begin",
  thrown: "throw",
  shut: "shut",
  put: "put",
  cut: "cut",
  done: "do",
  got: "get",
};

/** "Muting", "removed", "stopped", "shown" → the verb that the lexicon knows. */
export function baseOf(word: string): string {
  const known = IRREGULAR[word];
  if (known) return known;
  const root = word.replace(/(?:ing|ed)$/, "");
  if (root === word) return word;
  const bases = [root, `${root}e`, root.replace(/(.)\1$/, "$1")];
  return (
    bases.find(
      (base) => ENGLISH_LEXICON.words.has(base) || ENGLISH_LEXICON.phrasesAt([base, "on"], 0).length > 0,
    ) ?? word
  );
}

const BEING = setOf("be being been get gets");

/** "The ticker be removed", "the captions to be switched on" say what is to be done with them. */
export function inActiveVoice(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (BEING.has(word) && next !== undefined && baseOf(next) !== next) return [];
    return at > 0 && BEING.has(words[at - 1] ?? "") ? [baseOf(word)] : [word];
  });
}

/** "Might Mr Hall be brought on": somebody is to do it, whoever. */
export const isPassiveRequest = ([first = "", ...rest]: readonly string[]): boolean =>
  /^(?:may|might|would|can|could)$/.test(first) && inActiveVoice(rest).length < rest.length;
