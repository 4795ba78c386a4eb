import type { TableField } from "../table-fields-schema";

/** Something about a row that is not in the run of show as it was written. */
export interface RowFinding {
  row: number;
  field: TableField | null;
  message: string;
}
