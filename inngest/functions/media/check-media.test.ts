import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { checkMediaJob } from "@/lib/modules/material/media-checks";
import { queueMediaCheck } from "@/lib/modules/material/media-checks/queue-media-check";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { claimDue } from "@/lib/platform/jobs/claim-due";
import { instruments } from "@/lib/platform/metrics/metrics";
import { processId, startHeartbeat } from "@/lib/platform/processes/heartbeat";
import { livingProcesses } from "@/lib/platform/processes/living-processes";
import { joinPool } from "@/lib/platform/processes/pool";
import { env } from "@/lib/platform/runtime/env";
import { beginStopping } from "@/lib/platform/runtime/stopping";
import { runDispatch, runDueJobs } from "@/test/support/run-jobs";
import { until } from "@/test/support/until";

beforeAll(() => joinPool("media"));
afterAll(() => joinPool("app"));
beforeEach(async () => {
  await db().job.deleteMany();
});

it("runs once for any number of workers, and reports its result to operators", async () => {
  await Promise.all([queueMediaCheck(), queueMediaCheck(), queueMediaCheck()]);
  const [run, ...more] = await runDueJobs();
  expect(more).toEqual([]);
  expect(run).toMatchObject({ kind: "media.check", end: "succeeded" });
  const { result } = await db().job.findFirstOrThrow();
  expect(result).toMatchObject({
    confinement: { state: expect.stringMatching(/^(working|not available)$/) },
    converters: { ffmpeg: expect.stringMatching(/installed$/), soffice: expect.stringMatching(/installed$/) },
  });
  const heartbeat = startHeartbeat([]);
  await heartbeat.beat();
  expect((await livingProcesses()).find(({ id }) => id === processId())?.report).toEqual(result);
  await heartbeat.stop();
  const page = await instruments().registry.metrics();
  const works = (result as { confinement: { state: string } }).confinement.state === "working";
  expect(page).toContain(`showrunner_media_capability{name="confinement"} ${Number(works)}`);
});

it("isn't claimed by a process in the app pool", async () => {
  await queueMediaCheck();
  joinPool("app");
  expect(await claimDue(10)).toEqual([]);
  joinPool("media");
  expect(await claimDue(10)).toHaveLength(1);
});

it("returns to the queue immediately when its worker stops, and ends its child process", async () => {
  const id = await asSystem("probe", { workspaceId: "", environment: "live" }, async (ctx) =>
    ctx.enqueue(checkMediaJob, { hold_seconds: 100 }, { subject: "probe" }),
  );
  const [dispatch] = await claimDue(1);
  if (!dispatch) throw new Error("nothing due");
  const run = runDispatch(dispatch);
  const row = () => db().job.findUniqueOrThrow({ where: { id } });
  await until(async () => (await row()).stage === "holding");
  beginStopping();
  expect((await run).end).toBe("given_back");
  expect(await row()).toMatchObject({ state: "queued", attempt: 0, leaseUntil: null });
  const folders = join(env().TEMP_DIR ?? join(env().DATA_DIR, "tmp"), "children", processId());
  // Files that composing keeps for the process are none of a child's.
  const left = (existsSync(folders) ? readdirSync(folders) : []).filter((name) => !name.startsWith("kept-"));
  expect(left).toEqual([]);
});
