import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { endRecording } from "@/lib/modules/after/tracks/rows/end-recording";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { makeRecordedTrack, readRecording } from "@/test/support/recordings";
import { refuseWrites } from "@/test/support/refuse-writes";
import { makeShow, type TestShow } from "@/test/support/show";
import { expectLogged } from "@/test/support/test-log";
import { sweepRecordings } from "./sweep-recordings";

const DAY_MS = 86_400_000;

let show: TestShow;
let id: string;

const row = () => db().recording.findUniqueOrThrow({ where: { id } });
/** Days from its end until it's deleted. */
const keptDays = async (): Promise<number | null> => {
  const { keepUntil, endedAt } = await row();
  return keepUntil && (Number(keepUntil) - Number(endedAt)) / DAY_MS;
};
const set = async (keep_days: number | null, more: object = {}) => {
  const answer = await show.byKey("PATCH", `/v1/events/${show.slug}`, { recording: { keep_days }, ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer;
};
/** As if it had ended that long ago. */
const age = (days: number) => {
  const endedAt = new Date(Date.now() - days * DAY_MS);
  return db().recording.update({ where: { id }, data: { endedAt, createdAt: endedAt } });
};

beforeEach(async () => {
  show = await makeShow();
  id = (await makeRecordedTrack(show.eventId)).recordingId;
});

describe("a change of how long recordings are kept", () => {
  it("keeps one that would have been deleted, and deletes one that would have been kept", async () => {
    await set(30);
    expect(await keptDays()).toBe(30);
    expect((await readRecording(show, id)).keep_until).toBe((await row()).keepUntil?.toISOString());
    await set(null);
    expect(await keptDays()).toBeNull();
    await age(31);
    await sweepRecordings();
    expect((await row()).deletedAt).toBeNull();
    await set(60);
    expect(await keptDays()).toBe(60);
    await age(61);
    await db().recording.update({ where: { id }, data: { keepUntil: new Date(Date.now() - DAY_MS) } });
    await sweepRecordings();
    expect((await row()).deletedAt).not.toBeNull();
  });

  it("leaves at least a day before one is deleted whose days are over", async () => {
    await age(100);
    await set(30);
    const left = Number((await row()).keepUntil) - Date.now();
    expect(left).toBeGreaterThan(0.99 * DAY_MS);
    expect(left).toBeLessThan(1.01 * DAY_MS);
    await sweepRecordings();
    expect((await row()).deletedAt).toBeNull();
  });

  it("counts the days of an upload from its upload", async () => {
    const endedAt = new Date(Date.now() - 400 * DAY_MS);
    await db().recording.update({ where: { id }, data: { source: "upload", endedAt } });
    await set(30);
    const { keepUntil, createdAt } = await row();
    expect(Number(keepUntil) - Number(createdAt)).toBe(30 * DAY_MS);
  });

  it("is in the audit log, and only what changes it changes anything", async () => {
    await set(30);
    const audited = () =>
      db().auditEntry.findMany({ where: { subjectId: id, action: "updateEvent" }, orderBy: { id: "asc" } });
    const until = (await row()).keepUntil?.toISOString();
    expect(await audited()).toMatchObject([{ before: { keep_until: null }, after: { keep_until: until } }]);
    const own = new Date(Date.now() + DAY_MS);
    await db().recording.update({ where: { id }, data: { keepUntil: own } });
    await set(30, { title: "Another title" });
    expect((await row()).keepUntil).toEqual(own);
    expect(await audited()).toHaveLength(1);
  });

  it("is only tried with dry_run", async () => {
    await set(30, { dry_run: true });
    expect(await keptDays()).toBeNull();
  });

  it("leaves recordings alone that are on air or deleted", async () => {
    const { recordingId: deleted } = await makeRecordedTrack(show.eventId);
    await db().recording.update({ where: { id: deleted }, data: { deletedAt: new Date() } });
    await db().recording.update({ where: { id }, data: { state: "live", endedAt: null } });
    await set(30);
    const rows = await db().recording.findMany({ where: { id: { in: [id, deleted] } } });
    expect(rows.map(({ keepUntil }) => keepUntil)).toEqual([null, null]);
  });

  it("applies to one that ends while it's made", async () => {
    await set(30);
    await db().recording.update({ where: { id }, data: { state: "live", endedAt: null } });
    const changed = Promise.withResolvers<void>();
    const changing = transaction(async () => {
      await sql("", "UPDATE event SET recording = jsonb_set(recording, '{keep_days}', '60') WHERE id = $1", [
        show.eventId,
      ]);
      changed.resolve();
      await sleep(300);
    });
    await changed.promise;
    await endRecording(show.eventId);
    await changing;
    expect(await keptDays()).toBe(60);
  });
});

describe("recordings whose time is over", () => {
  const expire = (of: string, daysAgo: number) =>
    db().recording.update({
      where: { id: of },
      data: { keepUntil: new Date(Date.now() - daysAgo * DAY_MS) },
    });

  it("are deleted although one of them can't be", async () => {
    const { recordingId: next } = await makeRecordedTrack(show.eventId);
    const isDeleted = async () =>
      (await db().recording.findMany({ where: { id: { in: [id, next] }, deletedAt: { not: null } } })).map(
        (one) => one.id,
      );
    await expire(id, 2);
    await expire(next, 1);
    const accept = await refuseWrites("recording_track", id, "recording_id");
    expectLogged(/"sweep":"recordings","msg":"a sweep failed"/);
    await sweepRecordings();
    expect(await isDeleted()).toEqual([next]);
    await accept();
    await sweepRecordings();
    expect(await isDeleted()).toHaveLength(2);
  });
});
