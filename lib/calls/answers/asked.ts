import { isSmall, wordsIn } from "./words";

/** What kind of thing a question asks for. */
export type AnswerKind =
  | "money"
  | "percent"
  | "count"
  | "duration"
  | "date"
  | "time"
  | "person"
  | "name"
  | "place"
  | "yes_no"
  | "thing";

/** A question as it's read. */
export interface AskedQuestion {
  text: string;
  kind: AnswerKind;
  /** Stems of what it's about, without those that only say what kind of answer is wanted. */
  stems: readonly string[];
  /** The noun that's counted or chosen: "how many MEMBERS", "which TOOL". Null if there is none. */
  noun: string | null;
  /** What a noun is said to be: "the WINTER crew". */
  told: readonly { word: string; by: string }[];
  /** Whether a time of day can be the answer: "until when". */
  takesTime: boolean;
  /** Whether a percentage can be the answer: "how much is it up". */
  takesShare: boolean;
  /** "How old". */
  isAge: boolean;
  /** "How many hours". */
  isPeriod: boolean;
  /** Asks what something or someone is called, so that "my wife" is no answer. */
  isNaming: boolean;
  /** Capitalized words and numbers, which an answer's passage has to have. */
  names: readonly string[];
}

interface Form {
  form: RegExp;
  kind: AnswerKind;
}

/** In the order in which they're tried. */
const FORMS: readonly Form[] = [
  {
    form: /\b(?:what|which|how much|wie viel|wieviel|welche[nrms]?|quel(?:le)?s?|qué|cuánto)\b.{0,24}\b(?:discount|percent(?:age)?|share|rabatt|prozent|anteil|remise|pourcentage|descuento|porcentaje)\b/iu,
    kind: "percent",
  },
  {
    form: /\bhow (?:often|frequently)\b|\bwie oft\b|\bcada cuánto\b|\bà quelle fréquence\b/iu,
    kind: "duration",
  },
  {
    form: /\bhow (?:long|fast|quickly|soon)\b|\bwie (?:lange|schnell|bald)\b|\bcombien de temps\b|\bcuánto tiempo\b|\b(?:what|which|wie lang)\b.{0,16}\b(?:notice period|duration|delivery time|lieferzeit|laufzeit|dauer)\b/iu,
    kind: "duration",
  },
  {
    form: /\b(?:at|from|until|till) what time\b|\bwhat time\b|\bum wie viel uhr\b|\bà quelle heure\b|\ba qué hora\b/iu,
    kind: "time",
  },
  {
    form: /\bwhen\b|\b(?:what|which) (?:date|day|month|year|quarter)\b|\bwann\b|\bbis wann\b|\ban welchem tag\b|\bquand\b|\bquel jour\b|\bcuándo\b|\bqué día\b/iu,
    kind: "date",
  },
  {
    form: /\bhow much\b|\bwie ?viel\b(?! \p{Lu})|\b(?:what|was|que|qué|cuánto)\b.{0,90}\b(?:costs?|price|fee|charges?|pay|worth|quoted?|budget|salary|spend|bill|invoice|premium|rent|rate|revenue|turnover|rechnung|miete|umsatz|kostet|kosten|zahl(?:t|en)|preis|gebühr|coûte|prix|cuesta|precio)\b|\b(?:price|fee|budget|preis|gebühr)\b.{0,40}\?|\bwas kostet\b|\bcombien (?:coûte|paie|ça)\b|\bcuánto (?:cuesta|paga|vale)\b|\bup to how much\b|\b(?:amount|betrag)\b/iu,
    kind: "money",
  },
  {
    form: /\bhow many\b|\bwie ?viele\b|\bwie viele\b|\bcombien\b|\bcuánt[oa]s\b|\bon (?:which|what) page\b|\bhow (?:old|wide|big|large|far|high|heavy|tall)\b|\bwie (?:alt|breit|groß|weit|hoch|schwer)\b|\bwhat (?:figure|number)\b/iu,
    kind: "count",
  },
  {
    form: /\bwho(?:m|se)?\b|\b(?:name) of\b|\bname\b|\bwhat(?:'s| is| are) .{1,40} called\b|\bwie heißt\b|\bwe(?:r|n|m|ssen)\b(?=\s)|\bqui (?!est-ce que)|\bquién(?:es)?\b/iu,
    kind: "person",
  },
  {
    form: /\b(?:which|what|welche[nrms]?|quel(?:le)?s?|qué)\s+(?:other\s+|andere[nrs]?\s+)?(?:company|companies|agency|bank|tool|tools|product|software|program|system|vendor|supplier|provider|competitor|firma|bank|programm|anbieter|lieferant|entreprise|logiciel|empresa|programa)\b|\bmit welchem (?:programm|anbieter)\b/iu,
    kind: "name",
  },
  { form: /\bwhere\b|\bwo(?:hin|her)?\b|\boù\b|\bdónde\b/iu, kind: "place" },
  {
    form: /^\W*(?:is|are|was|were|do|does|did|can|could|will|would|has|have|had|should|may|must|ist|sind|war|hat|haben|kann|können|muss|müssen|gibt|wird|werden|darf|est-ce|y a-t-il|a-t-|peut|hay|es|está|tiene|puede)\b/iu,
    kind: "yes_no",
  },
];

const KIND_WORDS = new Set(
  "cost price pay money fee worth amount date time day percent name kosten zahlen preis betrag tag datum uhr name prix coute montant precio cuesta".split(
    " ",
  ),
);
const TAKES_TIME =
  /\b(?:until|till|from|by|at) (?:when|what time|which time)\b|\b(?:bis|ab) wann\b|\bjusqu'à quand\b|\bhasta cuándo\b/iu;
const SHARE = /\b(?:how much|wie ?viel|combien|cuánto)\b/iu;
const PRICED =
  /\b(?:costs?|price|pay|paid|charges?|spend|spent|worth|fee|budget|kostet|kosten|zahl\p{L}*|preis|coûte|prix|cuesta|precio)\b/iu;
const PERIOD =
  /\b(?:how many|wie ?viele|combien d(?:e |')|cuánt[oa]s) ?(?:more )?(?:seconds|minutes|hours|days|weeks|months|years|sekunden|minuten|stunden|tage|wochen|monate|jahre|heures|jours|semaines|mois|années|minutos|horas|días|semanas|meses|años)\b/iu;
const NAMING =
  /\b(?:names?|surname|called|nachname|vorname|name|heißt|heisst|nom|prénom|s'appelle|nombre|apellido|llama)\b/iu;
const BEFORE_NOUN =
  /\b(?:how many|which|what|wie viele|welche[nrms]?|combien de|quel(?:le)?s?|cuánt[oa]s|qué)\s+(?:of the\s+|of\s+)?([\p{L}\p{N}-]+)/iu;

/** Returns what kind of thing a question asks for. */
export const kindOf = (text: string): AnswerKind =>
  FORMS.find(({ form }) => form.test(text))?.kind ?? "thing";

/** Reads a question. Instructions in it have no effect: only its words count. */
export function readQuestion(text: string): AskedQuestion {
  const kind = kindOf(text);
  const words = wordsIn(text).filter(({ text: word }) => !isSmall(word));
  const all = [...new Set(words.map(({ stem }) => stem))];
  const telling = all.filter((stem) => !KIND_WORDS.has(stem));
  const noun = BEFORE_NOUN.exec(text)?.[1];
  return {
    text,
    kind,
    stems: telling.length > 0 ? telling : all,
    noun: noun === undefined || isSmall(noun) ? null : (wordsIn(noun)[0]?.stem ?? null),
    told: toldIn(text),
    takesTime: kind === "time" || TAKES_TIME.test(text),
    takesShare: kind === "money" && SHARE.test(text) && !PRICED.test(text),
    isAge: kind === "count" && /\b(?:how old|wie alt)\b/iu.test(text),
    isPeriod: kind === "count" && PERIOD.test(text),
    isNaming: kind === "person" && NAMING.test(text),
    names: namesIn(text),
  };
}

/** Capitalized words after the first, and numbers. */
function namesIn(text: string): string[] {
  const [, ...rest] = wordsIn(text);
  return rest.flatMap(({ text: word, stem }) =>
    (/^\p{N}/u.test(word) || /^\p{Lu}/u.test(word)) && !isSmall(word) ? [stem] : [],
  );
}

/** Words right before others, as far as both say something. */
function toldIn(text: string): { word: string; by: string }[] {
  const words = wordsIn(text);
  return words.flatMap(({ text: word, stem }, index) => {
    const before = words[index - 1];
    return before && !isSmall(word) && !isSmall(before.text) ? [{ word: stem, by: before.stem }] : [];
  });
}
