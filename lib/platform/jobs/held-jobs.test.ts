import { once } from "node:events";
import { beforeEach, describe, expect, it } from "vitest";
import { until } from "@/test/support/until";
import { db, transaction } from "../database/db";
import { notices, startNotices } from "../database/notices";
import { newId } from "../runtime/ids";
import { beginStopping } from "../runtime/stopping";
import { cancelJobs } from "./cancel-jobs";
import { claimDue } from "./claim-due";
import { JOBS_CANCELLED, requeueHeldJobs } from "./held-jobs";
import { jobKinds } from "./kinds";
import { type JobWork, runJob } from "./run-job";

const inline = <T>(_name: string, step: () => Promise<T>): Promise<T> => step();

beforeEach(async () => {
  await db().job.deleteMany();
  jobKinds().set("probe", { kind: "probe", pool: "app", limit: 10 });
  const singletons = (globalThis as { __showrunner?: Map<string, unknown> }).__showrunner;
  singletons?.delete("stopping");
});

const row = (id: string) => db().job.findUniqueOrThrow({ where: { id } });

/** Work that runs until its signal aborts and then throws, like anything that takes a signal. */
const interpretation: JobWork["run"] = (_job, _step, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

async function begin(work: Partial<JobWork> & Pick<JobWork, "run">, payload: object = {}) {
  const id = newId("job");
  const owner = { workspaceId: "w", environment: "test" as const, kind: "probe", subject: "s" };
  await db().job.create({ data: { id, ...owner, payload } });
  const dispatch = (await claimDue(10)).find(({ jobId }) => jobId === id);
  if (!dispatch) throw new Error("not due");
  const whole = { leaseSeconds: 6, maxSeconds: 600, retries: [5], ...work };
  const end = runJob(whole, dispatch, inline).then((done) => done?.end);
  await until(async () => (await row(id)).state === "running");
  return { id, end };
}

describe("a running job", () => {
  it("renews its lease for as long as it runs", async () => {
    let finish: () => void = () => undefined;
    const { id, end } = await begin({ run: () => new Promise<void>((resolve) => (finish = resolve)) });
    const first = (await row(id)).leaseUntil?.getTime() ?? 0;
    await until(async () => ((await row(id)).leaseUntil?.getTime() ?? 0) > first);
    finish();
    expect(await end).toBe("succeeded");
  });

  it("is queued again when the process stops, without counting an attempt", async () => {
    const { id, end } = await begin({ run: interpretation });
    const { dueAt } = await row(id);
    beginStopping();
    expect(await end).toBe("given_back");
    expect(await row(id)).toMatchObject({
      state: "queued",
      attempt: 0,
      leaseUntil: null,
      error: null,
      dueAt,
    });
    expect((await claimDue(10)).map(({ jobId }) => jobId)).toEqual([id]);
  });

  it("may finish while the process stops", async () => {
    let finish: () => void = () => undefined;
    const { id, end } = await begin({ run: () => new Promise<void>((resolve) => (finish = resolve)) });
    beginStopping();
    finish();
    expect(await end).toBe("succeeded");
    expect((await row(id)).state).toBe("succeeded");
  });

  it("that ignores its abort signal is requeued when its process ends, and writes nothing after that", async () => {
    let finish: () => void = () => undefined;
    const { id, end } = await begin({ run: () => new Promise<void>((resolve) => (finish = resolve)) });
    expect(await requeueHeldJobs()).toBe(1);
    expect(await row(id)).toMatchObject({ state: "queued", attempt: 0, leaseUntil: null });
    finish();
    expect(await end).toBe("lost");
    expect((await row(id)).state).toBe("queued");
  });

  it("is aborted within seconds once another dispatch has taken it", async () => {
    const { id, end } = await begin({ run: interpretation });
    await db().job.update({ where: { id }, data: { handout: 2, state: "dispatched" } });
    expect(await end).toBe("lost");
    expect(await row(id)).toMatchObject({ state: "dispatched", handout: 2 });
  });

  it("is aborted within seconds of being cancelled", async () => {
    const { id, end } = await begin({ run: interpretation });
    expect(await cancelJobs("probe", ["s"])).toBe(0);
    expect(await cancelJobs("probe", ["s"], { running: true })).toBe(1);
    expect(await end).toBe("lost");
    expect(await row(id)).toMatchObject({ state: "cancelled", leaseUntil: null });
  });

  it("is notified of its cancellation on commit, not before", async () => {
    const { end } = await begin({ run: interpretation });
    const listening = startNotices();
    await once(notices(), JOBS_CANCELLED);
    let heard = false;
    const hearing = once(notices(), JOBS_CANCELLED).then(() => (heard = true));
    await transaction(async () => {
      await cancelJobs("probe", ["s"], { running: true });
      await db().job.count();
      expect(heard).toBe(false);
    });
    await hearing;
    expect(await end).toBe("lost");
    await listening.stop();
  });

  it("releases its reservation when it is cancelled", async () => {
    const reservation = newId("led");
    const entry = { workspaceId: reservation, environment: "test" as const, month: "2026-11" };
    await db().budget.create({
      data: { workspaceId: reservation, month: "2026-11", committedMicros: 10_000n },
    });
    await db().ledgerEntry.create({
      data: {
        ...entry,
        id: reservation,
        kind: "clip",
        subject: "x",
        state: "reserved",
        reservedMicros: 10_000n,
      },
    });
    const { end } = await begin({ run: interpretation }, { reservation_id: reservation });
    await cancelJobs("probe", ["s"], { running: true });
    await end;
    expect((await db().ledgerEntry.findUniqueOrThrow({ where: { id: reservation } })).state).toBe("released");
  });

  it("that takes longer than its kind allows counts as a failed attempt", async () => {
    const { id, end } = await begin({ run: interpretation, maxSeconds: 1 });
    expect(await end).toBe("retry");
    expect(await row(id)).toMatchObject({
      state: "queued",
      attempt: 1,
      error: expect.stringMatching(/Timed out after 1 s/),
    });
  });
});
