import { join } from "node:path";
import { invalid } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import type { HeaderScore } from "@/lib/platform/tables/find-header";
import { readTable } from "@/lib/platform/tables/read-table";
import type { TableFormat, TableRow } from "@/lib/platform/tables/table-row";
import { UnreadableTable } from "@/lib/platform/tables/unreadable-table";
import { copyUpload } from "./storing/copy-file";

interface FirstRows {
  header: string[];
  rows: TableRow[];
}

/**
 * Reads the first `most` rows of a table that was just received. Throws `validation_error` if it isn't a
 * table.
 */
export const readUploadedTable = (
  upload: Upload,
  format: TableFormat,
  most: number,
  score?: HeaderScore,
): Promise<FirstRows> =>
  inTempFolder(async (folder) => {
    const path = join(folder, "table");
    await copyUpload(upload, path);
    try {
      const { header, batches } = await readTable(path, format, score);
      const rows: TableRow[] = [];
      for await (const batch of batches) {
        rows.push(...batch);
        if (rows.length >= most) break;
      }
      return { header, rows: rows.slice(0, most) };
    } catch (error) {
      if (error instanceof UnreadableTable) throw invalid({ body: "invalid" }, error.message);
      throw error;
    }
  });
