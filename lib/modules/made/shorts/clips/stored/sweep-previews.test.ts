import { beforeEach, describe, expect, it } from "vitest";
import { sweepFiles } from "@/lib/modules/files/files";
import { db, sql } from "@/lib/platform/database/db";
import { type ClipOrders, makeClipOrders } from "@/test/support/clip-orders";
import { storeFile } from "@/test/support/recorded-show";
import { refuseWrites } from "@/test/support/refuse-writes";
import { expectLogged } from "@/test/support/test-log";
import { sweepPreviews } from "./sweep-previews";

let orders: ClipOrders;
beforeEach(async () => {
  orders = await makeClipOrders();
});

const preview = (start_sec: number, end_sec: number) => orders.queued({ start_sec, end_sec, preview: true });
const states = async () =>
  (await db().clip.findMany({ where: { recordingId: orders.recordingId }, orderBy: { number: "asc" } })).map(
    ({ state }) => state,
  );
const end = (job_id: number, data: object) =>
  db().clip.updateMany({ where: { recordingId: orders.recordingId, number: job_id }, data });
/** Lets two days go by for all that there is. */
async function wait(): Promise<void> {
  for (const table of ["clip", "clip_segment"])
    await sql(
      `test_two_days_${table}`,
      `UPDATE ${table} SET created_at = created_at - interval '2 days', updated_at = updated_at - interval '2 days'
       WHERE recording_id = $1`,
      [orders.recordingId],
    );
}

describe("a preview", () => {
  it("is deleted a day after it ended, with its file and the segment that was there for it alone", async () => {
    const fileId = await storeFile(orders, Buffer.from("preview"), "video/mp4", "clip");
    const done = await preview(20, 30);
    const clip = await db().clip.findFirstOrThrow({ where: { recordingId: orders.recordingId } });
    await db().fileReference.updateMany({ where: { fileId }, data: { subjectId: clip.id } });
    await end(done.job_id, { state: "ready", mp4FileId: fileId });
    const kept = await preview(40, 50);
    await end(kept.job_id, { state: "failed" });
    await orders.manage({ action: "note", segment_id: kept.segment_id, note: "Ours" });
    await preview(60, 70);
    await sweepPreviews();
    expect(await states()).toEqual(["ready", "failed", "queued"]);
    await wait();
    await sweepPreviews();
    expect(await states()).toEqual(["queued"]);
    const { segments } = await orders.list();
    expect(segments.map(({ start_sec }) => start_sec)).toEqual([40, 60]);
    await sweepFiles();
    expect(await db().storedFile.findMany({ where: { id: fileId } })).toEqual([]);
    const audit = await db().auditEntry.findFirstOrThrow({
      where: { subjectType: "recording", subjectId: orders.recordingId, action: "short.render" },
    });
    expect(audit.after).toMatchObject({ previews_deleted: 2, segments_deleted: [done.segment_id] });
  });

  it("is deleted although another recording's can't be", async () => {
    const first = orders.recordingId;
    for (const _recording of [1, 2]) {
      const { job_id } = await preview(20, 30);
      await end(job_id, { state: "ready" });
      await wait();
      if (orders.recordingId === first) orders = await makeClipOrders();
    }
    await refuseWrites("clip", first, "recording_id");
    expectLogged(/"sweep":"clip previews","msg":"a sweep failed"/);
    await sweepPreviews();
    expect(await db().clip.count({ where: { recordingId: first } })).toBe(1);
    expect(await states()).toEqual([]);
  });

  it("leaves what was rendered since, and a segment that has a clip", async () => {
    const first = await preview(20, 30);
    await end(first.job_id, { state: "ready" });
    const clip = await orders.queued({ start_sec: 20, end_sec: 30 });
    expect(clip.segment_id).toBe(first.segment_id);
    await end(clip.job_id, { state: "cancelled" });
    await wait();
    await sweepPreviews();
    expect(await states()).toEqual(["cancelled"]);
    expect((await orders.list()).segments).toHaveLength(1);
  });

  it("replaces those that wait: of the same segment, and the oldest of more than ten", async () => {
    await preview(20, 30);
    await preview(20.5, 30);
    expect(await states()).toEqual(["cancelled", "queued"]);
    await orders.queued({ start_sec: 20, end_sec: 30 });
    for (let second = 31; second < 41; second += 1) await preview(second * 2, second * 2 + 5);
    const found = await states();
    expect(found.slice(0, 3)).toEqual(["cancelled", "cancelled", "queued"]);
    expect(found.slice(3)).toEqual(Array.from({ length: 10 }, () => "queued"));
    const jobs = await db().job.findMany({
      where: { kind: "short.render", workspaceId: orders.show.workspace.workspaceId, state: "queued" },
    });
    expect(jobs).toHaveLength(11);
  });

  it("doesn't push clips off the list, however many there are", async () => {
    const { job_id } = await orders.queued({ start_sec: 20, end_sec: 30 });
    const clip = await db().clip.findFirstOrThrow({ where: { recordingId: orders.recordingId } });
    const { options: _options, people: _people, notes: _notes, quality: _quality, ...row } = clip;
    await db().clip.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        ...{ ...row, id: `${clip.id}${index}`, number: job_id + 1 + index, options: {} },
        ...(index % 2 === 0 ? { isPreview: true, state: "ready" } : { state: "failed" }),
      })),
    });
    const { clips } = await orders.list();
    expect(clips).toHaveLength(51);
    expect(clips.at(-1)).toMatchObject({ job_id, preview: false, state: "queued" });
    expect(clips[0]?.job_id).toBe(job_id + 120);
  });
});
