import type { Prepared } from "@/lib/operation/prepared";
import type { Upload } from "@/lib/operation/upload";
import { outsideTransaction, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { log } from "@/lib/platform/runtime/log";
import type { Environment } from "@/lib/platform/security/principal";
import { type PutResult, storageProvider } from "@/lib/providers/storage";
import { digestOf } from "./digest-of";
import { requireSpace } from "./space";
import { storageProblem } from "./storage-problem";
import { typeOfBytes } from "./type-of-bytes";

interface Owner {
  workspaceId: string;
  environment: Environment;
  plan: string;
}

interface Wanted {
  purpose: string;
  /** One of these, by looking at the bytes. */
  types: readonly string[];
  /** What the sender says, or 0. */
  expectedBytes: number;
  /** The bytes are looked at and go nowhere. */
  dryRun: boolean;
}

/** Longer than any upload takes. Until then a row that says "receiving" is not to be touched by anybody else. */
const RECEIVING = "2 hours";

/**
 * Puts a file into storage under a fresh key, outside of all transactions. A row says so before the first byte, so that
 * whatever dies in between is found and removed. The transaction that wants the file calls `keepFile`; what no
 * transaction has kept is dropped by its receiver, or later by the sweep.
 */
export async function receiveFile(
  owner: Owner,
  source: AsyncIterable<Uint8Array>,
  wanted: Wanted,
): Promise<Prepared<Upload>> {
  await requireSpace(owner.workspaceId, owner.plan, wanted.expectedBytes);
  const { contentType, bytes } = await typeOfBytes(source, wanted.types);
  const fileId = newId("fil");
  const key = `${owner.workspaceId}/${owner.environment}/${fileId}`;
  const asUpload = (put: PutResult): Upload => ({ fileId, key, contentType, ...put });
  if (wanted.dryRun) return { value: asUpload(await digestOf(bytes)), drop: async () => undefined };
  await note(fileId, key, owner, wanted.purpose);
  const drop = () => dropUnkept(fileId, key);
  try {
    return { value: asUpload(await storageProvider().put(key, bytes, { contentType })), drop };
  } catch (error) {
    await drop();
    throw storageProblem(error);
  }
}

const note = (fileId: string, key: string, owner: Owner, purpose: string): Promise<unknown> =>
  outsideTransaction(() =>
    sql(
      "file_note",
      `INSERT INTO file (id, workspace_id, environment, purpose, key, state, expires_at)
       VALUES ($1, $2, $3::"Environment", $4, $5, 'receiving', now() + interval '${RECEIVING}')`,
      [fileId, owner.workspaceId, owner.environment, purpose, key],
    ),
  );

/** Whether it was kept is for the row to say: a commit may have happened although nobody heard of it. */
async function dropUnkept(fileId: string, key: string): Promise<void> {
  try {
    await outsideTransaction(async () => {
      const text = `UPDATE file SET state = 'removing', expires_at = now() WHERE id = $1 AND state = 'receiving' RETURNING id`;
      const [unkept] = await sql("file_unkept", text, [fileId]);
      if (!unkept) return;
      await storageProvider().delete(key);
      await sql("file_removed", "DELETE FROM file WHERE id = ANY ($1::text[]) AND state = 'removing'", [
        [fileId],
      ]);
    });
  } catch (error) {
    log().warn({ err: error, file: fileId }, "a file that nobody keeps is left to the sweep");
  }
}
