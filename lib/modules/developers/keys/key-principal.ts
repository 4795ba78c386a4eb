import { Problem } from "@/lib/operation/problem";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { hashKey, isWellFormedKey } from "@/lib/platform/security/api-key";
import type { Environment, Principal, Scope } from "@/lib/platform/security/principal";

interface KeyRow extends Record<string, unknown> {
  id: string;
  name: string;
  kind: string;
  environment: Environment;
  scopes: Scope[];
  client_ids: string[];
  expires_at: Date | null;
  daily_cap_micros: number | null;
  workspace_id: string;
  plan: string;
  status: string;
  verified_at: Date | null;
}

interface KnownKey extends KeyRow {
  allowed: ReadonlySet<Scope>;
}

interface Cached {
  row: KnownKey | undefined;
  until: number;
}

/** Less than five seconds, the limit for a revocation to reach every process. */
const CACHE_MS = 3_000;
const cache = processSingleton("key-cache", () => new Map<string, Cached>());
const lastUsed = processSingleton("key-last-used", () => new Map<string, number>());

/** Counts evictions, so that a lookup started before a revocation isn't cached after it. */
const forgotten = processSingleton("key-forgotten", () => ({ times: 0 }));

/**
 * Evicts a key from this process's cache immediately. Other processes follow once their cached entry expires.
 */
export function evictKey(hash: string): void {
  forgotten.times += 1;
  cache.delete(hash);
}

const FIND = `SELECT k.id, k.name, k.kind, k.environment, k.scopes, k.client_ids, k.expires_at,
    k.daily_cap_micros::float8 AS daily_cap_micros, k.workspace_id, w.plan, w.status, w.verified_at
  FROM api_key k JOIN workspace w ON w.id = k.workspace_id WHERE k.revoked_at IS NULL`;

const known = (row: KeyRow): KnownKey => ({
  ...row,
  allowed: new Set<Scope>(row.kind === "call" ? ["calls"] : row.scopes),
});

async function look(secret: string): Promise<KnownKey | undefined> {
  const now = performance.now();
  const hash = hashKey(secret);
  const held = cache.get(hash);
  if (held && held.until > now) return held.row;
  // A cached key needs no check. The checksum saves the database lookups for malformed keys.
  if (!isWellFormedKey(secret)) return undefined;
  const { times } = forgotten;
  const [found] = await sql<KeyRow>("key_find", `${FIND} AND k.hash = $1`, [hash]);
  const row = found && known(found);
  if (cache.size > 10_000) cache.clear();
  if (times === forgotten.times) cache.set(hash, { row, until: now + CACHE_MS });
  return row;
}

/** Returns the principal of a bearer key. Throws `unauthorized` or `account_inactive`. */
export async function keyPrincipal(secret: string, address: string): Promise<Principal> {
  return principalOf(await look(secret), address);
}

/**
 * Returns the current principal of a key that was authenticated earlier, to act on what it was granted then.
 */
export async function keyPrincipalById(id: string, address: string): Promise<Principal> {
  const [found] = await sql<KeyRow>("key_find_by_id", `${FIND} AND k.id = $1`, [id]);
  return principalOf(found && known(found), address);
}

function principalOf(row: KnownKey | undefined, address: string): Principal {
  if (!row || (row.expires_at && row.expires_at <= databaseNow())) throw new Problem("unauthorized");
  if (row.status !== "active" || !row.verified_at) throw new Problem("account_inactive");
  touch(row.id);
  return {
    actor: { type: "key", id: row.id, name: row.name },
    workspaceId: row.workspace_id,
    environment: row.environment,
    scopes: row.allowed,
    plan: row.plan,
    clientIds: row.client_ids,
    keyId: row.id,
    ...(row.daily_cap_micros === null ? {} : { dailyCap: { holder: row.id, micros: row.daily_cap_micros } }),
    address,
  };
}

function touch(keyId: string): void {
  const now = Date.now();
  if (now - (lastUsed.get(keyId) ?? 0) < 60_000) return;
  lastUsed.set(keyId, now);
  sql("key_touch", "UPDATE api_key SET last_used_at = now() WHERE id = $1", [keyId]).catch((error: Error) =>
    log().warn({ err: error }, "couldn't record the last use of a key"),
  );
}
