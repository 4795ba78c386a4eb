import { csvRows } from "./csv-rows";
import type { HeaderScore } from "./find-header";
import { jsonLinesTable } from "./json-lines-table";
import { rowsToTable } from "./rows-to-table";
import type { Table, TableFormat } from "./table-row";
import { workbookRows } from "./workbook-rows";

/**
 * Opens an uploaded table. It is read on demand, so that only a few rows are in memory. End `batches` with
 * `return()` if you don't read them to the end. `score` counts the column names in a row, since other lines
 * may precede the header. Throws `UnreadableTable`.
 */
export function readTable(path: string, format: TableFormat, score?: HeaderScore): Promise<Table> {
  if (format === "jsonl") return Promise.resolve(jsonLinesTable(path));
  return rowsToTable(format === "csv" ? csvRows(path) : workbookRows(path), score);
}
