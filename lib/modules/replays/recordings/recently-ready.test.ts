import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { SCOPES } from "@/lib/platform/security/principal";
import { makeRecordedTrack } from "@/test/support/recordings";
import { makeShow } from "@/test/support/show";
import { recentlyReady } from "./reading/recently-ready";

it("are a workspace's recordings of the past month, the latest first, and only those that are ready", async () => {
  const show = await makeShow();
  const { workspaceId, environment, title, slug } = await db().event.findUniqueOrThrow({
    where: { id: show.eventId },
  });
  const now = new Date("2026-11-30T12:00:00.000Z");
  const readyOn = async (day: string, more: object = {}) => {
    const { recordingId } = await makeRecordedTrack(show.eventId);
    const readyAt = new Date(`${day}T09:00:00.000Z`);
    const data = { state: "ready", readyAt, createdAt: readyAt, ...more };
    await db().recording.update({ where: { id: recordingId }, data });
    return recordingId;
  };
  const first = await readyOn("2026-11-20");
  const second = await readyOn("2026-11-29");
  await readyOn("2026-10-20");
  await readyOn("2026-11-28", { state: "processing" });
  await readyOn("2026-11-28", { deletedAt: now });
  await readyOn("2026-11-28", { liveOnly: true });
  const member = { workspaceId, environment: environment as "test", scopes: new Set(SCOPES) };
  expect(await recentlyReady(member, now)).toEqual([
    { id: second, slug, title, readyAt: "2026-11-29T09:00:00.000Z" },
    { id: first, slug, title, readyAt: "2026-11-20T09:00:00.000Z" },
  ]);
  expect(await recentlyReady({ ...member, environment: "live" }, now)).toEqual([]);
  expect(await recentlyReady({ ...member, scopes: new Set() }, now)).toEqual([]);
});
