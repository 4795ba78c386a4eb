import { ask, besideHono, besidePeer, CLIENT_BODY, must, startSideBySide } from "../contestants";
import { pgbench } from "../pgbench";
import type { Bench, Figure, Leg, Load, Row } from "../types";

async function run(bench: Bench): Promise<Figure[]> {
  const { url, secret, product, hono } = await startSideBySide(bench);
  const paths: string[] = [];
  for (let n = 0; n < 50; n += 1) {
    const body = CLIENT_BODY.replaceAll("{n}", String(n));
    const made = await ask(product, "POST", "/v1/clients", { secret, body, idempotencyKey: `read-${n}` });
    paths.push(`/v1/clients/${JSON.parse(made.text).data.id}`);
  }
  const path = paths[0] ?? "";
  const [ours, theirs] = [
    await ask(product, "GET", path, { secret }),
    await ask(hono, "GET", path, { secret }),
  ];
  must(ours.status === 200 && theirs.status === 200, `${ours.status} and ${theirs.status}`);
  must(
    JSON.stringify(JSON.parse(ours.text).data) === JSON.stringify(JSON.parse(theirs.text).data),
    "data differ",
  );
  const load: Load = { method: "GET", paths, bearers: [secret] };
  const legs: Leg[] = [
    { name: "showrunner", child: product, load },
    { name: "hono", child: hono, load },
  ];
  const [own, peer] = await bench.interleave(legs);
  if (!own || !peer) return [];
  const id = path.slice(path.lastIndexOf("/") + 1);
  const select = pgbench(url, `SELECT * FROM client WHERE id = '${id}'`, Math.max(2, bench.seconds));
  return [
    besideHono("getClient, CPU", "µs CPU a request", own.cpuMicros, peer.cpuMicros, { atMost: 1.5 }),
    besideHono("getClient, throughput", "requests/s", own.perSecond, peer.perSecond),
    besideHono("getClient, p99", "ms", own.p99Ms, peer.p99Ms, { atMost: 1.2 }),
    besideTheDatabase(own.perSecond, select),
  ];
}

/** The query alone, by PostgreSQL's own load generator: no HTTP, no API key, no usage row. */
function besideTheDatabase(perSecond: number, select: number | undefined): Figure {
  const figure: Figure = { name: "getClient, throughput", value: perSecond, unit: "requests/s" };
  if (select === undefined)
    return { ...figure, note: "pgbench (PostgreSQL's contrib) is not installed: not compared." };
  return besidePeer({
    ...figure,
    peer: { name: "pgbench, the select", value: select },
    goal: { atLeast: 0.15 },
  });
}

export const getClientRow: Row = {
  id: "get-client",
  also: ["4"],
  title: "a read: authenticated and metered",
  run,
};
