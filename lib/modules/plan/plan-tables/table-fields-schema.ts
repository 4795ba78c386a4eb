/** What a column of a run of show can hold, in the order in which it is exported. */
export const TABLE_FIELDS = [
  "start",
  "end",
  "offset",
  "length",
  "title",
  "type",
  "assignee",
  "notes",
  "script",
  "questions",
  "slide",
  "poll",
  "options",
  "ticker",
  "emcee_line",
  "layout",
  "id",
  "video",
  "whiteboard",
] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

export const PLAN_TABLE_TYPES = [
  "text/csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;
export const MAX_TABLE_BYTES = 8 * 1024 * 1024;
/** How many things about rows are told. */
export const MAX_ROW_FINDINGS = 200;
