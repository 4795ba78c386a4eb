import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { withTimersHeld } from "@/test/support/held-time";
import { expectLogged } from "@/test/support/test-log";
import { until } from "@/test/support/until";
import { makeWorkspace } from "@/test/support/workspace";

/** A proxy in front of the database that can stop forwarding, like a stopped process or a cut cable. */
let wire: Server;
const ends = new Set<Socket>();
let key: string;

beforeAll(async () => {
  const real = new URL(process.env.DATABASE_URL ?? "");
  wire = createServer((near) => {
    const far = dial(Number(real.port), real.hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on("error", () => {}).on("close", () => ends.delete(end));
    }
    near.pipe(far).pipe(near);
    if (frozen) freeze();
  });
  await new Promise<void>((resolve) => wire.listen(0, "127.0.0.1", resolve));
  const address = wire.address();
  const url = new URL(real);
  url.port = String(typeof address === "object" && address ? address.port : 0);
  url.hostname = "127.0.0.1";
  process.env.DATABASE_URL = url.href;
  key = await (await makeWorkspace()).key();
});

afterAll(async () => {
  await db().$disconnect();
  for (const end of ends) end.destroy();
  wire.close();
});

let frozen = false;
function freeze(): void {
  frozen = true;
  for (const end of ends) end.pause();
}
function thaw(): void {
  frozen = false;
  for (const end of ends) end.resume();
}

/**
 * Advances time in small steps, running the work that each triggers, until the condition holds or the time is
 * up.
 */
async function live(pass: (ms: number) => void, maxMs: number, isEnough: () => boolean): Promise<void> {
  for (let passedMs = 0; passedMs < maxMs && !isEnough(); passedMs += 50) {
    pass(50);
    await sleep(10);
  }
}

it("answers 503 within three seconds while the database is frozen, and recovers when it's back", async () => {
  expectLogged(/database away/);
  const idempotencyKey = newId("idem");
  const create = () => api("POST", "/v1/clients", { key, body: { name: "Frozen" }, idempotencyKey });
  const list = () => api("GET", "/v1/clients", { key });
  await Promise.all(Array.from({ length: 6 }, list));
  await withTimersHeld(async (pass) => {
    freeze();
    const first: Awaited<ReturnType<typeof api>>[] = [];
    for (const call of [list, create, list, create]) void call().then((answer) => first.push(answer));
    await live(pass, 3_000, () => first.length === 4);
    await until(() => first.length === 4);
    for (const { status, text, json, headers } of first) {
      expect(status, text).toBe(503);
      expect(json.error).toMatchObject({ code: "service_unavailable", retryable: true });
      expect(headers["Retry-After"]).toBeDefined();
    }
    // The outage is known by now: the next call fails without a delay.
    expect((await list()).status).toBe(503);
    thaw();
    let isBack = false;
    while (!isBack) {
      await live(pass, 200, () => false);
      isBack = (await list()).status === 200;
    }
    await live(pass, 1_000, () => false);
  });
  const [made, again] = [await create(), await create()];
  expect(made.status).toBe(201);
  expect(again.text).toBe(made.text);
  expect(await db().client.count({ where: { name: "Frozen" } })).toBe(1);
});

it("leaves slow work alone while the database responds", async () => {
  const [row] = await sql<{ done: boolean }>("", "SELECT true AS done FROM pg_sleep(3)");
  expect(row?.done).toBe(true);
});

it("doesn't blame the database if the process itself stalls", async () => {
  const slow = sql<{ done: boolean }>("", "SELECT true AS done FROM pg_sleep(3)");
  const until = performance.now() + 4_000;
  while (performance.now() < until) {
    const busy = performance.now() + 250;
    while (performance.now() < busy);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await slow)[0]?.done).toBe(true);
  expect((await api("GET", "/v1/clients", { key })).status).toBe(200);
});

it("survives a connection that breaks between two queries of a transaction", async () => {
  const work = transaction(async () => {
    const [own] = await sql<{ pid: number }>("", "SELECT pg_backend_pid() AS pid");
    await db().$queryRaw`SELECT 1`;
    await new Promise<void>((resolve, reject) => {
      import("pg").then(async ({ default: pg }) => {
        const other = new pg.Client({ connectionString: process.env.DATABASE_URL });
        await other.connect();
        await other.query("SELECT pg_terminate_backend($1)", [own?.pid]);
        await other.end();
        setTimeout(resolve, 200);
      }, reject);
    });
    await sql("", "SELECT 1");
  });
  await expect(work).rejects.toThrow(/terminat|not queryable/i);
  expect((await api("GET", "/v1/clients", { key })).status).toBe(200);
});
