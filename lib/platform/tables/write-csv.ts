import { Readable } from "node:stream";
import { safeCell } from "./safe-cell";

/** Without this mark, spreadsheets assume a regional encoding. */
const MARK = "\ufeff";

const cellText = (text: string): string => {
  const safe = safeCell(text.toWellFormed());
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Streams rows as CSV in UTF-8. Text that a spreadsheet would run as a formula is made safe. */
export const writeCsv = (batches: AsyncIterable<readonly (readonly string[])[]>): Readable =>
  Readable.from(csvText(batches), { objectMode: false });

async function* csvText(
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string, void> {
  yield MARK;
  for await (const rows of batches)
    yield rows.map((cells) => `${cells.map(cellText).join(",")}\r\n`).join("");
}
