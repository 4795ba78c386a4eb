import type { Outline } from "../outline";
import { INSTRUCTION, isGossip } from "../words/mail-words";
import { WISH_WORDS } from "../words/request-words";
import { isRole } from "../words/role-words";
import { TOPIC_END, TOPIC_LEADS } from "../words/topic-words";
import { findDurations } from "./find-durations";
import { clip, quoted } from "./patterns";
import { findNames } from "./person-names";
import type { Line, Reading } from "./read-lines";
import { plainName } from "./plain-name";
import { isInside } from "./read-people";
import { sentencesOf, type Span } from "./sentences";

type Topic = Outline["topics"][number];

const MOST = 20;
const LONGEST = 140;
const AND = "and|und|et|y|e|ed|en|sowie|as well as|plus|ainsi que|así como|assim como|nonché|evenals";
const LIST = new RegExp(`\\s*[;、]\\s*|\\s*,\\s+(?:(?:${AND})\\s+)?|\\s+(?:${AND}|&)\\s+(?=[^,;]*$)`, "iu");
const QUESTION_LIST = /(?<=\?)\s+/u;

/** What the show is about: lists under labels, bullets, and subjects in running text. */
export function readTopics(reading: Reading, agendaLines: ReadonlySet<number>, people: Outline["people"], wishes: readonly { at: number; wanted: boolean; what: string }[]): Topic[] {
  const named = new Set(people.flatMap(({ name }) => [plainName(name), plainName(name).split(" ")[0] ?? ""]));
  const labelled = reading.lines
    .filter(({ label, at }) => label === "topics" && !agendaLines.has(at))
    .flatMap((line) => fromList(line));
  const bullets = labelled.length > 0 ? [] : reading.lines.filter((line) => line.label === null && line.bullet && !agendaLines.has(line.at) && isTopicBullet(line));
  const told = labelled.length > 0 && !reading.transcript ? [] : reading.sentences.filter(({ at }) => !isInside(at, reading, agendaLines) && !bullets.some((line) => line.at <= at && at < line.at + line.text.length)).flatMap((sentence) => fromSentence(sentence));
  const found = [...labelled, ...bullets.map((line) => ({ text: line.text, at: line.at })), ...told];
  return unique(found.filter((span) => !isAsked(span, wishes)), reading.source, named);
}

/** A line that refuses something, or begins with what it asks for, is no subject. */
const isAsked = ({ text, at }: Span, wishes: readonly { at: number; wanted: boolean; what: string }[]): boolean =>
  wishes.some((wish) => wish.at >= at && wish.at < at + text.length && wish.what !== "story" && (!wish.wanted ? wish.at - at < 40 : wish.at - at < 12 && wish.what !== "interview" && wish.what !== "panel" && wish.what !== "quote"));

const isTopicBullet = ({ text }: Line): boolean =>
  text.length <= LONGEST && !isGossip(text) && findDurations(text).length === 0 && !/[@]|https?:/.test(text);

function fromList(line: Line): Span[] {
  const text = line.text.trim();
  if (!text || isGossip(text)) return [];
  const at = line.at + line.text.indexOf(text);
  if (!line.labelled) return line.bullet || text.length > 60 || !LIST.test(text) ? [{ text, at }] : splitList({ text, at });
  if (QUESTION_LIST.test(text)) return pieces({ text, at }, text.split(QUESTION_LIST));
  return splitList({ text, at });
}

/** "a, b and c": three. Commas in brackets do not part, nor does an "and" where semicolons do. */
function splitList({ text, at }: Span): Span[] {
  const shielded = text.replace(/\([^)]{0,120}\)|[「『“„"«][^」』”"»]{0,120}[」』”"»]/gu, (inner) => inner.replaceAll(",", "\u0001").replaceAll(" ", "\u0002").replaceAll("、", "\u0003"));
  const parts = /;/.test(shielded) ? shielded.split(/\s*;\s*/) : shielded.split(LIST);
  const japanese = parts.length === 1 && /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) ? shielded.split(/[・/]|(?<=[\p{Script=Han}\p{Script=Katakana}ー])と(?=[\p{Script=Han}\p{Script=Katakana}])/u) : parts;
  return pieces({ text, at }, japanese.map((part) => part.replaceAll("\u0001", ",").replaceAll("\u0002", " ").replaceAll("\u0003", "、")));
}

function pieces({ text, at }: Span, parts: readonly string[]): Span[] {
  let from = 0;
  return parts.filter((part) => part.trim()).map((part) => {
    const start = Math.max(from, text.indexOf(part, from));
    from = start + part.length;
    return { text: part.trim(), at: at + start };
  });
}

/** "① … ② … ③ …" and "1) … 2) …" in one line. */
function numbered({ text, at }: Span): Span[] | undefined {
  const parts = [...text.matchAll(/(?:[①-⑨]|(?<![\p{L}\p{N}])[1-9]\))\s?([^①-⑨]{3,80}?)(?=\s*(?:[①-⑨]|[1-9]\)|[。.;]|、の|$))/gu)];
  if (parts.length < 2) return undefined;
  return parts.map((match) => ({ text: (match[1] ?? "").replace(/[、,\s]+$/u, ""), at: at + match.index + match[0].indexOf(match[1] ?? "") }));
}

function fromSentence(sentence: Span): Span[] {
  const { text } = sentence;
  const items = numbered(sentence);
  if (items) return items;
  if (INSTRUCTION.test(text) || text.length > 900) return [];
  if (/[\p{Script=Hiragana}]/u.test(text)) return japaneseSubjects(sentence);
  for (const match of leadsIn(text)) {
    const start = match.index + match[0].length;
    const cut = leadingLength(text, start);
    const rest = text.slice(start + cut);
    const end = Math.max(0, (TOPIC_END.exec(` ${rest}`)?.index ?? rest.length + 1) - 1);
    const subject = rest.slice(0, end).replace(/\s(?:for|für|pour|para|per|voor)\s(?!example|beispiel)(?:\p{L}+\s?){1,5}$/iu, "");
    if (subject.length < 3 || subject.length > 260 || startsWithPerson(subject)) continue;
    return splitList({ text: subject, at: sentence.at + start + cut });
  }
  return clause(sentence) ?? list(sentence) ?? afterKind(sentence);
}

const QUESTION_WORD =
  /^(?:how|why|what|when|wie|warum|was|wann|wieso|comment|pourquoi|quoi|cómo|por qué|qué|como|por que|o que|come|perché|che cosa|hoe|waarom|wat)\s/iu;
const TALK_TO_EACH_OTHER = /^(?:how|what|wie|was|come|como|cómo|qué|comment|hoe|wat)\s(?:are|about|do you|is the|geht|läuft|meinst|va|vas|estás?|está|stai|gaat|denk|think|say)\s?/iu;

/** "How small bakeries set their prices, 30 minutes, …": the clause is the subject. */
function clause(sentence: Span): Span[] | undefined {
  if (!QUESTION_WORD.test(sentence.text) || TALK_TO_EACH_OTHER.test(sentence.text) || isGossip(sentence.text)) return undefined;
  const end = TOPIC_END.exec(sentence.text)?.index ?? sentence.text.length;
  const comma = /,\s(?=(?:\d|an? (?:hour|half)|with|mit|avec|con|com|met|for|für|pour|para|per|voor)\b)/iu.exec(sentence.text)?.index ?? end;
  const text = sentence.text.slice(0, Math.min(end, comma)).trim();
  return text.length >= 8 && text.length <= 140 ? [{ text, at: sentence.at }] : undefined;
}

/** "Lumière, siestes, repas.": a few short things, none of them a wish, a length or a name. */
function list(sentence: Span): Span[] | undefined {
  const text = sentence.text.replace(/[.。]\s*$/u, "");
  if (/[:;?!@]|https?/u.test(text) || findDurations(text).length > 0 || isGossip(text)) return undefined;
  const parts = splitList({ text, at: sentence.at });
  if (parts.length < 3 || parts.some((one) => one.text.split(/\s+/).length > 5 || isWish(one.text)) || NEGATED.test(text)) return undefined;
  return findNames(text).some(({ name }) => name.includes(" ")) ? undefined : parts;
}

const NEGATED = /(?<![\p{L}])(?:no|not|kein\p{L}*|ohne|nicht|sans|pas|sin|sem|senza|niente|geen|zonder|niet|please|bitte|thanks|danke)(?![\p{L}])/iu;

function leadsIn(text: string): RegExpExecArray[] {
  for (const lead of TOPIC_LEADS) {
    const found = [...text.matchAll(lead)].slice(0, 4);
    if (found.length > 0) return found;
  }
  return [];
}

/** "Workshop of two hours on pottery": the length is not the subject. */
function leadingLength(text: string, start: number): number {
  const length = findDurations(text).find(({ at, to }) => at <= start + 2 && to > start);
  if (!length) return 0;
  const lead = /^\s*(?:(?:on|about|über|zu|zum|sur|sobre|su|sul|sulla|over|de|di|of)\s)?/iu.exec(text.slice(length.to))?.[0].length ?? 0;
  return length.to + lead - start;
}

const startsWithPerson = (text: string): boolean => findNames(text.slice(0, 60)).some(({ at, name }) => at === 0 && name.includes(" ") && !/:/.test(text)) && text.split(/\s+/).length <= 3;

/** "45-minute panel: the future of work" and "Lightning talk – Rust in production". */
function afterKind(sentence: Span): Span[] {
  const colon = behindColon(sentence);
  if (colon) return colon;
  const match = /(?:talk|update|live|webinar|workshop|panel|show|session|seminar|interview|vortrag|sendung|gespräch|schulung|webinaire|atelier|conférence|table ronde|émission|taller|charla|mesa redonda|oficina|palestra|painel|laboratorio|conferenza|tavola rotonda|diretta|lezing|uitzending|paneldiskussion|podiumsdiskussion|panelgesprek|cursus|kurs|course|training)\p{L}{0,4}\)?(?:,[^:–]{0,30})?\s?(?::|–|—|\s-\s)\s?([^.!?\n]{4,140})/iu.exec(sentence.text);
  if (!match?.[1]) return [];
  const subject = match[1].slice(0, TOPIC_END.exec(match[1])?.index ?? match[1].length);
  if (subject.length < 4 || startsWithPerson(subject) || findDurations(subject).length > 0) return [];
  return splitList({ text: subject, at: sentence.at + match.index + match[0].indexOf(match[1]) });
}

/** What stands behind the colon of a sentence that says what kind of show it is, how long or with whom. */
function behindColon(sentence: Span): Span[] | undefined {
  const split = /^([^:?!]{4,150}?)\s?:\s([^:!]{6,260})$/u.exec(sentence.text);
  const [head, rest] = [split?.[1] ?? "", split?.[2] ?? ""];
  if (!rest || WISHES.test(sentence.text) || /https?|@/.test(sentence.text) || findDurations(rest).length > 0 || findNames(rest).some(({ at, name }) => at === 0 && name.includes(" "))) return undefined;
  const isList = (rest.match(/[,;]/g)?.length ?? 0) >= 2;
  const introduces = findDurations(head).length > 0 || findNames(head).some(({ name }) => name.includes(" ")) || KIND.test(head);
  if (isWish(head) || WISH_HEAD.test(head) || (!isList && !introduces)) return undefined;
  const at = sentence.at + sentence.text.lastIndexOf(rest);
  return isList || !QUESTION_WORD.test(rest) ? splitList({ text: rest, at }) : [{ text: rest, at }];
}

const KIND =
  /(?<![\p{L}])(?:\p{L}*(?:talk|webinar|workshop|panel|show|session|seminar|interview|vortrag|sendung|gespräch|schulung|lezing|uitzending)|webinaire|atelier|conférence|table ronde|émission|éclair|taller|charla|relámpago|mesa redonda|oficina|palestra|relâmpago|painel|laboratorio|conferenza|tavola rotonda|diretta|lampo|course|training|update|rounds?|live)/iu;
const WISH_HEAD = /(?<![\p{L}])(?:polls?|umfrage|sondage|encuesta|enquete|votação|sondaggio|peiling|demo|note|achtung|important|attention|ojo|nb|important[e]?|let op|warning|system\p{L}*|contact|phone|tel)(?![\p{L}])/iu;

const WISHES = /(?<![\p{L}])(?:please|include|bitte|por favor|s'il|per favore|graag|budget|contact|when|wann)(?![\p{L}])/iu;

const JA_SUBJECT = /(?:「([^」]{2,60})」|([^。、「」\n:はが]{2,50}?))(?:について|に関して|に関する|をテーマに|をテーマとした|がテーマ|を(?:ひとつだけ|一つだけ)?(?:紹介|解説|説明|議論|取り上げ|扱|話し合|語|学))/gu;
const JA_THEME = /テーマは「?([^。」\n]{2,60}?)」?(?:です|で、|。|$)/u;

function japaneseSubjects(sentence: Span): Span[] {
  const theme = JA_THEME.exec(sentence.text);
  if (theme?.[1]) return splitList({ text: theme[1], at: sentence.at + theme.index + theme[0].indexOf(theme[1]) });
  const found = [...sentence.text.matchAll(JA_SUBJECT)].flatMap((match) => {
    const subject = (match[1] ?? match[2] ?? "").replace(/^.*(?:さん|氏|先生|様)(?:と|が|に|は|の|から)/u, "").replace(/^.*?(?:\d+分|時間半?|向け)(?:で|の|に)/u, "").trim();
    return subject.length > 1 ? splitList({ text: subject, at: sentence.at + match.index + Math.max(0, match[0].indexOf(subject)) }) : [];
  });
  return found.length > 0 ? found : japaneseFragment(sentence);
}

const JA_TOLD = /([^。]{4,80}?)(?:の順で|の順に|の話(?:を|です|。|$)|を(?:中心に|テーマ|ひとつ|一つ))/u;

/** "ベランダで始める家庭菜園の話。春に植える野菜と土の選び方。": what has no verb is a subject by itself. */
function japaneseFragment(sentence: Span): Span[] {
  const told = JA_TOLD.exec(sentence.text);
  if (told?.[1]) {
    const subject = told[1].replace(/^.*?(?:\d+分|時間半?|向け|迎えて)(?:で|の|に|、)*(?:\d+分、?)?/u, "").trim();
    return splitJapaneseList({ text: subject, at: sentence.at + sentence.text.indexOf(subject) });
  }
  const text = sentence.text.replace(/[。\s]+$/u, "");
  if (text.length > 40 || text.length < 4 || /(?:ます|です|ください|ない|した|する|なし|で|に|は|不要|下さい)$/u.test(text) || findDurations(text).length > 0 || /さん|氏|様|[0-9@]/u.test(text)) return [];
  return [{ text, at: sentence.at }];
}

const splitJapaneseList = (span: Span): Span[] => (span.text.includes("、") ? splitList(span) : [span]);

function unique(found: readonly Span[], source: string, named: ReadonlySet<string>): Topic[] {
  const topics: Topic[] = [];
  const seen = new Set<string>();
  for (const { text, at } of found) {
    const clean = tidy(text);
    const key = clean.toLowerCase();
    if (!clean || seen.has(key) || !isSubject(clean, named)) continue;
    seen.add(key);
    topics.push({ text: clip(clean, 140), from: quoted(source.slice(at, at + text.length)) });
  }
  return topics.slice(0, MOST);
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/[*_#`]{1,3}/g, "")
    .replace(/^(?:and|und|et|y|e|en|also|auch|the following|following|folgende|then|dann|puis|first|zuerst)[\s:]+/iu, "")
    .replace(/\s(?:with|mit|avec|con|com|met)\s\p{Lu}\p{L}+\s\p{Lu}[^,]*$/u, "")
    .replace(/\s?\((?:ca\.\s)?\d{1,3}\s?(?:min|m|分|')[^)]*\)$/iu, "")
    .replace(/["“”„«»「」『』]/gu, "")
    .replace(/[\s.;,:。、–—-]+$/u, "")
    .replace(/^[\s.;,:。、–—-]+/u, "")
    .trim();

/** A wish, somebody's name, an address, a date or a number of minutes is no subject. */
function isSubject(text: string, named: ReadonlySet<string>): boolean {
  if (text.length < 2 || text.length > 200 || !/\p{L}{2}/u.test(text)) return false;
  if (named.has(plainName(text)) || INSTRUCTION.test(text) || isGossip(text)) return false;
  if (/https?:|www\.|@\w|^\+?\d[\d\s/()-]{6,}$/iu.test(text)) return false;
  if (/^(?:it|this|that|them|us|you|me|that['’]s it|das|es|ça|cela|eso|isso|questo|dat|etc|usw|tba|tbd|n\/a|more|mehr|todo|us all|everything|anything|something|stuff|whatever)$/iu.test(text)) return false;
  if (/^(?:\d|an? |the |one |a few )[^\p{Lu}]{0,12}(?:min|minut|hour|stunde|heure|hora|ore|uur)/iu.test(text) || (findDurations(text).length > 0 && text.length < 22)) return false;
  if (/^(?:we|i|you|please|wir|ich|sie|bitte|nous|je|vous|il faut|nosotros|por favor|nós|noi|per favore|wij|ik|graag)\s/iu.test(text) && text.length > 50) return false;
  return !isWish(text) && !(isRole(text) && /^\p{Lu}\p{L}+ \p{Lu}\p{L}+,/u.test(text));
}

/** "A live demo", "Q&A", "no slides": asked for or refused, not spoken about. */
function isWish(text: string): boolean {
  if (/^(?:no|ohne|kein|keine|sans|pas de|sin|sem|senza|geen|zonder|without)\s/iu.test(text) && text.split(" ").length <= 4) return true;
  const bare = text.replace(/^(?:(?:a|an|the|our|short|quick|live|eine?n?|kurze|une?|una?|uma?|il|la|le|los|las|een|audience|time for|zeit für|include|add|plus|with|mit|open|and|final)\s)+/giu, "");
  return WISH_WORDS.some(([what, pattern]) => {
    if (what === "story") return false;
    pattern.lastIndex = 0;
    const match = pattern.exec(bare);
    pattern.lastIndex = 0;
    return match !== null && match.index === 0 && bare.length - match[0].length <= 14 && bare.split(" ").length <= 4;
  }) || (/(?<![\p{L}])(?:demo|démo|poll|umfrage|sondage|encuesta|sondaggio|peiling|デモ|投票|アンケート)/iu.test(text) && /^(?:live |a |product )?(?:demo|démo|demonstration|poll|umfrage|sondage|encuesta|sondaggio|peiling)\b/iu.test(text));
}
