import { readUploadedTable } from "@/lib/modules/files/files";
import { invalid } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { FORMAT_OF, LOOKED_AT } from "../file-types-schema";
import type { Mapping } from "../import-fields-schema";
import { columnNames } from "./guess-mapping";
import { personReader, type ReadRow } from "./read-person";
import { type Column, columnsOf, mappingOf, mappingProblem } from "./table-mapping";

/** What a dry run reports about a file. */
export interface Look {
  columns: Column[];
  rows: ReadRow[];
  /** Why no one can be read from it until a mapping is given. */
  why: string | null;
}

/**
 * Reads the first rows of a file that was just received. Throws `validation_error` with the reason if it
 * can't. If only the guessed mapping lacks addresses, still returns the columns.
 */
export async function lookAtFile(upload: Upload, asked: Mapping): Promise<Look> {
  const format = FORMAT_OF[upload.contentType] ?? "csv";
  const { header, rows } = await readUploadedTable(upload, format, LOOKED_AT, columnNames(asked));
  const mapping = mappingOf(header, rows, asked);
  const why = mappingProblem(header, mapping);
  const isAsked = Object.keys(asked).length > 0;
  if (why && isAsked) throw invalid({ mapping: "invalid" }, why);
  const columns = columnsOf(header, mapping, rows);
  if (why) return { columns, rows: [], why };
  return { columns, rows: rows.map(personReader(header, mapping)), why: null };
}
