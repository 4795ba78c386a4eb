import type { TableFormat } from "./import-fields-schema";

/** Accepted file types: CSV, JSON Lines, or an Excel workbook. */
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
/** Number of rows that a dry run reads. */
export const LOOKED_AT = 1_000;
/** Maximum number of problems listed in the response, in addition to the report. */
export const MAX_PROBLEMS = 20;
/** How long an import's report is available, in days. */
export const REPORT_DAYS = 7;
