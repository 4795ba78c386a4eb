interface Written {
  /** What stands before and after it, in lower case. */
  before: string;
  after: string;
  sign: string;
  first: string;
  second: string;
}

const FRONTS = new Set(
  "on by until till before after from since between due starting"
    .split(" ")
    .concat(
      "am vom bis zum ab seit der den dem".split(" "),
      "le du au avant dès jusqu'au".split(" "),
      "el del al hasta desde antes".split(" "),
    ),
);
/** "I am 3/4 done". */
const NOT_IN_ENGLISH = new Set(["am", "du", "der", "den", "al", "el", "le"]);
const RATED =
  /(?<!\p{L})(?:versions?|v|releases?|rated?|ratings?|(?:give|gave|rate|rated) (?:it|this|that|you|them)(?: an?)?|scored?|grade|note|bewertung|versión|notas?)[\s:]*(?:of |von |de )?$/u;
const SMALLER =
  /(?<!\p{L})(?:reduc|cut|increas|gr[oe]w|drop|down|up|improv|shr[iau]nk|f[ae]ll|rise|rose|lower|rais|slash|trim)\p{L}*(?: \S+){0,5} by $/u;
const OF = /^ (?:of|der|des|von|de|del|d(?='))(?!\p{L})(?! ?\d{4})/u;
const DENOMINATORS = new Set([2, 3, 4, 5, 10]);

/** Whether a day may stand there: after "on", a weekday or another date. */
export function isAfterFront(
  before: string,
  isFront: (word: string) => boolean,
  isEnglish: boolean,
): boolean {
  if (SMALLER.test(before)) return false;
  const word = /([\p{L}']+)\.?[,\s(]*$/u.exec(before)?.[1] ?? "";
  if (isEnglish && NOT_IN_ENGLISH.has(word)) return false;
  return FRONTS.has(word) || isFront(word);
}

/** Whether a day and month without a year are none: "3/4 of our customers", "8/10", "version 2.3." */
export function isShare({ before, after, sign, first, second }: Written, isDated: boolean): boolean {
  if (RATED.test(before)) return true;
  if (sign === ".") return !isDated && !/[\p{L}\p{N}]/u.test(after);
  if (OF.test(after)) return true;
  if (isDated || first.startsWith("0") || second.startsWith("0")) return false;
  return DENOMINATORS.has(Number(second)) && Number(first) <= Number(second);
}
