import { isCurrency } from "./number-reader";
import { PAUSES } from "./sounds";
import { newToken, type Token } from "./token";

/** "iPhone", "T-shirt", "B2B": the pieces in which a word is read. */
const PIECE =
  /^['‘’]+|[A-ZÀ-ÖØ-Þ](?=[A-ZÀ-ÖØ-Þ][a-zß-öø-ÿ])|(?:^-)?(?:\d?[,.]?\d)+|[-_]+|['‘’]{2,}|\p{L}*?(?:['‘’]\p{L})*?[a-zß-öø-ÿ](?=[A-ZÀ-ÖØ-Þ])|\p{L}+(?:['‘’]\p{L})*|[^\p{L}\p{N}_\-'‘’]|['‘’]+$/gu;

const MARK_TAGS: ReadonlySet<string> = new Set(". , -LRB- -RRB- `` \"\" '' : $ # NFP".split(" "));
const MARK_SOUNDS: ReadonlyMap<string, string> = new Map([
  ["-LRB-", "("],
  ["-RRB-", ")"],
  ["``", "“"],
  ['""', "”"],
  ["''", "”"],
]);

/** Returns a sentence's words, each as the pieces that are read together. */
export function wordsOf(tokens: readonly Token[]): Token[][] {
  const words: Token[][] = [];
  const money = new MoneyWatch();
  for (const [index, token] of tokens.entries()) {
    const pieces = piecesOf(token);
    for (const [at, piece] of pieces.entries()) {
      readMark(piece);
      if (piece.phonemes === null)
        money.look(piece, at === pieces.length - 1 && tokens[index + 1]?.tag !== "CD");
      else if (piece.tag === "$") money.begin(piece.text);
      if (isTo(piece, pieces[at - 1], pieces[at + 1])) piece.alias = "to";
      const word = words.at(-1);
      const open = word !== undefined && piece.phonemes === null && piece.alias === null && isOpen(word);
      if (open) {
        piece.isHead = false;
        word.push(piece);
      } else words.push([piece]);
    }
  }
  return words;
}

/** Whether a word's last piece touches the next one and has no pronunciation of its own yet. */
const isOpen = (word: readonly Token[]): boolean => {
  const last = word.at(-1);
  return last !== undefined && last.space === "" && last.phonemes === null && last.alias === null;
};

function piecesOf(token: Token): Token[] {
  const found = token.text.match(PIECE) ?? [];
  return found.map((text, at) => newToken(text, token.tag, at === found.length - 1 ? token.space : ""));
}

/** Punctuation is a pause or silent. */
function readMark(piece: Token): void {
  if (piece.tag === "$" && isCurrency(piece.text)) piece.phonemes = "";
  else if (piece.tag === ":" && (piece.text === "-" || piece.text === "–")) piece.phonemes = "—";
  else if (MARK_TAGS.has(piece.tag) && !/^[a-z]+$/i.test(piece.text))
    piece.phonemes =
      MARK_SOUNDS.get(piece.tag) ?? [...piece.text].filter((mark) => PAUSES.has(mark)).join("");
}

/** A currency sign is written before an amount but spoken after it. */
class MoneyWatch {
  private sign: string | null = null;

  begin(sign: string): void {
    if (isCurrency(sign)) this.sign = sign;
  }

  look(piece: Token, isLast: boolean): void {
    if (this.sign === null) return;
    if (piece.tag !== "CD") this.sign = null;
    else if (isLast) piece.currency = this.sign;
  }
}

/** Whether "2" means "to", as in "B2B". */
function isTo(piece: Token, before: Token | undefined, after: Token | undefined): boolean {
  const letter = /^\p{L}$/u;
  return piece.text === "2" && letter.test(before?.text.at(-1) ?? "") && letter.test(after?.text.at(0) ?? "");
}
