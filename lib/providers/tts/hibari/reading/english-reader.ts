import { type Following, NOTHING_FOLLOWS } from "./asked";
import { Dictionary, type Sayings } from "./dictionary";
import { normalizer } from "./normalize";
import { isNumber, NumberReader } from "./number-reader";
import { Tagger, type TaggerModel } from "./part-of-speech";
import { settle } from "./settle-word";
import { CONSONANTS, isJunk, STOPS } from "./sounds";
import { type SpecialWords, WordSplitter } from "./split-words";
import { VOWELS } from "./stress";
import { joined, joinedAloud, newToken, type Token } from "./token";
import { wordsOf } from "./word-pieces";
import { WordReader } from "./word-reader";
import type { WrittenForms } from "./written-forms";

/** The reader's data, as in the package's files. */
export interface EnglishKnowledge {
  sure: Sayings;
  likely: Sayings;
  special: SpecialWords;
  tagger: TaggerModel;
  forms: WrittenForms;
  /** For words that no dictionary has. */
  readLetters(word: string): Promise<string>;
}

const SIGN_SOUNDS: ReadonlyMap<string, string> = new Map([
  ["/", "slˈæʃ"],
  ["=", "ˈikwᵊlz"],
  ["+", "plˈʌs"],
  ["&", "ænd"],
  ["@", "æt"],
  ["%", "pəɹsˈɛnt"],
  ["#", "hˈæʃ"],
  ["*", "ˈæstəɹˌɪsk"],
  ["~", "tˈɪldə"],
  ["^", "kˈɛɹət"],
  ["<", "lˈɛs ðən"],
  [">", "ɡɹˈATəɹ ðən"],
  ["—", "—"],
]);
const UNKNOWN_PIECE = /\p{L}+(?:['’]\p{L}+)*|\d+(?:[,.]\d+)*|[^\p{L}\p{N}_\s]+/gu;

/** Reads English: turns letters into the phonemes that the voice's network was trained with. */
export class EnglishReader {
  private readonly normalize: (text: string) => string;
  private readonly splitter: WordSplitter;
  private readonly tagger: Tagger;
  private readonly words: WordReader;
  private readonly numbers: NumberReader;

  constructor(private readonly knowledge: EnglishKnowledge) {
    this.normalize = normalizer(knowledge.forms);
    this.splitter = new WordSplitter(knowledge.special);
    this.tagger = new Tagger(knowledge.tagger);
    this.words = new WordReader(new Dictionary(knowledge.sure), new Dictionary(knowledge.likely));
    this.numbers = new NumberReader(this.words);
  }

  /** Returns the phonemes of one sentence. */
  async read(sentence: string): Promise<string> {
    const split = this.splitter.split(this.normalize(sentence));
    const tags = this.tagger.tag(split.map(({ text }) => text));
    const words = wordsOf(split.map(({ text, space }, index) => newToken(text, tags[index] ?? "NN", space)));
    let following = NOTHING_FOLLOWS;
    const said: string[] = [];
    // Backward, because a word's pronunciation depends on what follows it.
    for (const word of words.reverse()) {
      following = await this.readWord(word, following);
      const { phonemes, space } = joinedAloud(word);
      said.unshift((phonemes ?? "").replaceAll("ɾ", "T").replaceAll("ʔ", "t") + space);
    }
    return said.join("").trim();
  }

  private async readWord(word: Token[], following: Following): Promise<Following> {
    const [only] = word;
    if (word.length === 1 && only !== undefined) {
      only.phonemes ??= this.known(only, following) ?? (await this.unknown(only.text));
      return whatComes(following, only.phonemes, only);
    }
    return this.readPieces(word, following);
  }

  /** Reads a word from its end to its beginning, each time taking as many pieces as form a known word. */
  private async readPieces(word: Token[], following: Following): Promise<Following> {
    let after = following;
    for (let [left, right] = [0, word.length]; left < right; ) {
      const pieces = word.slice(left, right);
      const whole = pieces.some(({ alias, phonemes }) => alias !== null || phonemes !== null)
        ? null
        : joined(pieces);
      const phonemes = whole === null ? null : this.known(whole, after);
      if (whole !== null && phonemes !== null) {
        for (const [at, piece] of pieces.entries()) piece.phonemes = at === 0 ? phonemes : "";
        after = whatComes(after, phonemes, whole);
        [left, right] = [0, left];
      } else if (left + 1 < right) left += 1;
      else {
        [left, right] = [0, right - 1];
        const piece = word[right];
        if (piece === undefined || piece.phonemes !== null) continue;
        if (!isJunk(piece.text)) {
          await this.readUnknown(word);
          return after;
        }
        piece.phonemes = "";
      }
    }
    settle(word);
    return after;
  }

  private async readUnknown(word: readonly Token[]): Promise<void> {
    const phonemes = await this.unknown(joined(word).text);
    for (const [at, piece] of word.entries()) piece.phonemes = at === 0 ? phonemes : "";
  }

  private known(token: Token, following: Following): string | null {
    const word = (token.alias ?? token.text).replace(/[‘’]/g, "'").normalize("NFKC");
    const stress = word === word.toLowerCase() ? null : word === word.toUpperCase() ? 2 : 0.5;
    const phonemes = this.words.read(word, { tag: token.tag, stress, following });
    if (phonemes !== null) return this.numbers.withCurrency(phonemes, token.currency);
    return isNumber(word, token.isHead) ? this.numbers.read(word, token) : null;
  }

  /** Letters are read by the network, digits as a number, symbols by name. */
  private async unknown(text: string): Promise<string> {
    const pieces = (text.match(UNKNOWN_PIECE) ?? []).map(async (piece) => {
      if (/^\d/.test(piece)) return this.numbers.read(piece, { currency: null, isHead: false });
      if (/^\p{L}/u.test(piece)) return this.knowledge.readLetters(piece);
      return [...piece].map((sign) => SIGN_SOUNDS.get(sign) ?? "").join("");
    });
    return (await Promise.all(pieces)).filter(Boolean).join(" ");
  }
}

function whatComes(following: Following, phonemes: string, token: Token): Following {
  const first = [...phonemes].find((sound) => VOWELS.has(sound) || CONSONANTS.has(sound) || STOPS.has(sound));
  const vowel = first === undefined ? following.vowel : STOPS.has(first) ? null : VOWELS.has(first);
  const isTo = /^[Tt]o$/.test(token.text) || (token.text === "TO" && /^(TO|IN)$/.test(token.tag));
  return { vowel, to: isTo };
}
