import { hasAddress } from "./name-columns";

/** How many names of columns a row holds; 0 for a row that names none. */
export type HeaderScore = (cells: readonly string[]) => number;

/** Above the header many tables have a title, a date, an address. */
export const HEADER_WITHIN = 10;

/**
 * Which of the first rows names the columns: the one with the most known names, else the widest one; it stands
 * above the first row with an email address in it. Undefined where the rows begin without one.
 */
export function findHeader(
  rows: readonly (readonly string[])[],
  score: HeaderScore = () => 0,
): number | undefined {
  const first = rows.slice(0, HEADER_WITHIN);
  const person = first.findIndex(hasAddress);
  const above = person < 0 ? first : first.slice(0, person);
  // An address above the header is the organiser's, and not a person's.
  const below = (cells: readonly string[]) => (hasAddress(cells) || score(cells) < 2 ? 0 : score(cells));
  return best(above, score) ?? best(first, below) ?? best(above, filled);
}

/** The first of those with the highest score above nothing. */
function best(rows: readonly (readonly string[])[], score: HeaderScore): number | undefined {
  const scores = rows.map(score);
  const most = Math.max(0, ...scores);
  return most === 0 ? undefined : scores.indexOf(most);
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== "").length;
