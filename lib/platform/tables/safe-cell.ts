/** What spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The text as a spreadsheet shows it and does not run it: behind an apostrophe, where it would. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** What it was before. A text that began like that by itself loses its apostrophe, as it would in a spreadsheet. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
