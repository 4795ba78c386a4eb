import { kanjiNumber, NUMBER_WORDS } from "../words/number-words";

export interface Duration {
  seconds: number;
  at: number;
  to: number;
}

const MAX_SECONDS = 24 * 3_600;
/** Lengths beyond this number are ignored: no real line has as many. */
const MAX_FOUND = 80;
const L = "(?<![\\p{L}\\p{N}.,:/])";
const R = "(?![\\p{L}\\p{N}])";
const WORDS = Object.keys(NUMBER_WORDS)
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/ /g, "\\s"))
  .join("|");
const NUM = `(?:\\d{1,3}(?:[.,]\\d{1,2})?[½¼¾]?|[½¾]|(?:${WORDS})(?=[\\s-]|(?<=['’])))`;
const HOUR =
  "hours?|hrs?|std\\.?|stunden?|stündig\\p{L}*|heures?|horas?|ore|ora|uur|uren|uurtjes?|(?<=\\d\\s?)h";
const MIN =
  "minutes?|mins?\\.?|mn|minuten|minute|minütig\\p{L}*|minuutjes?|minuut|minuti|minuto|minutos|minuut|min\\.?|minuts?";
const AND = "(?:and|und|et|y|e|en|ed|&|,)?";
const GAP = "[\\s-]{0,3}";
const HALF =
  "(?:a half|half|demie?|media|meia|mezz[ao]|halb|een half|un quart|quart|cuarto|quarto|un quarto|un cuarto|kwart|a quarter)";

const LOW = `(?:\\d{1,3}(?:[.,]\\d)?\\s?(?:[-–—]|to|bis|à|a|tot|of|or|oder|ou|o)\\s?|(?:${WORDS})\\s(?:to|bis|à|a|tot|of|or|oder|ou|o)\\s)?`;

const compile = (source: string): RegExp => new RegExp(source, "giu");

/** Fixed phrases, longest first, with their seconds. */
const PHRASES: readonly [string, number][] = [
  ["(?:an?|one)?\\s?hour[\\s-]and[\\s-]a[\\s-]half|one and a half hours?|hour and a half", 5400],
  ["(?:an?|one)?\\s?hour[\\s-]and[\\s-]a[\\s-]quarter", 4500],
  ["three[\\s-]quarters? of an hour", 2700],
  ["(?:a\\s)?quarter of an hour", 900],
  ["half[\\s-]an?[\\s-]hour|(?:a\\s)?half[\\s-]hour", 1800],
  ["two and a half hours?", 9000],
  ["(?:anderthalb|eineinhalb|einundeinhalb)(?:\\s?stunden|stündig\\p{L}*)", 5400],
  ["zweieinhalb(?:\\s?stunden|stündig\\p{L}*)", 9000],
  ["dreieinhalb(?:\\s?stunden|stündig\\p{L}*)", 12600],
  ["eine?r? ?dreiviertelstunde|dreiviertelst(?:unde|ündig\\p{L}*)|drei ?viertel ?stunden?", 2700],
  ["(?:eine?r? )?viertelstunde|viertelstündig\\p{L}*", 900],
  ["(?:eine?r? )?halbe[nr]? ?stunde|halbstündig\\p{L}*|½ ?stunde", 1800],
  ["einstündig\\p{L}*", 3600],
  ["zweistündig\\p{L}*", 7200],
  ["dreistündig\\p{L}*", 10800],
  ["vierstündig\\p{L}*", 14400],
  ["fünfstündig\\p{L}*", 18000],
  ["sechsstündig\\p{L}*", 21600],
  ["achtstündig\\p{L}*", 28800],
  ["(?:une |1 )?heure et demie", 5400],
  ["(?:une |1 )?heure et quart", 4500],
  ["trois quarts d['’]heure", 2700],
  ["(?:un )?quart d['’]heure", 900],
  ["(?:une )?demi[\\s-]?heure", 1800],
  ["(?:una )?hora y media", 5400],
  ["(?:una )?hora y cuarto", 4500],
  ["tres cuartos de hora", 2700],
  ["(?:un )?cuarto de hora", 900],
  ["media hora", 1800],
  ["(?:uma )?hora e meia", 5400],
  ["três quartos de hora", 2700],
  ["(?:um )?quarto de hora", 900],
  ["meia hora|meia-hora", 1800],
  ["(?:un['’]\\s?)?ora e mezz[ao]", 5400],
  ["tre quarti d['’]ora", 2700],
  ["(?:un )?quarto d['’]ora", 900],
  ["mezz['’]\\s?ora|mezza ora|mezzora", 1800],
  ["un['’]\\s?ora", 3600],
  ["anderhalf uur", 5400],
  ["tweeënhalf uur|twee en een half uur", 9000],
  ["drie\\s?kwartier|driekwartier", 2700],
  ["(?:een )?kwartier(?:tje)?", 900],
  ["(?:een )?half ?uur(?:tje)?", 1800],
  ["(?:an? |one[\\s-])?hour[\\s-]long|hourlong", 3600],
];
const PHRASE = compile(
  `${L}(?:${PHRASES.map(([source], index) => `(?<p${index}>${source})`).join("|")})${R}`,
);
const COMPACT = compile(`${L}(?<h>\\d{1,2})\\s?(?:h|hr|u)\\s?(?<m>\\d{2})(?:\\s?(?:min|m)\\b\\.?)?${R}`);
const HOURS = compile(
  `${L}${LOW}(?<n>${NUM})${GAP}(?<unit>${HOUR})(?:\\s${AND}\\s?(?<half>${HALF})|[\\s,]{0,2}${AND}\\s?(?<m>\\d{1,2})${GAP}(?:${MIN}|m))?${R}`,
);
const MINUTES = compile(
  `${L}${LOW}(?<n>${NUM})${GAP}(?:${MIN}|(?<=\\d)['′’](?![\\p{L}\\d'])|(?<=\\d\\s?)m)${R}`,
);
const GERMAN = compile(`${L}(?<word>${WORDS})(?<unit>minütig|stündig)\\p{L}*${R}`);
const JAPANESE =
  /(?:(?<hn>\d{1,2}|[一二三四五六七八九十]{1,3})\s?時間(?<half>半)?(?:\s?(?<hm>\d{1,2}|[一二三四五六七八九十]{1,4})\s?分)?|(?:(?<low>\d{1,3})\s?(?:[-–~]|から)\s?)?(?<mn>\d{1,3}|[一二三四五六七八九十百]{1,5})\s?分(?!野|析|類|け|散|割|子|布|岐|解|担|身|か[らり]))/gu;
const ISO = /\bPT(?:(?<h>\d{1,2})H)?(?:(?<m>\d{1,3})M)?\b/g;

const toNumber = (text: string | undefined): number => {
  if (!text) return 0;
  const fraction = text.endsWith("½") ? 0.5 : text.endsWith("¼") ? 0.25 : text.endsWith("¾") ? 0.75 : 0;
  const bare = text.replace(/[½¼¾]/, "").toLowerCase();
  if (/^\d/.test(bare)) return Number.parseFloat(bare.replace(",", ".")) + fraction;
  return (NUMBER_WORDS[bare.replace(/\s/g, " ")] ?? 0) + fraction;
};
const jaNumber = (text: string | undefined): number =>
  text === undefined ? 0 : /^\d/.test(text) ? Number(text) : kanjiNumber(text);

/** Finds every duration in a text, in any usual wording and in order. Takes the upper end of a range. */
export function findDurations(text: string): Duration[] {
  if (!/[\d½¾分時]|hour|st[uü]nd|heure|hora|\bor[ae]\b|uur|min[uü]t|kwartier|mezz/iu.test(text)) return [];
  const found: Duration[] = [];
  const take = (match: RegExpExecArray, seconds: number) => {
    const to = match.index + match[0].length;
    if (seconds < 30 || seconds > MAX_SECONDS || found.length >= MAX_FOUND) return;
    if (found.some((other) => match.index < other.to && other.at < to)) return;
    found.push({ seconds: Math.round(seconds), at: match.index, to });
  };
  // "Two hours and a half" must not match "hour and a half", so plural hours come first.
  for (const match of text.matchAll(HOURS)) if (match.groups?.half) take(match, hoursOf(match));
  for (const match of text.matchAll(PHRASE)) take(match, phraseSeconds(match));
  for (const match of text.matchAll(COMPACT))
    take(match, Number(match.groups?.h) * 3_600 + Number(match.groups?.m) * 60);
  for (const match of text.matchAll(HOURS)) if (!isTimeOfDay(match, text)) take(match, hoursOf(match));
  for (const match of text.matchAll(MINUTES)) take(match, toNumber(match.groups?.n) * 60);
  for (const match of text.matchAll(GERMAN))
    take(match, toNumber(match.groups?.word) * (match.groups?.unit === "minütig" ? 60 : 3_600));
  for (const match of text.matchAll(JAPANESE)) take(match, japaneseSeconds(match));
  for (const match of text.matchAll(ISO))
    take(match, Number(match.groups?.h ?? 0) * 3_600 + Number(match.groups?.m ?? 0) * 60);
  return joined(
    found.sort((a, b) => a.at - b.at),
    text,
  );
}

/** "An hour and fifteen minutes" is one duration. */
function joined(found: Duration[], text: string): Duration[] {
  const done: Duration[] = [];
  for (const next of found) {
    const last = done.at(-1);
    const between = last ? text.slice(last.to, next.at) : "";
    if (last && last.seconds % 3_600 === 0 && next.seconds < 3_600 && JOINT.test(between))
      done[done.length - 1] = { seconds: last.seconds + next.seconds, at: last.at, to: next.to };
    else done.push(next);
  }
  return done;
}

const JOINT = /^\s?(?:and|und|et|y|e|ed|en)?\s?$/iu;

function phraseSeconds({ groups }: RegExpExecArray): number {
  const index = PHRASES.findIndex((_phrase, position) => groups?.[`p${position}`] !== undefined);
  return PHRASES[index]?.[1] ?? 0;
}

function hoursOf({ groups }: RegExpExecArray): number {
  const hours = toNumber(groups?.n);
  const half = groups?.half ? (/quart|cuarto|quarto|kwart/i.test(groups.half) ? 0.25 : 0.5) : 0;
  return (hours + half) * 3_600 + Number(groups?.m ?? 0) * 60;
}

/** "10h" and "19 uur" are times of day after a preposition of time. */
function isTimeOfDay(match: RegExpExecArray, text: string): boolean {
  const unit = match.groups?.unit?.toLowerCase() ?? "";
  if (!/^(?:h|uur|heures?|horas?|ore)$/.test(unit) || match.groups?.m) return false;
  const before = text.slice(Math.max(0, match.index - 12), match.index).toLowerCase();
  return (
    /(?:^|[\s(])(?:à|at|from|von|ab|um|om|vanaf|van|tot|de|das|às|as|a las|las|alle|dalle|ore|entre|bis)\s$/u.test(
      before,
    ) && toNumber(match.groups?.n) > 5
  );
}

function japaneseSeconds({ groups }: RegExpExecArray): number {
  if (groups?.hn) return jaNumber(groups.hn) * 3_600 + (groups.half ? 1_800 : 0) + jaNumber(groups.hm) * 60;
  return jaNumber(groups?.mn) * 60;
}
