import { ask, besidePeer, must, startProduct } from "../contestants";
import type { Bench, Figure, Leg, Load, Row } from "../types";
import { makeKeys, withClient } from "../world";

const FEW = 50_000;
const MANY = 5_000_000;
const STEP = 250_000;

/** A month of calls in a busy workspace: 40 operations, 50 clients, 4 keys, one refused call in 50. */
const FILL = `
INSERT INTO usage_row (id, workspace_id, environment, request_id, operation_id, method, path, status, error_code, duration_ms,
  cost_micros, source, actor_type, actor_id, key_id, client_id, created_at)
SELECT $1 || '-' || i, $1, 'test', 'req-' || i, 'operation' || i % 40, 'GET', '/v1/clients',
  CASE WHEN i % 50 = 0 THEN 404 ELSE 200 END, CASE WHEN i % 50 = 0 THEN 'not_found' END, 1 + (i::bigint * 7919 % 1000) / 20.0,
  2, 'http', 'key', 'key', 'key_' || i % 4, 'client-' || i % 50, now() - (i % 29) * interval '1 day'
FROM generate_series($2::int, $3::int) AS i`;

async function fill(url: string, workspaceId: string, count: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("SET synchronous_commit = off");
    for (let from = 1; from <= count; from += STEP)
      await client.query(FILL, [workspaceId, from, Math.min(count, from + STEP - 1)]);
  });
}

async function run(bench: Bench): Promise<Figure[]> {
  const many = bench.short ? MANY / 10 : MANY;
  const url = await bench.database();
  const [small, large] = await makeKeys(url, 2);
  if (!small || !large) return [];
  bench.say(`  writing ${FEW + many} usage rows`);
  await fill(url, small.workspaceId, FEW);
  await fill(url, large.workspaceId, many);
  await withClient(url, (client) => client.query("VACUUM ANALYZE"));
  const child = await startProduct(bench, url);
  const path = "/v1/usage?days=30&limit=100";
  for (const [key, count] of [
    [small, FEW],
    [large, many],
  ] as const) {
    const { text } = await ask(child, "GET", path, { secret: key.secret });
    must(
      JSON.parse(text).data.requests === count,
      `${JSON.parse(text).data.requests} of ${count} requests told`,
    );
  }
  const load = (secret: string): Load => ({
    method: "GET",
    paths: [path],
    bearers: [secret],
    connections: 1,
  });
  const legs: Leg[] = [
    { name: `${many} rows`, child, load: load(large.secret) },
    { name: `${FEW} rows`, child, load: load(small.secret) },
  ];
  const [ofMany, ofFew] = await bench.interleave(legs);
  if (!ofMany || !ofFew) return [];
  return [
    besidePeer({
      name: `getUsage at ${many.toLocaleString("en")} rows`,
      value: 1000 / ofMany.perSecond,
      unit: "ms",
      peer: { name: `at ${FEW.toLocaleString("en")} rows`, value: 1000 / ofFew.perSecond },
      goal: { atMost: 1.5 },
    }),
  ];
}

export const usageSummaryRow: Row = {
  id: "usage-summary",
  also: ["20"],
  title: "usage of a month, however many calls there were",
  run,
};
