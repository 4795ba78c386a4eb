/** Abbreviations that people type in a hurry, with their meanings. */
const SHORTHAND: Readonly<Record<string, string>> = {
  u: "you",
  ur: "your",
  pls: "please",
  plz: "please",
  plis: "please",
  thx: "thanks",
  ty: "thanks",
  tysm: "thanks",
  kk: "ok",
  nxt: "next",
  prev: "previous",
  teh: "the",
  hte: "the",
  adn: "and",
  taht: "that",
  wiht: "with",
  rm: "remove",
  del: "delete",
  scrn: "screen",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  rn: "now",
  asap: "now",
  gonna: "going to",
  wanna: "want to",
  gotta: "have to",
  gimme: "give me",
  lemme: "let me",
  letz: "lets",
  idk: "i do not know",
  ngl: "so",
  tbh: "so",
  imo: "so",
  btw: "so",
  jk: "never mind",
  ppl: "people",
  cos: "because",
  cuz: "because",
  dont: "do not",
  doesnt: "does not",
  didnt: "did not",
  isnt: "is not",
  arent: "are not",
  wasnt: "was not",
  wont: "will not",
  im: "i am",
  ive: "i have",
  youre: "you are",
  theyre: "they are",
  hes: "he is",
  shes: "she is",
};

const WORD = /(?<![\p{L}\p{N}'&])[a-z]+\b(?![&'])/gu;

/** Expands "pls show p 4 n mute ben" to "please show page 4 and mute ben". Works on folded text. */
export const spelledOut = (text: string): string =>
  text
    .replace(/\b(u|you|we|they|how|what|where|who) r\b/g, "$1 are")
    .replace(/\br (?=(?:u|you|we|they|there)\b)/g, "are ")
    .replace(/(?<=\w{2} )n (?=\w{2})/g, "and ")
    .replace(/^k(?=[ ,])/, "ok")
    .replace(/\bp(?:p|g|age)?\.? ?(?=\d+\b)/g, "page ")
    .replace(WORD, (word) => (Object.hasOwn(SHORTHAND, word) ? (SHORTHAND[word] ?? word) : word));
