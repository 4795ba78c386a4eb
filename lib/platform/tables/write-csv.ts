import { Readable } from "node:stream";
import { safeCell } from "./safe-cell";

/** Spreadsheets take text without this mark for one of their own country's encodings. */
const MARK = "\ufeff";

const cellText = (text: string): string => {
  const safe = safeCell(text.toWellFormed());
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV in UTF-8, written while it is read. What a spreadsheet would run as a formula is made plain text. */
export const writeCsv = (batches: AsyncIterable<readonly (readonly string[])[]>): Readable =>
  Readable.from(csvText(batches), { objectMode: false });

async function* csvText(
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string, void> {
  yield MARK;
  for await (const rows of batches)
    yield rows.map((cells) => `${cells.map(cellText).join(",")}\r\n`).join("");
}
