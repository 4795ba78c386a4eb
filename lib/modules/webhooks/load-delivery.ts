import { sql } from "@/lib/platform/db";
import { gathered } from "@/lib/platform/gather";
import type { Environment } from "@/lib/platform/principal";

/** A delivery with its webhook and its event, as an attempt needs them. */
export interface LoadedDelivery {
  id: string;
  state: string;
  attempts: number;
  /** Seconds until the next attempt is due, by the database's clock. */
  dueInSeconds: number;
  webhookId: string;
  url: string;
  environment: Environment;
  /** active, paused, disabled or deleted */
  webhookStatus: string;
  secretCipher: Buffer | null;
  nextSecretCipher: Buffer | null;
  nextSecretAt: Date | null;
  eventId: string;
  type: string;
  /** The exact text to send. */
  body: string;
}

const LOAD = `
SELECT d.id, d.state, d.attempts, w.id AS "webhookId", w.url, w.environment,
  COALESCE(extract(epoch FROM d.next_attempt_at - now()), 0)::float8 AS "dueInSeconds",
  CASE WHEN w.deleted_at IS NULL THEN w.status ELSE 'deleted' END AS "webhookStatus",
  w.secret_cipher AS "secretCipher", w.next_secret_cipher AS "nextSecretCipher", w.next_secret_at AS "nextSecretAt",
  e.id AS "eventId", e.type, e.body
FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id JOIN webhook_event e ON e.id = d.event_id
WHERE d.id = ANY ($1::text[])`;

/** Those that are asked for at one time come with one statement. */
export const loadDelivery = gathered<string, LoadedDelivery | undefined>({
  most: 500,
  run: async (ids) => {
    const rows = await sql<LoadedDelivery & Record<string, unknown>>("webhook_load", LOAD, [ids]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  },
});
