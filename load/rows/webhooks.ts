import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { recordArrivals } from "@/test/rig/arrivals";
import { ask } from "@/test/rig/ask";
import { atMost, exactly, type Figure, quantile } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";
import { drive } from "../generator";
import type { Row } from "../row";

const BURST = 1_000;

/** From the event's row to its first arrival, at a steady pace; then a thousand at once. */
const dispatch: Row = {
  name: "webhook-dispatch",
  run: async (site) => {
    const { stack, short } = site;
    const receiver = await listen();
    const key = stack.up.test_key;
    const body = { url: receiver.url, events: ["event.created"] };
    const hook = await ask("POST", `${stack.url}/v1/webhooks`, { key, body });
    const make = (index: number) =>
      ask("POST", `${stack.url}/v1/events`, {
        key,
        body: { title: `Told ${index}`, generate_show_plan: false },
      });
    try {
      let made = 0;
      const counted = async (index: number) => {
        const answer = await make(index);
        if (answer.status === 201) made += 1;
        return answer;
      };
      await drive({ ...site, perSecond: 30, call: counted });
      await receiver.has(made, 60);
      const lags = await lagsOf(stack, receiver.arrived);
      const missed = made - receiver.arrived.size;
      made = 0;
      receiver.arrived.clear();
      const burst = short ? BURST / 5 : BURST;
      const started = performance.now();
      await drive({ perSecond: 400, seconds: burst / 400, warmUpSeconds: 0, call: counted });
      await receiver.has(made, 120);
      return [
        ...lagFigures(lags),
        exactly("webhook dispatch, 30/s: events that never arrived", missed, 0),
        exactly(`webhook burst of ${made}: arrived`, receiver.arrived.size, made),
        atMost(`webhook burst of ${made}: drained after`, (performance.now() - started) / 1_000, 60, "s"),
      ];
    } finally {
      await ask("DELETE", `${stack.url}/v1/webhooks/${hook.json?.data?.id}`, { key });
      receiver.stop();
    }
  },
};

const lagFigures = (lags: number[]): Figure[] => [
  atMost("webhook dispatch, 30/s: p95 of the first attempt", quantile(lags, 0.95) / 1_000, 5, "s"),
  atMost("webhook dispatch, 30/s: p99 of the first attempt", quantile(lags, 0.99) / 1_000, 15, "s"),
];

async function listen() {
  const { arrived, listener } = recordArrivals();
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    arrived,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    has: async (count: number, seconds: number) => {
      for (let tries = 0; arrived.size < count && tries < seconds * 20; tries += 1) await sleep(50);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function lagsOf(stack: OwnStack, arrived: Map<string, number>): Promise<number[]> {
  const rows = await stack.query<{ id: string; created: Date }>(
    "SELECT id, created_at AS created FROM webhook_event WHERE id = ANY ($1::text[])",
    [[...arrived.keys()]],
  );
  return rows.map(({ id, created }) => (arrived.get(id) ?? 0) - created.getTime());
}

export const webhookRows: Row[] = [dispatch];
