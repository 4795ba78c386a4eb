import { ENGLISH_LEXICON } from "../words/lexicon";
import { STRONG } from "../words/verbs";

const REASON =
  /^(?:so that|so (?:they|people|everyone|everybody|we|you|it|viewers|he|she|i|all|nobody|none)|so \S+ (?:can|could|may|will|is|are|gets?|has|have|sees?|hears?)|because|cause|while|whilst) /;

/** Removes the purpose of a command, which adds nothing: "so they can read the code". */
export function withoutReason(words: readonly string[]): string[] {
  const from = words.findIndex((_word, at) => at > 0 && REASON.test(`${words.slice(at).join(" ")} `));
  return words.slice(0, from < 0 ? words.length : from);
}

/** "What Tom asked" is his question, not one to the desk. */
export function withoutWhat(words: string[], question: boolean): string[] {
  const asked = /^what (?:\S+ ){1,3}(?:asked|wants|wanted)\b/.test(words.join(" "));
  return asked && !question ? words.slice(1) : words;
}

const isVerb = (words: readonly string[]): boolean =>
  ENGLISH_LEXICON.phrasesAt(words, 0).some(({ concept }) => STRONG.has(concept));

/** "First mute Ben, then …", "do bring her on": removes emphasis. */
export function withoutEmphasis(words: string[]): string[] {
  const [first, ...rest] = words;
  return (first === "first" || first === "do") && isVerb(rest) ? rest : words;
}

/** "For a second" doesn't give a usable time. */
const A_MOMENT = / for (?:just )?(?:one |quick )?(?:second|sec|moment|bit|minute|now|today)$/;

export const withoutMoment = (words: readonly string[]): string[] =>
  words.join(" ").replace(A_MOMENT, "").split(" ");

const HOW = [
  "(?:as|like) (?:usual|always|ever|before|planned|agreed|discussed|rehearsed|promised|practised|practiced|announced|mentioned|scheduled|requested|well)",
  "(?:as|like) (?:we|you|i|they) (?:have )?\\w+(?: (?:before|earlier|last time|this morning|yesterday))?",
  "as (?:quickly|fast|soon|quick) as (?:you can|possible|you like)",
  "for (?:\\w+ ){0,2}(?:people|folks|viewers|audience|those|listeners|guests|friends|ones|crowd|world|all of us)(?: .+)?",
  "before (?:we|i) .+",
  "at (?:long )?last",
  "(?<=(?:on|up|in|out|stage|here|back|over) )to (?:say|tell|talk|answer|explain|help|speak|chat|sing|give|have|take|discuss|perform|accept|share|finish|join) .+",
  "for (?:quick |short |little |nice )?(?:chat|word|song|laugh|hello|interview|few words|question|conversation)",
  "once and for all",
  "for (?:real|sure|change)",
];
const FOR_WHOM = / for (?:\w+ ){0,2}?(?:people|folks|viewers|audience|everyone|everybody|all) /;
const ADJUNCT = new RegExp(` (?:${HOW.join("|")})$`);

/**
 * Removes "as planned", "for the people at home", "before we go on": how, for whom and when, which is always
 * now.
 */
export function withoutAdjunct(words: readonly string[]): string[] {
  const said = words.join(" ");
  const rest = said.replace(ADJUNCT, "").split(" ");
  // "Show for the people the result": the object follows.
  return rest.length > 1 || words.length < 3 ? rest : said.replace(FOR_WHOM, " ").split(" ");
}
