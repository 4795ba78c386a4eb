import { ENGLISH_LEXICON } from "../words/lexicon";
import { LEADS, setOf } from "../words/small-words";

const PRAISE = setOf("great perfect cool good nice super brilliant awesome");
const ADDRESS = setOf(
  "hey hello studio crew folks team guys desk now quick quickly please everyone ladies gentlemen friends",
);
const THANKS = setOf(
  "thanks thank cheers bravo congratulations congrats sorry welldone lovely wonderful fantastic excellent",
);

const GRATITUDE =
  /^(?:thanks|thank you)(?: (?:so|very|much|all|again|lot|both|everyone|everybody|for (?:that|this|it|joining(?: us)?|coming|being here|having us)))*$/;

/** True for thanks and nothing else: "Thank you so much". */
export const isThanks = (words: readonly string[]): boolean => GRATITUDE.test(words.join(" "));

/** "Great answer", but not "great next slide". */
const isPraise = ([first = "", ...rest]: readonly string[]): boolean =>
  PRAISE.has(first) &&
  rest.length <= 2 &&
  !rest.some((_word, at) => ENGLISH_LEXICON.phrasesAt(rest, at).some(({ concept }) => DOES.test(concept)));
const DOES = /^(NEXT|PREV|SHOW|HIDE|START|STOP|OPEN|CLOSE|BRING|SEND|PUT|ADD|GO|MUTE|UNMUTE|ON|OFF|UP|DOWN)$/;

/** "thanks Ben", "great": nothing to do, and no reason not to do the rest. */
export const isCourtesy = (words: readonly string[]): boolean =>
  words.length === 0 ||
  isThanks(words) ||
  THANKS.has(words[0] ?? "") ||
  (words.length <= 2 && words.every((word) => LEADS.has(word) || PRAISE.has(word) || ADDRESS.has(word))) ||
  isPraise(words);

/** Only a courtesy, in words that could otherwise be a command. */
export const isOnlyCourtesy = (words: readonly string[]): boolean =>
  isThanks(words) || isPraise(words) || (words.length < 3 && isCourtesy(words));
