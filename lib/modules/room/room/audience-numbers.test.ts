import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settlePeaks } from "@/lib/modules/stage/show-numbers";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, hostPersonId, roomIdentity } from "@/lib/providers/room/identity";
import type { RoomParticipant, RoomReport } from "@/lib/providers/room/port";
import { roomReport } from "@/test/support/room-report";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { enterPresence } from "./presence/enter-presence";
import { applyReport } from "./presence/receive-report";

let show: TestShow;
/** Registrations by person's name. */
const places: Record<string, string> = {};

/** A session of ten minutes that ended a minute ago. Seconds count from its start. */
const BEGAN = Math.floor(Date.now() / 1000) * 1000 - 660_000;
const at = (second: number) => new Date(BEGAN + second * 1000);

beforeAll(async () => {
  show = await makeShow({ plan: false });
  await putOnAir(show.slug);
  for (const name of ["ann", "ben", "cid", "dee", "program"]) {
    const body = { name, email: `${name}@example.com`, source: name === "program" ? "synthetic" : "api" };
    const made = await show.byKey("POST", `/api/v1/events/${show.slug}/registrations`, body);
    expect(made.status, made.text).toBe(201);
    places[name] = made.json.data.id;
  }
});

const sessions = { live: { startedAt: at(0), endedAt: at(600) } };

beforeEach(async () => {
  const where = { eventId: show.eventId };
  await db().presence.deleteMany({ where: { ...where, role: { not: "host" } } });
  await db().presence.updateMany({ where, data: { leftAt: null } });
  await db().roomReport.deleteMany({ where: { closedEventId: show.eventId } });
  await db().showSession.deleteMany({ where: { ...where, kind: "rehearsal" } });
  await db().showSession.updateMany({ where, data: { ...sessions.live, peakConcurrent: 0 } });
});

const participant = (sid: string, identity: string, from: number, claims: RoomParticipant["claims"]) => ({
  sid,
  identity,
  name: "",
  claims,
  hidden: true,
  canPublish: false,
  connected: true,
  joinedAt: at(from),
  tracks: [],
});

/** A connection of an attendee in one of their tabs. */
function connection(name: string, tab: string, from: number): RoomParticipant {
  const registrationId = places[name] ?? "";
  const identity = roomIdentity(attendeePersonId(registrationId), tab, "1");
  const claims = { role: "attendee", linkVersion: "1", studioLinkId: "", registrationId } as const;
  return participant(newId("PA"), identity, from, claims);
}

const joined = (who: RoomParticipant) =>
  roomReport(show.eventId, "joined", who, { at: who.joinedAt as Date });
const left = (who: RoomParticipant, second: number) =>
  roomReport(show.eventId, "left", who, { at: at(second) });
const closed = (second: number) => roomReport(show.eventId, "closed", undefined, { at: at(second) });

async function settle(): Promise<void> {
  const owner = { workspaceId: show.workspace.workspaceId, environment: "test" } as const;
  await asSystem("room.reconcile", owner, (ctx) => enterPresence(ctx, show.eventId, "everybody"));
  await settlePeaks({ sql }, show.eventId);
}

async function numbers() {
  const answer = await show.byHost("GET", `/api/app/events/${show.slug}/numbers`);
  expect(answer.status, answer.text).toBe(200);
  const { server_time, ...told } = answer.json.data;
  return told;
}

/**
 * Ann watches from before the start until 300, in two overlapping tabs. Ben joins at 60, loses his
 * connection, is back at 200 before the room server has noticed, and leaves at 330. Cid joins at 300 and is
 * still there when the room closes at 590. Of Dee's connection, only the end is reported. A program and a
 * host watch too.
 */
function anEvening(): RoomReport[] {
  const [ann, annToo] = [connection("ann", "one", -30), connection("ann", "two", 100)];
  const [ben, benBack] = [connection("ben", "one", 60), connection("ben", "one", 200)];
  const cid = connection("cid", "one", 300);
  const dee = connection("dee", "one", 270);
  const program = connection("program", "one", 0);
  const host = participant(newId("PA"), roomIdentity(hostPersonId(show.eventId, "link"), "tab", "1"), 0, {
    role: "host",
    linkVersion: "1",
    studioLinkId: "",
    registrationId: "",
  });
  return [
    joined(ann),
    joined(annToo),
    left(ann, 150),
    left(annToo, 300),
    joined(ben),
    joined(benBack),
    left(ben, 215),
    left(benBack, 330),
    joined(cid),
    closed(590),
    left(dee, 320),
    joined(program),
    joined(host),
  ];
}

/** Shuffles in the same way in every run. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

const HAND_COMPUTED = {
  watching: 0,
  synthetic: 0,
  attended: 4,
  joins: 4,
  leaves: 4,
  // Ben, Cid and Dee from 300, when Ann has just left and Cid joined.
  peak: 3,
  // Ann 300, Ben 270, Cid 290 and Dee 50 seconds.
  watch_min: 15.2,
  avg_watch_min: 3.8,
};

const BY_MINUTE = [
  [1, 60],
  [2, 120],
  [2, 120],
  [2, 120],
  [3, 150],
  [3, 60 + 30 + 20],
  [1, 60],
  [1, 60],
  [1, 60],
  [1, 50],
];

describe("audience numbers", () => {
  it("match the totals computed by hand", async () => {
    for (const report of anEvening()) await applyReport(report);
    await settle();
    const told = await numbers();
    expect(told).toMatchObject(HAND_COMPUTED);
    expect(told.minutes.map(({ most, watch_sec }: Record<string, number>) => [most, watch_sec])).toEqual(
      BY_MINUTE,
    );
    expect(told.minutes[4].at).toBe(at(240).toISOString());
    const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    expect(session.peakConcurrent).toBe(3);
  });

  it.each([1, 2, 3, 4])(
    "are unaffected by the order of reports and by duplicates (seed %i)",
    async (seed) => {
      const reports = anEvening();
      const again = reports.map((report) => ({ ...report, id: newId("EV") }));
      for (const report of shuffled([...reports, ...reports, ...again], seed)) await applyReport(report);
      await settle();
      const told = await numbers();
      expect(told).toMatchObject(HAND_COMPUTED);
      expect(told.minutes.map(({ most, watch_sec }: Record<string, number>) => [most, watch_sec])).toEqual(
        BY_MINUTE,
      );
    },
  );

  it("exclude rehearsals and add up sessions", async () => {
    const { eventId } = show;
    const who = connection("ann", "one", -500);
    const session = { id: newId("ses"), eventId, startedAt: at(-400), endedAt: at(-100) };
    await db().showSession.create({ data: { ...session, kind: "rehearsal" } });
    await applyReport(joined(who));
    await applyReport(left(who, 60));
    expect(await numbers()).toMatchObject({ attended: 1, joins: 1, peak: 1, watch_min: 1 });
    await db().showSession.update({ where: { id: session.id }, data: { kind: "live" } });
    const told = await numbers();
    expect(told).toMatchObject({ attended: 1, joins: 2, leaves: 1, peak: 1, watch_min: 6 });
    expect(told.minutes).toHaveLength(15);
    await db().showSession.delete({ where: { id: session.id } });
  });

  it("count present programs and crew separately from attendees", async () => {
    for (const name of ["ann", "ben", "program"]) await applyReport(joined(connection(name, "now", 1)));
    expect(await numbers()).toMatchObject({ watching: 2, synthetic: 1, crew: 1, attended: 2 });
  });

  it("count a repeated chat line or vote once", async () => {
    const ann = await show.byAttendee(places.ann ?? "");
    const path = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
    const line = { id: crypto.randomUUID(), text: "Hello" };
    for (const _ of [1, 2]) expect((await ann("POST", path("chat"), line)).status).toBe(200);
    const { eventId } = show;
    const options = ["Yes", "No"];
    const poll = await db().poll.create({
      data: { id: newId("pol"), eventId, question: "Now?", options, state: "open" },
    });
    for (const option of [0, 1, 1]) await ann("POST", path(`polls/${poll.id}/vote`), { option });
    await db().ctaClick.create({ data: { id: newId("clk"), eventId, registrationId: places.ann ?? "" } });
    expect(await numbers()).toMatchObject({
      chat_lines: { attendees: 1, crew: 0, synthetic: 0 },
      votes: 1,
      clicks: 1,
      reactions: 0,
    });
  });
});
