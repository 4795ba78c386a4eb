import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "@/test/rig/ask";
import { atMost, exactly } from "@/test/rig/figures";
import { workspaceWithKey } from "@/test/rig/workspace";
import { drive } from "../generator";
import { type Row, type Site, steady } from "../row";

const createClient = ({ stack }: Site, index: number, idempotencyKey?: string) =>
  ask("POST", `${stack.url}/v1/clients`, {
    key: stack.up.live_key,
    body: { name: `Load ${index}` },
    idempotencyKey,
  });

const get: Row = {
  name: "get",
  run: async (site) => {
    const made = await createClient(site, 0);
    const address = `${site.stack.url}/v1/clients/${made.json?.data?.id}`;
    const key = site.stack.up.live_key;
    const call = () => ask("GET", address, { key });
    const label = "authenticated GET";
    return steady(site, { label, perSecond: 150, p95: 150, p99: 400, wanted: 200, call });
  },
};

const mutation: Row = {
  name: "mutation",
  run: async (site) => {
    const call = (index: number) => createClient(site, index);
    return steady(site, { label: "mutation", perSecond: 40, p95: 250, p99: 600, wanted: 201, call });
  },
};

const replay: Row = {
  name: "replay",
  run: async (site) => {
    const keys = Array.from({ length: 50 }, () => randomUUID());
    await Promise.all(keys.map((key, index) => createClient(site, index, key)));
    const call = (index: number) => createClient(site, index % keys.length, keys[index % keys.length]);
    return steady(site, { label: "replay", perSecond: 100, p95: 120, p99: 300, wanted: 201, call });
  },
};

/** Builds in one workspace, each reserving its price; then more at once than a small ceiling allows. */
const reservations: Row = {
  name: "reservations",
  run: async (site) => {
    const { stack } = site;
    const spare = await workspaceWithKey(stack, "pro");
    const body = { title: "Reserved", generate_show_plan: true };
    const call = () => ask("POST", `${stack.url}/v1/events`, { key: spare.key, body });
    const label = "reservations of one workspace";
    const figures = await steady(site, { label, perSecond: 60, p95: 300, p99: 800, wanted: 201, call });
    const small = await workspaceWithKey(stack, "free");
    await Promise.all(
      Array.from({ length: 40 }, () => ask("POST", `${stack.url}/v1/events`, { key: small.key, body })),
    );
    const [budget] = await stack.query<{ over: number }>(
      "SELECT count(*)::int AS over FROM budget WHERE committed_micros > limit_micros",
    );
    return [
      ...figures,
      exactly("reservations: budgets over their ceiling, 40 at once", budget?.over ?? -1, 0),
    ];
  },
};

const PEOPLE = 100_000;

const list: Row = {
  name: "list",
  run: async (site) => {
    const { stack } = site;
    const key = stack.up.live_key;
    const made = await ask("POST", `${stack.url}/v1/events`, { key, body: { title: "Full house" } });
    const slug = made.json?.data?.event?.slug as string;
    await stack.query(
      `INSERT INTO registration (id, event_id, name, email, email_normal, created_at)
       SELECT 'reg_load' || n, event.id, 'Person ' || n, 'p' || n || '@example.com', 'p' || n || '@example.com',
         now() - n * interval '1 second'
       FROM event, generate_series(1, ${PEOPLE}) AS n WHERE event.slug = $1`,
      [slug],
    );
    await stack.query("ANALYZE registration");
    const first = await ask("GET", `${stack.url}/api/v1/events/${slug}/registrations?limit=50`, { key });
    const cursor = first.json?.meta?.next_cursor as string;
    const call = (index: number) =>
      ask(
        "GET",
        `${stack.url}/api/v1/events/${slug}/registrations?limit=50${index % 2 ? `&cursor=${cursor}` : ""}`,
        { key },
      );
    const label = "list 50 of 100,000";
    return steady(site, { label, perSecond: 50, p95: 200, p99: 500, wanted: 200, call });
  },
};

const ALLOWED_PAUSE_MS = 50;

/** Three times the limits: refused cleanly, accepted calls as fast as ever, and normal again at once. */
const overload: Row = {
  name: "overload",
  run: async (site) => {
    const { stack } = site;
    const limits = { RATE_LIVE_PER_SECOND: "40", RATE_LIVE_BURST: "50", RATE_IN_FLIGHT: "20" };
    const app = await stack.anotherApp(limits);
    const write = (index: number) =>
      ask("POST", `${app.url}/v1/clients`, { key: stack.up.live_key, body: { name: `Over ${index}` } });
    try {
      const measured = await drive({ ...site, perSecond: 120, call: write });
      const accepted = measured.with(201);
      const shed = measured.with(429, 503).count;
      const started = performance.now();
      for (let good = 0; good < 5 && performance.now() - started < 30_000; ) {
        good = (await write(good)).status === 201 ? good + 1 : 0;
        // Within the limit again: without a pause, the check itself would prolong the overload.
        await sleep(ALLOWED_PAUSE_MS);
      }
      const odd = measured.count - shed - accepted.count;
      return [
        atMost("overload ×3: p95 of accepted calls", accepted.p95, 500, "ms"),
        exactly(`overload ×3: neither accepted (${accepted.count}) nor shed (${shed})`, odd, 0),
        atMost("overload ×3: recovered after", (performance.now() - started) / 1_000, 10, "s"),
      ];
    } finally {
      await app.stop();
    }
  },
};

export const apiRows: Row[] = [get, mutation, replay, reservations, list, overload];
