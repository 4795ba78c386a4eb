/** What tables are written as. */
export type WrittenFormat = "csv" | "xlsx";

const TYPES: Record<WrittenFormat, string> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** What a table is saved as. */
export const tableFile = (name: string, format: WrittenFormat): { name: string; contentType: string } => ({
  name: `${name}.${format}`,
  contentType: TYPES[format],
});
