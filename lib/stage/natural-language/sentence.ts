import { fold } from "./normalise";
import { extractPassages } from "./payload";

/** Some words that may be one order. `joiner` is what stood before them. */
export type SpokenClause = { words: string[]; joiner: "," | "and"; question: boolean };
/** `indefinite` are the words after "a" and "an". */
export type Sentence = { clauses: SpokenClause[]; quotes: string[]; indefinite: ReadonlySet<string> };

const ARTICLES = new Set(["a", "an", "the"]);
const AND = new Set(["and", "then", "&"]);
/** After "'s" these tell that somebody is something: "Ewa's on next", but "Ewa's name". */
const STATES =
  "on|up|off|in|out|ready|next|here|back|done|muted|late|live|not|still|now|been|gone|waiting|good|first|last|about|going|just|already|so|too|very|lovely|great|coming|leaving|speaking|talking|late|early|way|getting|a|an|the";

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/['’‘`]/g, "'"],
  [/\b(?:let's|lets)\b/g, "lets"],
  [/\bwon'?t\b/g, "will not"],
  [/\bcan'?t\b|\bcannot\b/g, "can not"],
  [/\b(do|does|did|is|was|are|were|has|have|had|should|would|could|must)n'?t\b/g, "$1 not"],
  [/\bi'?m\b/g, "i am"],
  [/'re\b/g, " are"],
  [/'ll\b/g, " will"],
  [/'ve\b/g, " have"],
  [/'d\b/g, " would"],
  [
    /\b(it|that|he|she|what|who|there|here|how|where|something|everything|somebody|someone|anybody)'s\b/g,
    "$1 is",
  ],
  [/\b(that|what|who|there)s\b/g, "$1 is"],
  [new RegExp(`'s(?= (?:${STATES})\\b)`, "g"), " is"],
  [/'s\b/g, ""],
  [/'/g, ""],
];

const SPELLINGS: readonly [RegExp, string][] = [
  [/\bq\s?(&|and)\s?a\b/g, "qa"],
  [/\bhalf the (?:volume|music|level)\b/g, "half as loud"],
  [
    /\b(?:cut|bring|turn|take|drop) (?:it|the (?:music|volume|sound)|music|volume)(?: down)? (?:in|by) half\b/g,
    "half as loud",
  ],
  [/\b(?:a|one) third\b/g, "onethird"],
  [/\b(?:a|one) quarter\b/g, "onequarter"],
  [/\btwo thirds\b/g, "twothirds"],
  [/\bthree quarters\b/g, "threequarters"],
  [/\bone half\b/g, "onehalf"],
  [/\bnames? and titles?\b/g, "name"],
  [/\bhalf and half\b/g, "split"],
  [/\bquestions and answers\b/g, "qa"],
  [/\b(?:instead|in place) of\b/g, "insteadof"],
  [/(?<!\bzoom )\bin for\b(?! (?:a|one|the) )/g, "in insteadof"],
  [/\b(switch|change|go|move|swap|cut|spotlight) from [^,.;!?]+? to\b/g, "$1 to"],
  [/\bas well as\b/g, "and"],
  [/\ball right\b/g, "alright"],
  [/\bwhat an? /g, "such "],
  [/\b(?:with no|without(?: any)?(?: the)?) (?=(?:slides?|deck|music|captions|ticker)\b)/g, ", no "],
  [/(?<!\b(?:but|do|is|are|am) )\bnot (?=(?:me|him|her|them)\b)/g, ", not "],
  [/\bbut (?=(?:keep|leave|do not) )/g, ", "],
  [/\b(can|could|may) (you|we|i) (?:maybe|perhaps|possibly)\b/g, "$1 $2"],
  [/\bname (?:tag|plate|card|banner|line|title)s\b/g, "name tag"],
  [/(?<!\bcaption \S+ )\bwith (?=(?:his|her|their) (?:name|lower third|title)\b)/g, ", show "],
  [/\bwith (?=(?:his|her|their) mic\b)/g, ", "],
  [/#(?=\d)/g, ""],
  [/%/g, " percent "],
  [/:(?=\s|$)/g, " "],
  [/\.{2,}|…/g, " , "],
  [/(?<=\p{L}{2}|\d)([.!?])(?=\s|$)/gu, " $1 "],
  [/([,;!?])(?=\s|$)/g, " $1 "],
  [/ [–—-] /g, " , "],
];

const rewritten = (text: string, rules: readonly [RegExp, string][]): string =>
  rules.reduce((so_far, [from, to]) => so_far.replace(from, to), text);

/** Cuts an English sentence into clauses of plain words; what is meant literally stays as it was written. */
export function readSentence(sentence: string): Sentence {
  const { text, quotes } = extractPassages(sentence.replace(/\p{Cc}/gu, " "));
  const tokens = rewritten(rewritten(fold(text), CONTRACTIONS), SPELLINGS)
    .split(/[\s¿¡()/–—-]+/)
    .filter((token) => token !== "");
  const clauses: SpokenClause[] = [];
  let words: string[] = [];
  let joiner = "," as SpokenClause["joiner"];
  const cut = (question: boolean) => {
    const kept = words.filter((word) => !ARTICLES.has(word));
    if (kept.length > 0) clauses.push({ words: kept, joiner, question });
    words = [];
  };
  for (const token of tokens) {
    const and = AND.has(token);
    if (!and && !/^[,;.!?]$/.test(token)) {
      words.push(token);
      continue;
    }
    const fresh = words.length > 0;
    cut(token === "?");
    joiner = and && (fresh || joiner === "and") ? "and" : ",";
  }
  cut(false);
  const indefinite = new Set(tokens.filter((_token, at) => /^an?$/.test(tokens[at - 1] ?? "")));
  return { clauses, quotes, indefinite };
}
