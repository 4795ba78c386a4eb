type Code = "en" | "de" | "fr" | "es";

interface Negators {
  /** Before what they deny, in the same clause. */
  before: RegExp;
  /** Behind it. */
  behind: RegExp;
  /** Look like one and aren't. */
  not: RegExp;
  clause: RegExp;
}

const NEGATORS: Readonly<Record<Code, Negators>> = {
  en: {
    before:
      /(?<!\p{L})(?:no|not|never|without|none of|neither|nor|cannot|hardly|\p{L}+n't|dont|doesnt|didnt|wont|isnt|arent|cant|stopped|no longer)(?!\p{L})/gu,
    behind:
      /^[^,;.!?]{0,20}?(?<!\p{L})(?:is|are|was|were|'s|'re|isn't|aren't|wasn't)(?: really| actually)? ?(?:no|not an?|not the|never an?|an?|the|not)? (?:issue|problem|concern|blocker|topic|obstacle|question)(?!\p{L})/u,
    not: /(?<!\p{L})(?:not only|not just|no doubt|no question|no wonder|why not|(?:why|how) (?:don't|wouldn't|can't) (?:we|you|i)|no,|not to mention|no problem,)/gu,
    clause: /[,;:.!?]|(?<!\p{L})(?:but|because|although|so|and|whereas|however|except)(?!\p{L})/gu,
  },
  de: {
    before: /(?<!\p{L})(?:kein\p{Ll}*|nicht|nie|niemals|ohne|weder|noch nie|nirgends|kaum)(?!\p{L})/gu,
    behind:
      /^[^,;.!?]{0,40}?(?<!\p{L})(?:nicht(?! nur)|nie|keine?n? (?:problem|thema|hindernis|frage|rolle|sorge|einwand))(?!\p{L})/u,
    not: /(?<!\p{L})(?:nicht nur|warum nicht|kein zweifel|keine frage|nicht zuletzt|nicht wahr)(?!\p{L})/gu,
    clause: /[,;:.!?]|(?<!\p{L})(?:aber|weil|obwohl|sondern|und|denn|doch)(?!\p{L})/gu,
  },
  fr: {
    before:
      /(?<!\p{L})(?:pas|aucune?|jamais|sans|ni|plus (?:de|d'))(?!\p{L})|(?<!\p{L})n'|(?<!\p{L})ne(?!\p{L})/gu,
    behind: /^[^,;.!?]{0,25}?(?<!\p{L})(?:n'est pas|ne sont pas|n'est plus|ne pose (?:pas|aucun))(?!\p{L})/u,
    not: /(?<!\p{L})(?:pas seulement|pourquoi pas|sans doute)(?!\p{L})/gu,
    clause: /[,;:.!?]|(?<!\p{L})(?:mais|parce|car|donc|et)(?!\p{L})/gu,
  },
  es: {
    before: /(?<!\p{L})(?:no|nunca|sin|ningún|ninguna|ninguno|tampoco|ni|jamás)(?!\p{L})/gu,
    behind: /^[^,;.!?]{0,25}?(?<!\p{L})(?:no es|no son|no supone|no representa)(?!\p{L})/u,
    not: /(?<!\p{L})(?:no solo|no sólo|por qué no|sin duda|no,)/gu,
    clause: /[,;:.!?]|(?<!\p{L})(?:pero|porque|aunque|sino|y|así que)(?!\p{L})/gu,
  },
};
const NEAR = 60;

/** Whether what stands from `from` to `to` in a sentence in lower case is denied there. */
export function isNegated(low: string, from: number, to: number, code: Code): boolean {
  const { before, behind, not, clause } = NEGATORS[code];
  const start = clauseStart(low, from, clause);
  const left = low.slice(Math.max(start, from - NEAR), from).replace(not, (text) => " ".repeat(text.length));
  const count = [...left.matchAll(before)].length;
  // "ne … pas" is one negation in French.
  if (code === "fr" ? count > 0 : count % 2 === 1) return true;
  return behind.test(low.slice(to, to + NEAR));
}

function clauseStart(low: string, to: number, clause: RegExp): number {
  let start = 0;
  for (const match of low.slice(0, to).matchAll(clause)) start = match.index + match[0].length;
  return start;
}
