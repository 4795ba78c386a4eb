import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Job } from "@/lib/platform/jobs/job";
import { type ClipOrders, makeClipOrders } from "@/test/support/clip-orders";
import { analyzeAwaited } from "./analyze-awaited";
import { analyzeAwaitedJob } from "./analyze-awaited-job";

let orders: ClipOrders;
let workspaceId: string;
beforeEach(async () => {
  orders = await makeClipOrders();
  workspaceId = orders.show.workspace.workspaceId;
});

/** Does what a call with `auto_render` left to be done. */
function analyze(clips: number): Promise<boolean> {
  const until = new Date(Date.now() + 60_000).toISOString();
  const job: Job = {
    ...{ id: `job_${orders.recordingId}_${clips}`, workspaceId, payload: {} },
    environment: "test",
    ...{ kind: analyzeAwaitedJob.kind, subject: orders.recordingId, requestId: "req_test" },
    ...{ attempt: 1, maxAttempts: 3, handout: 1, dueAt: until, lagMs: 0 },
  };
  return analyzeAwaited(job, { slug: orders.show.slug, clips, until });
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

it("forgets what was left out when moments are found again", async () => {
  await analyze(2);
  await db().momentSearch.updateMany({
    where: { recordingId: orders.recordingId },
    data: { finder: "an older one" },
  });
  await analyze(0);
  expect((await orders.list()).notes).toEqual([]);
});
