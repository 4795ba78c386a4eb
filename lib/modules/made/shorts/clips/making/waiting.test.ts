import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { type ClipOrders, makeClipOrders } from "@/test/support/clip-orders";
import { expectJobFailed } from "@/test/support/test-log";
import { endFailedClip } from "./end-clip";

let orders: ClipOrders;
beforeEach(async () => {
  orders = await makeClipOrders();
});

const row = () => db().clip.findFirstOrThrow({ where: { recordingId: orders.recordingId } });
const job = async () => db().job.findFirstOrThrow({ where: { subject: (await row()).id } });
const edit = async () => {
  const answer = await orders.show.byKey(
    "POST",
    `/v1/events/${orders.show.slug}/recordings/${orders.recordingId}/edits`,
    { kind: "mute_person", person_id: orders.host },
  );
  expect(answer.status, answer.text).toBe(200);
};

describe("a clip that is ordered while its recording is composed", () => {
  it("waits without using its attempts, and can be cancelled", async () => {
    const { job_id } = await orders.queued({ start_sec: 20, end_sec: 30 });
    await edit();
    for (let round = 0; round < 7; round += 1) {
      await db().job.updateMany({ where: { id: (await job()).id }, data: { dueAt: new Date() } });
      expect(await orders.runJobs()).toEqual(["again"]);
      expect(await row()).toMatchObject({ state: "queued", failure: null });
    }
    const { state, attempt, dueAt } = await job();
    expect([state, attempt]).toEqual(["queued", 0]);
    const seconds = (dueAt.getTime() - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThan(90);
    const cancelled = await orders.show.byKey("POST", `/v1/events/${orders.show.slug}/shorts/jobs`, {
      ...{ action: "cancel", job_id },
    });
    expect(cancelled.json.data.state).toBe("cancelled");
    expect(await orders.runJobs()).toEqual([]);
  });

  it("waits although it was queued behind other clips for hours", async () => {
    await orders.queued({ start_sec: 20, end_sec: 30 });
    await edit();
    const createdAt = new Date(Date.now() - 7 * 3_600_000);
    await db().clip.updateMany({ where: { recordingId: orders.recordingId }, data: { createdAt } });
    await db().job.updateMany({ where: { id: (await job()).id }, data: { createdAt } });
    expect(await orders.runJobs()).toEqual(["again"]);
    expect(await row()).toMatchObject({ state: "queued", failure: null });
  });

  it("fails once it has waited for hours, or the recording couldn't be composed", async () => {
    await orders.queued({ start_sec: 20, end_sec: 30 });
    await edit();
    const startedAt = new Date(Date.now() - 7 * 3_600_000);
    await db().job.updateMany({ where: { id: (await job()).id }, data: { startedAt } });
    expectJobFailed("short.render");
    expect(await orders.runJobs()).toEqual(["failed"]);
    expect(await row()).toMatchObject({
      ...{ state: "failed", failure: "The recording was still being composed. Render the clip again." },
    });
    const spent = await db().ledgerEntry.findMany({
      where: { workspaceId: orders.show.workspace.workspaceId, kind: "clip_render" },
    });
    expect(spent.map(({ state }) => state)).toEqual(["released"]);
  });
});

it("fails and costs nothing if its recording has shrunk since", async () => {
  await orders.queued({ start_sec: 20, end_sec: 30 });
  const cut = await orders.show.byKey(
    "POST",
    `/v1/events/${orders.show.slug}/recordings/${orders.recordingId}/edits`,
    { kind: "drop", from_sec: 25, to_sec: 110 },
  );
  expect(cut.status, cut.text).toBe(200);
  const { version } = await db().recording.findUniqueOrThrow({ where: { id: orders.recordingId } });
  await db().recording.update({ where: { id: orders.recordingId }, data: { programVersion: version } });
  expectJobFailed("short.render");
  expect(await orders.runJobs()).toEqual(["failed"]);
  const failure = "An edit of the recording cut into the segment.";
  expect(await row()).toMatchObject({ state: "failed", failure });
  const spent = await db().ledgerEntry.findMany({
    where: { workspaceId: orders.show.workspace.workspaceId, kind: "clip_render" },
  });
  expect(spent.map(({ state }) => state)).toEqual(["released"]);
  // Times that it had before are no longer there.
  const beyond = await orders.render({ start_sec: 90, end_sec: 100 });
  expect(beyond.json.error.fields).toEqual({ end_sec: "too_large" });
});

it("says how a clip ended without words that were muted since its segment was found", async () => {
  await orders.queued({ start_sec: 20, end_sec: 30 });
  await db().clipSegment.updateMany({
    where: { recordingId: orders.recordingId },
    data: { title: "Why did your cloud bill grow?" },
  });
  await edit();
  await endFailedClip((await row()).id, "The picture is black for too long.");
  const [event] = await db().webhookEvent.findMany({
    where: { type: "short.failed", eventSlug: orders.show.slug },
  });
  expect(event?.body).toContain('"title":"Moment"');
  expect(event?.body).not.toContain("cloud bill");
});
