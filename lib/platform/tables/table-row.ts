/** What tables come as: text with delimiters, one JSON object a line, an Excel workbook. */
export const TABLE_FORMATS = ["csv", "jsonl", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export interface TableRow {
  /** Counted from 1, without the header. */
  row: number;
  /** In the order of the header; those behind its end are missing. */
  cells: readonly string[];
  /** Why the row cannot be read as one. */
  problem?: string;
}

/** Rows of one file in their order, many at a time. */
export type RowBatches = AsyncGenerator<TableRow[], void>;

export interface Table {
  /** Names of the columns, each once. Where rows bring names of their own it grows while they are read. */
  header: string[];
  batches: RowBatches;
}

/** What no honest table has: beyond it reading ends. */
export const MOST_COLUMNS = 200;
export const MOST_RECORD_BYTES = 128 * 1024;
