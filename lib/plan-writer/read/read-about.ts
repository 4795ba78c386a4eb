import { clip } from "../patterns";
import { NUMBER_WORDS } from "../words/number-words";
import { WISH_WORDS } from "../words/request-words";
import { isRole } from "../words/role-words";

export interface About {
  title: string | null;
  company: string | null;
  /** Number of characters that it takes after the name. */
  length: number;
}

const NOTHING: About = { title: null, company: null, length: 0 };
const AT =
  "(?:at|of|from|with|@|von|bei|vom|der|des|chez|de chez|de la|de l['’]|du|de|d['’]|en|del|da|do|dos|na|no|di|della|dell['’]|presso|van|bij|à)";
const BRACKET = /^\s?(?:さん|氏|様|先生)?\s?[([]([^()[\]]{2,120})[)\]]/u;
const COMMA =
  /^\s?(?:さん|氏)?\s?(?:,|、|–|—|\s-\s)\s?(?!\p{L}+ing\s)((?:(?:our|the|a|an|die|der|unsere?r?|notre|la|le|nuestra?|nuestro|a nossa|o nosso|la nostra|il nostro|onze)\s)?[^,;.:、。()\n–—]{2,90})/u;
const RUNS =
  /^,?\s(?:who|qui|que|che|die|der)\s(?:runs?|founded|owns?|leads?|works (?:at|for)|dirige|a fondé|gère|fundó|lleva|gestiona|gere|fundou|gestisce|ha fondato|runt|leidt|leitet|führt|gegründet hat)\s((?:the\s)?\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s(?:(?:&|of|de|di|van|and)\s)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,4})/u;
const FROM =
  /^,?\s(?:(?:from|of|at|@|von|von der|vom|bei|de chez|chez|van|bij|da|de|do|del|della|di|da|dello studio|de la|di|dello)\s(?:bureau\s|l['’])?|(?:dell|all|de l|d)['’])((?:the\s|der\s|den\s|la\s)?\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s(?:(?:&|of|de|di|van)\s)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,4})/u;
/** "…, who heads up retrofit at the housing association Clydeside Homes". */
const LEADS =
  /^,\s(?:who|die|der|qui|que|che)\s(?:heads?(?: up)?|leads?|runs?|manages?|directs?|coordinates?|leitet|führt|verantwortet|dirige|gère|coordonne|lidera|coordina|gestisce|leidt|coördineert)\s([^,;.:()]{3,60}?)\s(?:at|of|for|bei|in|chez|de|en|na|no|da|do|presso|di|bij|van)\s(?:(?:the|der|den|dem|la|le|el|il|o|a|het)\s)?(?:\p{Ll}[\p{L}-]+\s){0,3}(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s(?:(?:&|of|de|di|van|and)\s)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,4})(?=,|[.;]|$)/u;
/** Where a description of a person ends and what they do begins. */
const VERB =
  /\s(?:who|that|will|is|are|talks?|speaks?|about|on|shows?|shares?|explains?|tells?|presents?|and|to|for|joins?|walks?|covers?|moderates?|hosts?|will be|wird|spricht|erzählt|zeigt|erklärt|berichtet|über|zu|und|die über|der über|moderiert|stellt|qui|parle|parlera|présente|présentera|raconte|explique|sur|et|montre|anime|habla|hablará|cuenta|contará|explica|presenta|sobre|y|muestra|modera|fala|falará|conta|apresenta|mostra|explicará|que|parla|parlerà|racconta|spiega|presenterà|su|e|over|vertelt|spreekt|praat|laat|legt|die|en|met|with|mit|avec|con|com)\s(?=\p{Ll}|\p{Lu}|["“„«'])/u;

/** Reads "CTO at Globex", "Globex, CTO" or "CTO, Globex" after a name. */
export function readAbout(after: string): About {
  const bracket = BRACKET.exec(after);
  if (bracket?.[1]) return { ...splitAbout(bracket[1]), length: bracket[0].length };
  const comma = COMMA.exec(after);
  if (comma?.[1]) {
    const cut = VERB.exec(`${comma[1]} `);
    const text = cut ? comma[1].slice(0, cut.index) : comma[1];
    if (
      isRole(text) ||
      GERMAN_TRADE.test(text) ||
      isApposition(text, after.slice(comma[0].length - comma[1].length + text.length))
    )
      return commaAbout(after, comma, text, cut !== null);
  }
  const runs = RUNS.exec(after);
  if (runs?.[1]) return { title: null, company: trimmed(runs[1]), length: runs[0].length };
  const leads = LEADS.exec(after);
  if (leads?.[2]) return { title: trimmed(leads[1]), company: trimmed(leads[2]), length: leads[0].length };
  const from = FROM.exec(after);
  if (from?.[1]) return { title: null, company: trimmed(from[1]), length: from[0].length };
  return NOTHING;
}

/** Endings of German professions, for a single word after a comma. */
const GERMAN_TRADE =
  /^\p{Lu}[\p{Ll}-]{3,30}(?:erin|er|istin|ist|login|loge|orin|or|antin|ant|entin|ent|eurin|eur|wirtin|wirt|frau|mann|ikerin|iker)$/u;

/** "Ana Ruiz, gardener in Leeds, …": a few lowercase words between commas describe the person. */
const isApposition = (text: string, behind: string): boolean =>
  !/[\p{Script=Han}\p{Script=Katakana}]/u.test(text) &&
  /^\p{Ll}/u.test(text) &&
  text.split(/\s+/).length <= 6 &&
  /^\s*(?:[,;.:()–—\n]|$|and\s|und\s|et\s|y\s|e\s|en\s)/u.test(behind) &&
  !/^(?:and|then|plus|with|on|about|who|but|so|or|no|not|please|und|dann|mit|ohne|über|der|die|das|aber|bitte|et|puis|qui|avec|sans|sur|mais|y|luego|con|sin|sobre|que|pero|e|depois|com|sem|poi|senza|su|che|ma|en|dan|daarna|met|zonder|over|maar|first|last|erst|zuerst|live|in|at|im|am|à|au|em|às|alle|om|for|für|pour|para|per|voor|we|wir|nous|as|als|seu|um|a|to|of|from|de|da|do|del|di|della|von|van|bei|bij|chez|is|are|es|é|è|est|ist|will|the\s(?:first|last|next))(?![\p{L}])/iu.test(
    text,
  ) &&
  !/\d/.test(text) &&
  !isPartOfShow(text);

/** "Ana Ruiz, two coffee breaks, …": the list goes on with parts of the show. */
function isPartOfShow(text: string): boolean {
  const [first = ""] = text.toLowerCase().split(/\s/);
  const isNumber = (NUMBER_WORDS[first] ?? 1) > 1;
  return isNumber || WISH_WORDS.some(([what, words]) => what === "break" && text.search(words) !== -1);
}

/** "CTO, Globex": a company may follow after another comma, if no other person does. */
function commaAbout(after: string, comma: RegExpExecArray, text: string, cut: boolean): About {
  const split = splitAbout(text);
  const taken = comma[0].length - (comma[1]?.length ?? 0) + text.length;
  if (split.company || cut) return { ...split, length: taken };
  const company =
    /^,\s(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,3})(?=\s*(?:[;.)\n]|$|\s(?:and|und|et|y|e|en)\s))/u.exec(
      after.slice(taken),
    );
  if (
    company?.[1] &&
    !/,\s|\s(?:and|und|et|y|e|en)\s/u.test(
      after.slice(taken + company[0].length, taken + company[0].length + 6),
    ) &&
    company[1].split(" ").length === 1
  )
    return { ...split, company: company[1], length: taken + company[0].length };
  return { ...split, length: taken };
}

const trimmed = (text: string | undefined): string | null => {
  const bare = (text ?? "")
    .replace(
      /^(?:our|the(?=\s\p{Ll})|an?|unsere?r?|notre|nuestr[ao]|a nossa|o nosso|la nostra|il nostro|onze|la|le|l['’]|el|il|o|a|der|die|den|dem|de)\s/u,
      "",
    )
    .replace(/[\s,.;:、]+$/u, "")
    .trim();
  return bare ? clip(bare, 200) : null;
};

/** Splits the text after a name into title and company. */
export function splitAbout(raw: string): { title: string | null; company: string | null } {
  const text = raw
    .replace(/\b\d{1,3}\s?(?:min|minutes|minuten|分)\b\.?/iu, "")
    .replace(/[,;]\s*$/, "")
    .trim();
  if (!text || /^\d+$/.test(text)) return { title: null, company: null };
  if (/[\p{Script=Han}\p{Script=Katakana}]/u.test(text)) return splitJapanese(text);
  const comma =
    /^([^,;|/·–—]{2,80})\s?[,;|/·–—]\s?(.{2,80})$/u.exec(text) ?? /^(.{2,60})\s-\s(.{2,60})$/u.exec(text);
  if (comma) {
    const [first, second] = [comma[1] ?? "", comma[2] ?? ""];
    if (isRole(second) && !isRole(first)) return { title: trimmed(second), company: trimmed(first) };
    if (!isRole(first) && !isRole(second)) return { title: trimmed(first), company: trimmed(second) };
    const inner = splitAt(first);
    return inner.company
      ? { title: trimmed(text), company: inner.company }
      : { title: trimmed(first), company: trimmed(second) };
  }
  return splitAt(text);
}

const SPLIT = new RegExp(
  `^(.{2,90}?)\\s${AT}\\s?((?:the\\s|der\\s|die\\s|den\\s|dem\\s|la\\s|l['’])?[\\p{Lu}\\p{N}][^,]{0,80})$`,
  "u",
);

/** "Mecánico de Bicilab": one lowercase word for the profession, then a company name. */
const WORD_OF_HOUSE =
  /^([\p{Ll}-]{4,24})\s(?:at|of|von|bei|beim|vom|chez|de|del|di|da|do|van|bij)\s((?:the\s)?\p{Lu}.{1,60})$/u;
const OF_A_PLACE =
  /^(?:mayor|maire|sindac[oa]|alcalde|alcaldesa|prefeit[oa]|(?:ober)?bürgermeister(?:in)?|burgemeester)(?![\p{L}])/iu;

function splitAt(text: string): { title: string | null; company: string | null } {
  if (OF_A_PLACE.test(text)) return { title: trimmed(text), company: null };
  const house = WORD_OF_HOUSE.exec(text);
  if (house) return { title: trimmed(house[1]), company: trimmed(house[2]) };
  const split = SPLIT.exec(text);
  if (split?.[1] && split[2] && (isRole(split[1]) || /\s(?:at|@|bei|chez|presso|bij)\s/.test(text))) {
    const strong =
      /^(.{2,90})\s(?:at|@|bei|chez|presso|bij)\s((?:the\s|der\s|den\s|dem\s|la\s|le\s|het\s)?[\p{Lu}\p{N}].{0,80})$/u.exec(
        text,
      );
    return strong
      ? { title: trimmed(strong[1]), company: trimmed(strong[2]) }
      : { title: trimmed(split[1]), company: trimmed(split[2]) };
  }
  if (isRole(text) || /^\p{Ll}/u.test(text)) return { title: trimmed(text), company: null };
  return { title: null, company: trimmed(text.replace(new RegExp(`^${AT}\\s`, "u"), "")) };
}

function splitJapanese(text: string): { title: string | null; company: string | null } {
  if (/^(?:代表取締役|常務取締役|専務取締役)(?:社長|会長)?$/u.test(text))
    return { title: text, company: null };
  const parts = text.split(/[、,・/\s]+|(?<=株式会社\S{1,20})\s/u).filter(Boolean);
  const [first = "", ...rest] = parts;
  if (parts.length > 1 && isRole(rest.join(" ")))
    return { title: rest.join(" "), company: isRole(first) && !/社|大学|病院/.test(first) ? null : first };
  if (parts.length > 1 && isRole(first)) return { title: first, company: rest.join(" ") };
  const incorporated = /^((?:株式|合同|有限)会社[^の\s]{1,20})の(.{2,20})$/u.exec(text);
  if (incorporated) return { title: incorporated[2] ?? null, company: incorporated[1] ?? null };
  const joined =
    /^(.{2,30}?(?:株式会社|会社|大学|病院|研究所|銀行|社|省|庁|協会|財団|学校|高校|店|工房))の?(.{2,20})$/u.exec(
      text,
    ) ??
    /^(株式会社[\p{Script=Katakana}ー\p{Script=Latin}\p{N}]+)の?(.{2,20})$/u.exec(text) ??
    /^(.{2,30}?)の?((?:最高|代表|執行|取締|C[A-Z]O|\p{L}*(?:部長|課長|マネージャー|エンジニア|リーダー|ディレクター|責任者|教授|担当)).{0,12})$/u.exec(
      text,
    );
  if (joined?.[1] && joined[2] && isRole(joined[2])) return { title: joined[2], company: joined[1] };
  return isRole(text) ||
    !/社|大学|病院|新聞|銀行|協会|財団|省|庁|局|会$|署|店$|園$|工房|研究所|放送|[A-Za-z]{3}/u.test(text)
    ? { title: text, company: null }
    : { title: null, company: text };
}
