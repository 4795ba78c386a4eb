import type { TableFormat } from "./import-fields-schema";

/** What an import takes: CSV, JSON lines, or an Excel workbook. */
export const IMPORT_TYPES = [
  "text/csv",
  "application/x-ndjson",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;

export const FORMAT_OF: Record<string, TableFormat> = {
  "text/csv": "csv",
  "application/x-ndjson": "jsonl",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
};

export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 100_000;
/** How many rows a dry run looks at. */
export const LOOKED_AT = 1_000;
/** How many problems are told beside the report. */
export const MAX_PROBLEMS = 20;
/** How long the report of an import can be fetched. */
export const REPORT_DAYS = 7;
