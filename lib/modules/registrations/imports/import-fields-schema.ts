/** What a column of an imported table can contain. */
export const IMPORT_FIELDS = [
  "email",
  "name",
  "first_name",
  "last_name",
  "marketing_consent",
  "time_zone",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "referrer",
  "ignore",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields by column name. Columns that aren't listed are ignored. */
export type Mapping = Record<string, ImportField>;

/** Result of a row. */
export const ROW_OUTCOMES = ["created", "merged", "suppressed", "over_capacity", "invalid"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Stored result of a row, with the reason if there is one. */
export type RowResult = [outcome: RowOutcome, why?: string];

export const TABLE_FORMATS = ["csv", "jsonl", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
