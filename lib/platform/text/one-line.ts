const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
// Embeddings, overrides and isolates can make a header or file name look like something else.
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;

/**
 * Returns people's text as one harmless line, for headers and calendar properties, with at most `max`
 * characters.
 */
export function oneLine(text: string, max = 200): string {
  const line = text
    .toWellFormed()
    .replace(CONTROLS, " ")
    .replace(DIRECTION_MARKS, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join("")}…`;
}
