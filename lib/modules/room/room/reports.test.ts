import { beforeAll, describe, expect, it } from "vitest";
import { db, outsideTransaction, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, guestPersonId, hostPersonId, roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import type { RoomClaims, RoomParticipant, RoomReport } from "@/lib/providers/room/port";
import { expectDeclared } from "@/test/support/emitted-events";
import { roomReport } from "@/test/support/room-report";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { waitingStatements } from "@/test/support/waiting-statements";
import { applyReport } from "./presence/receive-report";

let show: TestShow;
let registrationId: string;

beforeAll(async () => {
  show = await makeShow();
  await putOnAir(show.slug);
  const made = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, {
    name: "Vera",
    email: "vera@example.com",
  });
  expect(made.status, made.text).toBe(201);
  const row = await db().registration.findFirstOrThrow({ where: { eventId: show.eventId } });
  registrationId = row.id;
});

/** An attendee in a tab of their own. */
const viewer = (claims: Partial<RoomClaims> = {}, tab: string = newId("tab")): RoomParticipant => ({
  sid: newId("PA"),
  identity: roomIdentity(attendeePersonId(registrationId), tab, "1"),
  name: "",
  claims: { role: "attendee", linkVersion: "1", studioLinkId: "", registrationId, ...claims },
  hidden: true,
  canPublish: false,
  connected: true,
  joinedAt: new Date(Date.now() - 5_000),
  tracks: [],
});

const report = (
  kind: RoomReport["kind"],
  participant: RoomParticipant,
  more: Partial<RoomReport> = {},
): RoomReport => roomReport(show.eventId, kind, participant, more);

async function emitted(): Promise<string[]> {
  const rows = await db().webhookEvent.findMany({
    where: { eventSlug: show.slug, type: { startsWith: "attendee." } },
    orderBy: { id: "asc" },
  });
  await db().webhookEvent.deleteMany({ where: { eventSlug: show.slug, type: { startsWith: "attendee." } } });
  for (const row of rows) expectDeclared(row);
  return rows.map(({ type }) => type).sort();
}

const presenceOf = ({ sid }: RoomParticipant) => db().presence.findUnique({ where: { participantSid: sid } });

const reportedLeft = async () => {
  const rows = await db().webhookEvent.findMany({
    where: { eventSlug: show.slug, type: "attendee.left" },
    orderBy: { id: "asc" },
  });
  return rows.map(({ body }) => JSON.parse(body).data);
};

/** Not in the caller's transaction. Returns what it failed with. */
const begin = (one: RoomReport): { failure: Promise<unknown> } => ({
  failure: outsideTransaction(() => applyReport(one)).then(
    () => null,
    (error: unknown) => error,
  ),
});

const NOW = Math.floor(Date.now() / 1000) * 1000;
const secondsAgo = (seconds: number) => new Date(NOW - seconds * 1000);

/** An attendee's connection that started and ended this many seconds ago. */
const span = (tab: string, from: number) => ({
  ...viewer({}, tab),
  joinedAt: secondsAgo(from),
});
const ago = (seconds: number) => ({ at: secondsAgo(seconds) });

describe("watch time", () => {
  const fresh = async () => {
    await db().presence.deleteMany({ where: { eventId: show.eventId, registrationId } });
    await emitted();
  };

  it("counts a stale connection and the rejoin that replaced it once", async () => {
    await fresh();
    const ghost = span("one-tab", 119);
    const back = span("one-tab", 55);
    await applyReport(report("joined", ghost));
    // The same tab is back before the room server has noticed the end of its previous connection.
    await applyReport(report("joined", back));
    expect((await presenceOf(ghost))?.leftAt).toEqual(back.joinedAt);
    await applyReport(report("left", ghost, ago(22)));
    await applyReport(report("left", back, ago(0)));
    const [left, ...more] = await reportedLeft();
    expect(more).toEqual([]);
    expect(left).toMatchObject({ connected_sec: 119, joined_at: ghost.joinedAt.toISOString() });
    expect(await emitted()).toEqual(["attendee.joined", "attendee.left"]);
  });

  it("counts two tabs once, whichever closes first, and excludes the break between visits", async () => {
    await fresh();
    const [one, two, later] = [span("tab-a", 300), span("tab-b", 280), span("tab-a", 100)];
    await applyReport(report("joined", one));
    await applyReport(report("joined", two));
    await applyReport(report("left", two, ago(200)));
    await applyReport(report("left", one, ago(250)));
    await applyReport(report("joined", later));
    await applyReport(report("left", later, ago(70)));
    const spans = (await reportedLeft()).map(({ connected_sec, left_at }) => [connected_sec, left_at]);
    expect(spans).toEqual([
      [100, ago(200).at.toISOString()],
      [130, ago(70).at.toISOString()],
    ]);
    expect(await emitted()).toEqual(["attendee.joined", "attendee.joined", "attendee.left", "attendee.left"]);
  });

  it("is the same when reports arrive in any order or repeatedly", async () => {
    const first = span("tab-a", 200);
    const second = span("tab-a", 150);
    const third = span("tab-c", 160);
    const reports = [
      report("joined", first),
      report("joined", second),
      report("left", first, ago(140)),
      report("joined", third),
      report("left", third, ago(90)),
      report("left", second, ago(100)),
    ];
    const orders = [
      [0, 1, 2, 3, 4, 5],
      [5, 4, 3, 2, 1, 0],
      [5, 2, 0, 4, 1, 3],
      [1, 3, 5, 0, 4, 2],
    ].map((order) => order.map((n) => reports[n] as RoomReport));
    for (const order of orders) {
      await fresh();
      for (const one of order) {
        const again = { ...one, id: newId("EV") };
        await applyReport(again);
        await applyReport(again);
        await applyReport({ ...again, id: newId("EV") });
      }
      const last = (await reportedLeft()).at(-1);
      expect(last).toMatchObject({ connected_sec: 110, left_at: ago(90).at.toISOString() });
      const open = await db().presence.count({
        where: { eventId: show.eventId, registrationId, leftAt: null },
      });
      expect(open).toBe(0);
    }
    await emitted();
  });

  it("combines rows from a previous release with current ones", async () => {
    await fresh();
    const previous = { eventId: show.eventId, role: "viewer", identity: newId("v"), registrationId };
    await db().presence.create({
      data: {
        ...previous,
        id: newId("prs"),
        participantSid: newId("PA"),
        joinedAt: secondsAgo(60),
        leftAt: secondsAgo(20),
      },
    });
    const now = span("tab-a", 40);
    await applyReport(report("joined", now));
    await applyReport(report("left", now, ago(0)));
    expect((await reportedLeft()).at(-1).connected_sec).toBe(60);
    await emitted();
  });
});

describe("room server reports", () => {
  it("count once when repeated", async () => {
    const person = viewer();
    const joined = report("joined", person);
    await applyReport(joined);
    await applyReport(joined);
    await applyReport({ ...joined, id: newId("EV") });
    expect(await emitted()).toEqual(["attendee.joined"]);
    const left = report("left", person);
    await Promise.all([applyReport(left), applyReport(left), applyReport(left)]);
    expect(await emitted()).toEqual(["attendee.left"]);
  });

  it("can arrive out of order", async () => {
    const person = viewer();
    await applyReport(report("left", person));
    expect(await emitted()).toEqual(["attendee.joined", "attendee.left"]);
    await applyReport(report("joined", person));
    expect(await emitted()).toEqual([]);
    expect((await presenceOf(person))?.leftAt).not.toBeNull();
  });

  it("count two windows as one attendee", async () => {
    const [one, two] = [viewer(), viewer()];
    await Promise.all([applyReport(report("joined", one)), applyReport(report("joined", two))]);
    expect(await emitted()).toEqual(["attendee.joined"]);
    await applyReport(report("left", one));
    expect(await emitted()).toEqual([]);
    await applyReport(report("left", two));
    expect(await emitted()).toEqual(["attendee.left"]);
  });

  it("never end a visit before it began, even though the server counts whole seconds", async () => {
    const person = viewer();
    await applyReport(report("joined", person));
    await applyReport(report("left", person, { at: new Date(person.joinedAt.getTime() - 900) }));
    const row = await presenceOf(person);
    expect(row?.leftAt?.getTime()).toBe(row?.joinedAt.getTime());
    await emitted();
  });

  it("end everyone's presence when the room closes", async () => {
    const people = [viewer(), viewer()];
    for (const person of people) await applyReport(report("joined", person));
    await applyReport({ ...report("closed", viewer()), participant: undefined });
    for (const person of people) expect((await presenceOf(person))?.leftAt).not.toBeNull();
    expect((await emitted()).filter((type) => type === "attendee.left")).toHaveLength(1);
    await putBackHost();
  });

  const putBackHost = () =>
    db().presence.updateMany({ where: { eventId: show.eventId, role: "host" }, data: { leftAt: null } });

  const waiting = (count: number) =>
    expect
      .poll(async () => (await outsideTransaction(waitingStatements)).length, {
        interval: 20,
        timeout: 20_000,
      })
      .toBe(count);

  it("don't wait for each other for ever when the room closes while one of two windows leaves", async () => {
    // After the room closed in the test before.
    const fresh = () => ({ ...viewer(), joinedAt: new Date() });
    const [one, two] = [fresh(), fresh()].sort((a, b) => (a.sid < b.sid ? -1 : 1)) as [
      RoomParticipant,
      RoomParticipant,
    ];
    for (const person of [one, two]) await applyReport(report("joined", person));
    const reports = await transaction(async () => {
      await sql("attendee_held", "SELECT 1 FROM registration WHERE id = $1 FOR UPDATE", [registrationId]);
      const closed = begin({ ...report("closed", viewer()), participant: undefined });
      await waiting(1);
      const left = begin(report("left", two));
      await waiting(2);
      return { closed, left };
    });
    expect(await reports.closed.failure).toBeNull();
    expect(await reports.left.failure).toBeNull();
    expect((await emitted()).filter((type) => type === "attendee.left")).toHaveLength(1);
    await putBackHost();
  });

  it("leave the stage to who has locked the event, when someone comes for the first time", async () => {
    await db().stageSeat.deleteMany({ where: { eventId: show.eventId } });
    const host: RoomParticipant = {
      ...viewer({ role: "host", registrationId: "" }),
      ...{ identity: roomIdentity(hostPersonId(show.eventId, "link"), "tab", "1"), joinedAt: new Date() },
    };
    const joined = await transaction(async () => {
      await sql("event_held", "SELECT 1 FROM event WHERE id = $1 FOR UPDATE", [show.eventId]);
      const began = begin(report("joined", host));
      await waiting(1);
      await sql("stage_held", "SELECT 1 FROM stage WHERE event_id = $1 FOR UPDATE NOWAIT", [show.eventId]);
      return began;
    });
    expect(await joined.failure).toBeNull();
    expect(await db().stageSeat.count({ where: { eventId: show.eventId } })).toBe(1);
  });

  it("admit no one with an invalid registration or link, and send no webhooks about them", async () => {
    const guest = { role: "guest", registrationId: "" } as const;
    const host = { role: "host", registrationId: "" } as const;
    const byLink = hostPersonId(show.eventId, "link");
    const as = (identity: string, claims: Partial<RoomClaims>) => ({ ...viewer(claims), identity });
    const strangers: RoomParticipant[] = [
      viewer({ linkVersion: "0" }),
      viewer({ registrationId: newId("reg") }),
      { ...viewer(), claims: undefined },
      // A registration that doesn't match the identity.
      as(`${attendeePersonId(newId("reg"))}.seat`, {}),
      as(`${byLink}.seat`, { ...host, linkVersion: "7" }),
      // The show's link under another person's name, and a member without a link under the link's name.
      as(`${hostPersonId(show.eventId, "other")}.seat`, { ...host, linkVersion: "1" }),
      as(`${byLink}.seat`, { ...host, linkVersion: "" }),
      as(`${byLink}.seat`, { ...host, studioLinkId: "stl_unknown", linkVersion: "1" }),
      as(`${byLink}.seat`, { ...host, role: "producer", linkVersion: "1" }),
      as(`${guestPersonId("gst_unknown")}.seat`, guest),
      as("guest-gst_unknown-1", guest),
    ];
    for (const person of strangers) {
      // The room server is unavailable here: removing the participant fails, and the report is requested
      // again.
      await expect(applyReport(report("joined", person))).rejects.toMatchObject({ name: "RoomError" });
      const row = await presenceOf(person);
      expect(row?.leftAt).toEqual(row?.joinedAt);
      await applyReport(report("left", person));
    }
    expect(await emitted()).toEqual([]);
  });

  it("admit viewers only while the show is live, never backstage or for an inactive client", async () => {
    const other = await makeShow();
    const early = { ...report("joined", viewer()), room: roomName("show", other.eventId) };
    await expect(applyReport(early)).rejects.toMatchObject({ name: "RoomError" });
    const backstage = { ...report("joined", viewer()), room: roomName("backstage", show.eventId) };
    await expect(applyReport(backstage)).rejects.toMatchObject({ name: "RoomError" });
    const { clientId } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
    await db().client.update({ where: { id: clientId }, data: { status: "suspended" } });
    await expect(applyReport(report("joined", viewer()))).rejects.toMatchObject({ name: "RoomError" });
    await db().client.update({ where: { id: clientId }, data: { status: "active" } });
    expect(await emitted()).toEqual([]);
  });

  it("are ignored for unknown rooms", async () => {
    const before = await db().roomReport.count();
    await applyReport({ ...report("joined", viewer()), room: "somebody-elses" });
    await applyReport({ ...report("joined", viewer()), room: roomName("show", newId("evt")) });
    expect(await db().roomReport.count()).toBe(before);
  });
});
