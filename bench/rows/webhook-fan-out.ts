import { besidePeer, must } from "../contestants";
import { median } from "../measure";
import type { Bench, Child, Figure, Row } from "../types";
import { countOf, productSettings } from "../world";

const CONNECTIONS_NOTE = "one receiver, 64 at a time; attempts, states and jobs written";

interface Drained {
  perSecond: number;
  cpuMicros: number;
}

const post = async (child: Child, path: string): Promise<{ ms: number }> => {
  const answer = await fetch(`http://127.0.0.1:${child.port}${path}`, { method: "POST" });
  must(answer.ok, `${path}: ${answer.status}`);
  return (await answer.json()) as { ms: number };
};

async function drain(child: Child, count: number, query: string): Promise<Drained> {
  const before = child.cpuMicros();
  const { ms } = await post(child, `/drain?${query}`);
  return { perSecond: count / (ms / 1000), cpuMicros: (child.cpuMicros() - before) / count };
}

async function run(bench: Bench): Promise<Figure[]> {
  const url = await bench.database();
  const settings = { ...productSettings(url), OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8", LOG_LEVEL: "warn" };
  const product = await bench.child("bench/fan-out.ts", settings);
  const pool = await bench.child("bench/peers/undici-pool.ts", {});
  const receiver = await bench.child("bench/peers/receiver.ts", {});
  const count = bench.short ? 2_000 : 8_000;
  const query = `count=${count}&to=${encodeURIComponent(`http://127.0.0.1:${receiver.port}/hook`)}`;
  const received = async (): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${receiver.port}/count`);
    return ((await answer.json()) as { count: number }).count;
  };
  const own: Drained[] = [];
  const bare: Drained[] = [];
  for (let round = 0; round <= bench.rounds; round += 1) {
    await post(product, `/seed?${query}`);
    const mine = await drain(product, count, query);
    must((await received()) === count, "the product did not send each event once");
    const theirs = await drain(pool, count, query);
    must((await received()) === count, "the pool did not send each event once");
    // The first round warms up.
    if (round === 0) continue;
    own.push(mine);
    bare.push(theirs);
    bench.say(`  showrunner: ${Math.round(mine.perSecond)}/s, ${Math.round(mine.cpuMicros)} µs`);
    bench.say(`  undici pool: ${Math.round(theirs.perSecond)}/s, ${Math.round(theirs.cpuMicros)} µs`);
  }
  const all = count * (bench.rounds + 1);
  const done = "SELECT count(*) FROM webhook_delivery WHERE state = 'succeeded' AND attempts = 1";
  must((await countOf(url, done)) === all, "not every delivery succeeded at its first attempt");
  must(
    (await countOf(url, "SELECT count(*) FROM webhook_attempt WHERE status = 200")) === all,
    "attempt rows",
  );
  const rate = [median(own.map((leg) => leg.perSecond)), median(bare.map((leg) => leg.perSecond))] as const;
  const cpu = [median(own.map((leg) => leg.cpuMicros)), median(bare.map((leg) => leg.cpuMicros))] as const;
  const peer = "undici pool that signs";
  return [
    besidePeer({
      name: "webhook fan-out, throughput",
      value: rate[0],
      unit: "deliveries/s",
      peer: { name: peer, value: rate[1] },
      goal: { atLeast: 0.3 },
      note: CONNECTIONS_NOTE,
    }),
    besidePeer({
      name: "webhook fan-out, CPU",
      value: cpu[0],
      unit: "µs CPU a delivery",
      peer: { name: peer, value: cpu[1] },
    }),
  ];
}

export const webhookFanOutRow: Row = {
  id: "webhook-fan-out",
  also: ["14"],
  title: "signed webhooks to one receiver, written down",
  run,
};
