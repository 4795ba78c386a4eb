/** Words without a meaning for commands in any of the languages; a clause may still end with one. */
const ARTICLES = new Set(
  "the a an den die das der dem des ein eine einen einem einer el la los las lo un una unos unas al".split(
    " ",
  ),
);

const OPENERS: Record<string, string> = { "“": "”", "„": "“", "«": "»", "»": "«", '"': '"', "‟": "”" };
const CLOSERS: Record<string, string[]> = { "„": ["“", "”"], "“": ["”", "“"] };

/** Marks a quoted text in the token stream. It can't be typed, because control characters are removed. */
const MARK = "\u0001";

export type Prepared = { clauses: string[][]; quotes: string[] };

/** Letters that don't decompose into a base letter and a diacritic. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** Returns lower case without accents: "Nächste Széne" and "nachste szene" are the same. */
export function fold(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[ßøæœłđðþ]/g, (letter) => LETTERS[letter] ?? letter);
}

export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/[’'`]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !ARTICLES.has(word));

function closingAt(text: string, start: number): number {
  const opener = text[start] ?? "";
  const closers = CLOSERS[opener] ?? [OPENERS[opener] ?? opener];
  for (let i = start + 1; i < text.length; i += 1) if (closers.includes(text[i] ?? "")) return i;
  return -1;
}

/** Replaces quoted passages, and text after a colon, by markers. */
export function extractQuotes(text: string): { text: string; quotes: string[] } {
  const quotes: string[] = [];
  const keep = (quote: string) => {
    const trimmed = quote.trim();
    return trimmed === "" ? " " : ` ${MARK}${quotes.push(trimmed) - 1} `;
  };
  let out = "";
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? "";
    const end = Object.hasOwn(OPENERS, char) ? closingAt(text, i) : -1;
    if (end !== -1) {
      out += keep(text.slice(i + 1, end));
      i = end;
    } else if (char === ":" && /\s/.test(text[i + 1] ?? "") && !/["“„«]/.test(text.slice(i))) {
      out += keep(text.slice(i + 1));
      break;
    } else {
      out += char;
    }
  }
  return { text: out, quotes };
}

const SEPARATOR = /^(and|then|und|dann|danach|anschliessend|y|luego|despues|&|;|,|\.)$/;

function dropArticles(clause: string[]): string[] {
  return clause.filter((word, index) => !ARTICLES.has(word) || index === clause.length - 1);
}

/**
 * Splits a sentence into clauses of folded words. Quoted passages are returned as written; a marker takes the
 * place of each in the clauses (`quoteIndex`).
 */
export function prepare(sentence: string): Prepared {
  const visible = sentence.replace(/\p{Cc}/gu, " ");
  const { text, quotes } = extractQuotes(visible);
  const tokens = fold(text)
    .replace(/\bq\s?(&|and)\s?a\b/g, "qa")
    .replace(/\blet[’']?s\b/g, "lets")
    .replace(/[’'`]s\b/g, "")
    .replace(/[’'`]/g, "")
    .replace(/%/g, " percent ")
    .replace(/(?<=\p{L}{3}|\d)\.(?=\s|$)/gu, " . ")
    .replace(/\.(?=\s|$)|:/g, " ")
    .replace(/([,;])/g, " $1 ")
    .split(/[\s!?¿¡()/–—-]+/)
    .filter((token) => token !== "");
  const clauses: string[][] = [[]];
  for (const token of tokens) {
    if (SEPARATOR.test(token)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return { clauses: clauses.map(dropArticles).filter((clause) => clause.length > 0), quotes };
}

/** Returns the token for a quote. */
export const markOf = (quote: number): string => `${MARK}${quote}`;

/** Returns the index of a token's quote, or null for an ordinary word. */
export function quoteIndex(token: string): number | null {
  return token.startsWith(MARK) ? Number(token.slice(1)) : null;
}
