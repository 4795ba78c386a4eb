/** The fields of a run of show that columns can hold, in export order. */
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
/** Maximum number of reported findings about rows. */
export const MAX_ROW_FINDINGS = 200;
