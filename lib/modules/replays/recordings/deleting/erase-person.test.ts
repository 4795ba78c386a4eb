import { expect, it } from "vitest";
import { ProgramReader } from "@/lib/modules/after/program";
import { openPart } from "@/lib/modules/after/tracks/rows/part-rows";
import { db, outsideTransaction, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { OpenedPart } from "@/lib/providers/recorder";
import { guestPersonId } from "@/lib/providers/room/identity";
import { api } from "@/test/support/api";
import { makeRecordedShow } from "@/test/support/recorded-show";
import { makeRecordedTrack } from "@/test/support/recordings";
import { makeShow, type TestShow } from "@/test/support/show";
import { signInMember } from "@/test/support/sign-in-member";
import { until } from "@/test/support/until";

const erase = async (show: TestShow, recordingId: string, query: Record<string, string>) => {
  const key = await show.workspace.key("test", ["content:write"]);
  const search = new URLSearchParams({ confirm: "true", ...query });
  return api("DELETE", `/v1/events/${show.slug}/recordings/${recordingId}?${search}`, { key });
};

/** What the server begins to capture. */
const opened = (person: string, source: "screen_share" | "camera"): OpenedPart => ({
  ...{ key: newId("key"), person, source, codec: "h264", startsAtMs: 0 },
  ...{ width: 320, height: 180, header: Buffer.from("header") },
  contentType: "video/mp4",
});
const capture = (
  { recordingId, sessionId }: { recordingId: string; sessionId: string },
  ...what: Parameters<typeof opened>
) => openPart({ recordingId, sessionId, isLiveOnly: false }, opened(...what));

/** Whom the program shows without a name. */
async function unnamed(recordingId: string): Promise<string[]> {
  const program = await new ProgramReader(recordingId).read();
  const answers = program?.show.answers ?? [];
  return answers.filter(({ agrees, at }) => !agrees && at.getTime() === 0).map(({ personId }) => personId);
}

it("an erased person gets no track of another kind, and stays erased", async () => {
  const show = await makeShow();
  const made = await makeRecordedTrack(show.eventId, { personId: "guest-ana" });
  const { recordingId } = made;
  const second = await makeRecordedTrack(show.eventId, {
    ...{ personId: "guest-ana", kind: "camera", recordingId },
  });
  // Only for viewers over HTTP, so the recording doesn't list it.
  await db().trackPart.update({ where: { id: second.partId }, data: { liveOnly: true } });
  const receipt = await erase(show, recordingId, { person_id: "guest-ana" });
  expect(receipt.json.data, receipt.text).toMatchObject({ tracks: [made.trackId], files: 6 });
  for (const source of ["screen_share", "camera"] as const)
    expect(await capture(made, "guest-ana", source)).toBeUndefined();
  const tracks = await db().recordingTrack.findMany({ where: { recordingId } });
  expect(tracks.map(({ erasedAt }) => erasedAt !== null)).toEqual([true, true]);
  expect(await db().trackPart.count({ where: { track: { recordingId } } })).toBe(0);
  expect(await unnamed(recordingId)).toEqual(["guest-ana"]);
  expect(await capture(made, "guest-bob", "screen_share")).toBeDefined();
  const again = await erase(show, recordingId, { person_id: "guest-ana" });
  expect([again.status, again.json.error.fields]).toEqual([400, { person_id: "not_found" }]);
});

it("a track that is added while its person is erased waits for the erasure, and isn't added", async () => {
  const show = await makeShow();
  const made = await makeRecordedTrack(show.eventId, { personId: "guest-ana" });
  const { recordingId } = made;
  const isWaiting = async () => {
    const waiting = await sql(
      "test_waiting",
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE '%INSERT INTO recording_track AS t%'`,
      [],
    );
    return waiting.length > 0;
  };
  const captured = await transaction(async () => {
    await sql("test_lock", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [recordingId]);
    await db().recordingErasure.create({
      data: { recordingId, personId: "guest-ana", erasedAt: new Date() },
    });
    const capturing = outsideTransaction(() => capture(made, "guest-ana", "screen_share"));
    await until(() => outsideTransaction(isWaiting));
    return { capturing };
  });
  expect(await captured.capturing).toBeUndefined();
  expect(await db().recordingTrack.count({ where: { recordingId } })).toBe(1);
});

it("one track is erased without its person", async () => {
  const show = await makeShow();
  const made = await makeRecordedTrack(show.eventId, { personId: "guest-ana" });
  const { recordingId, trackId } = made;
  await makeRecordedTrack(show.eventId, { personId: "guest-ana", kind: "camera", recordingId });
  expect((await erase(show, recordingId, { track_id: trackId })).status).toBe(200);
  expect(await unnamed(recordingId)).toEqual([]);
  expect(await capture(made, "guest-ana", "screen_share")).toBeDefined();
});

it("someone on the roster who has no track is erased, once", async () => {
  const show = await makeShow({ guests: [{ name: "Ana" }] });
  const guest = await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } });
  const person = guestPersonId(guest.id);
  const { recordingId, ...made } = await makeRecordedTrack(show.eventId, { personId: "guest-bob" });
  const receipt = await erase(show, recordingId, { person_id: person });
  expect(receipt.json.data, receipt.text).toMatchObject({ deleted: "person", tracks: [], files: 0 });
  expect(await unnamed(recordingId)).toEqual([person]);
  expect(await capture({ recordingId, ...made }, person, "camera")).toBeUndefined();
  expect((await erase(show, recordingId, { person_id: person })).status).toBe(400);
});

it("who asks for their data to be erased is in no recording any more, and the others stay as they are", async () => {
  const show = await makeShow({ guests: [{ name: "Ana" }] });
  const guest = await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } });
  await db().guest.update({ where: { id: guest.id }, data: { email: "ana@example.com" } });
  const person = guestPersonId(guest.id);
  const made = await makeRecordedTrack(show.eventId, { personId: person });
  const { recordingId } = made;
  await makeRecordedTrack(show.eventId, { personId: "guest-bob", recordingId });
  const other = await makeRecordedTrack(show.eventId, { personId: "guest-bob" });
  const before = await db().recording.findMany({ where: { eventId: show.eventId }, orderBy: { id: "asc" } });
  const member = await signInMember(show.workspace.workspaceId, "owner");
  const erased = await member("POST", "/people/erase", { email: "Ana@Example.com" });
  expect(erased.json.data, erased.text).toMatchObject({ guests: 1, recordings: 1 });
  const tracks = await db().recordingTrack.findMany({ where: { recordingId }, orderBy: { personId: "asc" } });
  expect(tracks.map(({ personId, erasedAt }) => [personId, erasedAt !== null]).sort()).toEqual(
    [
      ["guest-bob", false],
      [person, true],
    ].sort(),
  );
  expect(await unnamed(recordingId)).toEqual([person]);
  expect(await capture(made, person, "camera")).toBeUndefined();
  const versions = async (id: string) =>
    [before, await db().recording.findMany({ where: { eventId: show.eventId } })].map(
      (rows) => rows.find((row) => row.id === id)?.version ?? 0,
    );
  const [first = 0, then = 0] = await versions(recordingId);
  expect(then).toBeGreaterThan(first);
  const [same, still] = await versions(other.recordingId);
  expect(still).toBe(same);
  const again = await member("POST", "/people/erase", { email: "ana@example.com" });
  expect(again.json.data).toMatchObject({ recordings: 0 });
});

it("someone whom only the ledger knows is erased, also while the show is on air", async () => {
  const { show, recordingId, ben, command } = await makeRecordedShow();
  await command({ action: "bring_on", identity: ben });
  // Nothing but the ledger knows them now.
  await db().guest.deleteMany({ where: { eventId: show.eventId } });
  await db().presence.deleteMany({ where: { eventId: show.eventId, personId: ben } });
  await db().shownName.deleteMany({ where: { eventId: show.eventId } });
  const receipt = await erase(show, recordingId, { person_id: ben });
  expect(receipt.json.data, receipt.text).toMatchObject({ deleted: "person", tracks: [] });
  expect(await unnamed(recordingId)).toEqual([ben]);
  expect((await erase(show, recordingId, { person_id: "guest-stranger" })).status).toBe(400);
});
