import type { RawInput } from "@/lib/api/pipeline/steps/parse";
import { fingerprint } from "@/lib/operation/canonical";
import type { Operation } from "@/lib/operation/operation";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import type { Principal } from "@/lib/platform/security/principal";

const WINDOW_MS = 60_000;

/**
 * Derives an idempotency key for a call without one. Creating the same thing again within one to two minutes
 * counts as a retry after a lost response, also as part of an update. Other changes are idempotent anyway.
 * They get a new key each time, and so do commands to a running show, which are repeated on purpose ("next
 * slide").
 */
export async function deriveKey(
  op: Operation,
  principal: Principal,
  path: string,
  raw: RawInput,
  now = Date.now(),
): Promise<DerivedKey> {
  if (!isOnce(op, raw)) return { key: newId("mcp"), done: () => undefined };
  const after = await lastUndoing(op, principal, path, raw);
  const { workspaceId, environment, actor } = principal;
  const call = {
    workspaceId,
    environment,
    actor: actor.id,
    operation: op.id,
    path,
    query: raw.query,
    body: raw.body,
  };
  const same = { ...call, ...(after ? { after } : {}) };
  const keyIn = (window: number) => `mcp-${fingerprint({ ...same, window }).slice(0, 40)}`;
  const window = Math.floor(now / WINDOW_MS);
  const previous = keyIn(window - 1);
  const isRepeat = underway().has(previous) || (await isUsed(op, principal, path, previous));
  return begin(isRepeat ? previous : keyIn(window));
}

export interface DerivedKey {
  key: string;
  /** To be called once the call has its result. */
  done(): void;
}

/** Calls in progress. One that started just before the end of a window has no row yet. */
const underway = () => processSingleton("mcp-underway", () => new Map<string, number>());

function begin(key: string): DerivedKey {
  const calls = underway();
  calls.set(key, (calls.get(key) ?? 0) + 1);
  const done = (): void => {
    const others = (calls.get(key) ?? 1) - 1;
    if (others > 0) calls.set(key, others);
    else calls.delete(key);
  };
  return { key, done };
}

const isOnce = (op: Operation, { query, body }: RawInput): boolean => {
  if (op.effect === "live") return false;
  return op.method === "POST" || (op.mcp?.creates?.({ ...query, ...(body as object | undefined) }) ?? false);
};

/**
 * The key of the latest other call in the same place that makes a creation more than a repeat: what was
 * created has been deleted, or the operation reverts its own effect, such as a link that is created, revoked
 * and created again.
 */
async function lastUndoing(
  op: Operation,
  { workspaceId, environment }: Principal,
  path: string,
  { query, body }: RawInput,
): Promise<string | undefined> {
  const own = fingerprint({ query, body: body ?? null });
  const takesBack = op.mcp?.destructive === true;
  const [found] = await sql<{ key: string }>(
    "mcp_last_undoing",
    `SELECT key FROM idempotency_record
     WHERE workspace_id = $1 AND environment = $2::"Environment" AND created_at > now() - make_interval(secs => $3)
       AND (method = 'DELETE' AND (path IN ($4, '/api' || $4) OR starts_with(path, $4 || '/'))
         OR $5 AND method = $6 AND path = $4)
       AND NOT (method = $6 AND fingerprint = $7)
     ORDER BY created_at DESC LIMIT 1`,
    [workspaceId, environment, (2 * WINDOW_MS) / 1000, path, takesBack, op.method, own],
  );
  return found?.key;
}

async function isUsed(op: Operation, principal: Principal, path: string, key: string): Promise<boolean> {
  const { workspaceId, environment } = principal;
  const record = { workspaceId, environment, method: op.method, path, key };
  const found = await db().idempotencyRecord.findUnique({
    where: { workspaceId_environment_method_path_key: record },
    select: { key: true },
  });
  return found !== null;
}
