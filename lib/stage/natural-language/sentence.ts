import { fold } from "./normalise";
import { extractPassages } from "./payload";
import { spelledAlike } from "./spellings";

/** Some words that may be one order. `joiner` is what stood before them. */
export type SpokenClause = { words: string[]; joiner: "," | "and"; question: boolean };
/** `indefinite` are the words after "a" and "an". */
export type Sentence = { clauses: SpokenClause[]; quotes: string[]; indefinite: ReadonlySet<string> };

const ARTICLES = new Set(["a", "an", "the"]);
const AND = new Set(["and", "then", "&"]);
/** Cuts an English sentence into clauses of plain words; what is meant literally stays as it was written. */
export function readSentence(sentence: string): Sentence {
  const { text, quotes } = extractPassages(sentence.replace(/\p{Cc}/gu, " "));
  const tokens = spelledAlike(fold(text))
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
