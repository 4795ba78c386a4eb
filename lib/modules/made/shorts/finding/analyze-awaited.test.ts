import { beforeEach, describe, expect, it } from "vitest";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";
import { FinalError, LeaseLostError } from "@/lib/platform/jobs/errors";
import type { Job } from "@/lib/platform/jobs/job";
import { startReconciler } from "@/lib/platform/jobs/reconciler";
import { reserve } from "@/lib/platform/money/budget";
import { credits } from "@/lib/platform/money/money";
import { newId } from "@/lib/platform/runtime/ids";
import { type ClipOrders, makeClipOrders } from "@/test/support/clip-orders";
import { runDueJobs } from "@/test/support/run-jobs";
import { analyzeAwaited } from "./analyze-awaited";
import { analyzeAwaitedJob } from "./analyze-awaited-job";

let orders: ClipOrders;
let workspaceId: string;
beforeEach(async () => {
  orders = await makeClipOrders();
  workspaceId = orders.show.workspace.workspaceId;
});

/** Creates the job that a call with `auto_render` leaves, as a run of it that has begun. */
async function begin(clips: number): Promise<Run> {
  const until = new Date(Date.now() + 60_000).toISOString();
  const payload = { slug: orders.show.slug, clips, until };
  const row = {
    ...{ id: newId("job"), workspaceId, environment: "test" as const, payload, requestId: "req_test" },
    ...{ kind: analyzeAwaitedJob.kind, subject: orders.recordingId, attempt: 1, maxAttempts: 3, handout: 1 },
  };
  const leaseUntil = new Date(Date.now() + 60_000);
  await db().job.create({ data: { ...row, pool: "app", state: "running", leaseUntil } });
  return { job: { ...row, dueAt: until, lagMs: 0 }, payload };
}

interface Run {
  job: Job;
  payload: Parameters<typeof analyzeAwaited>[1];
}

async function analyze(clips: number): Promise<boolean> {
  const { job, payload } = await begin(clips);
  return analyzeAwaited(job, payload);
}

/** Moments that were found, and have no clip. */
async function addFound(count: number): Promise<void> {
  const { recordingId, sessionId, show } = orders;
  for (let number = 100; number < 100 + count; number += 1) {
    const fromMs = 50_000 + 10_000 * (number - 100);
    await db().clipSegment.create({
      data: {
        ...{
          workspaceId,
          environment: "test",
          eventId: show.eventId,
          recordingId,
          sessionId,
          number,
          fromMs,
        },
        ...{ toMs: fromMs + 9_000, origin: "found", score: 1, title: "Found" },
        ...{ createdAt: new Date(), updatedAt: new Date() },
      },
    });
  }
}

const clipPrices = async () =>
  (await db().ledgerEntry.findMany({ where: { workspaceId, kind: "clip_render" } })).map(
    ({ state }) => state,
  );

it("lists what was left out, for callers who have gone", async () => {
  expect(await analyze(3)).toBe(true);
  const { clips, notes } = await orders.list();
  expect(clips).toHaveLength(1);
  expect(notes).toEqual([
    { code: "few_segments", text: "2 clips not rendered: no other segments were found." },
  ]);
  expect((await clipPrices()).sort()).toEqual(["released", "released", "reserved"]);
  // Of the last time.
  await analyze(1);
  expect((await orders.list()).notes.map(({ code }) => code)).toEqual(["has_clip", "few_segments"]);
});

describe("a job that is repeated", () => {
  it("makes no more clips than before, when its process was killed after its transaction", async () => {
    await analyze(0);
    await addFound(3);
    const { job, payload } = await begin(1);
    expect(await analyzeAwaited(job, payload)).toBe(true);
    // The process never came to write the job's end, and its lease has ended.
    const leaseUntil = new Date(Date.now() - 1_000);
    await db().job.updateMany({ where: { id: job.id, state: "running" }, data: { leaseUntil } });
    const reconciler = startReconciler();
    await reconciler.round();
    await reconciler.stop();
    const ran = await runDueJobs();
    expect(ran.filter(({ kind }) => kind === analyzeAwaitedJob.kind)).toEqual([]);
    expect(await db().job.findUnique({ where: { id: job.id } })).toMatchObject({ state: "succeeded" });
    expect((await orders.list()).clips).toHaveLength(1);
    expect(await clipPrices()).toEqual(["reserved"]);
  });

  it("does nothing in the run that has lost it", async () => {
    const { job, payload } = await begin(1);
    await db().job.update({ where: { id: job.id }, data: { handout: 2 } });
    await expect(analyzeAwaited(job, payload)).rejects.toThrow(LeaseLostError);
    expect((await orders.list()).clips).toEqual([]);
    expect(await clipPrices()).toEqual(["released"]);
  });
});

it("says that the budget had no room", async () => {
  expect(await analyze(0)).toBe(true);
  expect((await orders.list()).notes).toEqual([]);
  await db().workspace.update({ where: { id: workspaceId }, data: { plan: "free" } });
  await db().budget.updateMany({ where: { workspaceId }, data: { committedMicros: 199_999n } });
  await analyze(2);
  const { clips, notes } = await orders.list();
  expect(clips).toEqual([]);
  expect(notes).toMatchObject([
    { code: "over_budget", text: expect.stringMatching(/^2 clips not rendered/) },
  ]);
  expect(await clipPrices()).toEqual([]);
});

it("takes its price once for a version of the transcript, also after an upgrade", async () => {
  const charge = { kind: "clip_analysis", subject: orders.recordingId, costMicros: credits(8) };
  const wallet = { workspaceId, environment: "test", plan: "free" } as const;
  const states: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const { entries } = await reserve(wallet, [charge], databaseNow());
    const { job, payload } = await begin(0);
    await analyzeAwaited(job, { ...payload, reservation_id: entries[0]?.id });
    const entry = await db().ledgerEntry.findUniqueOrThrow({ where: { id: entries[0]?.id ?? "" } });
    states.push(entry.state);
    await db().momentSearch.updateMany({ data: { finder: "an older one" } });
  }
  expect(states).toEqual(["settled", "released"]);
});

it("forgets what was left out when moments are found again", async () => {
  await analyze(2);
  await db().momentSearch.updateMany({
    where: { recordingId: orders.recordingId },
    data: { finder: "an older one" },
  });
  await analyze(0);
  expect((await orders.list()).notes).toEqual([]);
});

it("ends at once for a recording that couldn't be converted, and keeps no price", async () => {
  await db().recording.update({ where: { id: orders.recordingId }, data: { state: "failed" } });
  await expect(analyze(2)).rejects.toThrow(FinalError);
  expect(await clipPrices()).toEqual([]);
});
