import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { RoomParticipant, RoomTrack } from "@/lib/providers/room/port";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { guardStage } from "./guard-stage";

let show: TestShow;
let secondsGone = 0;

const track = (muted: boolean, source = "camera"): RoomTrack => ({
  sid: newId("TR"),
  kind: source === "camera" ? "video" : "audio",
  source,
  muted,
});

const host = (...tracks: RoomTrack[]): RoomParticipant => ({
  sid: newId("PA"),
  identity: show.hostIdentity,
  name: "Host",
  claims: undefined,
  hidden: false,
  canPublish: true,
  connected: true,
  joinedAt: new Date(),
  tracks,
});

/** What the room server carries now, as seen by one process. */
const look = async (...found: RoomParticipant[]) =>
  guardStage(await db().event.findUniqueOrThrow({ where: { id: show.eventId } }), found);

const card = async () =>
  ((await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } })).state as { holding: unknown })
    .holding;

/** Lets this many seconds pass, by making everything recorded that much older. */
async function pass(seconds: number): Promise<void> {
  secondsGone += seconds;
  await db()
    .$executeRaw`UPDATE show_quiet SET since = since - ${seconds} * interval '1 second' WHERE event_id = ${show.eventId}`;
  await db()
    .$executeRaw`UPDATE presence SET left_at = left_at - ${seconds} * interval '1 second' WHERE event_id = ${show.eventId}`;
  await db().$executeRaw`UPDATE stage SET state = jsonb_set(state, '{started_at}',
    to_jsonb(to_char((now() - ${secondsGone + 3600} * interval '1 second') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    WHERE event_id = ${show.eventId}`;
}

const leave = () =>
  db().presence.updateMany({ where: { eventId: show.eventId, role: "host" }, data: { leftAt: new Date() } });

const entries = () =>
  db().showEvent.findMany({
    where: { eventId: show.eventId, type: { startsWith: "holding_" } },
    orderBy: { seq: "asc" },
  });

const decide = (action: string) => show.byHost("POST", `/api/app/events/${show.slug}/holding`, { action });

beforeEach(async () => {
  show = await makeShow();
  secondsGone = 0;
  await putOnAir(show.slug);
  await pass(0);
});

describe("the holding card", () => {
  it("is raised when the host leaves, lowered when they return, and recorded in the ledger", async () => {
    await look(host(track(false)));
    expect(await card()).toBeNull();
    await leave();
    await look();
    expect(await card()).toBeNull();
    await pass(11);
    await look();
    expect(await card()).toMatchObject({ why: "host_gone", line: null, kept: false });
    const seen = await show.anyone("GET", `/api/app/events/${show.slug}/stage`);
    expect(seen.json.data.stage.holding, seen.text).toMatchObject({ why: null, line: null });
    await sit(show.eventId, { identity: show.hostIdentity, role: "host" });
    await look(host(track(false)));
    expect(await card()).toBeNull();
    expect(
      (await entries()).map(({ type, actorType, actorId, source }) => ({ type, actorType, actorId, source })),
    ).toEqual(
      ["holding_raised", "holding_lowered"].map((type) => ({
        type,
        actorType: "system",
        actorId: "holding.guard",
        source: "automation",
      })),
    );
    expect(JSON.stringify((await entries())[0]?.body)).toContain("host_gone");
    expect(await db().showQuiet.count({ where: { eventId: show.eventId } })).toBe(0);
  });

  it("is raised once when several processes check at the same time", async () => {
    await look(host(track(true), track(true, "microphone")));
    await pass(11);
    const { state } = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
    await Promise.all([look(host(track(true))), look(host(track(true))), look(host(track(true)))]);
    expect(await entries()).toHaveLength(1);
    const after = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
    expect(after.version).toBe((state as { version: number }).version + 1);
    expect(await card()).toMatchObject({ why: "silent" });
  });

  it("uses the show's delay and text, and stays down when disabled", async () => {
    const path = `/v1/events/${show.slug}`;
    const set = (holding: object) => show.byKey("PATCH", path, { holding });
    expect((await set({ after_sec: 4 })).json.error.fields).toEqual({ "holding.after_sec": "too_small" });
    const done = await set({ after_sec: 30, line: "Back in a minute." });
    expect(done.json.data.holding ?? done.json.data.event.holding, done.text).toEqual({
      enabled: true,
      after_sec: 30,
      line: "Back in a minute.",
    });
    await look(host());
    await pass(20);
    await look(host());
    expect(await card()).toBeNull();
    await pass(11);
    await look(host());
    expect(await card()).toMatchObject({ line: "Back in a minute." });
    await set({ enabled: false });
    await look(host());
    expect(await card()).toBeNull();
    await pass(60);
    await look(host());
    expect(await card()).toBeNull();
  });

  it("stays up when someone keeps it, and stays down when they take it down", async () => {
    await look(host());
    await pass(11);
    await look(host());
    expect((await decide("keep")).json.data).toMatchObject({ up: true, kept: true });
    await look(host(track(false)));
    expect(await card()).toMatchObject({ kept: true });
    expect((await decide("take_down")).json.data).toMatchObject({ up: false });
    expect((await decide("take_down")).json.data).toMatchObject({ up: false });

    await look(host());
    await pass(11);
    await look(host());
    await decide("take_down");
    await look(host());
    expect(await card()).toBeNull();
    expect((await entries()).map(({ type, actorType }) => [type, actorType])).toEqual([
      ["holding_raised", "system"],
      ["holding_kept", "host"],
      ["holding_lowered", "host"],
      ["holding_raised", "system"],
      ["holding_lowered", "host"],
    ]);
  });

  it("isn't raised while music is playing", async () => {
    await show.byKey("POST", `/v1/events/${show.slug}/studio`, { action: "music_start" });
    await look(host());
    await pass(60);
    await look(host());
    expect(await card()).toBeNull();
  });
});
