/** Someone says what they'll do, asks for something or proposes it. What a company does to its figures is said of "we", "it" and "they". */
const ARRANGED = new RegExp(
  `(?<!\\p{L})(?:${[
    "i'll|i will|i can|i'm (?:going to|gonna)|i am going to|let's|let us|let me|shall we|(?:can|could) we|(?:can|could|will|would) you|please",
    "(?:i|we) need (?!to )|(?:you|we|they|she|he|it)(?:'ll| will) (?:[^\\s,]+ ){0,4}?(?:you|us|me)(?!\\p{L})",
    "ich (?:\\p{L}+ ){0,2}?(?:ihnen|dir|euch)|ich werde|(?:können|könnten|würden|wollen) (?:sie|wir)|kannst du|könntest du|lassen sie uns|sollen wir|bitte",
    "je (?:vous|te)|je \\p{L}+rai|pouvez-vous|pourriez-vous|on (?:se|peut)|s'il vous plaît",
    "(?:le|les|te|os) \\p{L}+(?:é|emos)|puedes?|pueden|podrías?|podrían|podemos|vamos a|nos vemos|por favor",
  ].join("|")})`,
  "u",
);
/** A number of things, or the question for one. */
const HOW_MANY = /(?<!\p{L})(?:how (?:many|much|often)|wie (?:viele?|oft)|combien|cuánt\p{L}+)(?!\p{L})/u;
const SO_MANY =
  /\d|(?<!\p{L})(?:once|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?|einmal|zweimal|zwei|drei|vier|fünf|sechs|zehn|hundert|tausend|deux|trois|quatre|cinq|dix|cent|mille|dos|tres|cuatro|cinco|diez|cien|mil)(?!\p{L})/u;
const ONE = /^(?:an?|one|eine[mrn]?|une?|una?)$/u;

/** What will be. In French and Spanish, rates and days aren't told apart by it. */
const FUTURE = /\p{L}'ll(?!\p{L})|(?<!\p{L})(?:will|going to|starts?|go live|starten|werden|wird)(?!\p{L})/u;

export const isArranged = (low: string): boolean => ARRANGED.test(low);

/** "We lose 40 hours in a month": how much of something there is, and not when. */
export function isRate(low: string, match: RegExpExecArray): boolean {
  if (!ONE.test(match[1] ?? "")) return false;
  const others = `${low.slice(0, match.index)} ${low.slice(match.index + match[0].length)}`;
  return HOW_MANY.test(others) || (SO_MANY.test(others) && !isArranged(low) && !FUTURE.test(low));
}

/** Whether "in a month" may be how long something takes: nothing says that it's about what will be. */
export const isSpan = (low: string, match: RegExpExecArray, ahead: RegExp): boolean =>
  ONE.test(match[1] ?? "") &&
  low.split(" ").length > 3 &&
  !isArranged(low) &&
  !FUTURE.test(low) &&
  !ahead.test(low);
