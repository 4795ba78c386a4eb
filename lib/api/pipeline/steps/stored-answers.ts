import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";
import type { Write } from "@/lib/platform/database/db-unit";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { seal, unseal } from "@/lib/platform/security/crypto";
import type { Environment } from "@/lib/platform/security/principal";

/** What a key belongs to, and the request that was made with it. */
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
  /**
   * The browser's cookies after the call. A caller who never received the first response gets them with a
   * replay.
   */
  cookies?: string[];
}

const KEEP = "24 hours";

const pk = (scope: KeyScope): unknown[] => [
  scope.workspaceId,
  scope.environment,
  scope.method,
  scope.path,
  scope.key,
];

interface Kept {
  fingerprint: string;
  status: number;
  /** Encrypted, as stored. */
  body: string;
}

/**
 * Returns the stored response of an identical call, or undefined if there is none. Throws if the request
 * differs.
 */
export async function findAnswer(scope: KeyScope): Promise<StoredAnswer | undefined> {
  const kept = remembered(scope) ?? (await look(scope));
  if (!kept) return undefined;
  if (kept.fingerprint !== scope.fingerprint) throw new Problem("idempotency_conflict");
  return { status: kept.status, ...unsealed(kept.body) };
}

/** The first line is the JSON body. Each further line is a cookie. */
function unsealed(text: string): Pick<StoredAnswer, "body" | "cookies"> {
  const [body = "", ...cookies] = unseal(Buffer.from(text, "base64")).split("\n");
  return cookies.length > 0 ? { body, cookies } : { body };
}

/**
 * A response still not completed this long after its deadline becomes final, because the process that was to
 * complete it is gone.
 */
const OVERDUE_SECONDS = 2;
const LOOK_AGAIN_MS = 25;

/** Waits while the response may still be completed, so that two callers never get different ones. */
async function look(scope: KeyScope): Promise<Kept | undefined> {
  for (;;) {
    const [row] = await sql<Kept & { promised: boolean; late: boolean } & Record<string, unknown>>(
      "idem_find",
      `SELECT status, body, fingerprint, provisional_until > clock_timestamp() AS promised,
         provisional_until IS NOT NULL AS late FROM idempotency_record
       WHERE workspace_id = $1 AND environment = $2::"Environment" AND method = $3 AND path = $4 AND key = $5
         AND created_at > now() - interval '${KEEP}'`,
      pk(scope),
    );
    if (!row) return undefined;
    if (!row.promised && (!row.late || (await settleAnswer(scope)))) {
      remember(scope, row);
      return row;
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Makes a provisional response final if it was not completed in time. */
async function settleAnswer(scope: KeyScope): Promise<boolean> {
  const rows = await sql(
    "idem_settle",
    `UPDATE idempotency_record SET provisional_until = NULL
     WHERE workspace_id = $1 AND environment = $2::"Environment" AND method = $3 AND path = $4 AND key = $5
       AND provisional_until IS NOT NULL RETURNING 1 AS settled`,
    pk(scope),
  );
  return rows.length > 0;
}

/** Replaces the provisional response with the complete one. False if the provisional one is final by now. */
export async function completeAnswer(scope: KeyScope, answer: StoredAnswer): Promise<boolean> {
  const rows = await sql(
    "idem_complete",
    `UPDATE idempotency_record SET status = $6, body = $7, provisional_until = NULL
     WHERE workspace_id = $1 AND environment = $2::"Environment" AND method = $3 AND path = $4 AND key = $5
       AND provisional_until IS NOT NULL RETURNING 1 AS completed`,
    [...pk(scope), answer.status, sealed(answer)],
  );
  return rows.length > 0;
}

/** The key belongs to another call, which has ended. Its response can be read unless it has expired. */
export class KeyTaken extends Error {}

/** Another call with the same key has not ended yet. */
export const inProgress = (retryAfterSeconds: number): Problem =>
  new Problem("idempotency_in_progress", undefined, undefined, { "Retry-After": String(retryAfterSeconds) });

const INSERT = `INSERT INTO idempotency_record (workspace_id, environment, method, path, key, fingerprint, status, body)
 VALUES ($1, $2::"Environment", $3, $4, $5, $6, $7, $8)`;

/**
 * Claims the key as the first statement of the mutation's transaction, together with the response if it is
 * known by then. A concurrent call with the same key waits here until the first ends, and gets `KeyTaken` if
 * that one committed.
 */
export const claimKey = (scope: KeyScope, answer?: StoredAnswer): Write => ({
  name: "idem_claim",
  text: INSERT,
  values: [...pk(scope), scope.fingerprint, answer?.status ?? 0, answer ? sealed(answer) : ""],
  refusals: {
    idempotency_record_pkey: () => new KeyTaken(),
    // The first call is still running.
    "55P03": () => inProgress(5),
  },
});

/**
 * Stores the response in the mutation's transaction. It may contain a secret that is shown once (a key, a
 * signing secret), so it is encrypted.
 */
export const storeAnswer = (scope: KeyScope, answer: StoredAnswer, completedWithinSeconds: number): Write => {
  const isProvisional = completedWithinSeconds > 0;
  const until = isProvisional ? [completedWithinSeconds + OVERDUE_SECONDS] : [];
  return {
    name: isProvisional ? "idem_promise" : "idem_store",
    text: `UPDATE idempotency_record SET status = $6, body = $7
       ${isProvisional ? ", provisional_until = clock_timestamp() + make_interval(secs => $8)" : ""}
     WHERE workspace_id = $1 AND environment = $2::"Environment" AND method = $3 AND path = $4 AND key = $5`,
    values: [...pk(scope), answer.status, sealed(answer), ...until],
  };
};

const sealedTexts = new WeakMap<StoredAnswer, string>();

function sealed(answer: StoredAnswer): string {
  const known = sealedTexts.get(answer);
  if (known !== undefined) return known;
  const text = seal([answer.body, ...(answer.cookies ?? [])].join("\n")).toString("base64");
  sealedTexts.set(answer, text);
  return text;
}

/** Deletes an expired response so that its key can be used again. True if there was one. */
export async function deleteExpired(scope: KeyScope): Promise<boolean> {
  const rows = await sql(
    "idem_expire",
    `DELETE FROM idempotency_record
     WHERE workspace_id = $1 AND environment = $2::"Environment" AND method = $3 AND path = $4 AND key = $5
       AND created_at <= now() - interval '${KEEP}' RETURNING 1 AS gone`,
    pk(scope),
  );
  return rows.length > 0;
}

const MAX_REMEMBERED = 5_000;
const SEEN_MS = 5 * 60_000;
const MAX_REMEMBERED_CHARACTERS = 16 * 1024;

interface Remembered {
  until: number;
  /** Omitted if it is long. */
  kept: Kept | undefined;
}

const recent = processSingleton("idem-seen", () => new Map<string, Remembered>());
const nameOf = (scope: KeyScope): string => pk(scope).join(" ");

function rememberedAnswer(scope: KeyScope): Remembered | undefined {
  const found = recent.get(nameOf(scope));
  return found && found.until > performance.now() ? found : undefined;
}

/**
 * Retries mostly reach the process that responded first, so it checks its own responses before anything else.
 */
export const wasAnsweredHere = (scope: KeyScope): boolean => rememberedAnswer(scope) !== undefined;

const remembered = (scope: KeyScope): Kept | undefined => rememberedAnswer(scope)?.kept;

function remember(scope: KeyScope, { fingerprint, status, body }: Kept): void {
  if (recent.size >= MAX_REMEMBERED)
    for (const name of [...recent.keys()].slice(0, MAX_REMEMBERED / 10)) recent.delete(name);
  const kept = body.length <= MAX_REMEMBERED_CHARACTERS ? { fingerprint, status, body } : undefined;
  recent.set(nameOf(scope), { until: performance.now() + SEEN_MS, kept });
}

/** To be called after the commit, when the response can't change any more. */
export const rememberAnswer = (scope: KeyScope, answer: StoredAnswer): void =>
  remember(scope, { fingerprint: scope.fingerprint, status: answer.status, body: sealed(answer) });
