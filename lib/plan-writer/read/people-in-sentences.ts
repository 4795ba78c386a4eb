import { clip, quoted } from "../patterns";
import {
  CORPORATE,
  GUEST_BEFORE,
  HOST_BEFORE,
  HOSTS_AFTER,
  isAbsent,
  MODERATES_AFTER,
  MODERATOR_BEFORE,
  ON_TOPIC,
  SPEAKS_AFTER,
  VERB_TOPIC,
  WITH_BEFORE,
} from "../words/people-words";
import { isRole } from "../words/role-words";
import { aboutOf } from "./about-before";
import type { FoundPerson, PersonRole } from "./found-person";
import { type FoundName, findJapaneseNames, findNames, nameAtStart } from "./person-names";
import type { About } from "./read-about";
import type { Span } from "./sentences";

const SOLO =
  /(?<![\p{L}])(?:just me|only me|me alone|nur ich|ich allein|juste moi|moi seule?|solo yo|yo sol[oa]|só eu|apenas eu|solo io|io da sol[oa]|alleen ik|ik alleen|i['’]m|i am|ich bin|ich heiße|mein name ist|my name is|je suis|je m['’]appelle|soy|me llamo|sou|chamo-me|me chamo|sono|mi chiamo|ik ben|ik heet)\s?[(,:]?\s?$/iu;
const JA_ROLE =
  /(ゲスト|登壇者|講演者|講師|司会|モデレーター|聞き手|スピーカー|ホスト|進行役?|パネリスト)(?:は|が|に|として|には|:|、|の)?(?:(?:弊社|当社|本学|当館|本校)の)?\s?$/u;
const LIST = /^[\s),]*(?:,|、|;|&|\+|and|und|et|y|e|ed|en|sowie|plus|と|oder|or)?[\s,]*$/iu;

/** Finds people in running text. A name counts if the words around it bring that person to the show. */
export function findPeopleInSentence(sentence: Span, source: string, german: boolean): FoundPerson[] {
  const { text } = sentence;
  const names = /[\p{Script=Han}\p{Script=Katakana}]/u.test(text) ? japanese(text) : findNames(text);
  const people: FoundPerson[] = [];
  let last: { to: number; role: PersonRole } | undefined;
  for (const name of names) {
    if (last && name.at < last.to) continue;
    const about = aboutOf(text, name);
    const before = text.slice(Math.max(0, (about.at ?? name.at) - 60), about.at ?? name.at);
    const behind = text.slice(name.to);
    const role = isAbsent(before, behind)
      ? undefined
      : roleOf({
          name,
          about,
          before,
          behind,
          german,
          titleBefore: about.at !== undefined ? about.title : null,
          last: last && LIST.test(text.slice(last.to, about.at ?? name.at)) ? last.role : undefined,
        });
    if (!role) continue;
    const to = name.to + about.length;
    const topic = topicOf(text.slice(to));
    people.push({
      name: name.name.replace(
        /^(?:Herr|Frau|Mr\.|Ms\.|Mrs\.|Mme|Monsieur|Madame|Señora?|Senhora?|Signora?|Meneer|Mevrouw)\s/u,
        "",
      ),
      role,
      title: about.title,
      company: about.company,
      topic,
      from: quoted(source.slice(sentence.at + (about.at ?? name.at), sentence.at + to)),
      at: sentence.at + name.at,
    });
    last = { to, role };
  }
  return people;
}

function japanese(text: string): FoundName[] {
  const found = [...findJapaneseNames(text), ...findNames(text)];
  for (const match of text.matchAll(
    /(?:ゲスト|登壇者|講演者|講師|司会|モデレーター|聞き手|スピーカー|ホスト|進行役?|パネリスト)(?:は|に|として|には|:)(?:(?:弊社|当社|本学|当館|本校)の)?\s?/gu,
  )) {
    const start = match.index + match[0].length;
    const name = nameAtStart(text.slice(start));
    if (
      name &&
      name.name.length > 1 &&
      !isRole(name.name) &&
      !found.some(({ at }) => Math.abs(at - start - name.at) < 3)
    )
      found.push({ name: name.name, at: start + name.at, to: start + name.to });
  }
  return found.sort((a, b) => a.at - b.at);
}

interface Evidence {
  name: FoundName;
  about: About;
  before: string;
  behind: string;
  german: boolean;
  /** The role of the previous person in the same list. */
  last: PersonRole | undefined;
  /** What the text says about them before the name. */
  titleBefore: string | null;
}

function roleOf({
  name,
  about,
  before,
  behind,
  german,
  last,
  titleBefore,
}: Evidence): PersonRole | undefined {
  const words = name.name.split(" ");
  if (CORPORATE.test(words.at(-1) ?? "")) return undefined;
  const isJapanese = /[\p{Script=Han}\p{Script=Katakana}]/u.test(name.name);
  const isWhole = words.length > 1 || isJapanese;
  const rest = behind.slice(about.length);
  const ja =
    JA_ROLE.exec(before)?.[1] ??
    (isJapanese
      ? /^(?:\([^)]*\))?(?:さん|氏|様)?(?:が|に)?(司会|モデレーター|聞き手|講師|ホスト)/u.exec(rest)?.[1]
      : undefined);
  if (ja) return /司会|モデ|聞き手/.test(ja) ? "moderator" : /講師|ホスト|進行/.test(ja) ? "host" : "guest";
  if (MODERATOR_BEFORE.test(before) || MODERATES_AFTER.test(rest)) return "moderator";
  if ((HOST_BEFORE.test(before) && !SECOND_TRADE.test(before)) || HOSTS_AFTER.test(rest)) return "host";
  if (SOLO.test(before)) return "host";
  if (GUEST_BEFORE.test(before)) return isWhole || !german || about.length > 0 ? "guest" : undefined;
  if (isJapanese) return "guest";
  const known = about.title !== null && isRole(about.title);
  if (isWhole && (known || (about.company !== null && WITH_BEFORE.test(before)) || SPEAKS_AFTER.test(rest)))
    return last && last !== "guest" && LIST_START.test(before) ? last : "guest";
  if (
    !isWhole &&
    !german &&
    before.trim() !== "" &&
    name.name.length > 2 &&
    FIRST_NAME_SPEAKS.test(rest) &&
    !/^\p{Lu}+$/u.test(name.name)
  )
    return "guest";
  if (isWhole && before.trim() === "" && STARTS_WITH.test(rest)) return "guest";
  if (
    isWhole &&
    (last ||
      APPOSITIVE_LIST.test(before) ||
      (about.length > 0 && /^\s?\(/.test(behind) && (about.title !== null || about.company !== null)))
  )
    return last ?? "guest";
  if (isWhole && titleBefore !== null) return last ?? "guest";
  if (
    isWhole &&
    WITH_BEFORE.test(before) &&
    !/^\s(?!and|und|et|y|e|ed|en|on|about|über|sur|sobre|su|over|from|who|will|for|für|to|as|als|in|at|plus|then|with|mit|avec|con|com|met|qui|que|che|die|der|zu|zum|we|wir|is|are|he|she|dann|puis|luego|depois|poi|dan|tonight|today|heute|followed|moderated|hosted|where|when|wo|por|par|da|door)\p{Ll}/u.test(
      rest,
    )
  )
    return "guest";
  return undefined;
}

/** "With our two founders, Will Chase and Mark Sweet". */
const APPOSITIVE_LIST =
  /(?<![\p{L}])(?:with|mit|avec|con|com|met|guests?|clients?|cliente|client[ae]?|kund(?:in|e)|klant|speakers?)(?:\s[^.;:,]{0,40})?[,:]\s$/iu;

/** A single word is only a person if it does what people do. */
const FIRST_NAME_SPEAKS =
  /^\s(?:(?:will|'ll|is going to) (?:talk|speak|show|present|explain|share|tell|join|walk|demo|open|close|cover|discuss|give)|(?:nous |nos |ci |vai |va a )?(?:parlera|racontera|présentera|montrera|hablará|contará|mostrará|falará|contará|falar|contar|mostrar|parlerà|racconterà|mostrerà))(?![\p{L}])/iu;
/** "Ada Lovelace on analytical engines", at the beginning of a sentence. */
const STARTS_WITH = /^\s(?:on|über|sur|sobre|su|over|about)\s/iu;

/** "The actress and trainer Lucía …": a second profession isn't a role in the show. */
const SECOND_TRADE = /\p{L}{3,}\s(?:y|e|ed|et|and|und|en)\s\p{L}+\s$/u;

const LIST_START = /(?:,|and|und|et|y|e|en|&)\s*$/iu;

function topicOf(behind: string): string | null {
  const lead = ON_TOPIC.exec(behind) ?? VERB_TOPIC.exec(behind);
  if (!lead) return japaneseTopic(behind);
  const text =
    /^[^.!?;:\n–—()]{3,110}?(?=\s*(?:[.!?;:\n–—()]|$)|,|\s(?:and|und|et|y|e|en)\s(?:\p{Lu}\p{Ll}+\s(?:\p{Lu}|on\b|about\b|über\b|sur\b|sobre\b|over\b|su\b))|\s(?:moderated|hosted|with|mit|avec|con|com|met)\s\p{Lu})/u.exec(
      behind.slice(lead[0].length),
    )?.[0];
  return (text && !/^(?:\p{Lu}[\p{L}-]+\s?){1,3}$/u.test(text.trim())) ||
    (text && text.split(" ").length === 1)
    ? clip((text ?? "").trim(), 120)
    : text
      ? clip(text.trim(), 120)
      : null;
}

function japaneseTopic(behind: string): string | null {
  const match =
    /^(?:さん|氏|様)?(?:が|は|には|に|と)(?:、)?(?:「([^」]{2,60})」|([^。、「」]{2,50}?))(?:について|に関して|をテーマに)/u.exec(
      behind,
    );
  return match?.[1] ?? match?.[2] ?? null;
}
