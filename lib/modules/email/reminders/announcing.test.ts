import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Event } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import type { Job } from "@/lib/platform/jobs";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { sendReminder } from "./send-reminder";
import { sendReminderJob } from "./send-reminder-job";

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Math.ceil(Date.now() / 1_000) * 1_000 + days * DAY).toISOString();
const [FIRST, SECOND, THIRD] = [inDays(30), inDays(40), inDays(50)];

let workspace: TestWorkspace;
let key: string;
let event: Event;

async function call(method: string, path: string, body: object) {
  const answer = await api(method, path, { key, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer.json.data;
}

beforeAll(async () => {
  workspace = await makeWorkspace();
  key = await workspace.key("live");
});

beforeEach(async () => {
  const body = { title: "Night radio", starts_at: FIRST, generate_show_plan: false };
  const { slug } = await call("POST", "/api/v1/events", body);
  event = await db().event.findUniqueOrThrow({ where: { slug } });
});

const post = (path: string, body: object = {}) => call("POST", `/v1/events/${event.slug}/${path}`, body);
const move = (starts_at: string) => call("PATCH", `/v1/events/${event.slug}`, { starts_at });

const register = (people: number) =>
  db().registration.createManyAndReturn({
    data: Array.from({ length: people }, (_, index) => ({
      id: newId("reg"),
      eventId: event.id,
      name: "Ada",
      email: `p${index}@example.com`,
      emailNormal: `p${index}@example.com`,
      createdAt: new Date(Date.now() - DAY),
    })),
  });

/** Runs the planned announcement, as its job does. `between` is called between batches. */
async function announce(between: () => Promise<unknown> = async () => undefined, lateMs = 0) {
  const where = { subject: event.id, kind: sendReminderJob.kind, state: "queued" };
  const jobs = await db().job.findMany({ where });
  const job = jobs.find(({ payload }) => sendReminderJob.payload.parse(payload).reminder === "changed");
  if (!job) throw new Error("no announcement is planned");
  const { id } = job;
  const planned = sendReminderJob.payload.parse(job.payload);
  await db().job.update({ where: { id }, data: { state: "running" } });
  const due_at = new Date(Date.parse(planned.due_at) - lateMs).toISOString();
  await sendReminder(job as unknown as Job, { ...planned, due_at }, async () => void (await between()));
  await db().job.updateMany({ where: { id, state: "running" }, data: { state: "succeeded" } });
  return planned;
}

const emails = (state: string) =>
  db().mailMessage.findMany({ where: { eventId: event.id, kind: "changed", state }, orderBy: { id: "asc" } });

async function markSent(count: number): Promise<(string | null)[]> {
  const sent = (await emails("queued")).slice(0, count);
  const where = { id: { in: sent.map(({ id }) => id) } };
  await db().mailMessage.updateMany({ where, data: { state: "sent" } });
  return sent.map(({ registrationId }) => registrationId);
}

it("announces a change again to those whom an announcement that was cut short didn't reach", async () => {
  const people = await register(501);
  await move(SECOND);
  let told: (string | null)[] = [];
  await announce(async () => {
    told = await markSent(300);
    await post("unpublish");
  });
  expect((await emails("skipped")).map(({ error }) => error)).toEqual(
    Array.from({ length: 200 }, () => "The show isn't published."),
  );
  expect(await emails("queued")).toEqual([]);
  expect((await post("publish", { notify: true, send: true })).recipients).toBe(201);
  const { change } = await announce();
  expect(change?.from.starts_at).toBe(FIRST);
  const again = (await emails("queued")).map(({ registrationId }) => registrationId);
  expect(new Set([...again, ...told])).toEqual(new Set(people.map(({ id }) => id)));
  expect([told.length, again.length]).toEqual([300, 201]);
  // Once more, with nothing left to announce.
  expect((await post("publish", { notify: true, send: true })).recipients).toBe(0);
});

it("announces the original date to people who haven't been told of the one in between", async () => {
  await register(3);
  await move(SECOND);
  await announce();
  const [told] = await markSent(1);
  await move(THIRD);
  expect((await emails("skipped")).map(({ error }) => error)).toEqual(
    Array.from({ length: 2 }, () => "The show's date has changed again."),
  );
  const { change } = await announce();
  expect(change?.from.starts_at).toBe(FIRST);
  expect(await emails("queued")).toHaveLength(3);
  // Back at the first date before anyone got that: only the person who knows another one is notified.
  await move(FIRST);
  await announce();
  expect((await emails("queued")).map(({ registrationId }) => registrationId)).toEqual([told]);
});

it("starts from the previous date once everyone has been told of it", async () => {
  await register(2);
  await move(SECOND);
  await announce();
  await markSent(2);
  await move(THIRD);
  expect((await announce()).change?.from.starts_at).toBe(SECOND);
});

it("announces a change even if its job runs hours late", async () => {
  await register(2);
  await move(SECOND);
  await announce(undefined, 5 * 3_600_000);
  expect([(await emails("queued")).length, (await emails("skipped")).length]).toEqual([2, 0]);
});
