import { hasAddress } from "./name-columns";

/** Returns how many column names a row contains, 0 if none. */
export type HeaderScore = (cells: readonly string[]) => number;

/** Many tables have a title, a date or an address above the header. */
export const HEADER_WITHIN = 10;

/**
 * Returns the index of the header among the first rows: the row with the most known names, or else the widest
 * one, above the first row with an email address. Undefined if there is none.
 */
export function findHeader(
  rows: readonly (readonly string[])[],
  score: HeaderScore = () => 0,
): number | undefined {
  const first = rows.slice(0, HEADER_WITHIN);
  const person = first.findIndex(hasAddress);
  const above = person < 0 ? first : first.slice(0, person);
  // An address above the header belongs to the organizer, not to a person in the table.
  const below = (cells: readonly string[]) => (hasAddress(cells) || score(cells) < 2 ? 0 : score(cells));
  return best(above, score) ?? best(first, below) ?? best(above, filled);
}

/** Returns the first row with the highest score above 0. */
function best(rows: readonly (readonly string[])[], score: HeaderScore): number | undefined {
  const scores = rows.map(score);
  const most = Math.max(0, ...scores);
  return most === 0 ? undefined : scores.indexOf(most);
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== "").length;
