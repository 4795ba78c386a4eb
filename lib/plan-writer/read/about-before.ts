import { isRole } from "../words/role-words";
import type { FoundName } from "./person-names";
import { type About, readAbout, splitAbout } from "./read-about";

const UNKNOWN_PERSON: About = { title: null, company: null, length: 0 };
const FAR = 50;

/** "The barista Lucía Ferrer", "notre PDG Olivier Blanc", "du directeur, Pascal Noël". */
const ARTICLE_TITLE =
  /(?<![\p{L}])(?:(?:our|the|unser|unsere|unserem|unserer|notre|la|le|el|il|lo|nuestr[ao]|noss[ao]|nostr[ao]|o|a|de|onze|der|die|dem|du|della|del|do|da|door|par|per|por|by)\s|(?:l|dell)['’])((?:[\p{Ll}-]{3,22}|[A-Z]{2,5}))(,?)\s$/u;
/** "Lo storico dell'arte Paolo Venier", "la actriz y formadora Lucía Santamaría". */
const ARTICLE_TITLES =
  /(?<![\p{L}])(?:(?:our|the|notre|la|le|el|il|lo|nuestr[ao]|noss[ao]|nostr[ao]|o|a|de|onze|het)\s|l['’])([\p{Ll}-]{3,22}\s(?:(?:y|e|ed|et|and|en|de|del|della|di|do|da|of|van)\s|(?:dell|de l|d)['’])[\p{Ll}-]{3,22})\s$/u;
/** "Geschäftsführerin Dr. Anne Kessler" */
const DEGREES = /(?:(?:Dr|Prof|Dipl|Ing|Mag)\.\s)+$/u;
const NO_TITLE =
  /^(?:with|and|the|our|or|to|for|from|show|webinar|talk|team|con|com|met|mit|und|avec|pour|par|por|per|company|firma|guests?|gast|gäste|host|moderat\p{L}*|podium|panel|invité\p{L}*|invitad\p{L}*|convidad\p{L}*|ospit\p{L}*|interview|intervista|entrevista|gesprek|gespräch|parte|part|esperienza|loja|experience|product|produit|producto|event|studio|client\p{L}*|kund\p{L}*|klant|customer|trainer|presentador\p{L}*|apresentador\p{L}*|instructor|colleague|collègue|colega|collega)$/iu;
const NO_TITLE_HEAD =
  /^(?:and|with|by|our|the|is|a|an|mit|von|und|unser|unsere|der|die|durch|avec|notre|par|con|nuestr[ao]|com|nostr[ao]|met|onze|door|host|moderator|trainer|instructor|trainerin|moderatorin|docent|en|e|ed|y|et|dann|danach|anschließend|berichtet|spricht|erzählt|zeigt|kommt|then|later|puis|ensuite|luego|después|depois|poi|daarna|vertelt|ook|auch|noch)$/iu;

/** "Davide Conti, Federconsumatori" at the end of a line: a single word isn't another guest. */
const ONE_WORD = /^,\s(\p{Lu}[\p{L}\p{N}&.'’-]{3,40}[\p{L}\p{N}])\.?\s*$/u;

/** Reads what the text says about a person, after the name or before it. */
export function aboutOf(text: string, name: FoundName): About & { at?: number } {
  const isJapanese = /[\p{Script=Han}\p{Script=Katakana}]/u.test(name.name);
  const behind =
    isJapanese && !/^\s?\(/u.test(text.slice(name.to))
      ? UNKNOWN_PERSON
      : readAbout(text.slice(name.to, name.to + 200));
  if (behind.length > 0 && behind.title) return behind;
  const house = behind.length === 0 && name.name.includes(" ") ? ONE_WORD.exec(text.slice(name.to)) : null;
  if (house?.[1])
    return { title: titleBefore(text, name)?.title ?? null, company: house[1], length: house[0].length };
  const before = titleBefore(text, name);
  return before ? { ...before, company: before.company ?? behind.company, length: behind.length } : behind;
}

/** Reads the title in front of a name. */
export function titleBefore(text: string, name: FoundName): (About & { at: number }) | undefined {
  const degrees = DEGREES.exec(text.slice(0, name.at))?.[0].length ?? 0;
  if (degrees > 0) return titleBefore(text, { ...name, at: name.at - degrees });
  const before = text
    .slice(Math.max(0, name.at - FAR), name.at)
    .replace(/^\p{Lu}(?=\p{Ll}{1,5}\s)|(?<=[.!?]\s)\p{Lu}(?=\p{Ll}{1,5}\s)/gu, (first) =>
      first.toLowerCase(),
    );
  if (/[\p{Script=Han}\p{Script=Katakana}]/u.test(name.name)) return japaneseBefore(before, name);
  const titles = ARTICLE_TITLES.exec(before)?.[1];
  if (titles && isRole(titles) && !titles.split(/\s/).some((word) => NO_TITLE.test(word)))
    return { title: titles, company: null, length: 0, at: name.at - titles.length - 1 };
  const named = ARTICLE_TITLE.exec(before);
  if (named?.[1] && !NO_TITLE.test(named[1]) && (named[2] === "" || isRole(named[1])))
    return {
      title: named[1],
      company: null,
      length: 0,
      at: name.at - named[1].length - (named[2] ?? "").length - 1,
    };
  const words = (/(?:^|[\s,(:])((?:\p{L}[\p{L}-]*\s){1,3})$/u.exec(before)?.[1] ?? "").trim().split(" ");
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const title = words.slice(-count).join(" ");
    if (
      title &&
      isRole(title) &&
      isRole(words.at(-1) ?? "") &&
      !words.slice(-count).some((word) => NO_TITLE_HEAD.test(word))
    )
      return { title, company: null, length: 0, at: name.at - title.length - 1 };
  }
  const comma = /(?:^|[\s(])((?:\p{L}[\p{L}-]*\s?){1,3}),\s$/u.exec(before)?.[1]?.trim();
  if (comma && isRole(comma.split(" ").at(-1) ?? "") && /^\p{Ll}/u.test(comma.split(" ").at(-1) ?? ""))
    return {
      title: comma.split(" ").at(-1) ?? comma,
      company: null,
      length: 0,
      at: name.at - (comma.split(" ").at(-1) ?? "").length - 2,
    };
  return undefined;
}

/** "株式会社ミライのCTO、山田太郎さん", "農家の田中美咲さん". */
function japaneseBefore(before: string, name: FoundName): (About & { at: number }) | undefined {
  const said = /(?:^|[。、:(×\s]|は|に)([^。、:(×\s]{2,40}?)(?:の|・|、|\s)$/u
    .exec(before)?.[1]
    ?.replace(
      /^.*(?:ゲスト|登壇者?|講師|司会|モデレーター|聞き手|話し手|進行|今回|今日|パネリスト)(?:は|に|として)?/u,
      "",
    )
    .replace(/^.*(?:は|次に|そのあと|続いて)(?=.{2})/u, "");
  const office =
    /((?:株式|合同|有限)会社[^\s、。]{1,20}|[^\s、。]{2,16}(?:大学|病院|銀行|協会))\s([^\s、。]{2,12})\s$/u.exec(
      before,
    );
  if (office)
    return {
      title: office[2] ?? null,
      company: office[1] ?? null,
      length: 0,
      at: name.at - office[0].length,
    };
  if (!said || said.length < 2 || /^(?:今日|今回|最初|最後|話|皆|お客様|先行利用|弊社|当社)$/u.test(said))
    return undefined;
  // The company may be one comma earlier, with its own particle.
  return { ...splitAbout(said), length: 0, at: name.at - before.length + before.lastIndexOf(said) };
}
