/** Says that something isn't so. */
export const NEGATION =
  /\b(?:no|not|never|none|nothing|no one|without|nicht|kein\p{L}*|nie|pas|jamais|aucun\p{L}*|nunca|ningun\p{L}*)\b|n['’]t\b/iu;
