import type { Readable } from "node:stream";
import type { WrittenFormat } from "./table-file";
import { writeCsv } from "./write-csv";
import { writeWorkbook } from "./write-workbook";

/** Rows as a file, written while it is read. */
export const writeTable = (
  format: WrittenFormat,
  batches: AsyncIterable<readonly (readonly string[])[]>,
): Readable => (format === "xlsx" ? writeWorkbook : writeCsv)(batches);
