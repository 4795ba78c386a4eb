import { Problem } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { sizeWords } from "@/lib/storage-use/size-words";
import { type StorageUse, storageLevel } from "@/lib/storage-use/storage-level";

const MB = 1_000_000;

/** Returns how many bytes all files of a workspace on this plan may take, or null if unlimited. */
export function spaceOf(plan: string): number | null {
  const { STORAGE_MB_FREE, STORAGE_MB_PRO, STORAGE_MB_SCALE, STORAGE_MB_SELF_HOSTED } = env();
  if (plan === "self_hosted" && STORAGE_MB_SELF_HOSTED === undefined) return null;
  const megabytes: Record<string, number | undefined> = {
    pro: STORAGE_MB_PRO,
    scale: STORAGE_MB_SCALE,
    self_hosted: STORAGE_MB_SELF_HOSTED,
  };
  return Math.round((megabytes[plan] ?? STORAGE_MB_FREE) * MB);
}

/** With speakers' chunks on their way: they are counted once storage has them. */
const TAKEN = `
SELECT COALESCE((SELECT bytes FROM storage_use WHERE workspace_id = $1), 0)::float8
  + COALESCE((SELECT sum(size_bytes) FROM track_chunk
      WHERE state = 'awaited' AND key COLLATE "C" >= $1 || '/' AND key COLLATE "C" < $1 || '0'), 0)::float8 AS bytes`;

/** Refuses early what won't fit. Only the transaction that keeps a file decides for certain. */
export async function requireSpace(workspaceId: string, plan: string, bytes: number): Promise<void> {
  const most = spaceOf(plan);
  if (most === null) return;
  const [row] = await sql<{ bytes: number }>("storage_use_find", TAKEN, [workspaceId]);
  if ((row?.bytes ?? 0) + bytes > most) throw storageFull(most);
}

/**
 * Takes the space, in the transaction that keeps the file, or several at once. Concurrent calls of the same workspace wait for it
 * to end. The plan is read here, because a job may keep files for a workspace without knowing its plan.
 */
export async function takeSpace(workspaceId: string, bytes: number, files = 1): Promise<void> {
  const [workspace] = await sql<{ plan: string }>(
    "storage_plan",
    "SELECT plan FROM workspace WHERE id = $1",
    [workspaceId],
  );
  const most = spaceOf(workspace?.plan ?? "") ?? Number.MAX_SAFE_INTEGER;
  const taken = await sql(
    "storage_use_take",
    `INSERT INTO storage_use AS u (workspace_id, bytes, files) SELECT $1, $2::bigint, $4::int WHERE $2::bigint <= $3::bigint
     ON CONFLICT (workspace_id) DO UPDATE SET bytes = u.bytes + $2::bigint, files = u.files + $4::int
       WHERE u.bytes + $2::bigint <= $3::bigint
     RETURNING 1 AS taken`,
    [workspaceId, bytes, most, files],
  );
  if (taken.length === 0) throw storageFull(most);
}

const storageFull = (most: number): Problem =>
  new Problem("storage_full", `The workspace has ${sizeWords(most)} of storage, and this file doesn't fit.`, {
    storage: "too_large",
  });

/**
 * Counts bytes that are stored already, whether they fit or not, in the caller's transaction. For what is written
 * continuously: count many at once, because calls of the same workspace wait for each other.
 * @returns whether the workspace's storage is full now
 */
export async function countStored(workspaceId: string, bytes: number, files: number): Promise<boolean> {
  const [row] = await sql<{ bytes: number; plan: string }>(
    "storage_use_count",
    `INSERT INTO storage_use AS u (workspace_id, bytes, files) VALUES ($1, $2::bigint, $3)
     ON CONFLICT (workspace_id) DO UPDATE SET bytes = u.bytes + $2::bigint, files = u.files + $3
     RETURNING bytes::float8 AS bytes, (SELECT plan FROM workspace WHERE id = $1) AS plan`,
    [workspaceId, bytes, files],
  );
  const most = spaceOf(row?.plan ?? "");
  return most !== null && (row?.bytes ?? 0) >= most;
}

export async function storageUse(workspaceId: string): Promise<StorageUse> {
  const [row] = await sql<{ bytes: number | null; plan: string }>(
    "storage_use_of",
    `SELECT w.plan, u.bytes::float8 AS bytes FROM workspace w LEFT JOIN storage_use u ON u.workspace_id = w.id
     WHERE w.id = $1`,
    [workspaceId],
  );
  return { used: Math.max(0, row?.bytes ?? 0), limit: spaceOf(row?.plan ?? "") };
}

/** Whether a workspace's storage is full, so that nothing more should be made for it. */
export const isStorageFull = async (workspaceId: string): Promise<boolean> =>
  storageLevel(await storageUse(workspaceId)) === "full";

/** Full storage has space again once this share of it is free. With less, it would be full again within moments. */
const FREE_AGAIN = 0.01;

/** Whether a workspace whose storage was full has room for more again. */
export async function hasSpaceAgain(workspaceId: string): Promise<boolean> {
  const { used, limit } = await storageUse(workspaceId);
  return limit === null || used <= limit * (1 - FREE_AGAIN);
}

/** Whether only what is needed should still be made for it. */
export const isStorageNearlyFull = async (workspaceId: string): Promise<boolean> =>
  storageLevel(await storageUse(workspaceId)) !== "plenty";
