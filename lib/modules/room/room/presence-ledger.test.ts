import { beforeEach, describe, expect, it } from "vitest";
import { eraseWords, type LedgerEntry, readEntries, stageAfter } from "@/lib/modules/stage/show-ledger";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, guestPersonId, hostPersonId, roomIdentity } from "@/lib/providers/room/identity";
import type { RoomParticipant, RoomReport } from "@/lib/providers/room/port";
import { initialState, type StageState } from "@/lib/stage";
import { roomReport } from "@/test/support/room-report";
import { makeShow, type TestShow } from "@/test/support/show";
import { enterPresence } from "./presence/enter-presence";
import { applyReport } from "./presence/receive-report";
import { findOpenShows } from "./watch/find-open-rooms";

let show: TestShow;
let ana: { id: string; person: string };

const app = (path: string) => `/api/app/events/${show.slug}/${path}`;
const makeStage = async () => expect((await show.byHost("POST", app("room/host-token"))).status).toBe(200);

beforeEach(async () => {
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  const { id } = await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } });
  const link = await show.byKey("POST", `/v1/events/${show.slug}/guests/${id}/access-link`, {
    action: "create",
  });
  expect(link.status).toBe(200);
  ana = { id, person: guestPersonId(id) };
});

const NOW = Math.floor(Date.now() / 1000) * 1000;
const ago = (seconds: number) => new Date(NOW - seconds * 1000);

const connection = (more: Partial<RoomParticipant>): RoomParticipant => ({
  sid: newId("PA"),
  identity: "",
  name: "",
  claims: undefined,
  hidden: false,
  canPublish: false,
  connected: true,
  joinedAt: ago(100),
  tracks: [],
  ...more,
});

/** The guest in one of their tabs. */
const guestIn = (tab: string, from: number) =>
  connection({
    identity: roomIdentity(ana.person, tab, "1"),
    claims: { role: "guest", linkVersion: "1", studioLinkId: "", registrationId: "" },
    joinedAt: ago(from),
  });

const attendee = (registrationId: string, tab: string) =>
  connection({
    identity: roomIdentity(attendeePersonId(registrationId), tab, "1"),
    claims: { role: "attendee", linkVersion: "1", studioLinkId: "", registrationId },
    hidden: true,
  });

const report = (
  kind: RoomReport["kind"],
  participant: RoomParticipant | undefined,
  more: Partial<RoomReport> = {},
): RoomReport => roomReport(show.eventId, kind, participant, more);

/** Runs one round of the room watch. */
const round = () =>
  asSystem("room.reconcile", { workspaceId: show.workspace.workspaceId, environment: "test" }, (ctx) =>
    enterPresence(ctx, show.eventId, "everybody"),
  );

const KINDS = ["person_joined", "person_left", "audience"];
const entered = async (): Promise<LedgerEntry[]> =>
  (await readEntries({ sql }, show.eventId)).filter(({ type }) => KINDS.includes(type));
const types = async () => (await entered()).map(({ type }) => type);

/** The ledger has no gaps, and its stage entries match the stage. */
async function expectWholeLedger(): Promise<void> {
  const entries = await readEntries({ sql }, show.eventId, { limit: 5_000 });
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  const row = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
  const stage = { ...initialState(), ...(row.state as unknown as StageState), version: row.version };
  expect(await stageAfter({ sql }, show.eventId, entries.length)).toEqual(stage);
}

describe("a participant", () => {
  beforeEach(makeStage);

  it("appears in the ledger with one join and one leave", async () => {
    const seat = guestIn("a", 60);
    await applyReport(report("joined", seat));
    await applyReport(report("left", seat, { at: ago(10) }));
    const entries = await entered();
    expect(entries).toMatchObject([
      {
        type: "person_joined",
        version: null,
        count: 1,
        body: { person: ana.person, role: "guest", name: "Ana Ruiz", joined_at: ago(60).toISOString() },
      },
      {
        type: "person_left",
        version: null,
        body: { person: ana.person, role: "guest", name: "Ana Ruiz", left_at: ago(10).toISOString() },
      },
    ]);
    await expectWholeLedger();
  });

  it("counts as one person across two tabs and a replaced connection", async () => {
    const [one, two, again] = [guestIn("a", 60), guestIn("b", 50), guestIn("a", 40)];
    await applyReport(report("joined", one));
    await applyReport(report("joined", two));
    await applyReport(report("left", two, { at: ago(45) }));
    // The room server reports the end of the previous connection first.
    await applyReport(report("left", one, { at: ago(40), replaced: true }));
    expect(await types()).toEqual(["person_joined"]);
    await applyReport(report("joined", again));
    const late = guestIn("a", 30);
    await applyReport(report("joined", late));
    await applyReport(report("left", again, { at: ago(30), replaced: true }));
    expect(await types()).toEqual(["person_joined"]);
    await applyReport(report("left", late, { at: ago(5) }));
    expect(await types()).toEqual(["person_joined", "person_left"]);
    await expectWholeLedger();
  });

  it("has left when the replacement connection never arrives", async () => {
    const seat = guestIn("a", 60);
    await applyReport(report("joined", seat));
    await applyReport(report("left", seat, { at: ago(30), replaced: true }));
    await round();
    expect(await types()).toEqual(["person_joined", "person_left"]);
  });

  it.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]], [[2, 0, 3, 1]], [[1, 3, 0, 2]]])(
    "produces alternating join and leave events despite duplicate or reordered reports (%j)",
    async (order) => {
      const [one, two] = [guestIn("a", 60), guestIn("b", 50)];
      const reports = [
        report("joined", one),
        report("joined", two),
        report("left", one, { at: ago(40) }),
        report("left", two, { at: ago(30) }),
      ];
      for (const index of order) {
        const next = reports[index] as RoomReport;
        await Promise.all([next, next, { ...next, id: newId("EV") }].map(applyReport));
      }
      await round();
      const told = await types();
      // Ends that are reported first count as separate stays, because it isn't known yet which connection
      // they belong to.
      expect(told.filter((_, index) => index % 2 === 0).every((type) => type === "person_joined")).toBe(true);
      expect(told.filter((_, index) => index % 2 === 1).every((type) => type === "person_left")).toBe(true);
      expect(told.length % 2).toBe(0);
      if (order[0] === 0) expect(told).toEqual(["person_joined", "person_left"]);
      const before = told.length;
      for (const again of reports) await applyReport({ ...again, id: newId("EV") });
      await round();
      expect(await types()).toHaveLength(before);
      await expectWholeLedger();
    },
  );

  it("joins and leaves exactly once when several tabs do so at the same time", async () => {
    const tabs = Array.from({ length: 8 }, (_, index) => guestIn(`tab-${index}`, 60));
    await Promise.all(tabs.map((tab) => applyReport(report("joined", tab))));
    expect(await types()).toEqual(["person_joined"]);
    await Promise.all([...tabs.map((tab) => applyReport(report("left", tab, { at: ago(5) }))), round()]);
    expect(await types()).toEqual(["person_joined", "person_left"]);
    await expectWholeLedger();
  });

  it("isn't recorded when they were turned away", async () => {
    const stranger = guestIn("a", 60);
    await db().guest.update({ where: { id: ana.id }, data: { accessRevokedAt: new Date() } });
    // The room server is unavailable here: removing the participant fails.
    await expect(applyReport(report("joined", stranger))).rejects.toMatchObject({ name: "RoomError" });
    await applyReport(report("left", stranger));
    await applyReport(report("left", guestIn("b", 50)));
    await round();
    expect(await types()).toEqual([]);
  });

  it("leaves when the room closes or their link is revoked", async () => {
    const seat = guestIn("a", 60);
    await applyReport(report("joined", seat));
    await applyReport(report("closed", undefined, { at: ago(1) }));
    expect(await types()).toEqual(["person_joined", "person_left"]);
    const again = guestIn("a", 1);
    await applyReport(report("joined", again));
    await db().guest.update({ where: { id: ana.id }, data: { accessRevokedAt: new Date() } });
    await applyReport(report("left", again));
    expect(await types()).toEqual(["person_joined", "person_left", "person_joined", "person_left"]);
  });

  it("has no name in the stored entry, and none at all once erased", async () => {
    await applyReport(report("joined", guestIn("a", 60)));
    const bare = await sql("", "SELECT body FROM show_event WHERE event_id = $1", [show.eventId]);
    expect(JSON.stringify(bare)).not.toMatch(/Ana Ruiz/);
    await asSystem("test", { workspaceId: show.workspace.workspaceId, environment: "test" }, (ctx) =>
      eraseWords(ctx, show.eventId, { people: [ana.id, ana.person], questions: [] }),
    );
    const [entry] = await entered();
    expect(entry?.body).toEqual({ person: ana.person, role: "guest", joined_at: ago(60).toISOString() });
  });
});

describe("a show without a stage", () => {
  it("has no ledger, and records participants as soon as it has one", async () => {
    const [gone, here] = [guestIn("a", 60), guestIn("b", 30)];
    await applyReport(report("joined", gone));
    await applyReport(report("left", gone, { at: ago(40) }));
    await round();
    expect(await readEntries({ sql }, show.eventId)).toEqual([]);
    await makeStage();
    await applyReport(report("joined", here));
    await applyReport(report("left", here, { at: ago(20) }));
    const owed = connection({
      identity: roomIdentity(hostPersonId(show.eventId, "link"), "x", "1"),
      claims: { role: "host", linkVersion: "1", studioLinkId: "", registrationId: "" },
      name: "Hal",
    });
    await applyReport(report("joined", owed));
    const told = (await entered()).map(({ type, body }) => [type, (body as { person: string }).person]);
    const host = hostPersonId(show.eventId, "link");
    expect(told).toEqual([
      ["person_joined", ana.person],
      ["person_left", ana.person],
      ["person_joined", host],
    ]);
    await expectWholeLedger();
  });

  it("isn't watched for pending entries until it has a ledger", async () => {
    const seat = guestIn("a", 60);
    await applyReport(report("joined", seat));
    await applyReport(report("left", seat, { at: ago(40) }));
    expect(await findOpenShows()).not.toContain(show.eventId);
    await makeStage();
    expect(await findOpenShows()).toContain(show.eventId);
    await round();
    expect(await types()).toEqual(["person_joined", "person_left"]);
    expect(await findOpenShows()).not.toContain(show.eventId);
  });
});

describe("the audience", () => {
  const registrations: string[] = [];
  const VIEWERS = 300;

  beforeEach(async () => {
    await makeStage();
    registrations.length = 0;
    const template = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, {
      name: "Vera",
      email: "vera@example.com",
    });
    expect(template.status, template.text).toBe(201);
    const row = await db().registration.findFirstOrThrow({ where: { eventId: show.eventId } });
    const rows = Array.from({ length: VIEWERS - 1 }, (_, n) => ({
      eventId: show.eventId,
      name: "Vera",
      id: newId("reg"),
      email: `viewer-${n}@example.com`,
      emailNormal: `viewer-${n}@example.com`,
    }));
    await db().registration.createMany({ data: rows });
    registrations.push(row.id, ...rows.map(({ id }) => id));
    await sql("", `UPDATE stage SET state = state || '{"phase": "live"}' WHERE event_id = $1`, [
      show.eventId,
    ]);
  });

  const stageSeq = async () => (await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } })).seq;

  it("gets one entry when hundreds join at once and one when many leave", async () => {
    const seq = await stageSeq();
    const tabs = registrations.map((id) => attendee(id, "one"));
    await Promise.all(tabs.map((tab) => applyReport(report("joined", tab))));
    // None of them changed the stage.
    expect(await stageSeq()).toBe(seq);
    await Promise.all([round(), round(), round()]);
    expect(await stageSeq()).toBe(seq + 1);
    await round();
    // A second tab isn't a new person, and a closed tab isn't a person leaving.
    const second = attendee(registrations[0] ?? "", "two");
    await applyReport(report("joined", second));
    await round();
    await applyReport(report("left", tabs[0], { at: new Date() }));
    await round();
    expect((await entered()).map(({ count, body }) => [count, body])).toEqual([
      [VIEWERS, { came: VIEWERS, went: 0, there: VIEWERS }],
    ]);
    const leaving = [second, ...tabs.slice(1, 120)];
    await Promise.all(leaving.map((tab) => applyReport(report("left", tab))));
    await Promise.all(leaving.map((tab) => applyReport(report("left", tab))));
    await round();
    const [, left] = await entered();
    expect([left?.count, left?.body]).toEqual([120, { came: 0, went: 120, there: VIEWERS - 120 }]);
    await expectWholeLedger();
  });

  it("adds up no matter when the rounds run", async () => {
    const some = registrations.slice(0, 40);
    const rounds = async () => {
      for (let times = 0; times < 8; times += 1) await round();
    };
    const visit = async (id: string, index: number) => {
      const tab = attendee(id, "one");
      if (index % 3 === 0) return applyReport(report("left", tab));
      await applyReport(report("joined", tab));
      if (index % 3 === 1) await applyReport(report("left", tab));
    };
    await Promise.all([rounds(), ...some.map(visit)]);
    await round();
    const entries = (await entered()) as { count: number; body: Record<string, number> }[];
    const sum = (name: string) => entries.reduce((all, { body }) => all + (body[name] ?? 0), 0);
    expect(sum("came")).toBe(40);
    expect(sum("went")).toBe(27);
    expect(entries.reduce((all, { count }) => all + count, 0)).toBe(67);
    let there = 0;
    for (const { body } of entries) {
      there += (body.came ?? 0) - (body.went ?? 0);
      expect(body.there).toBe(there);
    }
    expect(there).toBe(13);
    expect(await types()).not.toContain("person_joined");
    await expectWholeLedger();
  });
});
