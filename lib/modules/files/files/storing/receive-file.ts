import type { Prepared } from "@/lib/operation/prepared";
import type { Upload } from "@/lib/operation/upload";
import { outsideTransaction, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { log } from "@/lib/platform/runtime/log";
import type { Environment } from "@/lib/platform/security/principal";
import { type PutResult, StorageError, storageProvider } from "@/lib/providers/storage";
import { requireSpace } from "../space";
import { digestOf } from "./digest-of";
import { storageProblem } from "./storage-problem";
import { typeOfBytes } from "./type-of-bytes";

interface Owner {
  workspaceId: string;
  environment: Environment;
  plan: string;
}

interface Wanted {
  purpose: string;
  /** Accepted types, determined from the bytes. */
  types: readonly string[];
  /** The type that the sender declares. Decides between kinds of text, which look the same by their bytes. */
  saidType?: string;
  /** The size that the sender declares, or 0. */
  expectedBytes: number;
  /** If true, the bytes are checked but not stored. */
  dryRun: boolean;
}

/** Longer than any upload takes. Until then, nothing else may touch a row in state "receiving". */
const RECEIVING = "2 hours";

/**
 * Stores a file under a new key, outside of any transaction. A row records this before the first byte, so
 * that whatever is left after a crash is found and removed. The transaction that wants the file calls
 * `storeFile`. A file that no transaction keeps is dropped by its receiver, or later by the sweep.
 */
export async function receiveFile(
  owner: Owner,
  source: AsyncIterable<Uint8Array>,
  wanted: Wanted,
): Promise<Prepared<Upload>> {
  await requireSpace(owner.workspaceId, owner.plan, wanted.expectedBytes);
  const { contentType, bytes } = await typeOfBytes(source, wanted.types, wanted.saidType);
  const fileId = newId("fil");
  const key = `${owner.workspaceId}/${owner.environment}/${fileId}`;
  const asUpload = (put: PutResult): Upload => ({ fileId, key, contentType, ...put });
  if (wanted.dryRun) return { value: asUpload(await digestOf(bytes)), drop: async () => undefined };
  await note(fileId, key, owner, wanted.purpose);
  const drop = async () => (await giveUp(fileId, key)).removed;
  try {
    return { value: asUpload(await storageProvider().put(key, bytes, { contentType })), drop };
  } catch (error) {
    const { removed } = await giveUp(fileId, key);
    // A caller that has already waited for a timeout of the storage doesn't wait for a second one.
    if (!isAway(error)) await removed;
    throw storageProblem(error);
  }
}

const isAway = (error: unknown): boolean => error instanceof StorageError && error.kind === "away";

const note = (fileId: string, key: string, owner: Owner, purpose: string): Promise<unknown> =>
  outsideTransaction(() =>
    sql(
      "file_note",
      `INSERT INTO file (id, workspace_id, environment, purpose, key, state, expires_at)
       VALUES ($1, $2, $3::"Environment", $4, $5, 'receiving', now() + interval '${RECEIVING}')`,
      [fileId, owner.workspaceId, owner.environment, purpose, key],
    ),
  );

/**
 * Gives up a file unless its row says that it was kept: a commit may have succeeded although its answer was
 * lost. Returns once the row says that the bytes aren't wanted. `removed` resolves when they are gone, or
 * left to the sweep.
 */
async function giveUp(fileId: string, key: string): Promise<{ removed: Promise<void> }> {
  const text = `UPDATE file SET state = 'removing', expires_at = now() WHERE id = $1 AND state = 'receiving' RETURNING id`;
  try {
    const [unkept] = await outsideTransaction(() => sql("file_unkept", text, [fileId]));
    return { removed: unkept ? remove(fileId, key) : Promise.resolve() };
  } catch (error) {
    leave(error, fileId);
    return { removed: Promise.resolve() };
  }
}

async function remove(fileId: string, key: string): Promise<void> {
  try {
    await storageProvider().delete(key);
    const text = "DELETE FROM file WHERE id = ANY ($1::text[]) AND state = 'removing'";
    await outsideTransaction(() => sql("file_removed", text, [[fileId]]));
  } catch (error) {
    leave(error, fileId);
  }
}

const leave = (error: unknown, fileId: string): void =>
  log().warn({ err: error, file: fileId }, "an unreferenced file is left to the sweep");
