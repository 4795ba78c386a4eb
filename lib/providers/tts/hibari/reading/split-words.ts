/** Words with their own way of splitting: "don't", "10am". */
export type SpecialWords = Readonly<Record<string, readonly string[]>>;

interface Word {
  text: string;
  /** " " if a space follows. */
  space: string;
}

const QUOTES = "'\"”“`‘´’‚,„»«「」『』（）〔〕【】《》〈〉";
const MARKS = "…,:;!?¿¡()[]{}<>_#*&。？！，、；：～·";
const SIGNS = "™®©°§¶†‡•";
const MONEY = String.raw`\$|£|€|¥|฿|US\$|C\$|A\$|₽|₹|₩|₪|₺|₴|₦|₫|₱|₲|₵|₸|₼|₾|₿`;
const UNITS =
  "km|km²|km³|m|m²|m³|dm|dm²|dm³|cm|cm²|cm³|mm|mm²|mm³|ha|µm|nm|yd|in|ft|kg|g|mg|µg|t|lb|oz|m/s|km/h|kmh|mph|hPa|Pa|" +
  "mbar|mb|MB|kb|KB|gb|GB|tb|TB|T|G|M|K|%";
const SMALL = "a-zß-öø-ÿ";
const LARGE = "A-ZÀ-ÖØ-Þ";

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
const oneOf = (characters: string): string => `[${escaped(characters)}]`;
const MARK = oneOf(MARKS);
const QUOTE = oneOf(QUOTES);
const SIGN = oneOf(SIGNS);

const PREFIX = new RegExp(String.raw`^(?:[§%=—–]|\+(?!\d)|\.\.+|${MARK}|${QUOTE}|${MONEY}|${SIGN})`, "u");

const SUFFIX = new RegExp(
  [
    `${MARK}$`,
    String.raw`\.\.+$`,
    `${QUOTE}$`,
    `${SIGN}$`,
    "['’][sS]$",
    "[—–]$",
    String.raw`(?<=\d)\+$`,
    String.raw`(?<=°[FfCcKk])\.$`,
    String.raw`(?<=\d)(?:${MONEY})$`,
    String.raw`(?<=\d)(?:${UNITS})$`,
    String.raw`(?<=[\d${SMALL}%²\-+${escaped(MARKS + QUOTES)}])\.$`,
    String.raw`(?<=[${LARGE}][${LARGE}])\.$`,
  ].join("|"),
  "u",
);

const INFIX = new RegExp(
  [
    String.raw`\.\.+`,
    "…",
    SIGN,
    String.raw`(?<=\d)[+\-*^](?=[\d-])`,
    String.raw`(?<=[${SMALL}${escaped(QUOTES)}])\.(?=[${LARGE}${escaped(QUOTES)}])`,
    String.raw`(?<=\p{L}),(?=\p{L})`,
    String.raw`(?<=[\p{L}\p{N}])(?:---|--|——|[-–—~])(?=\p{L})`,
    String.raw`(?<=[\p{L}\p{N}])[:<>=/](?=\p{L})`,
  ].join("|"),
  "gu",
);

const ADDRESS =
  /^(?:(?:https?|ftp):\/\/|www\.)\S+$|^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$|^(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|co|uk|de|fr|info|biz|us|ca|au|tv|me|ly|ai)(?:\/\S*)?$/i;

/** Splits a sentence into words, as the tagger was trained. */
export class WordSplitter {
  constructor(private readonly special: SpecialWords) {}

  split(text: string): Word[] {
    const chunks = text.split(/\s+/).filter(Boolean);
    return chunks.flatMap((chunk, index) => {
      const pieces = this.pieces(chunk);
      const space = index < chunks.length - 1 ? " " : "";
      return pieces.map((piece, at) => ({ text: piece, space: at === pieces.length - 1 ? space : "" }));
    });
  }

  private pieces(chunk: string): string[] {
    const whole = this.specialPieces(chunk);
    if (whole !== null) return whole;
    const { before, core, after } = this.peeled(chunk);
    const pieces = [...before, ...this.insides(core), ...after];
    return pieces.length > 1 ? this.rejoined(pieces) : pieces;
  }

  private specialPieces(text: string): string[] | null {
    return Object.hasOwn(this.special, text) ? [...(this.special[text] ?? [])] : null;
  }

  /** Strips punctuation from both ends until nothing more can be removed, or a special word is left. */
  private peeled(chunk: string): { before: string[]; core: string; after: string[] } {
    const before: string[] = [];
    const after: string[] = [];
    let core = chunk;
    let last = "";
    while (core !== "" && core !== last && this.specialPieces(core) === null) {
      last = core;
      const prefix = PREFIX.exec(core)?.[0] ?? "";
      const withoutPrefix = core.slice(prefix.length);
      if (prefix !== "" && this.specialPieces(withoutPrefix) !== null) {
        before.push(prefix);
        core = withoutPrefix;
        break;
      }
      const suffix = SUFFIX.exec(withoutPrefix)?.[0] ?? "";
      const withoutSuffix = suffix === "" ? core : core.slice(0, -suffix.length);
      if (suffix !== "" && this.specialPieces(withoutSuffix) !== null) {
        after.unshift(suffix);
        core = withoutSuffix;
        break;
      }
      core = suffix === "" ? withoutPrefix : withoutPrefix.slice(0, -suffix.length);
      if (prefix !== "") before.push(prefix);
      if (suffix !== "") after.unshift(suffix);
    }
    return { before, core, after };
  }

  private insides(core: string): string[] {
    if (core === "") return [];
    const special = this.specialPieces(core);
    if (special !== null) return special;
    if (ADDRESS.test(core)) return [core];
    const pieces: string[] = [];
    let from = 0;
    for (const { 0: mark, index } of core.matchAll(INFIX)) {
      if (index === 0) continue;
      if (index > from) pieces.push(core.slice(from, index));
      pieces.push(mark);
      from = index + mark.length;
    }
    if (from < core.length) pieces.push(core.slice(from));
    return pieces;
  }

  /** Joins "Sept" and "." into one word again. */
  private rejoined(pieces: readonly string[]): string[] {
    const joined: string[] = [];
    for (let at = 0; at < pieces.length; ) {
      const fit = [3, 2].find(
        (many) =>
          at + many <= pieces.length && this.specialPieces(pieces.slice(at, at + many).join("")) !== null,
      );
      if (fit === undefined) joined.push(pieces[at] ?? "");
      else joined.push(...(this.specialPieces(pieces.slice(at, at + fit).join("")) ?? []));
      at += fit ?? 1;
    }
    return joined;
  }
}
