import { oneLine } from "../text/one-line";

const LOOKS_LIKE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a row contains an email address. Then it is a person, not a header. */
export const hasAddress = (cells: readonly string[]): boolean =>
  cells.some((cell) => LOOKS_LIKE_ADDRESS.test(cell.trim()));

/** Returns unique column names. Unnamed columns are numbered. */
export function nameColumns(cells: readonly string[]): string[] {
  const names: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const name = oneLine(cell, 100) || `column ${place + 1}`;
    let unique = name;
    for (let copy = 2; names.includes(unique); copy += 1) unique = `${name} (${copy})`;
    names.push(unique);
  }
  return names;
}

export const numberedColumns = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `column ${place + 1}`);
