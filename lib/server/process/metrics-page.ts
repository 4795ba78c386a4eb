import { sql } from "@/lib/platform/database/db";
import { instruments } from "@/lib/platform/metrics/metrics";
import { countLiving } from "@/lib/platform/processes/living-processes";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { equalText } from "@/lib/platform/security/crypto";

interface Page {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * The page for Prometheus. Without METRICS_TOKEN it doesn't exist, and neither does it for requests without
 * that token.
 */
export async function metricsPage(authorization: string | undefined): Promise<Page> {
  const token = env().METRICS_TOKEN;
  if (token === undefined) return refusal(404, {});
  if (!equalText(authorization ?? "", `Bearer ${token}`))
    return refusal(401, { "WWW-Authenticate": "Bearer" });
  const { registry } = instruments();
  await readQueue().catch((error: unknown) => log().warn({ err: error }, "couldn't count the job queue"));
  return {
    status: 200,
    headers: { "Content-Type": registry.contentType, "Cache-Control": "no-store" },
    body: await registry.metrics(),
  };
}

const refusal = (status: number, headers: Record<string, string>): Page => ({
  status,
  headers: { ...headers, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  body: status === 404 ? "Not found\n" : "Unauthorized\n",
});

interface Open extends Record<string, unknown> {
  kind: string;
  state: string;
  count: number;
  oldestDueSeconds: number | null;
}

async function readQueue(): Promise<void> {
  const { queue, queueAge, processes } = instruments();
  // Old values must not remain if they can't be counted now.
  queue.reset();
  queueAge.reset();
  processes.reset();
  const rows = await sql<Open>(
    "job_census",
    `SELECT kind, state, count(*)::int AS count,
       EXTRACT(epoch FROM now() - min(due_at) FILTER (WHERE state = 'queued' AND due_at <= now()))::float8 AS "oldestDueSeconds"
     FROM job WHERE state = 'queued' OR state IN ('dispatched', 'running') GROUP BY kind, state`,
  );
  for (const { kind, state, count, oldestDueSeconds } of rows) {
    queue.set({ kind, state }, count);
    if (state === "queued") queueAge.set({ kind }, oldestDueSeconds ?? 0);
  }
  for (const [pool, count] of Object.entries(await countLiving())) processes.set({ pool }, count);
}
