import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveAnswer } from "@/lib/modules/people/recording-consent";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { startNotices } from "@/lib/platform/database/notices";
import { OVER_MS } from "@/lib/providers/recorder/port";
import { roomServer } from "@/lib/providers/room";
import { guestPersonId, roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import { storageProvider } from "@/lib/providers/storage";
import { childOf } from "@/test/rig/child-process";
import { type Beeper, startBeeper } from "@/test/support/beeps/beeper";
import { lateness } from "@/test/support/beeps/capture-rig";
import { beepsOf, flashesOf } from "@/test/support/beeps/read-beeps";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { tracksOnAir } from "../capture-show";

const CLOSE_MS = 50;
let show: TestShow;
let rooms: TestRoomServer;
let notices: { stop(): Promise<void> };
let over: AbortController | undefined;
let work: Promise<void> | undefined;
let guestId: string;
let person: string;
let beeper: Beeper | undefined;

const command = async (body: object): Promise<void> => {
  const { status, text } = await show.byKey("POST", `/v1/events/${show.slug}/studio`, body);
  expect(status, text).toBe(200);
};

interface Part extends Record<string, unknown> {
  id: string;
  kind: string;
  state: string;
  starts: number;
  ends: number | null;
  chunks: number;
  until: number | null;
}
const parts = (): Promise<Part[]> =>
  sql<Part>(
    "",
    `SELECT p.id, t.kind, p.state, p.starts_at_ms AS starts, p.ends_at_ms AS ends,
       (SELECT count(*)::int FROM track_chunk c WHERE c.part_id = p.id AND number > 0 AND c.state = 'stored') AS chunks,
       (SELECT max(end_ms) FROM track_chunk c WHERE c.part_id = p.id AND c.state = 'stored') AS until
     FROM track_part p JOIN recording_track t ON t.id = p.track_id JOIN recording r ON r.id = t.recording_id
     WHERE r.event_id = $1 ORDER BY p.created_at, p.id`,
    [show.eventId],
  );
const secondsOf = async (kind: string): Promise<number> =>
  (await parts())
    .filter((part) => part.kind === kind && part.chunks > 0)
    .reduce((sum, part) => sum + (part.until ?? 0) - part.starts, 0) / 1_000;
const mediaNow = async (): Promise<number> => {
  const [row] = await sql<{ ms: number }>(
    "",
    `SELECT (extract(epoch FROM clock_timestamp() - media_started_at) * 1000)::float8 AS ms
     FROM show_session WHERE event_id = $1 AND ended_at IS NULL`,
    [show.eventId],
  );
  return row?.ms ?? 0;
};
const recording = () => db().recording.findFirstOrThrow({ where: { eventId: show.eventId } });

async function fileOf(partId: string): Promise<Buffer> {
  const chunks = await db().trackChunk.findMany({ where: { partId }, orderBy: { number: "asc" } });
  const pieces: Buffer[] = [];
  for (const { key, sizeBytes } of chunks) {
    const bytes: Buffer[] = [];
    for await (const piece of await storageProvider().open(key)) bytes.push(piece as Buffer);
    expect(Buffer.concat(bytes)).toHaveLength(sizeBytes);
    pieces.push(...bytes);
  }
  return Buffer.concat(pieces);
}

/** Does what the worker does that holds this show's capture. */
function hold(): void {
  over = new AbortController();
  const { signal } = over;
  work = tracksOnAir.run({ subject: show.eventId, payload: {}, signal, fence: 1 });
}

async function joinBeeper(): Promise<Beeper> {
  const claims = { role: "guest", linkVersion: "1", studioLinkId: "", registrationId: "" } as const;
  const identity = roomIdentity(person, "tab", "1");
  const room = roomName("show", show.eventId);
  const token = await roomServer().token({ room, place: "show", identity, name: "", claims, sends: true });
  return startBeeper(roomServer().url, token);
}

async function watchOverHttp(): Promise<void> {
  await sit(show.eventId, { identity: "w-viewer.seat", role: "watcher" });
  await db().presence.updateMany({
    where: { eventId: show.eventId, identity: "w-viewer.seat" },
    data: { seenAt: new Date() },
  });
}

/** The guest answers whether they agree to be recorded. */
async function answer(agrees: boolean): Promise<void> {
  const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
  await asSystem("test.consent", { workspaceId, environment }, (ctx) =>
    saveAnswer(ctx, { eventId: show.eventId, personId: person, agrees }),
  );
}

beforeAll(async () => {
  rooms = await startRoomServer(async () => undefined);
  notices = startNotices();
});
afterAll(async () => {
  await notices.stop();
  await rooms.stop();
});
beforeEach(async () => {
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  guestId = (await show.byKey("GET", `/v1/events/${show.slug}/guests`)).json.data[0].id;
  person = guestPersonId(guestId);
  await sit(show.eventId, { identity: roomIdentity(person, "tab", "1"), role: "guest", guestId });
  await answer(true);
  await putOnAir(show.slug);
  beeper = await joinBeeper();
});
afterEach(async () => {
  over?.abort();
  await work;
  await beeper?.leave();
});

// In real time: two busy cores miss a moment now and then.
describe("the server's capture of a show", { retry: 2 }, () => {
  it("stores who is on stage, in step and on the session's clock, and nothing after the end", async () => {
    await command({ action: "bring_on", identity: person });
    hold();
    await until(async () => (await secondsOf("camera")) > 5 && (await secondsOf("microphone")) > 5);
    await show.byHost("POST", `/api/app/events/${show.slug}/live/end`, {});
    await work;
    const { mediaStartedAt } = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    const late = async (kind: string, read: (bytes: Uint8Array) => Promise<number[]>): Promise<number[]> => {
      const [part] = (await parts()).filter((one) => one.kind === kind);
      const times = await read(await fileOf(part?.id ?? ""));
      expect(times.length).toBeGreaterThan(3);
      return lateness(times.map((ms) => ms + (part?.starts ?? 0) + Number(mediaStartedAt))).slice(1);
    };
    const [flashes, beeps] = [await late("camera", flashesOf), await late("microphone", beepsOf)];
    for (const ms of [...flashes, ...beeps]) expect(Math.abs(ms)).toBeLessThan(CLOSE_MS);
    for (const part of await parts()) expect(part).toMatchObject({ state: "complete", ends: part.until });
    expect(await recording()).toMatchObject({ state: "processing", notes: [] });
    const chunks = await sql<{ bytes: number; files: number }>(
      "",
      `SELECT sum(size_bytes)::float8 AS bytes, count(*)::int AS files FROM track_chunk WHERE key LIKE $1`,
      [`${show.workspace.workspaceId}/%`],
    );
    expect(
      await sql("", "SELECT bytes::float8 AS bytes, files FROM storage_use WHERE workspace_id = $1", [
        show.workspace.workspaceId,
      ]),
    ).toEqual(chunks);
  });

  it("goes on in another part within 10 s after its process was killed, with at most 2 s lost", async () => {
    await command({ action: "bring_on", identity: person });
    hold();
    await until(async () => (await secondsOf("camera")) > 3 && (await secondsOf("microphone")) > 3);
    const killedMs = await mediaNow();
    process.kill(childOf(process.pid, "room-recorder-main") ?? 0, "SIGKILL");
    await until(async () => (await parts()).filter(({ chunks }) => chunks > 0).length >= 4);
    const all = await parts();
    for (const kind of ["camera", "microphone"]) {
      const [first, second] = all.filter((part) => part.kind === kind && part.chunks > 0);
      expect(first).toMatchObject({ state: "lost", ends: first?.until });
      expect(killedMs - (first?.until ?? 0)).toBeLessThan(2_000);
      expect((second?.starts ?? 0) - killedMs).toBeLessThan(10_000);
    }
    await until(
      async () => (await recording()).notes !== null && JSON.stringify((await recording()).notes) !== "[]",
    );
    expect((await recording()).notes).toMatchObject([{ code: "capture_interrupted" }]);
  });

  it("captures nothing of someone who declined, also after they declined during the show", async () => {
    await answer(false);
    await command({ action: "bring_on", identity: person });
    hold();
    await until(async () => (await db().recording.count({ where: { eventId: show.eventId } })) > 0);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await parts()).toEqual([]);
    await answer(true);
    await until(async () => (await secondsOf("camera")) > 1);
    await answer(false);
    const { mediaStartedAt } = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    const last = await db().recordingAnswer.findFirstOrThrow({
      where: { eventId: show.eventId },
      orderBy: { answeredAt: "desc" },
    });
    const declinedMs = Number(last.answeredAt) - Number(mediaStartedAt);
    await until(async () => (await parts()).every(({ state }) => state !== "capturing"));
    for (const part of await parts()) {
      expect((part.until ?? 0) - declinedMs, part.kind).toBeLessThanOrEqual(0);
      expect(declinedMs - (part.until ?? 0), part.kind).toBeLessThan(250);
    }
  });

  it("goes on with another worker, which closes what the first one left, and stops while a card covers the show", async () => {
    await command({ action: "bring_on", identity: person });
    hold();
    await until(async () => (await secondsOf("microphone")) > 2);
    over?.abort();
    await work;
    const left = (await parts()).map(({ id }) => id);
    await sql(
      "",
      "UPDATE track_part SET state = 'capturing', ends_at_ms = NULL WHERE id = ANY ($1::text[])",
      [left],
    );
    hold();
    await until(async () => (await parts()).some(({ id, chunks }) => !left.includes(id) && chunks > 1));
    for (const part of await parts())
      if (left.includes(part.id))
        expect(part).toMatchObject({ state: "lost", ends: part.until ?? part.starts });
    const stop = { level: "mask", confirm: true };
    const stopped = await show.byKey("POST", `/v1/events/${show.slug}/studio/emergency-stop`, stop);
    expect(stopped.status, stopped.text).toBe(200);
    await until(async () => (await parts()).every(({ state }) => state !== "capturing"));
    const chunks = await db().trackChunk.count();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await db().trackChunk.count()).toBe(chunks);
  });

  it("captures people again in other parts after a pause that was over at once", async () => {
    await command({ action: "bring_on", identity: person });
    hold();
    await until(async () => (await secondsOf("camera")) > 1 && (await secondsOf("microphone")) > 1);
    const before = (await parts()).map(({ id }) => id);
    await command({ action: "pause_recording" });
    await command({ action: "resume_recording" });
    const isCapturedAgain = async () => {
      const fresh = (await parts()).filter(({ id, chunks }) => !before.includes(id) && chunks > 1);
      return ["camera", "microphone"].every((kind) => fresh.some((part) => part.kind === kind));
    };
    await until(isCapturedAgain);
    const { at } = await db().showEvent.findFirstOrThrow({
      where: { eventId: show.eventId, type: "pause_recording" },
    });
    const { mediaStartedAt } = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    const pausedMs = at.getTime() - Number(mediaStartedAt);
    for (const part of (await parts()).filter(({ id }) => before.includes(id))) {
      expect(part).toMatchObject({ state: "complete" });
      expect((part.until ?? 0) - pausedMs, part.kind).toBeLessThanOrEqual(OVER_MS);
    }
  });

  it("captures a pause for viewers over HTTP only while there are any, apart from what is recorded", async () => {
    await command({ action: "bring_on", identity: person });
    hold();
    await until(async () => (await secondsOf("camera")) > 1);
    await command({ action: "pause_recording" });
    await until(async () => (await parts()).every(({ state }) => state !== "capturing"));
    const recorded = (await parts()).map(({ id }) => id);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await parts()).toHaveLength(recorded.length);
    await watchOverHttp();
    const paused = async () => (await parts()).filter(({ id }) => !recorded.includes(id));
    const capturedOf = (list: Part[], kind: string) =>
      list.some((part) => part.kind === kind && part.chunks > 1);
    await until(async () => capturedOf(await paused(), "camera") && capturedOf(await paused(), "microphone"));
    const live = (await paused()).map(({ id }) => id);
    await command({ action: "resume_recording" });
    await until(async () =>
      (await parts()).some(({ id, chunks }) => !recorded.includes(id) && !live.includes(id) && chunks > 1),
    );
    const resumed = (await parts()).filter(({ id }) => !recorded.includes(id) && !live.includes(id));
    const marks = await db().trackPart.findMany({ where: { liveOnly: true } });
    const marked = marks.map(({ id }) => id);
    for (const id of live) expect(marked).toContain(id);
    for (const id of [...recorded, ...resumed.map((part) => part.id)]) expect(marked).not.toContain(id);
    expect((await recording()).notes).toEqual([]);
  });

  it("goes on for viewers over HTTP while the workspace's storage is full, and records again once there is space", async () => {
    const { workspaceId } = show.workspace;
    const use = (bytes: number) =>
      db().storageUse.upsert({
        where: { workspaceId },
        create: { workspaceId, bytes, files: 1 },
        update: { bytes },
      });
    await db().workspace.update({ where: { id: workspaceId }, data: { plan: "free" } });
    await use(10_000_000_000);
    await watchOverHttp();
    await command({ action: "bring_on", identity: person });
    hold();
    const kindsOf = async (liveOnly: boolean) => {
      const found = await db().trackPart.findMany({
        where: { liveOnly, track: { recording: { eventId: show.eventId } } },
        include: { track: true, chunks: { where: { state: "stored", number: { gt: 2 } } } },
      });
      return [
        ...new Set(found.filter(({ chunks }) => chunks.length > 0).map(({ track }) => track.kind)),
      ].sort();
    };
    await until(async () => (await kindsOf(true)).length === 2);
    expect(await recording()).toMatchObject({
      notes: [{ code: "storage_full" }],
      captureStoppedBy: "storage_full",
    });
    expect(await kindsOf(false)).toEqual([]);
    await use(0);
    await until(async () => (await kindsOf(false)).length === 2);
    expect(await kindsOf(true)).toEqual(["camera", "microphone"]);
    expect((await recording()).captureStoppedBy).toBeNull();
  });
});
