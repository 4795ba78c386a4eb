const SWAPS: Readonly<Record<string, string>> = {
  ...{
    "i'm": "you're",
    "i am": "you are",
    "i was": "you were",
    "i'll": "you'll",
    "i've": "you've",
    "i'd": "you'd",
  },
  ...{ i: "you", "we're": "you're", "we'll": "you'll", "we've": "you've", "we'd": "you'd", we: "you" },
  ...{ our: "your", my: "your", ours: "yours", mine: "yours", us: "you", me: "you" },
  ...{ myself: "yourself", ourselves: "yourselves", "you're": "we're", "you'll": "we'll", "you've": "we've" },
  ...{ "you'd": "we'd", your: "our", yours: "ours" },
};
const WORDS = new RegExp(
  `(?<![\\p{L}'])(?:${Object.keys(SWAPS)
    .toSorted((a, b) => b.length - a.length)
    .join("|")}|you)(?![\\p{L}']|'\\p{L})`,
  "giu",
);
const SUBJECT =
  /^ (?:can|could|will|would|should|are|have|has|do|did|don't|didn't|need|offer|want|said|sent|provide|support|host)(?!\p{L})/iu;
const OBJECT =
  /(?<!\p{L})(?:to|for|with|from|at|let|send|give|get|tell|ask|show|call|email|mail|forward|connect|invite|introduce|update|help|join|meet|thank|remind|owe|grant|copy|cc) $/iu;
const IDLE =
  /(?<!\p{L})(?:(?<!let )you know|you guys|you see|if you ask me|i mean|i think|i guess|honestly|to be honest)(?!\p{L})/iu;

/**
 * Turns what the customer said into what we write to them: "our team sends you" becomes "your team sends us".
 * @param us how the writers call themselves as an object
 * @returns null if it can't be turned for sure
 */
export function turnedToReader(text: string, us: "me" | "us"): string | null {
  if (IDLE.test(text)) return null;
  let isSure = true;
  const turned = text.replace(WORDS, (found: string, at: number) => {
    const key = found.toLowerCase();
    if (key !== "you") return cased(SWAPS[key] ?? found, found, at);
    const behind = text.slice(at + found.length);
    if (OBJECT.test(text.slice(0, at))) return us;
    if (SUBJECT.test(behind) || at === 0) return cased("we", found, at);
    isSure = false;
    return found;
  });
  return isSure ? turned.replace(/(?<!\p{L})(and|or|but) i(?!\p{L})/gu, "$1 I") : null;
}

const cased = (to: string, from: string, at: number): string =>
  at === 0 || (/^\p{Lu}/u.test(from) && from.length > 1 && !/^I'/u.test(from))
    ? to.charAt(0).toUpperCase() + to.slice(1)
    : to;

/** Our own words, written for several of us: "send me" becomes "send us". */
export const turnedToUs = (text: string): string =>
  text
    .replace(/(?<![\p{L}'])me(?![\p{L}'])/gu, "us")
    .replace(/(?<![\p{L}'])my(?![\p{L}'])/gu, "our")
    .replace(/(?<![\p{L}'])I(?![\p{L}'])/gu, "we");

/** Recognisers write no capitals. */
export const recased = (text: string): string =>
  text
    .replace(/(?<![\p{L}'])i(?=$|[\s,.!?]|'(?:m|ll|ve|d)(?!\p{L}))/gu, "I")
    .replace(
      /(?<!\p{L})(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)(?!\p{L})/gu,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    );

/** Formal emails have no contractions. */
export const spelledOut = (text: string): string =>
  text
    .replace(/(?<=\b(?:I|you|we|they|he|she|it|You|We|They|He|She|It))'ll\b/gu, " will")
    .replace(/(?<=\b(?:you|we|they|You|We|They))'re\b/gu, " are")
    .replace(/(?<=\b(?:I|you|we|they|You|We|They))'ve\b/gu, " have")
    .replace(/\bI'm\b/gu, "I am")
    .replace(/\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Hh]ave|[Hh]as)n't\b/gu, "$1 not")
    .replace(/\b([Cc])an't\b/gu, "$1annot")
    .replace(/\b([Ii]t|[Tt]hat|[Hh]ere|[Ww]hat|[Tt]here)'s\b/gu, "$1 is");
