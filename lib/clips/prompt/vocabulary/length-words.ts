/** Numbers that people write out, in English, German, French and Spanish. */
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  eine: 1,
  einer: 1,
  un: 1,
  une: 1,
  uno: 1,
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  five: 5,
  fünf: 5,
  cinq: 5,
  cinco: 5,
  ten: 10,
  zehn: 10,
  dix: 10,
  diez: 10,
  fifteen: 15,
  fünfzehn: 15,
  quinze: 15,
  quince: 15,
  twenty: 20,
  zwanzig: 20,
  vingt: 20,
  veinte: 20,
  thirty: 30,
  dreißig: 30,
  dreissig: 30,
  trente: 30,
  treinta: 30,
  forty: 40,
  vierzig: 40,
  quarante: 40,
  cuarenta: 40,
  "forty-five": 45,
  fünfundvierzig: 45,
  fifty: 50,
  fünfzig: 50,
  cinquante: 50,
  cincuenta: 50,
  sixty: 60,
  sechzig: 60,
  soixante: 60,
  sesenta: 60,
  ninety: 90,
  neunzig: 90,
  noventa: 90,
};

const longestFirst = Object.keys(NUMBERS).sort((a, b) => b.length - a.length);
const NUMBER = `\\d+(?:[.,]\\d+)?|${longestFirst.join("|")}`;
const SECONDS = "s|secs?|seconds?|sekunden?|sek|secondes?|segundos?|seg";
const MINUTES = "m|mins?|minutes?|minuten?|minutos?";
const HALVES =
  "half a minute|half[- ]minute|(?:einer |eine )?halbe[nr]? minute|(?:une )?demi-?minute|medio minuto";
/** Groups: number and unit, and seconds after minutes. */
const LENGTH = `(?:(${NUMBER})[\\s-]?(${SECONDS}|${MINUTES})(?:\\s?(?:and |und |et |y )?(\\d{1,2})(?:\\s?(?:${SECONDS}))?)?|(${HALVES}))(?![\\p{L}\\d])`;

const MOST =
  "under|below|less than|at most|no (?:more|longer) than|not (?:more|longer) than|shorter than|up to|max(?:imum|imal)?\\.?(?: of)?|within|unter|höchstens|bis zu|kürzer als|nicht länger als|weniger als|moins de|au plus|au maximum|jusqu['’]à|pas plus de|menos de|(?:como )?máximo(?: de)?|hasta|no más de";
const LEAST =
  "over|at least|longer than|more than|min(?:imum|destens)?\\.?(?: of)?|no less than|länger als|mehr als|au moins|plus de|al menos|por lo menos|más de|mínimo(?: de)?";
const ABOUT =
  "about|around|roughly|approximately|approx\\.?|some|~|etwa|circa|ca\\.?|ungefähr|rund|environ|à peu près|autour de|unos|aproximadamente|alrededor de|cerca de";
const BETWEEN = "(?:between|from|zwischen|von|entre|de)?";
const AND = "and|to|und|bis|et|à|y|a|-|–";
const START = "(?<![\\p{L}\\d:])";
const LONG = "(?:[- ]long|[- ]lang|[- ]clip|[- ]short)?";

const regex = (source: string) => new RegExp(source, "iu");

export const LENGTHS = {
  between: regex(
    `${START}${BETWEEN}\\s*(${NUMBER})\\s*(?:${SECONDS}|${MINUTES})?\\s*(?:${AND})\\s*(${NUMBER})[\\s-]?(${SECONDS}|${MINUTES})(?![\\p{L}\\d])${LONG}`,
  ),
  most: regex(
    `${START}(?:${MOST})\\s*${LENGTH}${LONG}|${START}${LENGTH} (?:or less|max(?:imum|imal)?|at most|tops|oder kürzer|maximum|como máximo)`,
  ),
  least: regex(`${START}(?:${LEAST})\\s*${LENGTH}${LONG}`),
  about: regex(`(?:${START}|(?<=~))(?:${ABOUT})\\s*${LENGTH}${LONG}`),
  exactly: regex(`${START}${LENGTH}${LONG}`),
} as const;

/** Seconds that a number and its unit stand for. */
export function secondsOf(number: string, unit: string): number {
  const value = NUMBERS[number.toLocaleLowerCase()] ?? Number(number.replace(",", "."));
  return /^m/iu.test(unit) ? value * 60 : value;
}

/** Seconds of what a `LENGTH` has found: its four groups, of which either the first two or the last are there. */
export function secondsIn(groups: readonly (string | undefined)[]): number {
  const [number, unit, more, half] = groups;
  if (half !== undefined) return 30;
  return secondsOf(number ?? "0", unit ?? "s") + Number(more ?? 0);
}

const CLOCK = "(\\d{1,2}:\\d{2}(?::\\d{2})?)";
export const CLOCKS = {
  range: regex(
    `${START}(?:(?:from|between|von|zwischen|de|entre|desde) )?${CLOCK}\\s*(?:to|and|until|bis|und|à|et|a|y|hasta|-|–)\\s*${CLOCK}`,
  ),
  near: regex(
    `${START}(?:(?:at|around|near|about|from|bei|um|ab|à|vers|en|hacia|a las?)(?: the)? )?${CLOCK}|${START}(?:at|around|near|about|in|bei|um|à|vers|en|hacia)(?: the| la| el)? minut[eo] (\\d{1,3})(?![\\d\\p{L}])`,
  ),
} as const;

export const secondsOfClock = (clock: string): number =>
  clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
