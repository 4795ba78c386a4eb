import { phrasesOf } from "../words/phrases";
import { LEADS } from "../words/small-words";

/** Words that lead over to the next ones and mean nothing themselves. */
const LEADING = phrasesOf(
  [
    "by way",
    "in meantime",
    "in mean time",
    "for change",
    "to be honest",
    "to be {fair}",
    "in {that} case",
    "on {that} note",
    "with {that}",
    "speaking of which",
    "speaking of {that}",
    "while we are at it",
    "while you are at it",
    "while i am at it",
    "first of all",
    "first up",
    "first things first",
    "second of all",
    "one more thing",
    "after all {that}",
    "one last thing",
    "last but not least",
    "without further ado",
    "as promised",
    "as {planned}",
    "as always",
    "as ever",
    "as before",
    "as usual",
    "like always",
    "from there",
    "from here",
    "next up",
    "up next",
    "moving on",
    "all set",
    "all good",
    "all right",
    "here we go",
    "here goes",
    "off we go",
    "drum roll",
    "good {time}",
    "ladies and gentlemen",
    "ladies",
    "gentlemen",
    "dear {friends}",
    "my {friends}",
    "if i may",
    "if you please",
    "you know what",
    "you know",
    "i know",
    "i say",
    "at this point",
    "at {that} point",
    "at last",
    "this time",
    "one moment",
    "one second",
    "of course",
    "no problem",
    "no worries",
    "very well",
    "very good",
    "excuse me",
    "pardon me",
    "forgive me",
    "sorry to bother you",
  ],
  {
    fair: "fair|frank|clear|precise|exact",
    that: "that|this|which",
    planned: "planned|agreed|discussed|rehearsed|promised|announced|mentioned|said|scheduled|requested",
    time: "morning|evening|afternoon|night|day|stuff|job|work",
    friends: "friends|friend|guests|listeners|viewers|audience|people|colleagues|all",
  },
);

/** Removes leading words without a meaning. */
export function withoutLeads(words: readonly string[]): string[] {
  let start = 0;
  while (start < words.length) {
    const phrase = LEADING.lengthAt(words, start);
    const length = (words[start + phrase] === "to" ? 0 : phrase) || (LEADS.has(words[start] ?? "") ? 1 : 0);
    if (length === 0) break;
    start += length;
  }
  return words.slice(start);
}
