import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { type ApiAnswer, api } from "@/test/support/api";
import { makePerson } from "@/test/support/person";
import { makeShow, putOnAir } from "@/test/support/show";

/** Nearly three times as many as a process has connections. */
const WRITERS = 45;

const open: pg.Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.end();
});

interface Held {
  /** Returns how many connections wait for another transaction's lock. */
  waiting(): Promise<number>;
  release(): Promise<void>;
}

const WAITING = `SELECT count(*)::int AS n FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** A transaction outside this process that holds the row. */
async function hold(table: string, where: Record<string, string>): Promise<Held> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  open.push(client);
  const [[column = "", value] = []] = Object.entries(where);
  await client.query("BEGIN");
  const { rowCount } = await client.query(`SELECT 1 FROM ${table} WHERE ${column} = $1 FOR UPDATE`, [value]);
  expect(rowCount).toBe(1);
  return {
    waiting: async () => (await client.query<{ n: number }>(WAITING)).rows[0]?.n ?? 0,
    release: async () => void (await client.query("COMMIT")),
  };
}

interface Contest {
  write(n: number): Promise<ApiAnswer>;
  /** A call that doesn't touch the row. */
  bystander(): Promise<ApiAnswer>;
  held: Held;
}

/** Long enough for the other calls to arrive. If it isn't, the test checks less but still passes. */
const ARRIVAL_MS = 400;

/**
 * Starts all writes while the row is held. The bystander's response arrives before any of them gets the lock.
 */
async function contest({ write, bystander, held }: Contest): Promise<ApiAnswer[]> {
  const answers = Promise.all(Array.from({ length: WRITERS }, (_, n) => write(n)));
  await expect.poll(held.waiting, { timeout: 10_000 }).toBeGreaterThan(0);
  await sleep(ARRIVAL_MS);
  const [besides, waiting] = await Promise.all([bystander(), held.waiting()]);
  await held.release();
  expect(besides.status).toBe(200);
  expect(waiting).toBe(1);
  return answers;
}

const outcomes = (answers: ApiAnswer[]): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const { status, json } of answers) {
    const name = json.error ? json.error.code : String(status);
    counted[name] = (counted[name] ?? 0) + 1;
  }
  return counted;
};

const ONE_WINS = { 200: 1, version_conflict: WRITERS - 1 };

it("has fewer database connections than writers", () => {
  expect(env().DATABASE_POOL).toBe(16);
});

describe("concurrent writers with the same expected version", () => {
  it("of an event: one wins, the rest get version_conflict, and other calls are served", {
    timeout: 120_000,
  }, async () => {
    const { key, slug } = await makeShow({ plan: false });
    for (let round = 0; round < 10; round += 1) {
      const { version } = await db().event.findUniqueOrThrow({ where: { slug } });
      const answers = await contest({
        write: (n) =>
          api("PATCH", `/v1/events/${slug}`, {
            key,
            body: { title: `Round ${round}, ${n}`, expected_version: version },
          }),
        bystander: () => api("GET", "/v1/clients", { key }),
        held: await hold("event", { slug }),
      });
      expect(outcomes(answers)).toEqual(ONE_WINS);
    }
  });

  it("of a client, a webhook, a key or a workspace: one wins as well", { timeout: 120_000 }, async () => {
    const person = await makePerson();
    const made = async (path: string, body: object): Promise<string> =>
      (await person.call("POST", path, body)).json.data.id;
    const client = await made("/v1/clients", { name: "Northwind" });
    const webhook = await made("/v1/webhooks", { url: "https://receiver.example.com/", events: ["*"] });
    const key = await made("/api/app/keys", { name: "Held", scopes: ["events:read"] });
    const { workspaceId } = person;
    const rows: [string, string, string, (n: number) => object][] = [
      ["client", client, `/v1/clients/${client}`, (n) => ({ name: `C${n}` })],
      ["webhook", webhook, `/v1/webhooks/${webhook}`, (n) => ({ description: `W${n}` })],
      ["api_key", key, `/api/app/keys/${key}`, (n) => ({ name: `K${n}` })],
      ["workspace", workspaceId, "/api/app/workspace", (n) => ({ name: `S${n}` })],
    ];
    for (const [table, id, path, body] of rows) {
      const answers = await contest({
        write: (n) => person.call("PATCH", path, { ...body(n), expected_version: 1 }),
        bystander: () => person.call("GET", "/v1/events"),
        held: await hold(table, { id }),
      });
      expect([table, outcomes(answers)]).toEqual([table, ONE_WINS]);
    }
  });
});

describe("concurrent writers without an expected version", () => {
  it("take turns on an event, its registrations, links and stage, while other calls are served", {
    timeout: 120_000,
  }, async () => {
    const { key, slug, eventId } = await makeShow({ guests: [{ name: "Ada" }] });
    const post = (path: string, body: object) => api("POST", `/v1/events/${slug}${path}`, { key, body });
    const bystander = () => api("GET", "/v1/clients", { key });
    await api("PATCH", `/v1/events/${slug}`, { key, body: { capacity: 30 } });
    const guest = await db().guest.findFirstOrThrow({ where: { eventId } });

    const titles = await contest({
      write: (n) => api("PATCH", `/v1/events/${slug}`, { key, body: { title: `Title ${n}` } }),
      bystander,
      held: await hold("event", { slug }),
    });
    expect(outcomes(titles)).toEqual({ 200: WRITERS });

    const places = await contest({
      write: (n) => post("/registrations", { name: `Reader ${n}`, email: `reader${n}@example.com` }),
      bystander,
      held: await hold("event", { slug }),
    });
    expect(outcomes(places)).toEqual({ 201: 30, slot_limit_reached: WRITERS - 30 });

    const links = await contest({
      write: () => post(`/guests/${guest.id}/access-link`, { action: "rotate" }),
      bystander,
      held: await hold("guest", { id: guest.id }),
    });
    expect(outcomes(links)).toEqual({ 200: WRITERS });

    await putOnAir(slug);
    const commands = await contest({
      write: (n) => post("/studio", { action: "set_ticker", items: [`Line ${n}`] }),
      bystander,
      held: await hold("stage", { event_id: eventId }),
    });
    expect(outcomes(commands)).toEqual({ 200: WRITERS });
    const versions = commands.map(({ json }) => json.data.state_version);
    expect(new Set(versions).size).toBe(WRITERS);
  });
});
