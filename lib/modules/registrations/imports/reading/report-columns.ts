/** What a report adds to the columns of its file. They are left out where it is sent again. */
export const OUTCOME_COLUMN = "import_outcome";
export const REASON_COLUMN = "import_reason";
export const REPORT_COLUMNS: readonly string[] = [OUTCOME_COLUMN, REASON_COLUMN];
