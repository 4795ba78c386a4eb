/** Formats that tables are read from: delimited text, one JSON object per line, an Excel workbook. */
export const TABLE_FORMATS = ["csv", "jsonl", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export interface TableRow {
  /** Counted from 1, without the header. */
  row: number;
  /** In the order of the header. Missing cells at the end are omitted. */
  cells: readonly string[];
  /** Why the row can't be read. */
  problem?: string;
}

/** A file's rows in order, many at a time. */
export type RowBatches = AsyncGenerator<TableRow[], void>;

export interface Table {
  /** Unique column names. Grows while reading if rows have their own names. */
  header: string[];
  batches: RowBatches;
}

/** No genuine table has more. Reading stops there. */
export const MAX_COLUMNS = 200;
export const MAX_RECORD_BYTES = 128 * 1024;
