import type { Readable } from "node:stream";
import { sql } from "@/lib/platform/database/db";
import { storageProvider } from "@/lib/providers/storage";

interface Portrait {
  contentType: string;
  sizeBytes: number;
  bytes: Readable;
}

/** A guest's portrait, for everybody who opens a page of the show; undefined once no guest has it any more. */
export async function openPortrait(fileId: string): Promise<Portrait | undefined> {
  if (!/^fil_[0-9a-z]{26}$/.test(fileId)) return undefined;
  const [row] = await sql<{ key: string; contentType: string; sizeBytes: number }>(
    "portrait",
    `SELECT f.key, f.content_type AS "contentType", f.size_bytes::int AS "sizeBytes" FROM file f
     WHERE f.id = $1 AND f.state = 'stored'
       AND EXISTS (SELECT 1 FROM file_reference r WHERE r.file_id = f.id AND r.subject_type = 'guest')`,
    [fileId],
  );
  if (!row) return undefined;
  const { key, ...facts } = row;
  return { ...facts, bytes: await storageProvider().open(key) };
}
