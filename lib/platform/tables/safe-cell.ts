/** The beginning of a formula in spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/;

/** Returns text that a spreadsheet shows instead of running: with an apostrophe in front, if needed. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/**
 * Reverses `safeCell`. A text that already began that way loses its apostrophe, as it would in a spreadsheet.
 */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
