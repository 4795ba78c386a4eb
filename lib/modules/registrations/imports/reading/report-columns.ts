/** Columns that a report adds to those of its file. They are ignored if the report is imported. */
export const OUTCOME_COLUMN = "import_outcome";
export const REASON_COLUMN = "import_reason";
export const REPORT_COLUMNS: readonly string[] = [OUTCOME_COLUMN, REASON_COLUMN];
