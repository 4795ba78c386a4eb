import { ask, besidePeer, createLoad, must, startWithKey } from "../contestants";
import type { Bench, Figure, Leg, Load, Row } from "../types";
import { countOf } from "../world";

const BODY = '{"name":"Northwind again","metadata":{"tier":"gold","seats":12,"region":"eu"}}';

async function run(bench: Bench): Promise<Figure[]> {
  const { url, secret, product } = await startWithKey(bench);
  const idempotencyKeys = Array.from({ length: 50 }, (_, n) => `again-${n}`);
  for (const idempotencyKey of idempotencyKeys)
    await ask(product, "POST", "/v1/clients", { secret, body: BODY, idempotencyKey });
  const again = await ask(product, "POST", "/v1/clients", { secret, body: BODY, idempotencyKey: "again-0" });
  must(again.headers.get("idempotent-replayed") === "true", "not a replay");
  const replays: Load = {
    method: "POST",
    paths: ["/v1/clients"],
    bearers: [secret],
    body: BODY,
    idempotencyKeys,
  };
  const legs: Leg[] = [
    { name: "replay", child: product, load: replays },
    { name: "first call", child: product, load: createLoad([secret]) },
  ];
  const [replay, first] = await bench.interleave(legs);
  if (!replay || !first) return [];
  const made = await countOf(url, "SELECT count(*) FROM client WHERE name = 'Northwind again'");
  must(made === idempotencyKeys.length, `${made} clients from ${idempotencyKeys.length} keys`);
  return [
    besidePeer({
      name: "replay, CPU",
      value: replay.cpuMicros,
      unit: "µs CPU a request",
      peer: { name: "its first call", value: first.cpuMicros },
      goal: { atMost: 0.5 },
    }),
  ];
}

export const replayRow: Row = {
  id: "replay",
  also: ["5"],
  title: "a retry of a call that was answered",
  run,
};
