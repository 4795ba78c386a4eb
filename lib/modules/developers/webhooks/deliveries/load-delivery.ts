import { sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";

/** A delivery with its event, as needed by an attempt. */
export interface LoadedDelivery {
  id: string;
  state: string;
  attempts: number;
  /** Seconds until the next attempt, by the workspace's clock. */
  dueInSeconds: number;
  webhookId: string;
  eventId: string;
  type: string;
  /** Exact text to send. */
  body: string;
}

/** Where deliveries are sent, and the secrets that sign them. */
export interface LoadedWebhook {
  id: string;
  url: string;
  environment: Environment;
  /** active, paused, disabled or deleted */
  status: string;
  secretCipher: Buffer | null;
  nextSecretCipher: Buffer | null;
  nextSecretAt: Date | null;
}

const DELIVERIES = `
SELECT d.id, d.state, d.attempts, d.webhook_id AS "webhookId",
  COALESCE(extract(epoch FROM d.next_attempt_at - workspace_now(d.workspace_id, e.environment)), 0)::float8 AS "dueInSeconds",
  e.id AS "eventId", e.type, e.body
FROM webhook_delivery d JOIN webhook_event e ON e.id = d.event_id
WHERE d.id = ANY ($1::text[])`;

const WEBHOOKS = `
SELECT id, url, environment, CASE WHEN deleted_at IS NULL THEN status ELSE 'deleted' END AS status,
  secret_cipher AS "secretCipher", next_secret_cipher AS "nextSecretCipher", next_secret_at AS "nextSecretAt"
FROM webhook WHERE id = ANY ($1::text[])`;

export async function loadDeliveries(ids: string[]): Promise<Map<string, LoadedDelivery>> {
  return byId(await sql<LoadedDelivery & Record<string, unknown>>("webhook_load", DELIVERIES, [ids]));
}

export async function loadWebhooks(ids: Iterable<string>): Promise<Map<string, LoadedWebhook>> {
  const wanted = [...new Set(ids)];
  return byId(await sql<LoadedWebhook & Record<string, unknown>>("webhook_targets", WEBHOOKS, [wanted]));
}

const byId = <T extends { id: string }>(rows: T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));
