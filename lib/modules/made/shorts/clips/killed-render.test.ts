import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { startReconciler } from "@/lib/platform/jobs/reconciler";
import { joinPool } from "@/lib/platform/processes/pool";
import { env } from "@/lib/platform/runtime/env";
import { projectRoot } from "@/stack/paths";
import { processesUnder } from "@/test/rig/process-tree";
import { startServer } from "@/test/support/http-server";
import { makeProgram, storeProgram } from "@/test/support/made-program";
import { canRender } from "@/test/support/ready-program";
import { dateShow, makeRecordedShow } from "@/test/support/recorded-show";
import { runDispatch } from "@/test/support/run-jobs";
import type { TestShow } from "@/test/support/show";

const SECONDS = 60;
let show: TestShow;
let stop: () => Promise<void>;
let workers: ChildProcess[] = [];

beforeAll(async () => {
  const server = await startServer();
  stop = () => server.stop();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await stop();
});
beforeEach(async () => {
  workers = [];
  if (!canRender) return;
  const recorded = await makeRecordedShow();
  const { recordingId: id, sessionId } = recorded;
  show = recorded.show;
  await recorded.command({ action: "bring_on", identity: recorded.ana });
  const began = await dateShow(recorded, SECONDS, { bring_on: 1 });
  const endedAt = new Date(began.getTime() + SECONDS * 1_000);
  await db().recording.update({ where: { id }, data: { state: "ready", endedAt } });
  await storeProgram({ id, sessionId }, await makeProgram());
});

async function queued(): Promise<string> {
  const look = { template_id: "editorial_motion", caption: { show: false } };
  const body = { start_sec: 0.5, end_sec: 5.7, ...look };
  const answer = await show.byKey("POST", `/v1/events/${show.slug}/shorts/render`, body);
  expect(answer.status, answer.text).toBe(200);
  const { id } = await db().clip.findFirstOrThrow({
    where: { number: answer.json.data.job_id, workspaceId: show.workspace.workspaceId },
  });
  return id;
}

/** Runs the queued job through the real function. */
async function run(): Promise<unknown> {
  const [row] = await sql<{ id: string; handout: number }>(
    "test_killed_clip_handout",
    `UPDATE job SET handout = handout + 1, state = 'dispatched'
     WHERE kind = 'short.render' AND workspace_id = $1 AND state = 'queued' RETURNING id, handout`,
    [show.workspace.workspaceId],
  );
  if (!row) throw new Error("No clip is queued.");
  return (await runDispatch({ jobId: row.id, kind: "short.render", handout: row.handout })).end;
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
};
const isEncoder = (pid: number): boolean => /^ffmpeg.*libx264/su.test(commandOf(pid));

/** Waits for the ffmpeg that encodes a clip below a process. */
async function encoderUnder(root: number): Promise<number> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(5)) {
    const found = processesUnder(root).find(isEncoder);
    if (found !== undefined) return found;
  }
  throw new Error("No clip is being encoded.");
}

async function shorts() {
  const answer = await show.byKey("GET", `/v1/events/${show.slug}/shorts`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const files = () =>
  db().storedFile.count({ where: { workspaceId: show.workspace.workspaceId, purpose: "clip.mp4" } });

/** Nothing of what was killed is served or paid. */
async function expectUnfinished(): Promise<void> {
  const { clips, slots } = await shorts();
  expect(clips).toMatchObject([{ state: "running", mp4_url: null, thumbnail_url: null }]);
  expect([slots.used, await files()]).toEqual([1, 0]);
  expect(await spent()).toEqual(["reserved"]);
}

/** Ready once, with one slot, one price and one whole file. */
async function expectReadyOnce(): Promise<void> {
  const { clips, slots } = await shorts();
  expect(clips).toMatchObject([{ state: "ready", failure: null }]);
  expect([slots.used, await files()]).toEqual([1, 1]);
  expect(await spent()).toEqual(["settled"]);
  const file = await fetch(clips[0].mp4_url);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.length).toBe(Number(file.headers.get("content-length")));
  expect(bytes.includes("moov")).toBe(true);
  const events = await db().webhookEvent.findMany({
    where: { type: "short.ready", workspaceId: show.workspace.workspaceId },
  });
  expect(events).toHaveLength(1);
}

const spent = async () =>
  (
    await db().ledgerEntry.findMany({
      where: { workspaceId: show.workspace.workspaceId, kind: "clip_render" },
    })
  ).map(({ state }) => state);

describe.skipIf(!canRender || process.platform !== "linux")("a render that is killed", () => {
  it("with its ffmpeg is tried again, and ends once", async () => {
    await queued();
    const rendering = run();
    process.kill(await encoderUnder(process.pid), "SIGKILL");
    expect(await rendering).toBe("retry");
    await expectUnfinished();
    expect(await run()).toBe("succeeded");
    await expectReadyOnce();
  });

  it("with its worker leaves no process, is taken by another one, and ends once", async () => {
    const id = await queued();
    // As the worker holds it.
    const lease = { state: "running", handout: 1, attempt: 1, leaseUntil: new Date(Date.now() + 60_000) };
    await db().job.updateMany({ where: { subject: id }, data: lease });
    const main = join(projectRoot, "test/support/render-clip-main.ts");
    const settings = Object.entries(env()).flatMap(([name, value]) =>
      ["string", "number", "boolean"].includes(typeof value) ? [[name, String(value)] as const] : [],
    );
    const worker = spawn(process.execPath, ["--import", "tsx", main, id], {
      ...{ cwd: projectRoot, stdio: ["ignore", "ignore", "inherit"] },
      env: { ...process.env, ...Object.fromEntries(settings) },
    });
    workers.push(worker);
    const encoder = await encoderUnder(worker.pid ?? 0);
    worker.kill("SIGKILL");
    for (const end = Date.now() + 10_000; isEncoder(encoder) && Date.now() < end; ) await sleep(10);
    expect(isEncoder(encoder)).toBe(false);
    await expectUnfinished();
    await db().job.updateMany({ where: { subject: id }, data: { leaseUntil: new Date(Date.now() - 1_000) } });
    joinPool("media");
    const reconciler = startReconciler();
    await reconciler.round();
    await reconciler.stop();
    joinPool("app");
    expect(await run()).toBe("succeeded");
    await expectReadyOnce();
  }, 120_000);
});
