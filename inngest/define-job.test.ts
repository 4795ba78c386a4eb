import { InngestTestEngine } from "@inngest/test";
import type { InngestFunction } from "inngest";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { db } from "@/lib/platform/database/db";
import { claimDue } from "@/lib/platform/jobs/claim-due";
import { jobKind } from "@/lib/platform/jobs/job-kind";
import { jobKinds } from "@/lib/platform/jobs/kinds";
import { newId } from "@/lib/platform/runtime/ids";
import { withClocksHeld } from "@/test/support/held-time";
import { expectLogged } from "@/test/support/test-log";
import { defineJob, FinalError, type JobContext, rescheduleAt, rescheduleIn } from "./define-job";

const Payload = z.object({ number: z.number() });
type Run = (context: JobContext<{ number: number }>) => Promise<unknown>;

let run: Run;
let failed: string[] = [];
const kind = { pool: "app", payload: Payload, retries: [40, 80] } as const;
const shared = {
  onFailed: async ({ error }: { error: string }) => void failed.push(error),
  run: (context: JobContext<{ number: number }>) => run(context),
};
const modes = {
  "in one call": defineJob(jobKind({ ...kind, kind: "probe.plain" }), shared),
  "in engine steps": defineJob(jobKind({ ...kind, kind: "probe.steps" }), { ...shared, engineSteps: true }),
};

beforeEach(() => {
  failed = [];
});

const kindOf = (fn: InngestFunction.Any): string => String(fn.opts.triggers?.[0]?.event).slice(4);

async function enqueue(fn: InngestFunction.Any, more: object = {}): Promise<string> {
  const id = newId("job");
  await db().job.create({
    data: {
      id,
      workspaceId: "wsp_1",
      environment: "test",
      kind: kindOf(fn),
      subject: "sub_1",
      payload: { number: 7 },
      maxAttempts: 3,
      ...more,
    },
  });
  return id;
}

async function dispatchNumber(id: string): Promise<number> {
  const dispatches = await claimDue(100);
  return dispatches.find(({ jobId }) => jobId === id)?.handout ?? 0;
}

async function call(fn: InngestFunction.Any, id: string, handout: number): Promise<string> {
  const data = { job_id: id, handout };
  const engine = new InngestTestEngine({ function: fn, events: [{ name: `job/${kindOf(fn)}`, data }] });
  const { result, error } = await engine.execute();
  if (error) throw error;
  return (result as { end: string }).end;
}

const row = (id: string) => db().job.findUniqueOrThrow({ where: { id } });
/** Seconds from `since` until the job is due again. */
const waitOf = async (id: string, since: number): Promise<number> =>
  ((await row(id)).dueAt.getTime() - since) / 1000;

describe.each(Object.entries(modes))("a job %s", (_name, fn) => {
  it("takes the lease, runs, and writes the result", async () => {
    const seen: unknown[] = [];
    run = async ({ job, payload, step, progress }) => {
      seen.push(job.attempt, job.subject, payload.number);
      await progress(40, "half way");
      const under = await row(job.id);
      seen.push(under.state, under.progress, under.stage);
      return { doubled: await step.run("double", async () => payload.number * 2) };
    };
    const id = await enqueue(fn);
    expect(await call(fn, id, await dispatchNumber(id))).toBe("succeeded");
    expect(seen.slice(0, 6)).toEqual([1, "sub_1", 7, "running", 40, "half way"]);
    expect(await row(id)).toMatchObject({
      state: "succeeded",
      result: { doubled: 14 },
      attempt: 1,
      progress: 100,
    });
    expect((await row(id)).leaseUntil).toBeNull();
  });

  it("runs each step once, and does nothing when called again", async () => {
    let effects = 0;
    run = async ({ step }) => {
      for (const name of ["a", "b", "c"])
        await step.run(name, async () => {
          effects += 1;
          return null;
        });
    };
    const id = await enqueue(fn);
    const handout = await dispatchNumber(id);
    expect(await call(fn, id, handout)).toBe("succeeded");
    expect(await call(fn, id, handout)).toBe("not_held");
    expect([effects, (await row(id)).attempt]).toEqual([3, 1]);
  });

  it("runs for only one of several dispatches", async () => {
    let effects = 0;
    run = async ({ step }) => step.run("effect", async () => ++effects);
    const id = await enqueue(fn);
    const handout = await dispatchNumber(id);
    const ends = await Promise.all([call(fn, id, handout), call(fn, id, handout), call(fn, id, handout - 1)]);
    expect([...ends].sort()).toEqual(["not_held", "not_held", "succeeded"]);
    expect(effects).toBe(1);
  });

  it("retries with its own delays, then fails and calls onFailed", async () => {
    expectLogged(/job failed/);
    run = async ({ step }) => step.run("break", async () => Promise.reject(new TypeError("no luck")));
    const id = await enqueue(fn);
    const begun = Date.now();
    expect(await call(fn, id, await dispatchNumber(id))).toBe("retry");
    expect(await row(id)).toMatchObject({ state: "queued", attempt: 1, error: "TypeError: no luck" });
    expect(await waitOf(id, begun)).toBeGreaterThanOrEqual(36);
    expect(await waitOf(id, Date.now())).toBeLessThanOrEqual(44);
    const due = { where: { id }, data: { dueAt: new Date() } };
    await db().job.update(due);
    const again = Date.now();
    expect(await call(fn, id, await dispatchNumber(id))).toBe("retry");
    expect(await waitOf(id, again)).toBeGreaterThanOrEqual(72);
    expect(failed).toEqual([]);
    await db().job.update(due);
    expect(await call(fn, id, await dispatchNumber(id))).toBe("failed");
    expect(await row(id)).toMatchObject({ state: "failed", attempt: 3 });
    expect(failed).toEqual(["TypeError: no luck"]);
  });

  it("fails immediately on a final error or an invalid payload", async () => {
    expectLogged(/job failed/);
    run = async ({ step }) => step.run("give up", async () => Promise.reject(new FinalError("never")));
    const id = await enqueue(fn);
    expect(await call(fn, id, await dispatchNumber(id))).toBe("failed");
    const odd = await enqueue(fn, { payload: { number: "seven" } });
    expect(await call(fn, odd, await dispatchNumber(odd))).toBe("failed");
    expect(failed).toEqual(["never", expect.stringMatching(/payload.*number/)]);
    expect((await row(odd)).attempt).toBe(1);
  });

  it("releases the reserved price when it fails", async () => {
    expectLogged(/job failed/);
    const reservation = newId("led");
    await db().budget.create({
      data: { workspaceId: reservation, month: "2026-11", committedMicros: 10_000n },
    });
    await db().ledgerEntry.create({
      data: {
        id: reservation,
        workspaceId: reservation,
        environment: "test",
        month: "2026-11",
        kind: "plan",
        subject: "x",
        state: "reserved",
        reservedMicros: 10_000n,
      },
    });
    run = async () => Promise.reject(new FinalError("never"));
    const id = await enqueue(fn, { payload: { number: 1, reservation_id: reservation } });
    await call(fn, id, await dispatchNumber(id));
    expect((await db().ledgerEntry.findUniqueOrThrow({ where: { id: reservation } })).state).toBe("released");
    expect(
      (await db().budget.findFirstOrThrow({ where: { workspaceId: reservation } })).committedMicros,
    ).toBe(0n);
  });

  it("is queued again with fresh attempts when it reschedules itself", async () => {
    run = async () => rescheduleIn(300);
    const id = await enqueue(fn);
    const begun = Date.now();
    expect(await call(fn, id, await dispatchNumber(id))).toBe("again");
    expect(await row(id)).toMatchObject({ state: "queued", attempt: 0, leaseUntil: null });
    expect(await waitOf(id, begun)).toBeGreaterThanOrEqual(300);
    const at = new Date(Date.now() + 7_200_000);
    run = async () => rescheduleAt(at);
    await db().job.update({ where: { id }, data: { dueAt: new Date() } });
    await call(fn, id, await dispatchNumber(id));
    expect((await row(id)).dueAt).toEqual(at);
  });

  it("writes nothing once another dispatch has taken over", async () => {
    let stop: unknown;
    run = async ({ job, extendLease }) => {
      await db().job.update({ where: { id: job.id }, data: { state: "queued", handout: job.handout } });
      await claimDue(100);
      stop = await extendLease().catch((error: Error) => error.name);
      return "late";
    };
    const id = await enqueue(fn);
    expect(await call(fn, id, await dispatchNumber(id))).toBe("lost");
    expect(stop).toBe("LeaseLostError");
    expect(await row(id)).toMatchObject({ state: "dispatched", handout: 2, result: null });
  });

  it("doesn't run if it's cancelled before it starts", async () => {
    run = async () => "done";
    const id = await enqueue(fn);
    const handout = await dispatchNumber(id);
    await db().job.update({ where: { id }, data: { state: "cancelled" } });
    expect(await call(fn, id, handout)).toBe("not_held");
  });
});

describe("a warm run", () => {
  const lanes = jobKind({
    ...kind,
    kind: "probe.lanes",
    payload: z.object({ to: z.string() }),
    concurrency: { group: { field: "to", limit: 1 } },
  });
  const grouped = defineJob(lanes, { ...shared, run: ({ payload }) => seen(payload.to) });
  let seen: (to: string) => Promise<unknown>;

  it("continues with due jobs in its group, and no others", async () => {
    const order: string[] = [];
    seen = async (to) => order.push(to);
    const ago = (seconds: number) => ({ dueAt: new Date(Date.now() - seconds * 1000) });
    const ids: string[] = [];
    for (let i = 0; i < 25; i += 1)
      ids.push(await enqueue(grouped, { payload: { to: "a" }, ...ago(100 - i) }));
    const later = await enqueue(grouped, { payload: { to: "a" }, ...ago(-60) });
    const other = await enqueue(grouped, { payload: { to: "b" } });
    const first = ids[0] ?? "";
    const handout = await dispatchNumber(first);
    expect(await withClocksHeld(() => call(grouped, first, handout))).toBe("succeeded");
    expect(order).toHaveLength(25);
    expect(await db().job.count({ where: { kind: "probe.lanes", state: "succeeded" } })).toBe(25);
    expect((await row(ids[24] ?? "")).attempt).toBe(1);
    expect([(await row(later)).state, (await row(other)).state]).toEqual(["queued", "dispatched"]);
  });

  it("stops after a slow job and returns the others to the queue untouched", async () => {
    let count = 0;
    let pass = (_ms: number): void => undefined;
    seen = async () => {
      count += 1;
      if (count === 3) pass(1_050);
    };
    const ids: string[] = [];
    for (let i = 0; i < 8; i += 1) ids.push(await enqueue(grouped, { payload: { to: "c" } }));
    const dispatches = (await claimDue(100)).filter(({ jobId }) => ids.includes(jobId));
    const [begun] = dispatches;
    if (!begun) throw new Error("nothing due");
    await withClocksHeld(async (given) => {
      pass = given;
      await call(grouped, begun.jobId, begun.handout);
    });
    const rows = await db().job.findMany({ where: { id: { in: ids } } });
    expect(count).toBe(3);
    expect(rows.filter(({ state }) => state === "succeeded")).toHaveLength(3);
    expect(rows.filter(({ state, attempt }) => state === "queued" && attempt === 0)).toHaveLength(5);
  });
});

it("registers what the dispatcher needs", () => {
  expect(jobKinds().get("probe.plain")).toMatchObject({ kind: "probe.plain", limit: 20 });
  expect(modes["in one call"].opts.retries).toBe(0);
});
