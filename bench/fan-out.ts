import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { newSecret, sealSecret } from "@/lib/modules/developers/webhooks/signing/secret";
import { sql } from "@/lib/platform/database/db";
import { announce } from "./announce";
import { drainJobs } from "./drain-jobs";

const SEED = `
WITH n AS (SELECT $1::text || g AS id, g FROM generate_series(1, $2::int) g), e AS (
  INSERT INTO webhook_event (id, workspace_id, environment, type, body)
  SELECT 'whe_' || id, 'bench', 'test', 'registration.created', jsonb_build_object('id', 'whe_' || id,
    'type', 'registration.created', 'created_at', now(), 'environment', 'test',
    'data', jsonb_build_object('number', g, 'filler', repeat('x', 400)))::text FROM n
  RETURNING id
), d AS (
  INSERT INTO webhook_delivery (id, workspace_id, webhook_id, event_id, next_attempt_at)
  SELECT 'whd_' || n.id, 'bench', $3, 'whe_' || n.id, now() FROM n
)
INSERT INTO job (id, workspace_id, environment, kind, subject, payload, max_attempts)
SELECT 'job_' || id, 'bench', 'test', 'webhook.deliver', 'whd_' || id,
  jsonb_build_object('delivery_id', 'whd_' || id, 'webhook_id', $3::text), 8 FROM n`;

/** Inserts what committed calls leave behind: events, one delivery for each, and its job. */
async function seed(count: number, to: string): Promise<void> {
  const webhookId = "wh_bench";
  const sealed = Buffer.from(sealSecret(newSecret()));
  await sql(
    "",
    `INSERT INTO webhook (id, workspace_id, environment, url, events, secret_cipher)
     VALUES ($1, 'bench', 'test', $2, ARRAY['*'], $3) ON CONFLICT DO NOTHING`,
    [webhookId, to, sealed],
  );
  await sql("", SEED, [`${randomUUID()}_`, count, webhookId]);
  await sql("", "ANALYZE job");
}

/** `POST /seed?count=…&to=…`, then `POST /drain`: sends all due deliveries and returns how long it took. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bench");
  if (pathname === "/seed") {
    await seed(Number(searchParams.get("count")), searchParams.get("to") ?? "");
    response.end("{}");
    return;
  }
  const started = performance.now();
  await drainJobs();
  response.end(JSON.stringify({ ms: performance.now() - started }));
}

const server = createServer((request, response) => void answer(request, response));

announce(server);
