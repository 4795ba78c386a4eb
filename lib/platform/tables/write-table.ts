import type { Readable } from "node:stream";
import type { WrittenFormat } from "./table-file";
import { writeCsv } from "./write-csv";
import { writeWorkbook } from "./write-workbook";

/** Streams rows as a file. */
export const writeTable = (
  format: WrittenFormat,
  batches: AsyncIterable<readonly (readonly string[])[]>,
): Readable => (format === "xlsx" ? writeWorkbook : writeCsv)(batches);
