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

/** What a cell says, in English, German, French or Spanish; a blank one says no. Undefined for any other text. */
export function yesOrNo(cell: string): boolean | undefined {
  const said = cell.trim().toLowerCase();
  return YES.has(said) || (NO.has(said) ? false : undefined);
}
