import type { ExportFormat } from "./schema";

const TYPES: Record<ExportFormat, string> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** What an export is saved as. */
export const exportFile = (slug: string, format: ExportFormat): { name: string; contentType: string } => ({
  name: `registrations-${slug}.${format}`,
  contentType: TYPES[format],
});
