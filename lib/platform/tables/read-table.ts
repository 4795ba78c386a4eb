import { csvRows } from "./csv-rows";
import type { HeaderScore } from "./find-header";
import { jsonLinesTable } from "./json-lines-table";
import { rowsToTable } from "./rows-to-table";
import type { Table, TableFormat } from "./table-row";
import { workbookRows } from "./workbook-rows";

/**
 * Opens a table that somebody sent. It is read while it is asked for, so that no more of it is in memory than some rows;
 * end `batches` with `return()` where they are not read to their end. `score` says how many names of columns a row holds:
 * the header may have other lines above it. Throws `UnreadableTable`.
 */
export function readTable(path: string, format: TableFormat, score?: HeaderScore): Promise<Table> {
  if (format === "jsonl") return Promise.resolve(jsonLinesTable(path));
  return rowsToTable(format === "csv" ? csvRows(path) : workbookRows(path), score);
}
