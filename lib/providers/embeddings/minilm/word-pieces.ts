/** Ids of word pieces. Those inside a word begin with `##`. */
export type Vocabulary = Readonly<Record<string, number>>;

const BEGIN = 101;
const END = 102;
const UNKNOWN = 100;
/** The model's own limit from training. */
const MAX_PIECES = 256;
const MAX_LETTERS = 100;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\ufffd]/gu;
const IDEOGRAPH = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]|[\u{20000}-\u{2ceaf}\u{2f800}-\u{2fa1f}]/gu;
const MARK = /\p{Mn}/gu;
/** It treats ASCII symbols as punctuation, but not other symbols. */
const WORD = /[!-/:-@[-`{-~]|\p{P}|(?:(?![!-/:-@[-`{-~])[^\s\p{P}])+/gu;

/**
 * Converts a text to the model's ids, truncated if too long. Tokenized like BERT:
 * https://arxiv.org/abs/1810.04805
 */
export function wordPieces(text: string, vocabulary: Vocabulary): number[] {
  const pieces = wordsOf(text).flatMap((word) => piecesOf(word, vocabulary));
  return [BEGIN, ...pieces.slice(0, MAX_PIECES - 2), END];
}

function wordsOf(text: string): readonly string[] {
  const clean = text
    .replace(/[\t\n\r]/g, " ")
    .replace(INVISIBLE, "")
    .replace(IDEOGRAPH, " $& ");
  return clean.normalize("NFD").replace(MARK, "").toLowerCase().match(WORD) ?? [];
}

/** Takes the longest known piece, then the longest of the rest. */
function piecesOf(word: string, vocabulary: Vocabulary): number[] {
  const letters = [...word];
  if (letters.length > MAX_LETTERS) return [UNKNOWN];
  const pieces: number[] = [];
  for (let from = 0; from < letters.length; ) {
    let to = letters.length;
    let piece: number | undefined;
    for (; to > from && piece === undefined; to--)
      piece = vocabulary[(from > 0 ? "##" : "") + letters.slice(from, to).join("")];
    if (piece === undefined) return [UNKNOWN];
    pieces.push(piece);
    from = to + 1;
  }
  return pieces;
}
