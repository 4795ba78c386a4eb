import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withTimersHeld } from "@/test/support/held-time";
import { expectLogged } from "@/test/support/test-log";
import { until } from "@/test/support/until";
import { db, sql } from "../database/db";
import { newId } from "../runtime/ids";
import { cancelJobs } from "./cancel-jobs";
import { claimDue, returnUnsent } from "./claim-due";
import { recordRunTime, slowGroups } from "./concurrency-groups";
import { type Dispatcher, startDispatcher } from "./dispatcher";
import type { Dispatch, Engine } from "./engine";
import type { Job } from "./job";
import { jobKinds } from "./kinds";
import { takeLease } from "./lease";
import { jobSignals, pokeDispatcher } from "./poke";
import { startReconciler } from "./reconciler";

let lastRites: { job: Job; error: string }[] = [];
let riteFails = false;

beforeEach(async () => {
  await db().job.deleteMany();
  lastRites = [];
  riteFails = false;
  jobKinds().clear();
  jobKinds().set("probe", {
    kind: "probe",
    pool: "app",
    limit: 5,
    group: { field: "to", limit: 2 },
    onFailed: async (job, error) => {
      lastRites.push({ job, error });
      if (riteFails) throw new Error("no rites");
    },
  });
  jobKinds().set("other", { kind: "other", pool: "app", limit: 3 });
});

async function add(more: object = {}): Promise<string> {
  const id = newId("job");
  await db().job.create({
    data: { id, workspaceId: "w", environment: "test", kind: "probe", subject: "s", ...more },
  });
  return id;
}

const row = (id: string) => db().job.findUniqueOrThrow({ where: { id } });
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

describe("claiming jobs", () => {
  // The column rounds to milliseconds, so a job's due time may be half a millisecond ahead of the clock that
  // set it.
  it("claims a job created at this very moment", async () => {
    for (let round = 0; round < 40; round += 1) {
      await sql(
        "probe_add",
        "INSERT INTO job (id, workspace_id, environment, kind, subject, due_at) VALUES ($1, 'w', 'test', 'probe', 's', now())",
        [`job_${round}`],
      );
      expect((await claimDue(10)).map(({ jobId }) => jobId)).toEqual([`job_${round}`]);
      await db().job.deleteMany();
    }
  });

  it("claims due jobs, oldest first, once", async () => {
    const late = await add({ dueAt: ago(1) });
    const early = await add({ dueAt: ago(60) });
    await add({ dueAt: ago(-60) });
    await add({ kind: "nobody's" });
    const first = await claimDue(1);
    expect(first).toEqual([{ jobId: early, kind: "probe", handout: 1, at: expect.any(Number) }]);
    expect((await claimDue(10)).map(({ jobId }) => jobId)).toEqual([late]);
    expect(await claimDue(10)).toEqual([]);
    const { state, leaseUntil } = await row(late);
    expect(state).toBe("dispatched");
    expect((leaseUntil?.getTime() ?? 0) - Date.now()).toBeGreaterThan(25_000);
  });

  it("never gives one job to two dispatchers", async () => {
    jobKinds().set("probe", { kind: "probe", pool: "app", limit: 1_000 });
    for (let i = 0; i < 60; i += 1) await add();
    const all = (await Promise.all(Array.from({ length: 6 }, () => claimDue(25)))).flat();
    all.push(...(await claimDue(100)));
    expect(new Set(all.map(({ jobId }) => jobId)).size).toBe(60);
    expect(all).toHaveLength(60);
  });

  it("respects the limits of kind and group, and doesn't let a full group block others", async () => {
    for (let i = 0; i < 8; i += 1) await add({ payload: { to: "a" }, dueAt: ago(100) });
    for (const to of ["b", "c", "d", "e"]) await add({ payload: { to }, dueAt: ago(1) });
    const handed: Dispatch[] = [];
    for (let round = 0; round < 5; round += 1) handed.push(...(await claimDue(4)));
    const rows = await db().job.findMany({ where: { state: "dispatched" } });
    expect(rows.map(({ payload }) => (payload as { to: string }).to).sort()).toEqual([
      "a",
      "a",
      "b",
      "c",
      "d",
    ]);
    expect(handed).toHaveLength(5);
    await add({ kind: "other" });
    expect((await claimDue(10)).map(({ kind }) => kind)).toEqual(["other"]);
  });

  it("gives a free slot to the group with the fewest runs", async () => {
    for (const to of ["a", "b", "c"])
      for (let i = 0; i < 8; i += 1) await add({ payload: { to }, dueAt: ago(100) });
    for (let round = 0; round < 3; round += 1) await claimDue(4);
    const running = await db().job.findMany({ where: { state: "dispatched" } });
    expect(running).toHaveLength(5);
    const late = await add({ payload: { to: "d" }, dueAt: ago(1) });
    const ended = running.find(({ payload }) => (payload as { to: string }).to === "a");
    await db().job.update({ where: { id: ended?.id ?? "" }, data: { state: "succeeded" } });
    expect((await claimDue(4)).map(({ jobId }) => jobId)).toEqual([late]);
  });

  it("limits a slow group to one job until it is fast again", async () => {
    const job = { kind: "probe", payload: { to: "slow" } } as unknown as Job;
    recordRunTime(job, 12_000);
    expect(slowGroups()).toContain("probe slow");
    for (let i = 0; i < 3; i += 1) await add({ payload: { to: "slow" } });
    expect(await claimDue(10)).toHaveLength(1);
    recordRunTime(job, 20);
    expect(await claimDue(10)).toHaveLength(1);
    recordRunTime(job, 12_000);
    expect(slowGroups(performance.now() + 600_000)).toEqual([]);
    jobKinds().set("probe", {
      kind: "probe",
      pool: "app",
      limit: 5,
      group: { field: "to", limit: 2, sameService: true },
    });
    recordRunTime({ ...job, payload: { to: "of many" } }, 12_000);
    expect(slowGroups()).not.toContain("probe of many");
  });

  it("releases dispatches, except jobs that have started", async () => {
    const [id, begun] = [await add(), await add()];
    const dispatches = await claimDue(10);
    expect(await takeLease(begun, 1, 60)).toMatchObject({ id: begun, attempt: 1 });
    await returnUnsent(dispatches);
    expect(await row(id)).toMatchObject({ state: "queued", leaseUntil: null });
    expect((await row(begun)).state).toBe("running");
    expect(await takeLease(id, 1, 60)).toBeUndefined();
    expect(await claimDue(10)).toEqual([{ jobId: id, kind: "probe", handout: 2, at: expect.any(Number) }]);
  });

  it("cancels jobs that haven't started", async () => {
    const [begun, handed, queued] = [
      await add({ subject: "x", dueAt: ago(3) }),
      await add({ subject: "x", dueAt: ago(2) }),
      await add({ subject: "x", dueAt: ago(1) }),
    ];
    await claimDue(2);
    await takeLease(begun, 1, 60);
    expect(await cancelJobs("probe", ["x", "y"])).toBe(2);
    const states = await Promise.all([begun, handed, queued].map(async (id) => (await row(id)).state));
    expect(states).toEqual(["running", "cancelled", "cancelled"]);
  });
});

describe("the dispatcher", () => {
  let sent: Dispatch[] = [];
  let away = false;
  let tries = 0;
  let dispatcher: Dispatcher | undefined;
  const engine: Engine = {
    send: async (dispatches) => {
      tries += 1;
      if (away) throw new Error("connect ECONNREFUSED");
      sent.push(...dispatches);
    },
  };

  beforeEach(() => {
    sent = [];
    away = false;
    tries = 0;
  });
  afterEach(() => dispatcher?.stop());

  /** Starts it, and returns once it has run a pass and is waiting this long for the next one. */
  async function startAndLook(waitMs = 1_000): Promise<void> {
    const timer = vi.spyOn(globalThis, "setTimeout");
    dispatcher = startDispatcher(engine);
    await until(() => timer.mock.calls.some(([, ms]) => ms === waitMs));
    timer.mockRestore();
  }

  it("dispatches on a notification, without waiting for the next poll", async () => {
    await withTimersHeld(async () => {
      await startAndLook();
      const id = await add();
      pokeDispatcher();
      await until(() => sent.length > 0);
      expect(sent.map(({ jobId }) => jobId)).toEqual([id]);
    });
  });

  it("finds jobs without a notification within a second", async () => {
    await withTimersHeld(async (pass) => {
      await startAndLook();
      await add();
      pass(999);
      await sleep(50);
      expect(sent).toEqual([]);
      pass(1);
      await until(() => sent.length === 1);
    });
  });

  it("fills free slots at once", async () => {
    for (let i = 0; i < 7; i += 1) await add();
    await withTimersHeld(async (pass) => {
      await startAndLook();
      expect(sent).toHaveLength(5);
      await db().job.update({ where: { id: sent[0]?.jobId ?? "" }, data: { state: "succeeded" } });
      jobSignals().emit("freed");
      pass(20);
      await until(() => sent.length === 6);
    });
  });

  it("loses no job while the engine is down, doesn't flood it, and resumes when it's back", async () => {
    away = true;
    const ids = [await add(), await add(), await add()];
    const dueAt = (await row(ids[0] ?? "")).dueAt;
    await withTimersHeld(async (pass) => {
      await startAndLook(250);
      for (let i = 0; i < 50; i += 1) {
        pokeDispatcher();
        pass(10);
        await sleep(2);
      }
      // At once and after 250 ms. The third would follow 500 ms later.
      await until(() => tries > 1);
      expect(tries).toBe(2);
      expect(sent).toEqual([]);
      away = false;
      await sleep(50);
      pass(500);
      await until(() => sent.length >= ids.length);
      expect(sent.map(({ jobId }) => jobId).sort()).toEqual(ids);
    });
    expect((await row(ids[0] ?? "")).dueAt).toEqual(dueAt);
  });
});

describe("the reconciler", () => {
  const round = async () => {
    const reconciler = startReconciler();
    await reconciler.round();
    await reconciler.stop();
  };

  it("requeues dispatches that never started, and keeps live ones", async () => {
    const lost = await add({ state: "dispatched", handout: 3, leaseUntil: ago(1) });
    const live = await add({ state: "dispatched", handout: 1, leaseUntil: ago(-20) });
    await round();
    expect(await row(lost)).toMatchObject({ state: "queued", handout: 3, attempt: 0, error: null });
    expect((await row(live)).state).toBe("dispatched");
    expect(await claimDue(10)).toEqual([{ jobId: lost, kind: "probe", handout: 4, at: expect.any(Number) }]);
    expect(await takeLease(lost, 3, 60)).toBeUndefined();
  });

  it("retries a dead run, and ends its job after the last attempt", async () => {
    expectLogged(/job failed/);
    const again = await add({ state: "running", handout: 1, attempt: 1, maxAttempts: 2, leaseUntil: ago(1) });
    const last = await add({ state: "running", handout: 1, attempt: 2, maxAttempts: 2, leaseUntil: ago(1) });
    await round();
    expect(await row(again)).toMatchObject({ state: "queued", attempt: 1 });
    expect(await row(last)).toMatchObject({
      state: "failed",
      error: expect.stringMatching(/worker stopped/),
    });
    expect(lastRites.map(({ job }) => job.id)).toEqual([last]);
  });

  it("retries ending a failed job, and eventually closes it", async () => {
    expectLogged(/couldn't end a failed job/, /"msg":"job failed"/);
    riteFails = true;
    const id = await add({ state: "running", handout: 1, attempt: 5, maxAttempts: 5, leaseUntil: ago(1) });
    for (let i = 0; i < 5; i += 1) {
      expect((await row(id)).state).toBe("running");
      await db().job.update({ where: { id }, data: { leaseUntil: ago(1) } });
      await round();
    }
    expect((await row(id)).state).toBe("failed");
    expect(lastRites).toHaveLength(5);
  });

  it("ends jobs of unknown kinds after half an hour", async () => {
    expectLogged(/ended a job of an unknown kind/);
    const [old, fresh] = [
      await add({ kind: "gone", dueAt: ago(1_860) }),
      await add({ kind: "gone", dueAt: ago(1_740) }),
    ];
    const dead = await add({
      kind: "gone",
      state: "running",
      handout: 1,
      attempt: 5,
      leaseUntil: ago(1_860),
    });
    await round();
    for (const id of [old, dead])
      expect(await row(id)).toMatchObject({
        state: "failed",
        error: "Unknown kind of job.",
        leaseUntil: null,
      });
    expect((await row(fresh)).state).toBe("queued");
  });

  it("releases stale reservations and deletes expired records", async () => {
    await db().budget.create({ data: { workspaceId: "w", month: "2026-11", committedMicros: 30_000n } });
    const entry = (id: string, createdAt: Date) => ({
      id,
      workspaceId: "w",
      environment: "test" as const,
      month: "2026-11",
      kind: "plan",
      subject: "x",
      state: "reserved",
      reservedMicros: 10_000n,
      createdAt,
    });
    await db().ledgerEntry.createMany({
      data: [entry("led_stale", ago(700)), entry("led_held", ago(700)), entry("led_new", ago(5))],
    });
    await add({ payload: { reservation_id: "led_held" }, dueAt: ago(-600) });
    const key = {
      workspaceId: "w",
      environment: "test" as const,
      method: "POST",
      path: "/v1/x",
      fingerprint: "f",
    };
    await db().idempotencyRecord.createMany({
      data: [
        { ...key, key: "old", createdAt: ago(26 * 3600) },
        { ...key, key: "young", createdAt: ago(24 * 3600) },
      ],
    });
    await db().roomReport.createMany({
      data: [
        { id: "old", kind: "x", receivedAt: ago(26 * 3600) },
        { id: "young", kind: "x", receivedAt: ago(60) },
      ],
    });
    await round();
    const open = await db().ledgerEntry.findMany({ where: { state: "reserved" }, orderBy: { id: "asc" } });
    expect(open.map(({ id }) => id)).toEqual(["led_held", "led_new"]);
    expect((await db().budget.findFirstOrThrow()).committedMicros).toBe(20_000n);
    expect((await db().idempotencyRecord.findMany()).map((record) => record.key)).toEqual(["young"]);
    expect((await db().roomReport.findMany()).map(({ id }) => id)).toEqual(["young"]);
  });
});
