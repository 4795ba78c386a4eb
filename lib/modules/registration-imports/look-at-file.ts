import { join } from "node:path";
import { copyUpload } from "@/lib/modules/files";
import { invalid } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { readTable } from "@/lib/platform/tables/read-table";
import type { TableRow } from "@/lib/platform/tables/table-row";
import { UnreadableTable } from "@/lib/platform/tables/unreadable-table";
import { FORMAT_OF, LOOKED_AT } from "./file-types-schema";
import type { Mapping } from "./import-fields-schema";
import { personReader, type ReadRow } from "./read-person";
import { type Column, columnsOf, mappingOf, whyNoMapping } from "./table-mapping";

/** What a dry run tells of a file. */
export interface Look {
  columns: Column[];
  rows: ReadRow[];
  /** Why nobody can be read from it, until somebody says what its columns hold. */
  why: string | null;
}

/**
 * Reads the first rows of a file that was just received. Throws `validation_error` with the reason where it cannot; where
 * it was only the guess that found no addresses, the columns are told all the same.
 */
export async function lookAtFile(upload: Upload, asked: Mapping): Promise<Look> {
  return inTempFolder(async (folder) => {
    const path = join(folder, "table");
    await copyUpload(upload, path);
    const { header, rows } = await firstRows(path, upload.contentType);
    const mapping = mappingOf(header, rows, asked);
    const why = whyNoMapping(header, mapping);
    const isAsked = Object.keys(asked).length > 0;
    if (why && isAsked) throw invalid({ mapping: "invalid" }, why);
    const columns = columnsOf(header, mapping, rows);
    if (why) return { columns, rows: [], why };
    return { columns, rows: rows.map(personReader(header, mapping)), why: null };
  });
}

async function firstRows(path: string, contentType: string): Promise<{ header: string[]; rows: TableRow[] }> {
  try {
    const { header, batches } = await readTable(path, FORMAT_OF[contentType] ?? "csv");
    const rows: TableRow[] = [];
    for await (const batch of batches) {
      rows.push(...batch);
      if (rows.length >= LOOKED_AT) break;
    }
    return { header, rows: rows.slice(0, LOOKED_AT) };
  } catch (error) {
    if (error instanceof UnreadableTable) throw invalid({ body: "invalid" }, error.message);
    throw error;
  }
}
