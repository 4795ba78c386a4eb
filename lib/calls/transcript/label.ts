import { plainOf } from "./clean";

const TIME = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?`;
const LEADING_TIME = new RegExp(
  String.raw`^(?:[-•*>]\s?)?[\[(]?(${TIME}(?:\s?[AP]M)?)[\])]?(?:\s?[-–|])?(?:\s+|$)`,
  "iu",
);
const LAST_TIME = new RegExp(String.raw`[\s\[(|@–-]*(${TIME}(?:\s?[AP]M)?)[\])]?$`, "iu");
const ALONE = new RegExp(String.raw`^[\[(]?(${TIME}(?:\s?[AP]M)?)[\])]?$`, "iu");
const BRACKETS = /[([]([^()[\]]{1,60})[)\]]/gu;
/** One last name, perhaps with a particle, and one or two first names. */
const LAST_NAME_FIRST =
  /^((?:(?:de|del|la|van|von|der|den|di|da|le|zu|al|dos|ter)\s){0,2}[^\s,()[\]]{2,40}),\s([^\s,()[\]]{2,30}(?:\s[^\s,()[\]]{1,30})?)(\s*[([].{0,60})?$/iu;
/** What someone does, behind their first name: "Ana, Buyer". */
const ROLE =
  /^(?:host|moderator|guest|speaker|agent|customer|client|buyer|seller|sales|support|marketing|engineering|engineer|finance|legal|founder|owner|manager|director|interviewer|kunde|kundin|käufer(?:in)?|verkäufer(?:in)?|vertrieb|leiter(?:in)?|cliente?|acheteu(?:r|se)|vendeu(?:r|se)|ventes|compradora?|vendedora?|ventas)(?!\p{L})/iu;
const LONGEST = 120;
/** Points of a list, which people read out or add to their transcript. */
const POINTS =
  "budget,price,prices,pricing,cost,costs,timeline,deadline,scope,status,next step,next steps,action item,action items,actions,decision,decisions,risk,risks,goal,goals,open questions,preis,preise,kosten,zeitplan,zeitrahmen,frist,nächster schritt,nächste schritte,aufgaben,risiko,risiken,ziel,ziele,prix,coût,coûts,calendrier,échéance,délai,prochaine étape,prochaines étapes,risque,risques,objectif,objectifs,precio,precios,presupuesto,coste,costes,plazo,calendario,próximo paso,próximos pasos,riesgo,riesgos,objetivo,objetivos,tareas";
/** Words before a colon that are no names. */
const NO_NAMES = new Set([
  ...POINTS.split(","),
  ..."question answer note notes example option update ps p.s. http https re frage antwort beispiel hinweis anmerkung exemple réponse nota ejemplo respuesta pregunta important wichtig first second third agenda summary date time topic subject title duration datum thema titel".split(
    " ",
  ),
]);
/** Labels of those whom a recogniser couldn't name. */
const UNKNOWN =
  /^(?:unknown(?: speaker)?|unidentified(?: speaker)?|unbekannt(?:er sprecher)?|inconnu|desconocido)$/iu;

export interface Label {
  /** Null if the label says that it isn't known. */
  name: string | null;
  role: string | null;
  time: number | null;
  /** Where the text begins. */
  at: number;
}

const DAY = 86_400;

/** Returns the seconds that a time says. A time of day, such as 10:02 AM, is later than any time of a recording. */
export function secondsOf(time: string): number {
  const half = /\s?([AP])M$/iu.exec(time);
  const digits = half ? time.slice(0, half.index) : time;
  const parts = digits.replace(",", ".").split(":").map(Number);
  if (!half) return parts.reduce((sum, part) => sum * 60 + part, 0);
  const [hours = 0, minutes = 0, seconds = 0] = parts;
  const isAfternoon = half[1]?.toUpperCase() === "P";
  return DAY + ((hours % 12) + (isAfternoon ? 12 : 0)) * 3_600 + minutes * 60 + seconds;
}

/** Returns the time of a row that has nothing else. */
export function loneTime(row: string): number | null {
  const found = row.length < 30 ? ALONE.exec(row.trim()) : null;
  return found?.[1] === undefined ? null : secondsOf(found[1]);
}

/** Reads `[0:03] Name (role): text`. Null if there's nothing like a name before the first colon. */
export function labelOf(row: string): Label | null {
  const head = row.slice(0, LONGEST + 40);
  const leading = LEADING_TIME.exec(head);
  const from = leading?.[0].length ?? 0;
  const colon = colonAfter(head, from);
  if (colon === -1 || colon - from > LONGEST) return null;
  if (head.startsWith("//", colon + 1)) return null;
  const read = readName(head.slice(from, colon));
  if (!read) return null;
  return { ...read, time: leading?.[1] === undefined ? read.time : secondsOf(leading[1]), at: colon + 1 };
}

/** A date, such as "November 26, 2026," or "26/11/2026". */
const DATE = /(?<!\d)\d{1,2}(?!\d).*(?<!\d)20\d{2}(?!\d)|(?<!\d)20\d{2}(?!\d).*(?<!\d)\d{1,2}(?!\d)/u;

/** The same behind a name: "Ana Ruiz 26.11.2026". */
const DATED =
  /^(\p{Lu}[^\d,]*\s\p{Lu}[^\d,]*?)[\s,([]+(?:20\d{2}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]20\d{2})[\s,]*$/u;

/** Reads a row that only says who speaks from when: `Name  0:03`, `[Name] 10:02:33`, `Name - 0:03`. */
export function speakerRow(row: string): Label | null {
  if (row.length > LONGEST || !/\d\s?(?:[AP]M)?[\])]?$/iu.test(row)) return null;
  const time = LAST_TIME.exec(row);
  if (!time || time.index === 0) return null;
  const head = row.slice(0, time.index).replace(DATED, "$1");
  // "November 26, 2026, 1:00 PM" is when a call was, not who speaks.
  if (DATE.test(head)) return null;
  const read = readName(firstNameFirst(head) + row.slice(time.index));
  return read && read.time !== null ? { ...read, at: row.length } : null;
}

/** Reads the name in a cue's `<v Name>`. */
export const voiceLabel = (name: string): Label | null => labelOf(`${firstNameFirst(name)}:`);

/** "Becker, Tom (Acme)", as directories list people, is "Tom Becker (Acme)". "Ana Ruiz, Buyer" stays as it is. */
function firstNameFirst(label: string): string {
  const found = LAST_NAME_FIRST.exec(label.trim());
  if (!found) return label;
  const [, last = "", first = "", rest = ""] = found;
  const isName = !ROLE.test(first) && !/^\p{Lu}{2,5}$/u.test(first) && isWrittenAsName(first);
  return isName && isWrittenAsName(last) ? `${first} ${last}${rest}` : label;
}

/** Returns the time before a text that has no label. */
export function leadingTime(row: string): { time: number; at: number } | null {
  const found = LEADING_TIME.exec(row.slice(0, 60));
  return found?.[1] === undefined ? null : { time: secondsOf(found[1]), at: found[0].length };
}

/** A colon inside of a time ends no label. */
function colonAfter(head: string, from: number): number {
  for (let at = from; at < head.length; at += 1) {
    if (head[at] !== ":" && head[at] !== "：") continue;
    const isTime = /\d/u.test(head[at - 1] ?? "") && /\d/u.test(head[at + 1] ?? "");
    if (!isTime) return at;
  }
  return -1;
}

function readName(label: string): Omit<Label, "at"> | null {
  let rest = plainOf(label)
    .replace(/\*\*|__/gu, "")
    .trim();
  let time: number | null = null;
  const last = LAST_TIME.exec(rest);
  if (last?.[1] !== undefined) {
    time = secondsOf(last[1]);
    rest = rest.slice(0, last.index).trim();
  }
  const whole = /^\[([^[\]]{1,60})\]$/u.exec(rest);
  if (whole?.[1] !== undefined) rest = whole[1];
  let role: string | null = null;
  rest = rest.replace(BRACKETS, (_, inside: string) => {
    const alone = ALONE.exec(inside)?.[1];
    if (alone !== undefined) time ??= secondsOf(alone);
    else role ??= inside.trim();
    return " ";
  });
  const cut = /^([^,|]{2,50}?)\s*(?:,|\||\s-)\s+(.{2,60})$/u.exec(rest.trim());
  if (cut?.[1] !== undefined) {
    role ??= cut[2] ?? null;
    rest = cut[1];
  }
  const name = rest.replace(/\s+/gu, " ").replace(/^["'>\-•\s]+|["'\-|\s]+$/gu, "");
  if (!isLikeName(name)) return null;
  return { name: UNKNOWN.test(name) ? null : name, role, time };
}

function isLikeName(name: string): boolean {
  if (name.length > 50 || !/^[\p{L}\p{N}]/u.test(name) || !/\p{L}/u.test(name)) return false;
  if (/[?!;"/\\<>=]|\.\s\p{Ll}|\.{2}/u.test(name) || name.split(" ").length > 5) return false;
  return !NO_NAMES.has(name.toLowerCase());
}

const SMALL = new Set("de del la van von der den di da le y e zu al bin dos ter".split(" "));

/** Whether all words of a name are written as those of names are. */
export const isWrittenAsName = (name: string): boolean =>
  name.split(" ").every((word) => /^[\p{Lu}\p{N}]/u.test(word) || SMALL.has(word));
