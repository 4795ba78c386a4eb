import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { recordArrivals } from "@/test/rig/arrivals";
import { ask } from "@/test/rig/ask";
import { atMost, type Figure, inTime, quantile } from "@/test/rig/figures";
import type { Row, Scene } from "../row";

async function receiver(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, server };
}

/** No one listens there anymore. */
async function refusingAddress(): Promise<string> {
  const { url, server } = await receiver(() => {});
  await new Promise((resolve) => server.close(resolve));
  return url;
}

const EVENTS = 40;

/** One fast receiver next to several that are slow or never respond: the first must not be affected. */
export const slowReceivers: Row = {
  name: "slow-receivers",
  quick: true,
  run: async (scene: Scene): Promise<Figure[]> => {
    const { stack, short } = scene;
    const { arrived, listener } = recordArrivals();
    const fast = await receiver(listener);
    const slow = await receiver((request, response) => {
      request.resume();
      setTimeout(() => response.writeHead(204).end(), 12_000);
    });
    const silent = await receiver((request) => void request.resume());
    const servers = [fast.server, slow.server, silent.server];
    const dead = await refusingAddress();
    const hooks: string[] = [];
    try {
      for (const url of [slow.url, `${slow.url}/2`, silent.url, `${silent.url}/2`, dead, fast.url])
        hooks.push(await subscribe(scene, url));
      const fastHook = hooks.at(-1) ?? "";
      const written = await write(scene, short ? EVENTS / 2 : EVENTS);
      let lags: number[] = [];
      const lacks = `slow receivers: events the quick one lacks (of ${written})`;
      const lacking = await inTime(lacks, 0, 60, async (seconds) => {
        lags = await lagsOf(stack, fastHook, arrived, written, seconds);
        return written - lags.length;
      });
      return [
        lacking,
        atMost("slow receivers: p95 from event to the quick one", quantile(lags, 0.95) / 1_000, 5, "s"),
        atMost("slow receivers: p99 from event to the quick one", quantile(lags, 0.99) / 1_000, 15, "s"),
      ];
    } finally {
      for (const id of hooks)
        await ask("DELETE", `${stack.url}/v1/webhooks/${id}`, { key: stack.up.test_key });
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    }
  },
};

async function subscribe({ stack }: Scene, url: string): Promise<string> {
  const body = { url, events: ["event.created"] };
  const made = await ask("POST", `${stack.url}/v1/webhooks`, { key: stack.up.test_key, body });
  if (made.status !== 201) throw new Error(`No webhook: ${made.text}`);
  return made.json.data.id as string;
}

async function write({ stack }: Scene, count: number): Promise<number> {
  for (let index = 0; index < count; index += 1) {
    const body = { title: `Heard ${index}`, generate_show_plan: false };
    await ask("POST", `${stack.url}/v1/events`, { key: stack.up.test_key, body });
    await sleep(100);
  }
  return count;
}

/** From the event's row to its arrival, for each event that arrives in time. */
async function lagsOf(
  stack: Scene["stack"],
  hook: string,
  arrived: Map<string, number>,
  wanted: number,
  seconds: number,
): Promise<number[]> {
  for (let tries = 0; arrived.size < wanted && tries < seconds * 10; tries += 1) await sleep(100);
  const rows = await stack.query<{ id: string; created: Date }>(
    "SELECT event_id AS id, created_at AS created FROM webhook_delivery WHERE webhook_id = $1",
    [hook],
  );
  return rows.flatMap(({ id, created }) => {
    const at = arrived.get(id);
    return at === undefined ? [] : [at - created.getTime()];
  });
}
