import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { workspaceNow } from "@/lib/platform/test-clock/test-clocks";
import { type ApiOptions, api } from "@/test/support/api";
import { startJobRunner } from "@/test/support/job-runner";
import { type Receiver, startReceiver } from "@/test/support/receiver";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { resumeAdvances } from "./advancing/start-test-clocks";
import { stepClock } from "./advancing/step-clock";

let receiver: Receiver;
let runner: { stop(): Promise<void> };
let workspace: TestWorkspace;
let key: string;

beforeAll(async () => {
  receiver = await startReceiver();
  runner = startJobRunner();
});
afterAll(async () => {
  await runner.stop();
  await receiver.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer((_request, response) => response.end("ok"));
  workspace = await makeWorkspace();
  key = await workspace.key();
});

const HOUR = 3_600;
const read = (as: string = key) => api("GET", "/v1/test-clock", { key: as });
const advance = (body: unknown, options: ApiOptions = {}) =>
  api("POST", "/v1/test-clock", { key, body, ...options });
const msOf = (text: string): number => new Date(text).getTime();
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR * 1_000).toISOString();

async function addHook(as: string = key): Promise<string> {
  const body = { url: receiver.url, events: ["client.created", "event.created"].slice(1) };
  const made = await api("POST", "/v1/webhooks", { key: as, body });
  expect(made.status, made.text).toBe(201);
  return made.json.data.id;
}

/** Returns a job of the workspace that waits for its clock and does nothing. */
const clockJob = (id: string) => ({
  id,
  workspaceId: workspace.workspaceId,
  environment: "test" as const,
  kind: "mail.send",
  subject: "none",
  payload: { message_id: "none" },
  onClock: true,
});

const addEvent = (as: string = key, body: object = {}) =>
  api("POST", "/v1/events", { key: as, body: { title: "Any", generate_show_plan: false, ...body } });

describe("the test clock", () => {
  it("shows real time until it's set, and runs on from there", async () => {
    const before = (await read()).json.data;
    expect(before).toMatchObject({ offset_sec: 0, advancing_to: null, due: [] });
    const now = new Date(Date.now() + 90_000_000).toISOString();
    const set = await advance({ now });
    expect(set.status, set.text).toBe(200);
    expect(set.json.data).toMatchObject({ now, advancing_to: null, due: [] });
    expect(set.json.data.offset_sec).toBeGreaterThan(89_000);
    const after = (await read()).json.data;
    expect(msOf(after.now)).toBeGreaterThanOrEqual(msOf(now));
    expect(msOf(after.now)).toBeLessThan(msOf(now) + 60_000);
    const further = (await advance({ advance_sec: 60 })).json.data;
    expect(msOf(further.now)).toBeGreaterThanOrEqual(msOf(after.now) + 60_000);
  });

  it("is the current time for calls and system work", async () => {
    const { now } = (await advance({ advance_sec: 40 * 24 * HOUR })).json.data;
    const { data } = (await api("POST", "/v1/clients", { key, body: { name: "Later" } })).json;
    expect(msOf(data.created_at)).toBeGreaterThanOrEqual(msOf(now));
    const owner = { workspaceId: workspace.workspaceId, environment: "test" } as const;
    const seen = await asSystem("probe", owner, async (ctx) => {
      ctx.record({ subjectType: "probe", subjectId: "1" });
      return [ctx.now.getTime(), ctx.realNow.getTime()] as const;
    });
    expect(seen[0]).toBeGreaterThanOrEqual(msOf(now));
    expect(seen[1]).toBeLessThan(msOf(now) - 39 * 24 * HOUR * 1_000);
    const past = await addEvent(key, { starts_at: inHours(48) });
    expect(past.json.error.fields).toEqual({ starts_at: "in_past" });
  });

  it("leaves keys, replays, audit and usage on real time", async () => {
    const idempotencyKey = "one-key";
    const create = () => api("POST", "/v1/clients", { key, body: { name: "Once" }, idempotencyKey });
    const first = await create();
    const ends = new Date(Date.now() + HOUR * 1_000);
    const short = await workspace.key("test", undefined, { expiresAt: ends });
    await advance({ advance_sec: 30 * 24 * HOUR });
    expect((await create()).headers["Idempotent-Replayed"]).toBe("true");
    expect((await create()).text).toBe(first.text);
    expect((await read(short)).status).toBe(200);
    const entries = await db().auditEntry.findMany({ where: { workspaceId: workspace.workspaceId } });
    expect(Math.max(...entries.map(({ createdAt }) => createdAt.getTime()))).toBeLessThan(Date.now() + HOUR);
    const usage = (await api("GET", "/v1/usage", { key })).json.data;
    expect(usage.requests).toBeGreaterThan(3);
  });
});

describe("advancing the clock", () => {
  it("runs due work in order, each item at its own time", async () => {
    const hook = await addHook();
    receiver.answer((_request, response) => {
      response.statusCode = 500;
      response.end();
    });
    await addEvent();
    await advance({ advance_sec: 1 });
    const deliveries = async () =>
      (await api("GET", `/v1/webhooks/${hook}/deliveries`, { key })).json.data as {
        attempts: number;
        state: string;
        created_at: string;
        log: { created_at: string }[];
      }[];
    const ran = (await advance({ advance_sec: 36 * HOUR })).json.data;
    expect(ran.advancing_to).toBeNull();
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ attempts: 8, state: "exhausted" });
    expect(receiver.received.length).toBe(8);
    const [first = 0, ...later] = delivery?.log.map(({ created_at }) => msOf(created_at)) ?? [];
    const waits = later.map((at, index) => Math.round((at - ([first, ...later][index] ?? 0)) / 1_000));
    for (const [index, planned] of [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(planned * 0.8 - 1);
      expect(waits[index]).toBeLessThanOrEqual(planned * 1.2 + 1);
    }
    const instants = ran.due.map(({ at }: { at: string }) => msOf(at));
    expect(instants).toEqual([...instants].sort((a, b) => a - b));
    expect(instants).toEqual(later.slice(-instants.length));
    expect(ran.due[0]).toMatchObject({ kind: "webhook.deliver", detail: "event.created", count: 1 });
    // Receivers compare the timestamp with their own clock.
    for (const { headers } of receiver.received)
      expect(Math.abs(Number(headers["x-service-timestamp"]) - Date.now() / 1_000)).toBeLessThan(300);
  });

  it("gives a job the instant it was due as its current time", async () => {
    await advance({ advance_sec: 1 });
    const owner = { workspaceId: workspace.workspaceId, environment: "test" } as const;
    const { now } = (await read()).json.data;
    const dueAt = new Date(msOf(now) + 5 * HOUR * 1_000);
    await db().job.create({ data: { ...clockJob(`job_${workspace.workspaceId}`), dueAt } });
    const seen = new Set<number>();
    let answered = false;
    const reached = advance({ advance_sec: 8 * HOUR }).finally(() => {
      answered = true;
    });
    while (!answered) {
      seen.add(workspaceNow(owner).getTime());
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect([...seen]).toContain(dueAt.getTime());
    expect((await reached).json.data.due).toEqual([
      { at: dueAt.toISOString(), kind: "mail.send", detail: null, event_slug: null, count: 1 },
    ]);
  });

  it("waits for work created in the middle of a step", async () => {
    await advance({ advance_sec: 1 });
    const { now } = (await read()).json.data;
    const dueAt = new Date(msOf(now) + HOUR * 1_000);
    const { workspaceId } = workspace;
    await db().job.create({
      data: { ...clockJob(`job_first_${workspaceId}`), dueAt },
    });
    // Simulates a job that commits its last work while the step reads the jobs.
    await sql(
      "",
      `CREATE FUNCTION add_late_job() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         INSERT INTO job (id, workspace_id, environment, kind, subject, payload, due_at, on_clock)
         SELECT 'job_late_${workspaceId}', workspace_id, environment, kind, subject, payload || jsonb_build_object('due', round(extract(epoch FROM NEW.held_at) * 1000)), NEW.held_at, true
         FROM job WHERE id = 'job_first_${workspaceId}' AND state = 'succeeded' ON CONFLICT DO NOTHING;
         RETURN NEW; END $$;
       CREATE TRIGGER add_late_job AFTER UPDATE OF stepped_at ON test_clock FOR EACH ROW EXECUTE FUNCTION add_late_job()`,
    );
    try {
      const { due } = (await advance({ advance_sec: 2 * HOUR })).json.data;
      const late = await db().job.findUniqueOrThrow({ where: { id: `job_late_${workspaceId}` } });
      expect(late.state).toBe("succeeded");
      // The clock was held where the first was due, or one step on, and each ran at its own time.
      const times = [dueAt, new Date((late.payload as { due: number }).due)].map((at) => at.toISOString());
      expect(due.map(({ at }: { at: string }) => at)).toEqual(times);
    } finally {
      await sql("", "DROP TRIGGER add_late_job ON test_clock; DROP FUNCTION add_late_job");
    }
  });

  it("leaves other workspaces and the live environment unchanged", async () => {
    const other = await makeWorkspace();
    const otherKey = await other.key();
    const liveKey = await workspace.key("live");
    const dueAt = new Date(Date.now() + HOUR * 1_000);
    const jobs = [
      { id: "job_other", workspaceId: other.workspaceId, environment: "test" as const },
      { id: "job_live", workspaceId: workspace.workspaceId, environment: "live" as const },
    ];
    await db().job.createMany({
      data: jobs.map((job) => ({ ...job, kind: "mail.send", subject: "none", dueAt, payload: {} })),
    });
    await advance({ advance_sec: 48 * HOUR });
    expect((await read(otherKey)).json.data).toMatchObject({ offset_sec: 0 });
    const live = (await api("POST", "/v1/clients", { key: liveKey, body: { name: "Live" } })).json.data;
    expect(msOf(live.created_at)).toBeLessThan(Date.now() + 60_000);
    const rows = await db().job.findMany({ where: { id: { in: jobs.map(({ id }) => id) } } });
    for (const row of rows) expect(row).toMatchObject({ state: "queued", dueAt, onClock: false });
  });

  it("changes nothing on a dry run", async () => {
    await addEvent(key, { starts_at: inHours(100) });
    const told = (await advance({ advance_sec: 99.5 * HOUR, dry_run: true })).json;
    expect(told.meta.dry_run).toBe(true);
    expect(told.data.advancing_to).toBeNull();
    expect((await read()).json.data).toMatchObject({ offset_sec: 0, due: [] });
    expect(await db().testClock.count({ where: { workspaceId: workspace.workspaceId } })).toBe(0);
  });

  it("rejects invalid times, the live environment and keys limited to clients", async () => {
    const fieldsOf = async (body: unknown) => (await advance(body)).json.error?.fields;
    expect(await fieldsOf({})).toEqual({ now: "required" });
    expect(await fieldsOf({ now: inHours(1), advance_sec: 5 })).toEqual({ advance_sec: "not_allowed" });
    expect(await fieldsOf({ now: inHours(-1) })).toEqual({ now: "in_past" });
    expect(await fieldsOf({ now: inHours(367 * 24) })).toEqual({ now: "too_large" });
    expect(await fieldsOf({ advance_sec: 0 })).toEqual({ advance_sec: "too_small" });
    expect(await fieldsOf({ advance_sec: -60 })).toEqual({ advance_sec: "too_small" });
    expect(await fieldsOf({ advance_sec: 367 * 86_400 })).toEqual({ advance_sec: "too_large" });
    expect(await fieldsOf({ now: "2026-03-29T02:30:00" })).toEqual({ now: "iso_8601" });
    await advance({ now: inHours(10) });
    expect(await fieldsOf({ now: inHours(9) })).toEqual({ now: "in_past" });
    const live = await api("POST", "/v1/test-clock", {
      key: await workspace.key("live"),
      body: { advance_sec: 5 },
    });
    expect([live.status, live.json.error.code]).toEqual([403, "test_environment_only"]);
    const limited = await workspace.key("test", undefined, {
      clientIds: ["0f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f"],
    });
    const held = await advance({ advance_sec: 5 }, { key: limited });
    expect([held.status, held.json.error.code]).toEqual([403, "insufficient_scope"]);
  });

  it("happens once per idempotency key, and one at a time", async () => {
    const { now } = (await advance({ advance_sec: 1 })).json.data;
    const twins = await Promise.all(
      [1, 2, 3].map(() => advance({ advance_sec: HOUR }, { idempotencyKey: "twins" })),
    );
    for (const twin of twins) expect(twin.text).toBe(twins[0]?.text);
    expect(msOf(twins[0]?.json.data.now)).toBeLessThan(msOf(now) + HOUR * 1_000 + 60_000);
    // A job that hasn't ended holds the clock.
    const busy = { id: "job_busy", workspaceId: workspace.workspaceId, environment: "test" as const };
    await db().job.create({
      data: {
        ...busy,
        kind: "webhook.deliver",
        subject: "none",
        state: "running",
        leaseUntil: new Date(Date.now() + HOUR * 1_000),
      },
    });
    const one = advance({ advance_sec: HOUR });
    await expect.poll(async () => (await read()).json.data.advancing_to).not.toBeNull();
    const two = await advance({ advance_sec: HOUR });
    expect([two.status, two.json.error]).toMatchObject([
      409,
      { code: "version_conflict", fields: { status: "advancing" } },
    ]);
    await db().job.delete({ where: { id: busy.id } });
    expect((await one).json.data.advancing_to).toBeNull();
    expect((await advance({ advance_sec: HOUR })).status).toBe(200);
  });

  it("continues in another process when its own dies", async () => {
    await advance({ advance_sec: 1 });
    await sql(
      "left_standing",
      `UPDATE test_clock SET held_at = workspace_now($1, 'test'), target_at = workspace_now($1, 'test') + interval '1 hour',
         version = version + 1, stepped_at = now() - interval '1 minute' WHERE workspace_id = $1`,
      [workspace.workspaceId],
    );
    expect((await read()).json.data.advancing_to).not.toBeNull();
    await resumeAdvances();
    await expect.poll(async () => (await read()).json.data.advancing_to).toBeNull();
    expect(await stepClock(workspace.workspaceId)).toBe("done");
  });
});

it("runs a job when the test clock reaches its due time, and not before", async () => {
  await advance({ advance_sec: 100 * HOUR });
  const { now } = (await read()).json.data;
  const job = (id: string, ms: number) => ({ ...clockJob(id), dueAt: new Date(msOf(now) + ms) });
  await db().job.createMany({ data: [job("job_soon", 1), job("job_later", HOUR * 1_000)] });
  const stateOf = async (id: string) => (await db().job.findUniqueOrThrow({ where: { id } })).state;
  await expect.poll(() => stateOf("job_soon")).toBe("succeeded");
  expect(await stateOf("job_later")).toBe("queued");
});

describe("resetting the clock", () => {
  const reset = (body: unknown = {}, options: ApiOptions = {}) =>
    api("DELETE", "/v1/test-clock", { key, body, ...options });
  const DAY = 24 * HOUR;
  const jobsOf = async (kind: string) =>
    db().job.findMany({ where: { workspaceId: workspace.workspaceId, kind }, orderBy: { dueAt: "asc" } });
  const openShow = async (starts_at: string): Promise<string> => {
    const { slug } = (await addEvent(key, { starts_at })).json.data.event;
    await db().event.update({ where: { slug }, data: { state: "published", publishedAt: new Date() } });
    return slug;
  };
  const wires = (list: { kind: string; detail: string | null; event_slug: string | null }[]) =>
    list.map(({ kind, detail, event_slug }) => [kind, detail, event_slug]);

  it("keeps what already ran, and reschedules the rest", async () => {
    const passed = await openShow(inHours(5 * 24 + 12));
    const ahead = await openShow(inHours(20 * 24));
    await advance({ advance_sec: 5 * DAY });
    // By the clock it was created at, its day-before reminder is past.
    const made = await openShow(inHours(5 * 24 + 6));
    const answer = await reset();
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.json;
    expect(data).toMatchObject({ offset_sec: 0, advancing_to: null });
    expect(Math.abs(msOf(data.now) - Date.now())).toBeLessThan(60_000);
    expect(wires(data.due)).toContainEqual(["reminder.send", "h24", passed]);
    const reminders = data.replanned.filter(({ kind }: { kind: string }) => kind === "reminder.send");
    expect(wires(reminders)).toEqual([
      ["reminder.send", "h24", made],
      ["reminder.send", "h1", made],
      ["reminder.send", "live", made],
      ["reminder.send", "h1", passed],
      ["reminder.send", "live", passed],
      ["reminder.send", "h24", ahead],
      ["reminder.send", "h1", ahead],
      ["reminder.send", "live", ahead],
    ]);
    const { data: after } = (await read()).json;
    expect(after.offset_sec).toBe(0);
    expect(wires(after.upcoming)).toEqual(expect.arrayContaining(wires(reminders)));
    expect(
      msOf((await api("POST", "/v1/clients", { key, body: { name: "Now" } })).json.data.created_at),
    ).toBeLessThan(Date.now() + 60_000);
    // When the clock advances from here, what ran doesn't run again.
    const again = (await advance({ advance_sec: 5 * DAY + 13 * HOUR })).json.data;
    const ran = wires(again.due.filter(({ kind }: { kind: string }) => kind === "reminder.send"));
    expect(ran).toContainEqual(["reminder.send", "h24", made]);
    expect(ran).toContainEqual(["reminder.send", "live", passed]);
    expect(ran).not.toContainEqual(["reminder.send", "h24", passed]);
  });

  it("keeps a retry's delay, in the delivery and in its job", async () => {
    const hook = await addHook();
    receiver.answer((_request, response) => {
      response.statusCode = 500;
      response.end();
    });
    await advance({ advance_sec: 30 * DAY });
    await addEvent();
    const pending = async () =>
      (await api("GET", `/v1/webhooks/${hook}/deliveries`, { key })).json.data[0] as {
        attempts: number;
        next_attempt_at: string;
      };
    await expect.poll(async () => (await pending())?.attempts, { timeout: 15_000 }).toBe(2);
    const { data } = (await reset()).json;
    const [retry] = data.replanned.filter(({ kind }: { kind: string }) => kind === "webhook.deliver");
    const minutes = (msOf(retry.at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(3);
    expect(minutes).toBeLessThan(7);
    expect((await pending()).next_attempt_at).toBe(retry.at);
    const [job] = await jobsOf("webhook.deliver");
    expect(job?.dueAt.toISOString()).toBe(retry.at);
  });

  it("does nothing when the clock isn't set, and changes nothing on a dry run", async () => {
    expect((await reset()).json.data).toMatchObject({ offset_sec: 0, replanned: [] });
    await openShow(inHours(100));
    await advance({ advance_sec: DAY });
    const tried = (await reset({ dry_run: true })).json;
    expect(tried.meta.dry_run).toBe(true);
    expect(tried.data.replanned).toHaveLength(3);
    expect((await read()).json.data.offset_sec).toBeGreaterThan(DAY - 60);
    expect((await reset()).json.data.replanned).toEqual(tried.data.replanned);
    expect((await reset()).json.data).toMatchObject({ offset_sec: 0, replanned: [] });
    const audit = await db().auditEntry.findMany({
      where: { workspaceId: workspace.workspaceId, action: "resetTestClock" },
    });
    expect(audit).toHaveLength(3);
  });

  it("is refused in live, for keys limited to clients, and during an advance", async () => {
    const live = await reset({}, { key: await workspace.key("live") });
    expect([live.status, live.json.error.code]).toEqual([403, "test_environment_only"]);
    const limited = await workspace.key("test", undefined, {
      clientIds: ["0f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f"],
    });
    expect((await reset({}, { key: limited })).json.error.code).toBe("insufficient_scope");
    await advance({ advance_sec: 1 });
    await db().testClock.update({
      where: { workspaceId: workspace.workspaceId },
      data: {
        heldAt: new Date(),
        targetAt: new Date(Date.now() + DAY * 1_000),
        steppedAt: new Date(Date.now() + DAY * 1_000),
      },
    });
    expect((await reset()).json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "advancing" },
    });
  });

  it("explains in a date error that the test clock is ahead", async () => {
    const { now } = (await advance({ advance_sec: 40 * DAY })).json.data;
    const { error } = (await addEvent(key, { starts_at: inHours(48) })).json;
    expect(error.fields).toEqual({ starts_at: "in_past" });
    expect(error.message).toContain(`Your workspace's test clock is at ${now.slice(0, 16)}`);
    expect(error.message).toContain("starts_at is before that");
    await reset();
    expect((await addEvent(key, { starts_at: inHours(48) })).status).toBe(201);
  });
});
