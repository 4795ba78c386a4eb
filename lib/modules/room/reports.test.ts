import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { roomName } from "@/lib/providers/room/names";
import type { RoomClaims, RoomParticipant, RoomReport } from "@/lib/providers/room/port";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { expectDeclared } from "@/test/support/told-events";
import { applyReport } from "./receive-report";

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

const viewer = (claims: Partial<RoomClaims> = {}): RoomParticipant => ({
  sid: newId("PA"),
  identity: newId("v"),
  name: "",
  claims: { role: "viewer", linkVersion: "1", registrationId, ...claims },
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
): RoomReport => ({
  id: newId("EV"),
  kind,
  room: roomName("show", show.eventId),
  at: new Date(),
  participant,
  ...more,
});

async function told(): Promise<string[]> {
  const rows = await db().webhookEvent.findMany({
    where: { eventSlug: show.slug, type: { startsWith: "attendee." } },
    orderBy: { id: "asc" },
  });
  await db().webhookEvent.deleteMany({ where: { eventSlug: show.slug, type: { startsWith: "attendee." } } });
  for (const row of rows) expectDeclared(row);
  return rows.map(({ type }) => type).sort();
}

const presenceOf = ({ sid }: RoomParticipant) => db().presence.findUnique({ where: { participantSid: sid } });

describe("reports of the room server", () => {
  it("count once however often they come", async () => {
    const person = viewer();
    const joined = report("joined", person);
    await applyReport(joined);
    await applyReport(joined);
    await applyReport({ ...joined, id: newId("EV") });
    expect(await told()).toEqual(["attendee.joined"]);
    const left = report("left", person);
    await Promise.all([applyReport(left), applyReport(left), applyReport(left)]);
    expect(await told()).toEqual(["attendee.left"]);
  });

  it("may come in the wrong order", async () => {
    const person = viewer();
    await applyReport(report("left", person));
    expect(await told()).toEqual(["attendee.joined", "attendee.left"]);
    await applyReport(report("joined", person));
    expect(await told()).toEqual([]);
    expect((await presenceOf(person))?.leftAt).not.toBeNull();
  });

  it("take two windows for one attendee", async () => {
    const [one, two] = [viewer(), viewer()];
    await Promise.all([applyReport(report("joined", one)), applyReport(report("joined", two))]);
    expect(await told()).toEqual(["attendee.joined"]);
    const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    expect(session.peakConcurrent).toBe(1);
    await applyReport(report("left", one));
    expect(await told()).toEqual([]);
    await applyReport(report("left", two));
    expect(await told()).toEqual(["attendee.left"]);
  });

  it("never end before they began, though the server counts whole seconds", async () => {
    const person = viewer();
    await applyReport(report("joined", person));
    await applyReport(report("left", person, { at: new Date(person.joinedAt.getTime() - 900) }));
    const row = await presenceOf(person);
    expect(row?.leftAt?.getTime()).toBe(row?.joinedAt.getTime());
    await told();
  });

  it("end everybody's presence when the room closed", async () => {
    const people = [viewer(), viewer()];
    for (const person of people) await applyReport(report("joined", person));
    await applyReport({ ...report("closed", viewer()), participant: undefined });
    for (const person of people) expect((await presenceOf(person))?.leftAt).not.toBeNull();
    expect((await told()).filter((type) => type === "attendee.left")).toHaveLength(1);
    await putBackHost();
  });

  const putBackHost = () =>
    db().presence.updateMany({ where: { eventId: show.eventId, role: "host" }, data: { leftAt: null } });

  it("let nobody in whose registration or link does not count, and tell nobody of them", async () => {
    const strangers: RoomParticipant[] = [
      viewer({ linkVersion: "0" }),
      viewer({ registrationId: "reg_unknown" }),
      { ...viewer(), claims: undefined },
      viewer({ role: "host", linkVersion: "7", registrationId: "" }),
      { ...viewer({ role: "guest", registrationId: "" }), identity: "guest-gst_unknown-1" },
    ];
    for (const person of strangers) {
      // The room server is away here: turning away fails and the report is asked for again.
      await expect(applyReport(report("joined", person))).rejects.toMatchObject({ name: "RoomError" });
      const row = await presenceOf(person);
      expect(row?.leftAt).toEqual(row?.joinedAt);
      await applyReport(report("left", person));
    }
    expect(await told()).toEqual([]);
  });

  it("let viewers in only while the show is on, and only where it is", async () => {
    const other = await makeShow();
    const early = { ...report("joined", viewer()), room: roomName("show", other.eventId) };
    await expect(applyReport(early)).rejects.toMatchObject({ name: "RoomError" });
    const backstage = { ...report("joined", viewer()), room: roomName("backstage", show.eventId) };
    await expect(applyReport(backstage)).rejects.toMatchObject({ name: "RoomError" });
    const { clientId } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
    await db().client.update({ where: { id: clientId }, data: { status: "suspended" } });
    await expect(applyReport(report("joined", viewer()))).rejects.toMatchObject({ name: "RoomError" });
    await db().client.update({ where: { id: clientId }, data: { status: "active" } });
    expect(await told()).toEqual([]);
  });

  it("about rooms that are not ours are nothing to us", async () => {
    const before = await db().roomReport.count();
    await applyReport({ ...report("joined", viewer()), room: "somebody-elses" });
    await applyReport({ ...report("joined", viewer()), room: roomName("show", newId("evt")) });
    expect(await db().roomReport.count()).toBe(before);
  });
});
