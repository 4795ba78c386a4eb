import { randomBytes } from "node:crypto";
import autocannon from "autocannon";
import type { Load } from "./types";

/**
 * Runs one leg of load in its own process. Takes `{ port, seconds, load }` as its argument and prints the
 * outcome as its last line.
 */
interface Order {
  port: number;
  seconds: number;
  load: Load;
}

const { port, seconds, load } = JSON.parse(process.argv[2] ?? "{}") as Order;
const run = randomBytes(6).toString("hex");
let count = 0;

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

function setupRequest(request: autocannon.Request): autocannon.Request {
  const n = count++;
  const headers: Record<string, string> = { authorization: `Bearer ${pick(load.bearers, n)}` };
  if (load.method === "POST") {
    headers["content-type"] = "application/json";
    headers["idempotency-key"] = load.idempotencyKeys ? pick(load.idempotencyKeys, n) : `${run}-${n}`;
  }
  const body = load.idempotencyKeys ? load.body : load.body?.replaceAll("{n}", `${run}${n}`);
  return { ...request, method: load.method, path: pick(load.paths, n), headers, body };
}

const result = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections: load.connections ?? 8,
  duration: seconds,
  requests: [{ setupRequest }],
});

process.stdout.write(
  `${JSON.stringify({
    requests: result.requests.total,
    seconds: result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    wrong: result.non2xx + result.errors + result.timeouts,
  })}\n`,
);
