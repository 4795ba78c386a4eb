import { phrasesOf } from "../words/phrases";

const CLASSES = {
  ask: "can|could|would|will",
  who: "you|crew|team|studio|somebody|someone",
  kind: "so kind|so good|so nice|kind enough|good enough",
  fine: "ok|okay|alright|possible|fine",
};

/** Words around a command that request nothing themselves: courtesy, endearments, haste. */
const ASIDES = phrasesOf(
  [
    "{ask} you",
    "{ask} you please",
    "{ask} you not",
    "hold there",
    "hold it there",
    "stay there",
    "if you {can}",
    "if {who} {ask} be {kind}",
    "if {ask} be {kind}",
    "if i may",
    "i {think}",
    "silence please",
    "quiet please",
    "is {that} {fine}",
    "is {that} {fine} with you",
    "if possible",
    "if it is possible",
    "if {that} is {fine}",
    "if it is not too much trouble",
    "if it is no trouble",
    "thanks",
    "thank you",
    "thank you very much",
    "thanks lot",
    "many thanks",
    "with {thanks}",
    "with my {thanks}",
    "with {many} {thanks}",
    "cheers",
    "at once",
    "we are {done}",
    "that is all",
    "meanwhile",
    "in meantime",
    "at same time",
    "all same",
    "again please",
    "right away",
    "straight away",
    "{dear}",
    "my {dear}",
    "oh dear",
    "dear me",
    "oh my",
    "my bad",
    "go ahead",
    "go on then",
    "be {dear}",
    "be star",
    "be angel",
    "be sport",
    "off we go",
    "here we go",
    "there we go",
    "as you wish",
    "just like that",
    "{laugh}",
  ],
  {
    ...CLASSES,
    thanks: "thanks|gratitude|love|pleasure|appreciation",
    many: "many|much|great|all|big|warm|heartfelt",
    done: "good|done|fine|set|golden|there|all set|all good",
    think: "think|guess|believe|reckon|suppose",
    can: "can|could|would|will|like|please|wish|do not mind|would not mind|prefer|would please",
    that: "that|it|this",
    dear: "love|dear|darling|mate|bro|bruh|dude|man|buddy|pal|honey|crew|team|studio|folks|guys|friend|friends|sweetheart|fam|boss|chief",
    laugh:
      "lol|lmao|haha|hehe|ha|ha ha|xd|yo|woo|woohoo|yay|hooray|wow|phew|hm|hmm|uh huh|alas|lesgo|lessgo|lets go",
  },
);

const LONGEST = 8;

/** Removes asides from the end. `tag`: it was a tag question, so the rest isn't a question. */
export function withoutAsides(words: readonly string[]): { words: string[]; tag: boolean } {
  let end = words.length;
  let tag = false;
  for (let cut = true; cut && end > 0; ) {
    cut = false;
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const aside = words.slice(start, end);
      if (!ASIDES.has(aside)) continue;
      tag ||= aside.some((word) => word === "you" || word === "we") && aside[0] !== "if";
      end = start;
      cut = true;
      break;
    }
  }
  return { words: words.slice(0, end), tag };
}
