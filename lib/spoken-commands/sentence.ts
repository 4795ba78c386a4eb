import { withoutAsides } from "./manner/asides";
import { openerLength } from "./manner/request";
import { extractPassages } from "./payload";
import { ENGLISH_LEXICON } from "./words/lexicon";
import { fold } from "./words/normalise";
import { spelledAlike } from "./words/spellings";
import { VERBS } from "./words/verbs";

/** Words that may be one command. `joiner` is what precedes them. */
export type SpokenClause = {
  words: string[];
  joiner: "," | "and";
  question: boolean;
  /** Whether it's the first of its sentence, and whether it's the last. */
  begins: boolean;
  ends: boolean;
};
/** `indefinite` holds the words after "a" and "an". */
export type Sentence = { clauses: SpokenClause[]; quotes: string[]; indefinite: ReadonlySet<string> };

const ARTICLES = new Set(["a", "an", "the"]);
const AND = new Set(["and", "then", "&"]);
const SENTENCE_END = new Set([".", "!", "?"]);
/** These join two commands if a command follows; otherwise they exclude someone or count. */
const JOINS_ORDERS = new Set(["but"]);
const beginsOrder = (tokens: readonly string[]): boolean =>
  ENGLISH_LEXICON.phrasesAt(tokens, 0).some(({ concept }) => VERBS.has(concept));

/** "Both Olu and Renée" is a list of names; "both on" isn't. */
const namesBoth = (tokens: readonly string[], at: number): boolean => {
  const and = tokens.slice(at, at + LONGEST_PAIR).findIndex((token) => AND.has(token));
  return tokens[at] === "both" && and > 1 && !tokens.slice(at, at + and).some((token) => PLACED.test(token));
};
const LONGEST_PAIR = 5;
const PLACED = /^(?:on|off|up|in|out|down|away|backstage|of)$/;

/** "Bring Marta and Dan on?" is a question as a whole, unless a request ends it. */
function askAlong(before: SpokenClause | undefined, asked: SpokenClause | undefined): void {
  if (!before || !asked?.question || asked.begins || asked.joiner !== "and") return;
  const request = openerLength(asked.words) > 0 || withoutAsides(asked.words).tag;
  if (!request) before.question = true;
}

/** Splits an English sentence into clauses of plain words; literal text stays as written. */
export function readSentence(sentence: string): Sentence {
  const { text, quotes } = extractPassages(sentence.replace(/\p{Cc}/gu, " "));
  const tokens = spelledAlike(fold(text))
    .split(/[\s¿¡()/–—-]+/)
    .filter((token) => token !== "");
  const clauses: SpokenClause[] = [];
  let words: string[] = [];
  let joiner = "," as SpokenClause["joiner"];
  const cut = (mark: string) => {
    const kept = words.filter((word) => !ARTICLES.has(word));
    const before = clauses.at(-1);
    const question = mark === "?";
    const ends = SENTENCE_END.has(mark);
    words = [];
    if (before && !before.ends && kept.join() === "please") before.words.push("please");
    else if (kept.length > 0)
      clauses.push({ words: kept, joiner, question, begins: before?.ends ?? true, ends });
    else if (before) before.ends ||= ends;
  };
  for (const [at, token] of tokens.entries()) {
    const and = AND.has(token) || (JOINS_ORDERS.has(token) && beginsOrder(tokens.slice(at + 1)));
    if (namesBoth(tokens, at)) continue;
    if (!and && !/^[,;.!?]$/.test(token)) {
      words.push(token);
      continue;
    }
    const fresh = words.length > 0;
    cut(token);
    joiner = token !== "but" && and && (fresh || joiner === "and" || token === "then") ? "and" : ",";
  }
  cut(".");
  for (let at = clauses.length - 1; at > 0; at -= 1) askAlong(clauses[at - 1], clauses[at]);
  const indefinite = new Set(tokens.filter((_token, at) => /^an?$/.test(tokens[at - 1] ?? "")));
  return { clauses, quotes, indefinite };
}
