import type { Readable } from "node:stream";
import { sql } from "@/lib/platform/database/db";
import { storageProvider } from "@/lib/providers/storage";

export interface OpenFile {
  contentType: string;
  sizeBytes: number;
  bytes: Readable;
}

/** Opens a file that a subject of this type references, without an access check. Undefined once none does. */
export async function openReferred(fileId: string, subjectType: string): Promise<OpenFile | undefined> {
  if (!/^fil_[0-9a-z]{26}$/.test(fileId)) return undefined;
  const [row] = await sql<{ key: string; contentType: string; sizeBytes: number }>(
    "file_open_referred",
    `SELECT f.key, f.content_type AS "contentType", f.size_bytes::int AS "sizeBytes" FROM file f
     WHERE f.id = $1 AND f.state = 'stored'
       AND EXISTS (SELECT 1 FROM file_reference r WHERE r.file_id = f.id AND r.subject_type = $2)`,
    [fileId, subjectType],
  );
  if (!row) return undefined;
  const { key, ...facts } = row;
  return { ...facts, bytes: await storageProvider().open(key) };
}
