/** Formats that tables are written in. */
export type WrittenFormat = "csv" | "xlsx";

const TYPES: Record<WrittenFormat, string> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Returns the file name and content type of a table. */
export const tableFile = (name: string, format: WrittenFormat): { name: string; contentType: string } => ({
  name: `${name}.${format}`,
  contentType: TYPES[format],
});
