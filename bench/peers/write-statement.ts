import { createHash, randomUUID } from "node:crypto";
import { CreateClientInput } from "@/lib/modules/show-basics/clients/schema";
import { canonicalJson } from "@/lib/operation/canonical";

/**
 * The peers' `POST /v1/clients` in one statement: key check, idempotency claim, rate limit, insert, stored
 * response. No audit, outbox or usage rows: only the product writes those.
 */
export const CREATE = `
WITH k AS (
  SELECT k.workspace_id, k.environment FROM api_key k JOIN workspace w ON w.id = k.workspace_id
  WHERE k.hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now()) AND w.status = 'active'
), claim AS (
  INSERT INTO idempotency_record (workspace_id, environment, method, path, key, fingerprint, status, body)
  SELECT workspace_id, environment, 'POST', '/v1/clients', $2, $3, 201, $4 FROM k
  ON CONFLICT DO NOTHING RETURNING 1
), paid AS (
  UPDATE budget b SET committed_micros = b.committed_micros + 2, settled_micros = b.settled_micros + 2,
    requests = b.requests + 1
  FROM k WHERE b.workspace_id = k.workspace_id AND b.month = $5 AND EXISTS (SELECT FROM claim)
    AND (b.limit_micros IS NULL OR b.committed_micros + 2 <= b.limit_micros)
    AND (b.request_quota IS NULL OR b.requests < b.request_quota)
  RETURNING b.requests
), made AS (
  INSERT INTO client (id, workspace_id, environment, name, external_id, metadata, created_at, updated_at)
  SELECT $6::uuid, k.workspace_id, k.environment, $7, $8, $9::json, $10, $10 FROM k, paid RETURNING id
)
SELECT (SELECT count(*) FROM k)::int AS known, (SELECT count(*) FROM claim)::int AS claimed,
       (SELECT count(*) FROM made)::int AS made,
       (SELECT body FROM idempotency_record i, k WHERE i.workspace_id = k.workspace_id AND i.environment = k.environment
          AND i.method = 'POST' AND i.path = '/v1/clients' AND i.key = $2) AS stored`;

/** The peers' `GET /v1/clients/{id}` in one statement: key check, rate limit, the row. */
export const READ = `
WITH k AS (
  SELECT k.workspace_id, k.environment FROM api_key k JOIN workspace w ON w.id = k.workspace_id
  WHERE k.hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now()) AND w.status = 'active'
), paid AS (
  UPDATE budget b SET committed_micros = b.committed_micros + 2, settled_micros = b.settled_micros + 2,
    requests = b.requests + 1
  FROM k WHERE b.workspace_id = k.workspace_id AND b.month = $2
    AND (b.limit_micros IS NULL OR b.committed_micros + 2 <= b.limit_micros)
    AND (b.request_quota IS NULL OR b.requests < b.request_quota)
  RETURNING b.requests
)
SELECT c.id, c.name, c.external_id, c.environment, c.status, c.plan_code, c.metadata, c.version, c.created_at, c.updated_at
FROM client c, k, paid WHERE c.id = $3 AND c.workspace_id = k.workspace_id AND c.environment = k.environment`;

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

interface Prepared {
  values: unknown[];
  answer: string;
}

/** The statement's values and the response, with exactly as many bytes as the product's. */
export function prepareCreate(secret: string, idempotencyKey: string, body: unknown): Prepared | undefined {
  const parsed = CreateClientInput.safeParse(body);
  if (!parsed.success || idempotencyKey === "") return undefined;
  const { name, external_id = null, metadata = {} } = parsed.data;
  const [id, now] = [randomUUID(), new Date()];
  const at = now.toISOString();
  const data = {
    id,
    name,
    external_id,
    environment: "test",
    status: "active",
    plan_code: "standard",
    metadata,
    created_at: at,
    updated_at: at,
  };
  const meta = { request_id: `req_${hashOf(idempotencyKey).slice(0, 26)}`, version: 1 };
  const answer = JSON.stringify({ data, meta, error: null });
  const print = hashOf(canonicalJson({ query: {}, body }));
  const json = JSON.stringify(metadata);
  return {
    answer,
    values: [hashOf(secret), idempotencyKey, print, answer, monthOf(now), id, name, external_id, json, now],
  };
}

export function readAnswer(row: Record<string, unknown>): string {
  const { version, created_at, updated_at, ...rest } = row;
  const times = {
    created_at: (created_at as Date).toISOString(),
    updated_at: (updated_at as Date).toISOString(),
  };
  const meta = { request_id: `req_${randomUUID().slice(0, 26)}`, version };
  return JSON.stringify({ data: { ...rest, ...times }, meta, error: null });
}
