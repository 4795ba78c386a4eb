const YES = new Set([
  "true",
  "yes",
  "y",
  "1",
  "x",
  "on",
  "ja",
  "oui",
  "si",
  "sí",
  "wahr",
  "vrai",
  "verdadero",
]);
const NO = new Set(["false", "no", "n", "0", "", "off", "nein", "non", "falsch", "faux", "falso"]);

/**
 * Interprets a cell in English, German, French or Spanish. A blank one means no. Undefined for any other
 * text.
 */
export function yesOrNo(cell: string): boolean | undefined {
  const said = cell.trim().toLowerCase();
  return YES.has(said) || (NO.has(said) ? false : undefined);
}
