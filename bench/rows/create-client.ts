import {
  ask,
  besideHono,
  besidePeer,
  CLIENT_BODY,
  createLoad,
  must,
  startPeer,
  startSideBySide,
} from "../contestants";
import type { Bench, Child, Figure, Leg, Row } from "../types";
import { countOf } from "../world";

const CPU_UNIT = "µs CPU a request";

async function checkAnswer(child: Child, secret: string, name: string): Promise<number> {
  const body = CLIENT_BODY.replaceAll("{n}", name);
  const [first, again] = [
    await ask(child, "POST", "/v1/clients", { secret, body, idempotencyKey: name }),
    await ask(child, "POST", "/v1/clients", { secret, body, idempotencyKey: name }),
  ];
  must(
    first.status === 201 && JSON.parse(first.text).data.name === `Northwind ${name}`,
    `${name}: ${first.text}`,
  );
  must(again.status === 201 && again.text === first.text, `${name} did not replay`);
  return Buffer.byteLength(first.text);
}

/** Checks that every acknowledged write is stored once, and each of the product's with its audit row. */
async function checkRows(url: string, byProduct: number): Promise<void> {
  const unlike = await countOf(
    url,
    "SELECT (SELECT count(*) FROM client) - (SELECT count(*) FROM idempotency_record) AS count",
  );
  must(unlike === 0, `${unlike} more clients than claimed keys`);
  const audits = await countOf(url, "SELECT count(*) FROM audit_entry");
  must(audits >= byProduct, `${audits} audit rows for ${byProduct} answers`);
}

async function run(bench: Bench): Promise<Figure[]> {
  const { url, secret, product, hono } = await startSideBySide(bench);
  const bare = await startPeer(bench, "bare", url);
  const sizes = [
    await checkAnswer(product, secret, "product"),
    await checkAnswer(hono, secret, "hono"),
    await checkAnswer(bare, secret, "bare"),
  ];
  must(Math.max(...sizes) - Math.min(...sizes) <= 16, `answers of ${sizes.join(", ")} bytes`);
  const load = createLoad([secret]);
  const legs: Leg[] = [
    { name: "showrunner", child: product, load },
    { name: "hono", child: hono, load },
    { name: "node:http", child: bare, load },
  ];
  const [own, peer, node] = await bench.interleave(legs);
  if (!own || !peer || !node) return [];
  await checkRows(url, own.requests);
  return [
    besideHono("createClient, CPU", CPU_UNIT, own.cpuMicros, peer.cpuMicros, { atMost: 1.5 }),
    besidePeer({
      name: "createClient, CPU",
      value: own.cpuMicros,
      unit: CPU_UNIT,
      peer: { name: "node:http + pg", value: node.cpuMicros },
    }),
    besideHono("createClient, throughput", "requests/s", own.perSecond, peer.perSecond, { atLeast: 1 }),
    {
      name: "createClient, p99",
      value: own.p99Ms,
      unit: "ms",
      peer: { name: "hono + pg", value: peer.p99Ms },
    },
  ];
}

export const createClientRow: Row = {
  id: "create-client",
  also: ["1"],
  title: "a write: authenticated, metered, idempotent, audited",
  run,
};
