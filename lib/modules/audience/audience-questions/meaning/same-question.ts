import { areOpposite } from "./opposites";
import { type QuestionFacts, singular } from "./question-facts";

/**
 * If two questions differ only in a few significant words, the difference counts, unless their likeness is at
 * least this.
 */
const ALIKE_BUT_FOR_SOME = 0.94;
/**
 * Two questions share their wording if at least this share of the longer one is in the other, in the same
 * order.
 */
const MIN_COMMON = 0.5;
/** Minimum share of common words among all words of both. */
const MIN_MIRRORED = 0.7;

const SMALL_WORDS = new Set(
  "a an the i you we they he she it me us them my your our their its this that these those is are was were be been being am do does did done have has had can could will would shall should may might must to of in on at for from by with about as and or but if so please just really very any some there here how what which when where why who whom then than also too get got going go bit hi hello hey thanks thank great nice question wondering curious want know tell"
    .split(" ")
    .map(singular),
);

/**
 * True if one answer serves both: the model finds them alike, and no overlooked fact says otherwise.
 * @param likeness how much their directions agree
 * @param least the minimum likeness of texts that are alike
 */
export function isSameQuestion(
  one: QuestionFacts,
  other: QuestionFacts,
  likeness: number,
  least: number,
): boolean {
  if (likeness < least || contradicts(one, other)) return false;
  return likeness >= ALIKE_BUT_FOR_SOME || !differInSome(one.words, other.words);
}

/** True if they ask for different things, however similar they sound. */
export function contradicts(one: QuestionFacts, other: QuestionFacts): boolean {
  return (
    one.numbers !== other.numbers ||
    one.isNegated !== other.isNegated ||
    one.asksFor !== other.asksFor ||
    one.isDone !== other.isDone ||
    !namesIn(one, other) ||
    !namesIn(other, one) ||
    haveOpposites(one.words, other.words) ||
    areMirrored(one, other)
  );
}

/** A name may also be written in lowercase, but it has to occur. */
const namesIn = ({ names }: QuestionFacts, { words }: QuestionFacts): boolean =>
  names.every((name) => words.includes(name));

function haveOpposites(one: readonly string[], other: readonly string[]): boolean {
  const [here, there] = [
    one.filter((word) => !other.includes(word)),
    other.filter((word) => !one.includes(word)),
  ];
  return here.some((word) => there.some((each) => areOpposite(word, each)));
}

/**
 * True if both have much the same words in the same order, but one has a significant word that the other
 * lacks.
 */
function differInSome(one: readonly string[], other: readonly string[]): boolean {
  const common = commonLength(one, other) / Math.max(one.length, other.length);
  return common >= MIN_COMMON && (countIn(one, other) || countIn(other, one));
}

const countIn = (words: readonly string[], others: readonly string[]): boolean =>
  words.some((word) => !SMALL_WORDS.has(word) && !others.includes(word));

/**
 * True if most words are the same and two significant ones have swapped places: "from A to B", "from B to A".
 */
function areMirrored({ words, names }: QuestionFacts, { words: others }: QuestionFacts): boolean {
  const both = [...new Set(words)].filter((word) => others.includes(word));
  const all = new Set([...words, ...others]).size;
  if (both.length / all < MIN_MIRRORED) return false;
  const places = both
    .filter((word) => !SMALL_WORDS.has(word) || names.includes(word))
    .map((word) => others.indexOf(word));
  return places.some((place, at) => at > 0 && place < (places[at - 1] as number));
}

/** Returns how many words both have in the same order. */
function commonLength(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (const [at, each] of other.entries())
      next.push(
        word === each ? (row[at] as number) + 1 : Math.max(row[at + 1] as number, next[at] as number),
      );
    row = next;
  }
  return row.at(-1) as number;
}
