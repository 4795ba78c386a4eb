import { amountsIn } from "../facts/numbers/amounts";
import type { LanguageRules } from "../languages/rules";
import type { AnswerKind, AskedQuestion } from "./asked";

/** A number, date, time or name in a sentence. */
export interface Value {
  kind: "money" | "percent" | "duration" | "number" | "date" | "time" | "name" | "role";
  /** Equal for what's the same, however it's written. */
  key: string;
  /** The noun behind a number: "212 PEOPLE". */
  of: string | null;
  from: number;
}

const TIMES =
  /\b(?:[01]?\d|2[0-3])(?::[0-5]\d| ?[ap]\.?m\b\.?| uhr\b| heures?\b|h\b)|\b(?:at|from|till|until|half|ab|um|bis|à|a las)\s+(?:past\s+)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|sieben|acht|neun|zehn|elf|zwölf|\d{1,2})\b(?!\s*(?:percent|%|euros?|dollars?|pounds?|people|boxes|months?|weeks?|days?|years?))/giu;
const VAGUE_DATES =
  /\b(?:today|tomorrow|yesterday|tonight|(?:next|this|last|early|mid|late|end of|by|in|until|before|after|since|from)\s+(?:week|month|quarter|year|spring|summer|autumn|fall|winter)|(?:spring|summer|autumn|winter|q[1-4])(?:\s+\d{4})?|heute|morgen|gestern|(?:nächste[nrs]?|diese[nrs]?|letzte[nrs]?)\s+(?:woche|monat|quartal|jahr)|frühjahr|frühling|sommer|herbst|winter|demain|aujourd'hui|mañana|hoy|(?:19|20)\d{2}|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}(?:st|nd|rd|th)|new year|easter|christmas|ostern|weihnachten)\b/giu;
const ORDINAL =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth|thirty first|twenty[ -]\p{L}+th|twenty[ -]first)\b(?=\s+(?:of|is|then|and|works)|$)/giu;
const NAMES =
  /(?<=[\p{Ll},;:'"]\s|\bI\s)(?:\p{Lu}[\p{L}'’-]+)(?:\s+(?:(?:van|von|de|der|den|di|du|la|le)\s+)?\p{Lu}[\p{L}'’-]+){0,3}/gu;

/** A sentence that is only a name. */
const ALONE = /^\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}[.,!]?$/u;
/** Single words that people reply with. */
const REPLY =
  /^(?:ok(?:ay)?|yes|yeah|yep|no|nope|right|fine|sure|thanks?|great|good|perfect|exactly|correct|true|agreed|deal|done|well|hm+|oh|ah|ja|nein|gut|genau|richtig|stimmt|klar|danke|gern|gerne|perfekt|oui|non|merci|parfait|sí|vale|gracias|perfecto|today|tomorrow|never|always|maybe)[.,!?]?$/iu;
const ROLES =
  /\b(?:my|our|his|her|their|the|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi|nuestr\p{L})\s+(?:own\s+)?(?:brother|sister|niece|nephew|wife|husband|daughter|son|mother|father|cousin|boss|owner|manager|director|accountant|lawyer|partner|assistant|colleague|team|cfo|ceo|cto|coo|bruder|schwester|frau|mann|chef\p{L}*|kolleg\p{L}*|mitgesellschafter\p{L}*|steuerberater\p{L}*|frère|sœur|patron\p{L}*|comptable|associé\p{L}*|hermano|hermana|jefe|jefa|socio|socia)\b/giu;

const patterns = new WeakMap<LanguageRules, RegExp>();
function monthsAndDays(rules: LanguageRules): RegExp {
  const made = patterns.get(rules);
  if (made) return made;
  const { months, weekdays } = rules.dates;
  const made2 = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:\d{1,2}(?:st|nd|rd|th|\.|er)?\s+(?:of\s+|de\s+)?)?(?:${months.join("|")})(?:\s+(?:the\s+)?\d{1,4}(?:st|nd|rd|th)?)?|(?:${weekdays.join("|")})s?)(?![\p{L}\p{N}])`,
    "giu",
  );
  patterns.set(rules, made2);
  return made2;
}

/** Returns the values of a sentence, in order. */
export function valuesIn(plain: string, rules: LanguageRules): Value[] {
  const found: Value[] = [];
  const taken: { from: number; to: number }[] = [];
  const take = (pattern: RegExp, kind: Value["kind"]): void => {
    for (const match of plain.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].length };
      if (taken.some(({ from, to }) => span.from < to && span.to > from)) continue;
      // "may" and "march" are words too.
      if (kind === "date" && /^(?:may|march|mar|sat|sun|so|mai)$/u.test(match[0])) continue;
      taken.push(span);
      found.push({
        kind,
        key: `${kind}:${match[0].toLowerCase().replace(/\s+/gu, " ")}`,
        of: null,
        from: span.from,
      });
    }
  };
  take(monthsAndDays(rules), "date");
  take(VAGUE_DATES, "date");
  take(ORDINAL, "date");
  take(TIMES, "time");
  for (const amount of amountsIn(plain, rules.numbers, taken)) {
    const kind = amount.isPercent
      ? "percent"
      : amount.isDuration
        ? "duration"
        : amount.currency !== null || amount.isCents
          ? "money"
          : "number";
    found.push({
      kind,
      key:
        kind === "duration"
          ? `duration:${amount.amount} ${(amount.noun ?? plain.slice(amount.to).trim().split(/\W/u)[0] ?? "").replace(/s$/u, "")}`
          : `${kind === "percent" ? "percent" : "amount"}:${amount.amount}`,
      of: amount.noun,
      from: amount.from,
    });
  }
  if (ALONE.test(plain) && !REPLY.test(plain))
    found.push({ kind: "name", key: `name:${plain.toLowerCase()}`, of: null, from: 0 });
  take(ROLES, "role");
  for (const match of plain.matchAll(NAMES))
    if (!found.some(({ from }) => from === match.index))
      found.push({ kind: "name", key: `name:${match[0].toLowerCase()}`, of: null, from: match.index });
  return found.sort((one, other) => one.from - other.from);
}

type Wanted = Pick<AskedQuestion, "kind" | "takesTime" | "takesShare" | "isAge" | "isPeriod" | "isNaming">;

const FITS: Readonly<Record<AnswerKind, readonly Value["kind"][]>> = {
  money: ["money", "number"],
  percent: ["percent"],
  count: ["number"],
  duration: ["duration", "number", "date"],
  date: ["date", "duration"],
  time: ["time", "number"],
  person: ["name", "role"],
  name: ["name"],
  place: ["name"],
  yes_no: [],
  thing: [],
};

/** Whether a value is of the kind that a question asks for. What counts something is no sum of money. */
export function fits({ kind, of }: Value, { kind: wanted, ...asked }: Wanted): boolean {
  if (asked.isNaming) return kind === "name";
  if (asked.isAge) return kind === "duration" || (kind === "number" && of === null);
  if (wanted === "money" && kind === "number") return of === null;
  return (
    FITS[wanted].includes(kind) ||
    (kind === "time" && asked.takesTime) ||
    (kind === "percent" && asked.takesShare) ||
    (kind === "duration" && asked.isPeriod)
  );
}
export const fitsAny = (asked: AnswerKind): boolean => FITS[asked].length === 0;
export const needsName = (asked: AnswerKind): boolean =>
  asked === "person" || asked === "name" || asked === "place";
