import { beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "@/lib/operation/as-system";
import { db, outsideTransaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { guestPersonId, hostPersonId, roomIdentity } from "@/lib/providers/room/identity";
import type { RoomClaims, RoomParticipant } from "@/lib/providers/room/port";
import { seatOf } from "@/lib/stage/room-identity";
import { roomReport } from "@/test/support/room-report";
import { makeShow, type TestShow } from "@/test/support/show";
import { applyReport } from "../presence/receive-report";
import { freeSeat, holdsSeat, settleSeats, takeSeat } from "./stage-seats";

let show: TestShow;
let person: string;
beforeEach(async () => {
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }], plan: false });
  person = hostPersonId(show.eventId, "link");
});

const identity = (tab: string) => roomIdentity(person, tab, "1");
const seat = (tab: string) => seatOf(identity(tab));

const participant = (tab: string, secondsAgo = 0): RoomParticipant => ({
  sid: newId("PA"),
  identity: identity(tab),
  name: "Host",
  claims: { role: "host", linkVersion: "1", studioLinkId: "", registrationId: "" },
  hidden: false,
  canPublish: true,
  connected: true,
  joinedAt: new Date(Date.now() - secondsAgo * 1000),
  tracks: [],
});

const report = (kind: "joined" | "left", who: RoomParticipant) =>
  applyReport(roomReport(show.eventId, kind, who));

const holder = async () =>
  (
    await db().stageSeat.findUnique({
      where: { eventId_personId: { eventId: show.eventId, personId: person } },
    })
  )?.seat;

const inShow = <T>(work: Parameters<typeof asSystem<T>>[2]) =>
  asSystem("test", { workspaceId: show.workspace.workspaceId, environment: "test" }, work);
const settle = () => inShow((ctx) => settleSeats(ctx, show.eventId));

/** Simulates that everything happened this many seconds earlier. */
const later = async (seconds: number) => {
  const rows = await db().presence.findMany({ where: { eventId: show.eventId } });
  const back = (at: Date) => new Date(at.getTime() - seconds * 1000);
  for (const row of rows)
    await db().presence.update({
      where: { id: row.id },
      data: { joinedAt: back(row.joinedAt), leftAt: row.leftAt && back(row.leftAt) },
    });
  for (const held of await db().stageSeat.findMany({ where: { eventId: show.eventId } }))
    await db().stageSeat.updateMany({
      where: { eventId: held.eventId },
      data: { takenAt: back(held.takenAt) },
    });
};

describe("the sending seat", () => {
  it("goes to the first tab and isn't taken by a second", async () => {
    const [first, second] = [participant("one"), participant("two")];
    await report("joined", first);
    await report("joined", second);
    expect(await holder()).toBe(seat("one"));
    await later(60);
    await settle();
    expect(await holder()).toBe(seat("one"));
    const other = await show.byHost("POST", `/api/app/events/${show.slug}/room/host-token`, {
      tab: "two".padEnd(16, "0"),
    });
    expect(other.json.data).toMatchObject({ person, already_connected: true });
  });

  it("goes to one of two tabs that join at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const tabs = [newId("a"), newId("b")];
      await Promise.all(tabs.map((tab) => report("joined", participant(tab))));
      const held = await holder();
      expect(tabs.map(seat)).toContain(held);
      await db().presence.deleteMany({ where: { eventId: show.eventId } });
      await db().stageSeat.deleteMany({ where: { eventId: show.eventId } });
    }
  });

  it("waits for a reloading tab, and passes on when it doesn't come back", async () => {
    const [first, second] = [participant("one", 5), participant("two", 4)];
    await report("joined", first);
    await report("joined", second);
    await report("left", first);
    await settle();
    expect(await holder()).toBe(seat("one"));
    await report("joined", participant("one"));
    await settle();
    expect(await holder()).toBe(seat("one"));
    await db().presence.updateMany({
      where: { eventId: show.eventId, seat: seat("one"), leftAt: null },
      data: { leftAt: new Date() },
    });
    await later(11);
    await settle();
    expect(await holder()).toBe(seat("two"));
  });

  it("goes immediately to a tab that joins after the only other one left", async () => {
    const first = participant("one", 5);
    await report("joined", first);
    // A report's time has no microseconds, and may be before the database's.
    await later(1);
    await report("left", first);
    await report("joined", participant("two"));
    expect(await holder()).toBe(seat("two"));
  });

  it("goes to that tab even when the room server's clock is ahead", async () => {
    const first = participant("one", 5);
    await report("joined", first);
    await applyReport(roomReport(show.eventId, "left", first, { at: new Date(Date.now() + 3_000) }));
    await report("joined", participant("two"));
    expect(await holder()).toBe(seat("two"));
  });

  it("isn't held for a replaced link", async () => {
    const [one, two] = [participant("one", 3), participant("two", 2)];
    await report("joined", one);
    await report("joined", two);
    await db().event.update({ where: { id: show.eventId }, data: { studioKeyVersion: 2 } });
    const newer = { ...participant("one"), identity: roomIdentity(person, "one", "2") };
    await report("joined", { ...newer, claims: { ...newer.claims, linkVersion: "2" } as RoomClaims });
    expect(await holder()).toBe(seat("one"));
    await report("left", two);
    await report("left", one);
    expect(await holder()).toBe(seatOf(newer.identity));
  });

  it("can be taken over, and is reserved while the new holder joins", async () => {
    await report("joined", participant("one", 30));
    const tab = "two".padEnd(16, "0");
    const token = await show.byHost("POST", `/api/app/events/${show.slug}/room/host-token`, {
      tab,
      take_over: true,
    });
    expect(token.json.data).toMatchObject({ already_connected: false });
    expect(await holder()).toBe(seat(tab));
    await settle();
    await report("joined", participant("three"));
    expect(await holder()).toBe(seat(tab));
    const told = await db().job.findMany({ where: { subject: show.eventId, kind: "room.broadcast" } });
    expect(told.length).toBeGreaterThan(0);
  });

  it("is freed without waiting for anyone else's, which whoever has that lock may wait for", async () => {
    await report("joined", participant("one"));
    const guest = guestPersonId((await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } })).id);
    await inShow((ctx) => takeSeat(ctx, show.eventId, guest, "any"));
    await inShow(async (hosts) => {
      await hosts.sql("", "SELECT 1 FROM stage_seat WHERE person_id = $1 FOR UPDATE", [person]);
      await outsideTransaction(() => inShow((ctx) => freeSeat(ctx, show.eventId, guest, "any")));
    });
    expect(await db().stageSeat.count({ where: { eventId: show.eventId, personId: guest } })).toBe(0);
    expect(await holder()).toBe(seat("one"));
  });

  it("doesn't affect another person's seat", async () => {
    await report("joined", participant("one"));
    const guest = guestPersonId((await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } })).id);
    await inShow(async (ctx) => {
      expect(await holdsSeat(ctx, show.eventId, guest, "any")).toBe(true);
      expect(await holdsSeat(ctx, show.eventId, person, "any")).toBe(false);
      expect(await holdsSeat(ctx, show.eventId, person, seat("one"))).toBe(true);
      await takeSeat(ctx, show.eventId, guest, "any");
    });
    expect(await holder()).toBe(seat("one"));
  });
});
