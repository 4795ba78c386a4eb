import { isArranged } from "./arranged";

interface Written {
  /** What stands before and after it, in lower case. */
  before: string;
  after: string;
  sign: string;
  first: string;
  second: string;
}

const FRONTS = new Set(
  "on by until till before after from since between due starting for to deadline"
    .split(" ")
    .concat(
      "am vom bis zum ab seit der den dem".split(" "),
      "le du au avant dès jusqu'au".split(" "),
      "el del al hasta desde antes".split(" "),
    ),
);
/** "I am 3/4 done". */
const NOT_IN_ENGLISH = new Set(["am", "du", "der", "den", "al", "el", "le"]);
/** Of other things it's rather a share: "the tank is 3/4 full". */
const DAY_IS =
  /(?<!\p{L})(?:deadline|date|day|kick-?off|launch|go-?live|start|renewal|release|meeting|call|demo|appointment) (?:is|was|will be) $/u;
/** The second of two has what stands before the first. */
const LISTED = /(?:(?<!\d)\d{1,2}[./]\d{1,2}\.?,? )?(?<!\p{L})(?:and|or|und|oder|et|ou|y|o) $/u;
const RATED =
  /(?<!\p{L})(?:versions?|v|releases?|rated?|ratings?|(?:give|gave|rate|rated) (?:it|this|that|you|them)(?: an?)?|scored?|grade|note|bewertung|versión|notas?)[\s:]*(?:of |von |de )?$/u;
const SMALLER = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:(?:reduc|increas|decreas|improv|shav)(?:e[sd]?|ing)|(?:gr[oe]w|shr[iau]nk|f[ae]ll|lower|slash|trim)(?:n|e?s|en|m?ed|m?ing)?|rise[sn]?|rose|rising)(?: [^\\s,]+){0,5}",
    "(?:reduction|growth|improvement)s?",
    // Whatever is cut, but not "cut over by" and "cut a check by".
    "cut(?:s|ting)?(?: (?!(?:over|off|out|back|an?|you|them|me|us) )[^\\s,]+){1,3}",
    // "Drop it by", but not "drop by", "cut over by" or "raise the order by".
    "(?:cut(?:s|ting)?|drop(?:s|ped|ping)?|rais(?:e|es|ed|ing))(?: (?:it|them|that|this|(?:(?:our|your|their|the) )?(?:prices?|costs?)))?",
    "(?:go|goes|going|gone|went|is|are|was|were) (?:up|down)|br(?:ing|ought)(?: [^\\s,]+){1,3} down",
  ].join("|")}) (?:by|to) $|(?<!\\p{L})(?:up|down|close) to $`,
  "u",
);
const OF = /^ (?:of|der|des|von|de|del|d(?=')|(?:an )?hours?)(?!\p{L})(?! ?\d{4})/u;
const DENOMINATORS = new Set([2, 3, 4, 5, 10]);

/** Before a fraction they say by how much, or from and to which share, as often as when. */
const MEASURES = new Set(["by", "to", "from", "between"]);
const ON_DAY = /(?<!\p{L})(?:on|until|till|before|since|due|deadline is) \d{1,2}\/\d{1,2}(?!\d)/u;

/** What will be done, must be done or was put off has a day. */
const DUE =
  /\p{L}'ll(?!\p{L})|(?<!\p{L})(?:will|needs? to be|deadline|launch|moved (?:the|it|this|that|our|your))(?!\p{L})/u;

/** Whether a sentence speaks of days apart from a fraction: it arranges something, names a weekday, or is only "by 3/4". */
const isOfDays = (low: string, isWeekday: (word: string) => boolean): boolean =>
  isArranged(low) ||
  DUE.test(low) ||
  ON_DAY.test(low) ||
  low.trim().split(/\s+/u).length < 4 ||
  (low.match(/\p{L}+/gu) ?? []).some(isWeekday);

/**
 * Whether a day may stand there: after "on", a weekday or another date.
 * @param english the whole sentence in lower case if it's English; null for other languages
 */
export function isAfterFront(
  text: string,
  isWeekday: (word: string) => boolean,
  english: string | null,
): boolean {
  const before = text.replace(LISTED, "");
  if (SMALLER.test(before)) return false;
  if (DAY_IS.test(before)) return true;
  const word = /([\p{L}']+)\.?[,\s(]*$/u.exec(before)?.[1] ?? "";
  if (english !== null && NOT_IN_ENGLISH.has(word)) return false;
  if (english !== null && MEASURES.has(word) && !isOfDays(english, isWeekday)) return false;
  return FRONTS.has(word) || isWeekday(word);
}

/** Whether a day and month without a year are none: "3/4 of our customers", "8/10", "version 2.3." */
export function isShare({ before, after, sign, first, second }: Written, isDated: boolean): boolean {
  if (RATED.test(before)) return true;
  if (sign === ".") return !isDated && !/[\p{L}\p{N}]/u.test(after);
  if (OF.test(after)) return true;
  if (isDated || first.startsWith("0") || second.startsWith("0")) return false;
  return DENOMINATORS.has(Number(second)) && Number(first) <= Number(second);
}
