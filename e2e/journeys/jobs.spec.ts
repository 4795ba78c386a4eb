import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { call, inTest } from "../support/api";
import { Receiver } from "../support/receiver";
import { up } from "../up";

/** Jobs as the real engine runs them: every kind once, a job that fails permanently, and a burst. */

let database: pg.Client;
let receiver: Receiver;
let hookId: string;

test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  await database.connect();
  receiver = await Receiver.start();
  const { data } = await inTest.createWebhook({ url: receiver.url, events: ["*"] });
  receiver.secret = data.secret;
  hookId = data.id;
});

test.afterAll(async () => {
  await inTest.deleteWebhook({ webhook_id: hookId });
  receiver.stop();
  await database.end();
});

interface Row {
  state: string;
  handout: number;
  error: string | null;
}

const jobs = async (where: string, values: unknown[]): Promise<Row[]> =>
  (await database.query<Row>(`SELECT state, handout, error FROM job WHERE ${where}`, values)).rows;

/** Inserts a job as a committed call would; the dispatcher finds it at its next poll. */
async function enqueue(kind: string, payload: object, pool = "app"): Promise<string> {
  const id = `job_${randomUUID()}`;
  await database.query(
    `INSERT INTO job (id, workspace_id, environment, kind, pool, subject, payload)
     SELECT $1, workspace_id, 'test', $2, $5, $1, $3 FROM webhook WHERE id = $4`,
    [id, kind, JSON.stringify(payload), hookId, pool],
  );
  return id;
}

const endOf = async (id: string): Promise<Row | undefined> => (await jobs("id = $1", [id]))[0];

test("the engine delivers a call's webhook, plan and email", async () => {
  const { data } = await inTest.createShowroom({ title: "Run by the engine", guests: [{ name: "Ana" }] });
  const { slug } = data.showroom;
  const address = `cleo-${randomUUID()}@example.com`;
  const registered = await call("POST", `/v1/events/${slug}/registrations`, {
    body: { name: "Cleo", email: address, send_confirmation: true, send: true },
  });
  expect(registered.status).toBe(201);
  await expect
    .poll(() => receiver.types(), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(["event.created", "registration.created", "plan.ready"]));
  expect(receiver.events.filter(({ verified }) => !verified)).toEqual([]);
  const mail = async () =>
    (
      await database.query(
        `SELECT job.state FROM mail_message m JOIN job ON job.subject = m.id AND job.kind = 'mail.send'
         WHERE m.to_email = $1`,
        [address],
      )
    ).rows;
  await expect.poll(mail, { timeout: 30_000 }).toEqual([{ state: "succeeded" }]);
});

for (const [kind, payload] of [
  ["room.broadcast", { version: 1 }],
  ["room.ask", { identity: "nobody" }],
  ["room.remove", { identity: "nobody" }],
  ["room.remove", { identity: "nobody", studio_link_id: "stl_nobody" }],
  ["room.invitation", { identity: "nobody" }],
  ["room.private_message", { identity: "nobody" }],
  ["room.close", {}],
] as const)
  test(`${kind} with ${Object.keys(payload).join(" and ") || "nothing"} runs, even for an empty room`, async () => {
    const { data } = await inTest.createShowroom({ title: "Rooms", generate_show_plan: false });
    const { rows } = await database.query<{ id: string }>("SELECT id FROM event WHERE slug = $1", [
      data.showroom.slug,
    ]);
    const id = await enqueue(kind, { event_id: rows[0]?.id, ...payload });
    await expect
      .poll(() => endOf(id), { timeout: 30_000 })
      .toMatchObject({ state: "succeeded", handout: 1, error: null });
  });

test("the media worker runs a job from the media pool", async () => {
  const id = await enqueue("media.check", {}, "media");
  await expect
    .poll(() => endOf(id), { timeout: 30_000 })
    .toMatchObject({ state: "succeeded", handout: 1, error: null });
});

test("a job that can't succeed fails permanently and says why", async () => {
  const id = await enqueue("room.close", { nothing: true });
  await expect.poll(async () => (await endOf(id))?.state, { timeout: 30_000 }).toBe("failed");
  expect((await endOf(id))?.error).toContain("event_id");
});

test("a burst of deliveries arrives once each, within a minute", async () => {
  const before = receiver.events.length;
  const count = 60;
  const sent: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const { status, json } = await call("POST", `/v1/webhooks/${hookId}/test`, { body: {} });
    if (status === 202) sent.push(json.data.event_id);
    else await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(sent.length).toBeGreaterThan(20);
  // Other journeys use the same workspace, whose events arrive here too.
  const arrived = () =>
    receiver.events
      .slice(before)
      .map(({ id }) => id)
      .filter((id) => sent.includes(id))
      .sort();
  await expect.poll(arrived, { timeout: 60_000 }).toEqual([...sent].sort());
});
