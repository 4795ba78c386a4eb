import { sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { Environment } from "@/lib/platform/security/principal";
import { storageProvider } from "@/lib/providers/storage";
import { storageProblem } from "./storage-problem";

interface Owner {
  workspaceId: string;
  environment: Environment;
}

/** Longer than an upload may take. By then its pieces have been put together, or no one wants them. */
const KEPT = "2 hours";

/**
 * Stores some bytes that are a piece of a later file. They belong to nothing and expire, or are dropped
 * earlier by `dropPieces`.
 */
export async function storePiece(
  { workspaceId, environment }: Owner,
  chunks: readonly Uint8Array[],
): Promise<{ fileId: string; key: string }> {
  const fileId = newId("fil");
  const key = `${workspaceId}/${environment}/${fileId}`;
  await sql(
    "file_note_piece",
    `INSERT INTO file (id, workspace_id, environment, purpose, key, state, expires_at)
     VALUES ($1, $2, $3::"Environment", 'upload.piece', $4, 'receiving', now() + interval '${KEPT}')`,
    [fileId, workspaceId, environment, key],
  );
  try {
    await storageProvider().put(key, eachOf(chunks), { contentType: "application/octet-stream" });
    return { fileId, key };
  } catch (error) {
    throw storageProblem(error);
  }
}

async function* eachOf(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  yield* chunks;
}

/** Marks pieces that are no longer needed. The next sweep removes them. */
export async function dropPieces(fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await sql(
    "file_drop_pieces",
    "UPDATE file SET expires_at = now() WHERE id = ANY ($1::text[]) AND state = 'receiving'",
    [fileIds],
  );
}
