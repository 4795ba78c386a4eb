import type { TableField } from "../table-fields-schema";

/** A difference between a row as written and the run of show. */
export interface RowFinding {
  row: number;
  field: TableField | null;
  message: string;
}
