import { beforeEach, describe, expect, it } from "vitest";
import type { ShowSession } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { addNote } from "./add-note";
import { endRecording } from "./end-recording";
import { openRecording } from "./open-recording";

let show: TestShow;

const latest = (): Promise<ShowSession> =>
  db().showSession.findFirstOrThrow({ where: { eventId: show.eventId }, orderBy: { startedAt: "desc" } });

async function open(): Promise<string> {
  const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
  return openRecording({ eventId: show.eventId, workspaceId, environment }, await latest());
}
const endSession = async (): Promise<void> => {
  await db().showSession.updateMany({
    where: { eventId: show.eventId, endedAt: null },
    data: { endedAt: new Date() },
  });
};
const nextSession = async (startedAt: Date): Promise<void> => {
  await db().showSession.create({
    data: { id: newId("ses"), eventId: show.eventId, startedAt, mediaStartedAt: startedAt },
  });
};
const find = (id: string) => db().recording.findUniqueOrThrow({ where: { id } });

beforeEach(async () => {
  show = await makeShow();
  await putOnAir(show.slug);
});

describe("a recording", () => {
  it("is created once for a session, and ends with it", async () => {
    const [one, other] = await Promise.all([open(), open()]);
    expect(one).toBe(other);
    expect(await find(one)).toMatchObject({ state: "live", version: 1, endedAt: null });
    await endRecording(show.eventId);
    expect(await find(one)).toMatchObject({ state: "live" });
    await endSession();
    await endRecording(show.eventId);
    const { endedAt } = await latest();
    expect(await find(one)).toMatchObject({ state: "processing", endedAt });
    const audit = await db().auditEntry.findMany({ where: { subjectId: one }, orderBy: { id: "asc" } });
    expect(audit.map(({ action }) => action)).toEqual(["recordings.open", "recordings.end"]);
  });

  it("keeps what its show looks like, with the logo's file", async () => {
    const { workspaceId } = show.workspace;
    const logo = newId("fil");
    await db().storedFile.create({
      data: {
        id: logo,
        workspaceId,
        environment: "test",
        purpose: "test",
        key: `${workspaceId}/${logo}`,
        state: "stored",
      },
    });
    const pictured = { logo: { file_id: logo, source: "", asset_id: null, error: null } };
    const look = { theme: "retro", language: "de", brand: { accent: "#0f766e" }, pictures: pictured };
    await db().event.update({ where: { id: show.eventId }, data: look });
    const id = await open();
    await db().event.update({ where: { id: show.eventId }, data: { theme: "midnight" } });
    const design = { theme: "retro", language: "de", accent: "#0f766e", logo_file_id: logo };
    expect((await find(id)).design).toEqual(design);
    expect(await db().fileReference.count({ where: { fileId: logo, subjectId: id } })).toBe(1);
  });

  it("begins without a logo whose file is gone", async () => {
    const pictured = { logo: { file_id: newId("fil"), source: "", asset_id: null, error: null } };
    await db().event.update({ where: { id: show.eventId }, data: { pictures: pictured } });
    expect((await find(await open())).design).toMatchObject({ logo_file_id: null });
  });

  it("continues under the next version when the show goes on air again", async () => {
    const id = await open();
    await endSession();
    await endRecording(show.eventId);
    await nextSession(new Date(Date.now() + 60_000));
    expect(await open()).toBe(id);
    expect(await find(id)).toMatchObject({ state: "live", version: 2, endedAt: null });
  });

  it("isn't continued an hour later, or after it was deleted", async () => {
    const id = await open();
    await endSession();
    await endRecording(show.eventId);
    await nextSession(new Date(Date.now() + 3_600_000));
    const second = await open();
    expect(second).not.toBe(id);
    await db().recording.update({ where: { id: second }, data: { deletedAt: new Date() } });
    await nextSession(new Date(Date.now() + 3_700_000));
    expect([id, second]).not.toContain(await open());
  });

  it("has each note once", async () => {
    const id = await open();
    await addNote(id, { code: "storage_full" });
    await addNote(id, { code: "storage_full" });
    await addNote(id, { code: "capture_interrupted", session_id: "s", from_ms: 1, to_ms: 2 });
    expect((await find(id)).notes).toEqual([
      { code: "storage_full" },
      { code: "capture_interrupted", session_id: "s", from_ms: 1, to_ms: 2 },
    ]);
  });
});
