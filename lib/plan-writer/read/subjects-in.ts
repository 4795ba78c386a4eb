import { INSTRUCTION, isGossip } from "../words/email-words";
import { ORDER_NEXT, TOPIC_END, TOPIC_LEADS } from "../words/topic-words";
import { findDurations } from "./find-durations";
import { isWish } from "./is-subject";
import { japaneseSubjects } from "./japanese-subjects";
import { findNames } from "./person-names";
import type { Span } from "./sentences";
import { pieces, splitList } from "./split-list";
import { startsWithDate } from "./starts-with-date";

/** "① … ② … ③ …" and "1) … 2) …" in one line. */
function numbered({ text, at }: Span): Span[] | undefined {
  const parts = [
    ...text.matchAll(
      /(?:[①-⑨]|(?<![\p{L}\p{N}])[1-9]\))\s?([^①-⑨]{3,80}?)(?=\s*(?:[①-⑨]|[1-9]\)|[。.;]|、の|$))/gu,
    ),
  ];
  if (parts.length < 2) return undefined;
  return parts.map((match) => ({
    text: (match[1] ?? "").replace(/[、,\s]+$/u, ""),
    at: at + match.index + match[0].indexOf(match[1] ?? ""),
  }));
}

export function subjectsIn(sentence: Span, language: string): Span[] {
  const { text } = sentence;
  const items = numbered(sentence);
  if (items) return items;
  if (INSTRUCTION.test(text) || text.length > 900) return [];
  if (/[\p{Script=Hiragana}]/u.test(text)) return japaneseSubjects(sentence);
  for (const match of leadsIn(text)) {
    if (NEGATED.test(text.slice(Math.max(0, match.index - 10), match.index))) continue;
    const start = match.index + match[0].length;
    const cut = leadingLength(text, start);
    const rest = text.slice(start + cut);
    const ordered = inOrder({ text: rest, at: sentence.at + start + cut });
    if (ordered) return ordered;
    const end = Math.max(0, (TOPIC_END.exec(` ${rest}`)?.index ?? rest.length + 1) - 1);
    const subject = rest
      .slice(0, end)
      .replace(/\s(?:for|für|pour|para|per|voor)\s(?!example|beispiel)(?:\p{L}+\s?){1,5}$/iu, "");
    if (
      subject.length < 3 ||
      subject.length > 260 ||
      startsWithPerson(subject) ||
      // "Thu, 10 December" ends at its comma as a subject.
      startsWithDate(subject) ||
      startsWithDate(rest) ||
      /^(?:the|our|this|das|unser|le|notre|el|o|nosso|il|nostro|het|ons)\s(?:\p{L}*webinar|webinaire|show|session|event|sendung|programa)(?![\p{L}])/iu.test(
        subject,
      )
    )
      continue;
    return splitList({ text: subject, at: sentence.at + start + cut }, language);
  }
  return clause(sentence) ?? list(sentence, language) ?? afterKind(sentence, language);
}

/** Splits "D'abord des frais de port, puis des photos, et pour finir des avis" into its topics. */
function inOrder({ text, at }: Span): Span[] | undefined {
  const first = FIRST.exec(text);
  if (!first) return undefined;
  const parts = text
    .slice(first[0].length)
    .split(/[.!?]/u)[0]
    ?.split(ORDER_NEXT)
    .map((part) =>
      part.replace(
        /^(?:de la|de l['’]|des|du|de|d['’]|über|von|about|of|over|sobre|di|del|della)\s?(?=\p{L})/iu,
        "",
      ),
    )
    .map((part) => part.replace(/[\s,]+$/u, ""))
    .filter((part) => part.length > 2);
  return parts && parts.length >= 2 ? pieces({ text, at }, parts) : undefined;
}

const FIRST = /^(?:first(?:ly)?|zuerst|zunächst|erst|d['’]abord|primero|primeiro|prima|eerst)\s/iu;

const QUESTION_WORD =
  /^(?:how|why|what|when|wie|warum|was|wann|wieso|comment|pourquoi|quoi|cómo|por qué|qué|como|por que|o que|come|perché|che cosa|hoe|waarom|wat)\s/iu;
const TALK_TO_EACH_OTHER =
  /^(?:how|what|wie|was|come|como|cómo|qué|comment|hoe|wat)\s(?:are|about|do you|is the|geht|läuft|meinst|va|vas|estás?|está|stai|gaat|denk|think|say)\s?/iu;

/** "How small bakeries set their prices, 30 minutes, …": the clause is the topic. */
function clause(sentence: Span): Span[] | undefined {
  if (!QUESTION_WORD.test(sentence.text) || TALK_TO_EACH_OTHER.test(sentence.text) || isGossip(sentence.text))
    return undefined;
  // In "What we'd like: …", the text after the colon counts.
  if (/^[^:?]{4,30}:\s/u.test(sentence.text)) return undefined;
  const end = TOPIC_END.exec(sentence.text)?.index ?? sentence.text.length;
  const comma =
    /,\s(?=(?:\d|an? (?:hour|half)|with|mit|avec|con|com|met|for|für|pour|para|per|voor)\b)/iu.exec(
      sentence.text,
    )?.index ?? end;
  const text = sentence.text.slice(0, Math.min(end, comma)).trim();
  return text.length >= 8 && text.length <= 140 ? [{ text, at: sentence.at }] : undefined;
}

/** "Lumière, siestes, repas.": a few short items, none of them a request, a length or a name. */
function list(sentence: Span, language: string): Span[] | undefined {
  const text = sentence.text.replace(/[.。]\s*$/u, "");
  if (/[:;?!@]|https?/u.test(text) || findDurations(text).length > 0 || isGossip(text)) return undefined;
  const parts = splitList({ text, at: sentence.at }, language);
  if (
    parts.length < 3 ||
    parts.some((one) => one.text.split(/\s+/).length > 5 || isWish(one.text)) ||
    NEGATED.test(text)
  )
    return undefined;
  return findNames(text).some(({ name }) => name.includes(" ")) ? undefined : parts;
}

const NEGATED =
  /(?<![\p{L}])(?:no|not|kein\p{L}*|ohne|nicht|sans|pas|sin|sem|senza|niente|non|não|ne|geen|zonder|niet|please|bitte|thanks|danke)(?![\p{L}])/iu;

function leadsIn(text: string): RegExpExecArray[] {
  for (const lead of TOPIC_LEADS) {
    const found = [...text.matchAll(lead)].slice(0, 4);
    if (found.length > 0) return found;
  }
  return [];
}

/** "Workshop of two hours on pottery": the length isn't part of the topic. */
function leadingLength(text: string, start: number): number {
  const length = findDurations(text).find(({ at, to }) => at <= start + 2 && to > start);
  if (!length) return 0;
  const lead =
    /^\s*(?:(?:on|about|über|zu|zum|sur|sobre|su|sul|sulla|over|de|di|of)\s)?/iu.exec(
      text.slice(length.to),
    )?.[0].length ?? 0;
  return length.to + lead - start;
}

const startsWithPerson = (text: string): boolean =>
  findNames(text.slice(0, 60)).some(({ at, name }) => at === 0 && name.includes(" ") && !/:/.test(text)) &&
  text.split(/\s+/).length <= 3;

/** "45-minute panel: the future of work" and "Lightning talk – Rust in production". */
function afterKind(sentence: Span, language: string): Span[] {
  const colon = behindColon(sentence, language);
  if (colon) return colon;
  const behind = behindLength(sentence);
  if (behind) return [behind];
  const match =
    /(?:talk|update|live|webinar|workshop|panel|show|session|seminar|interview|vortrag|sendung|gespräch|schulung|webinaire|atelier|conférence|table ronde|émission|taller|charla|mesa redonda|oficina|palestra|painel|laboratorio|conferenza|tavola rotonda|diretta|lezing|uitzending|paneldiskussion|podiumsdiskussion|panelgesprek|cursus|kurs|course|training)\p{L}{0,4}\)?(?:,[^:–]{0,30})?\s?(?::|–|—|\s-\s)\s?([^.!?\n]{4,140})/iu.exec(
      sentence.text,
    );
  if (!match?.[1]) return [];
  const subject = match[1].slice(0, TOPIC_END.exec(match[1])?.index ?? match[1].length);
  if (subject.length < 4 || startsWithPerson(subject) || findDurations(subject).length > 0) return [];
  return splitList({ text: subject, at: sentence.at + match.index + match[0].indexOf(match[1]) }, language);
}

/** "Talk éclair de 8 minutes, trois raccourcis clavier …". */
function behindLength({ text, at }: Span): Span | undefined {
  const [length] = findDurations(text);
  if (!length || length.at > 50 || !KIND.test(text.slice(0, length.at + 12))) return undefined;
  const rest = /^\)?[,:–—-]\s+([^.!?;]{8,130})[.!?]?$/u.exec(text.slice(length.to))?.[1];
  if (
    !rest ||
    isWish(rest) ||
    NEGATED.test(rest.slice(0, 16)) ||
    findNames(rest).some((name) => name.at < 12 && name.name.includes(" "))
  )
    return undefined;
  return /^(?:with|mit|avec|con|com|met|just|nur|in|am|at|on|moderat|hosted|live|max)/iu.test(rest)
    ? undefined
    : { text: rest, at: at + text.lastIndexOf(rest) };
}

/** Returns the text after the colon of a sentence that states the kind of show, its length or its people. */
function behindColon(sentence: Span, language: string): Span[] | undefined {
  const split = /^([^:?]{4,150}?)\s?:\s([^:!]{6,260})$/u.exec(sentence.text);
  const [head, rest] = [split?.[1] ?? "", split?.[2] ?? ""];
  if (
    !rest ||
    WISHES.test(sentence.text) ||
    /https?|@/.test(sentence.text) ||
    findDurations(rest).length > 0 ||
    findNames(rest).some(({ at, name }) => at === 0 && name.includes(" "))
  )
    return undefined;
  const isList = (rest.match(/[,;]/g)?.length ?? 0) >= 2;
  const introduces =
    findDurations(head).length > 0 ||
    findNames(head).some(({ name }) => name.includes(" ")) ||
    KIND.test(head);
  if (isWish(head) || WISH_HEAD.test(head) || (!isList && !introduces)) return undefined;
  const at = sentence.at + sentence.text.lastIndexOf(rest);
  return isList || !QUESTION_WORD.test(rest) ? splitList({ text: rest, at }, language) : [{ text: rest, at }];
}

const KIND =
  /(?<![\p{L}])(?:\p{L}*(?:talk|webinar|workshop|panel|show|session|seminar|interview|vortrag|sendung|gespräch|schulung|lezing|uitzending)|webinaire|atelier|conférence|table ronde|émission|éclair|taller|charla|relámpago|mesa redonda|oficina|palestra|relâmpago|painel|laboratorio|conferenza|tavola rotonda|diretta|lampo|training course|training|update|rounds?|live)(?![\p{L}])/iu;
const WISH_HEAD =
  /(?<![\p{L}])(?:polls?|umfrage|sondage|encuesta|enquete|votação|sondaggio|peiling|demo|note|achtung|important|attention|ojo|nb|important[e]?|let op|warning|system\p{L}*|contact|phone|tel)(?![\p{L}])/iu;

const WISHES =
  /(?<![\p{L}])(?:please|include|bitte|por favor|s'il|per favore|graag|budget|contact|when|wann)(?![\p{L}])/iu;
