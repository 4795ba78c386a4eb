import { seal, unseal } from "@/lib/platform/crypto";
import { sql, sqlState } from "@/lib/platform/db";
import type { Environment } from "@/lib/platform/principal";
import { Problem } from "@/lib/platform/problem";
import type { Operation } from "../operation";

export interface KeyScope {
  workspaceId: string;
  environment: Environment;
  method: string;
  path: string;
  key: string;
  fingerprint: string;
}

export interface StoredAnswer {
  status: number;
  body: string;
}

const KEEP = "24 hours";
const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

/** The key of this call, or undefined where none is given and none is needed. */
export function readKey(op: Operation, header: string | undefined, onV1: boolean): string | undefined {
  if (op.effect === "read") return undefined;
  if (header === undefined) {
    if (onV1 && op.keyRequired) {
      throw new Problem("validation_error", "Send an Idempotency-Key header.", {
        "Idempotency-Key": "required",
      });
    }
    return undefined;
  }
  if (VISIBLE_ASCII.test(header)) return header;
  const code = header.length > 200 ? "too_long" : header.length === 0 ? "too_short" : "invalid";
  throw new Problem("validation_error", "An Idempotency-Key is 1 to 200 visible ASCII characters.", {
    "Idempotency-Key": code,
  });
}

const pk = (scope: KeyScope): unknown[] => [
  scope.workspaceId,
  scope.environment,
  scope.method,
  scope.path,
  scope.key,
];

/** The stored answer of an identical call; undefined when there is none. Throws on a changed payload. */
export async function findAnswer(scope: KeyScope): Promise<StoredAnswer | undefined> {
  const [row] = await sql<{ status: number; body: string; fingerprint: string }>(
    "idem_find",
    `SELECT status, body, fingerprint FROM idempotency_record
     WHERE workspace_id = $1 AND environment = $2::"Environment" AND method = $3 AND path = $4 AND key = $5
       AND created_at > now() - interval '${KEEP}'`,
    pk(scope),
  );
  if (!row) return undefined;
  if (row.fingerprint !== scope.fingerprint) throw new Problem("idempotency_conflict");
  if (row.status === 0) return undefined;
  return { status: row.status, body: unseal(Buffer.from(row.body, "base64")) };
}

/**
 * Claims the key inside the mutation's transaction. A concurrent twin waits here until the first ends:
 * false then means that the first committed and its answer can be read.
 */
export async function claimKey(scope: KeyScope): Promise<boolean> {
  try {
    await sql("", "SET LOCAL lock_timeout = '5s'");
    const rows = await sql(
      "idem_claim",
      `INSERT INTO idempotency_record (workspace_id, environment, method, path, key, fingerprint)
       VALUES ($1, $2::"Environment", $3, $4, $5, $6)
       ON CONFLICT (workspace_id, environment, method, path, key) DO UPDATE
         SET fingerprint = $6, status = 0, body = '', created_at = now()
         WHERE idempotency_record.created_at <= now() - interval '${KEEP}'
       RETURNING 1 AS claimed`,
      [...pk(scope), scope.fingerprint],
    );
    return rows.length > 0;
  } catch (error) {
    if (sqlState(error) === "55P03")
      throw new Problem("idempotency_in_progress", undefined, undefined, { "Retry-After": "5" });
    throw error;
  }
}

/**
 * Keeps the answer with the mutation: both are committed or neither. It may hold a secret that is shown once
 * (a key, a signing secret), so it is kept encrypted.
 */
export async function storeAnswer(scope: KeyScope, answer: StoredAnswer): Promise<void> {
  await sql(
    "idem_store",
    `UPDATE idempotency_record SET status = $6, body = $7
     WHERE workspace_id = $1 AND environment = $2::"Environment" AND method = $3 AND path = $4 AND key = $5`,
    [...pk(scope), answer.status, seal(answer.body).toString("base64")],
  );
}
