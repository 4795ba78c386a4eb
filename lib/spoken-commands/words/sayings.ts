import { phrasesOf } from "./phrases";

const CLASSES = {
  mind: "be|please be",
  thank: "thanks|thank you|thanks lot|thank you so much|many thanks",
  tell: "tell|inform|warn|remind",
  whom: "me|us|him|her|them|everyone|everybody|people|audience|viewers",
  let: "let me|let us|allow me to|may i",
  need: "need|reason|point|rush|hurry|cause|use|sense",
  bye: "goodbye|hello|hi|bye|thanks|thank you",
  prep: "to|for|in|on|with|of|before",
  hold: "hold off|hold back|hang on|hold your horses|hold fire|wait",
  stop: "stop|catch|keep",
};

/** Courtesies around a command, about it or about something else. */
const COURTESIES = phrasesOf(
  [
    "sorry about",
    "sorry for",
    "{thank} for",
    "so much for",
    "good luck with",
    "well done with",
    "congratulations on",
    "bravo for",
    "say {bye} to",
    "wave {bye} to",
  ],
  CLASSES,
);

/** Words to the audience about the show that start like a command. */
const ADDRESSES = phrasesOf(
  [
    "watch out for",
    "look out for",
    "{mind} careful with",
    "careful with",
    "careful not to",
    "{mind} careful not to",
    "listen to",
    "{let} introduce",
    "{let} finish",
    "{let} stop",
    "{let} end",
    "{let} start by",
    "{let} begin by",
    "{let} close with",
    "speak up",
    "speak louder",
    "think of",
    "think about",
    "talk about",
    "speak about",
    "enough about",
    "{tell} {whom} about",
    "{tell} {whom} of",
    "{tell} about",
    "ask {whom} about",
    "stay tuned for",
    "look forward to",
    "get used to",
    "keep eye on",
    "keep eyes on",
    "keep in mind",
    "pay attention to",
    "have fun with",
    "enjoy",
  ],
  CLASSES,
);

/** Words that only say that something must not be done: "no need to". */
const FORBIDDING = phrasesOf(
  [
    "no {need} {prep}",
    "there is no {need} {prep}",
    "avoid",
    "refrain from",
    "resist",
    "hesitate to",
    "beware of",
    "{stop} yourself",
    "stop me",
    "stop us",
    "too early to",
    "too soon to",
    "too late to",
  ],
  CLASSES,
);

/** Words that postpone everything said with them: "hold off on", "wait for my signal, then". */
const DELAYS = phrasesOf(["{hold} {prep}"], CLASSES);

export const isCourtesyAbout = (words: readonly string[]): boolean => COURTESIES.lengthAt(words) > 0;
/**
 * Phrases to the audience or the room that sound like commands: to vote, to press the shown button, to be
 * quiet.
 */
const TO_THE_ROOM = [
  /^(?:go (?:and )?|please )?vote(?: (?:now|please|away|(?:for|in|on) .+))?$/,
  /^you (?:all )?(?:can|may|could|should) (?:all |now )*(?:clap|cheer|applaud|vote|dance|sing)\b/,
  /^(?:hit|press|click|push|tap|smash)(?: on)?(?: that| this)?(?: \S+)? (?:button|link)\b/,
  /\b(?:louder|quieter|softer|quiet)\b.* (?:in|at) (?:back|room|hall)$/,
];

export const isSaidToPeople = (words: readonly string[]): boolean =>
  ADDRESSES.lengthAt(words) > 0 || TO_THE_ROOM.some((saying) => saying.test(words.join(" ")));
export const forbids = (words: readonly string[]): boolean => FORBIDDING.lengthAt(words) > 0;
export const delays = (words: readonly string[]): boolean => DELAYS.lengthAt(words) > 0;
