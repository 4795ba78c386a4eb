import { NOT_NAMES } from "../words/not-names";
import { isRole } from "../words/role-words";

export interface FoundName {
  name: string;
  at: number;
  to: number;
}

const TITLE =
  "(?:RAin|RA|[Dd]ott\\.ssa|[Pp]rof\\.ssa|[Ss]ig\\.ra|(?:Dr|Prof|Mr|Dipl|Mag|ing|prof|dott|dr|Mrs|Ms|Mx|Ing|Dra|Sra|Sr|Dott|Mme|Dhr|Mevr|M)\\.|Prof|Dr|Professor|Professorin|Herr|Frau|Mme|Monsieur|Madame|Señora?|Senhora?|Signora?|Meneer|Mevrouw|Sir|Dame)\\s";
const PARTICLE =
  "(?:(?:de|van|von)(?:\\s(?:la|las|los|der|den|het))?|del|della|dei|di|da|das|do|dos|du|ter|ten|bin|ibn|al|el|af|av)";
const WORD =
  "(?:\\p{Lu}['’]\\p{Lu}[\\p{L}'’-]{1,24}|\\p{Lu}[\\p{L}'’-]{1,24}|(?:al|el|bin)-\\p{Lu}[\\p{L}-]{1,20}|\\p{Lu}\\.(?:-?\\p{Lu}\\.)?)";
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}@._/-])((?:${TITLE}){0,2})(${WORD}\\s${PARTICLE}\\s${WORD}(?:\\s${WORD})?|${WORD}(?:\\s${WORD}){0,3})(?![\\p{L}\\p{N}@])`,
  "gu",
);
const JA_TITLE = "(?:さん|氏|様|先生|教授|博士|記者|アナウンサー|選手|議員|くん|ちゃん)";
const JA_NAME =
  "(?:[\\p{Script=Han}々]{1,4}\\s?[\\p{Script=Han}々]{1,4}|[\\p{Script=Han}々]{1,4}\\s?[\\p{Script=Hiragana}]{2,4}(?=さん|氏|様|先生|記者|教授|\\(|[、,]|$)|[\\p{Script=Katakana}ー]{2,12}(?:[・=\\s][\\p{Script=Katakana}ー]{1,12}){0,2})";
const JA = new RegExp(`(${JA_NAME})(?:${JA_TITLE})`, "gu");
const JA_START = new RegExp(`^\\s*(${JA_NAME})(?:${JA_TITLE})?(?=$|[\\s(、,;/:。・とがはのにで–-])`, "u");
/** Names after a label in scripts without capitals: two to four words. */
const OTHER_SCRIPT =
  /^\s*([\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Thai}'׳-]{2,20}(?:\s[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Thai}'׳-]{2,20}){0,3})/u;

const clean = (word: string): string => word.toLowerCase().replace(/['’]s$/, "");

/** Finds everything written like a person's name. The words around it decide whether it is one. */
export function findNames(text: string): FoundName[] {
  const found: FoundName[] = [];
  for (const match of text.matchAll(NAME)) {
    const lead = match[1]?.length ?? 0;
    const trimmed = trimName(match[2] ?? "", lead > 0);
    if (!trimmed) continue;
    const at = match.index + (trimmed.cut > 0 ? lead + trimmed.cut : lead);
    found.push({ name: trimmed.name, at: trimmed.cut > 0 ? at : match.index, to: at + trimmed.name.length });
  }
  return found;
}

/** Common words at either end don't belong to the name: "With Ana Ruiz Demo" names Ana Ruiz. */
function trimName(raw: string, titled: boolean): { name: string; cut: number } | undefined {
  const words = raw.replace(/['’]s$/, "").split(" ");
  let from = 0;
  let to = words.length;
  while (to - from > 1 && BARE_TITLE.test(words[from] ?? "")) from += 1;
  while (to - from > 1 && BARE_TITLE.test(words[to - 1] ?? "")) to -= 1;
  // In German, a profession precedes the name: "Energieberater Jonas Weber".
  while (to - from > 2 && isRole(words[from] ?? "") && !AMBIGUOUS.has(clean(words[from] ?? ""))) from += 1;
  // "Will" and "May" are also names: they stay if a surname follows.
  while (
    from < to &&
    ((from > 0 && /^\p{Ll}/u.test(words[from] ?? "")) ||
      (isCommon(words[from] ?? "") && !(AMBIGUOUS.has(clean(words[from] ?? "")) && to - from > 1)))
  )
    from += 1;
  while (
    to > from &&
    ((isCommon(words[to - 1] ?? "") && !(to - from === 2 && AMBIGUOUS.has(clean(words[to - 1] ?? "")))) ||
      /^\p{Ll}/u.test(words[to - 1] ?? ""))
  )
    to -= 1;
  while (to - from > 2 && BARE_TITLE.test(words[from] ?? "")) from += 1;
  if (to <= from) return undefined;
  const kept = words.slice(from, to);
  if (
    kept
      .slice(kept.length > 2 ? 1 : 0)
      .some((word) => isCommon(word) && !AMBIGUOUS.has(clean(word)) && !/^\p{Ll}/u.test(word))
  )
    return undefined;
  if (!titled && kept.length === 1 && /^\p{Lu}{2,}$/u.test(kept[0] ?? "")) return undefined;
  const cut = words.slice(0, from).join(" ").length + (from > 0 ? 1 : 0);
  return { name: kept.join(" "), cut };
}

const BARE_TITLE = /^(?:Dr|Prof|Mr|Mrs|Ms|Ing|Dipl|Mag)$/u;

const AMBIGUOUS = new Set([
  "can",
  "joy",
  "will",
  "may",
  "mark",
  "april",
  "june",
  "grace",
  "hope",
  "chase",
  "black",
  "white",
  "march",
  "august",
  "best",
  "may",
  "rust",
  "key",
  "small",
  "el",
  "de",
  "la",
  "do",
  "e",
  "y",
  "da",
  "le",
]);

function isCommon(word: string): boolean {
  const bare = clean(word);
  return (
    NOT_NAMES.has(bare) ||
    (isRole(word) &&
      /^(?:C[A-Z]O|VP|Head|Director|Chief|Founder|Manager|Professor|Engineer|Lead|President)$/.test(word)) ||
    (/^\p{Lu}{2,4}$/u.test(word) && isRole(word))
  );
}

/** Finds names with a Japanese honorific. */
export function findJapaneseNames(text: string): FoundName[] {
  const found: FoundName[] = [];
  for (const match of text.matchAll(JA)) {
    const name = (match[1] ?? "").trim();
    if (
      /^(?:皆|お客|参加者|登壇者|ゲスト|講師|司会|担当|視聴者|みな|お子|奥|社長|部長|課長|代表|編集長|店長|リーダー|マネージャー|エンジニア|デザイナー)$/u.test(
        name,
      )
    )
      continue;
    found.push({ name, at: match.index, to: match.index + match[0].length });
  }
  return found;
}

/** Finds a name at the very beginning of the text after a label, where one word is enough. */
export function nameAtStart(text: string): FoundName | undefined {
  const lead = text.length - text.trimStart().length;
  const [first] = findNames(text.slice(0, 120));
  if (
    first &&
    (first.at <= lead + 1 ||
      (isRole(text.slice(0, first.at).replace(/\s$/u, "")) && /^\s*\p{L}+\s$/u.test(text.slice(0, first.at))))
  )
    return first;
  const other = JA_START.exec(text.slice(0, 60)) ?? OTHER_SCRIPT.exec(text.slice(0, 80));
  if (!other?.[1]) return undefined;
  // "防災士 森本健": the profession precedes the name.
  const [office = "", person] = other[1].trim().split(" ");
  if (person && /\p{Script=Han}/u.test(office) && isRole(office)) return undefined;
  const at = other.index + other[0].indexOf(other[1]);
  return {
    name: other[1].trim(),
    at,
    to:
      at + other[1].length + (/^(?:さん|氏|様|先生)/.exec(text.slice(at + other[1].length))?.[0].length ?? 0),
  };
}
