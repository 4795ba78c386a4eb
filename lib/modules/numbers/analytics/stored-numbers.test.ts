import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applyReport } from "@/lib/modules/room/room/presence/receive-report";
import { readWatch, storeWatch } from "@/lib/modules/stage/show-numbers";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { api } from "@/test/support/api";
import { roomReport } from "@/test/support/room-report";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

let show: TestShow;
/** Registrations. The last is a program. */
const places: string[] = [];

const BEGAN = Math.floor(Date.now() / 1000) * 1000 - 3_600_000;
const at = (second: number) => new Date(BEGAN + second * 1000);

beforeAll(async () => {
  show = await makeShow({ plan: false });
  for (const [index, source] of ["api", "fair", "api", "import", "synthetic"].entries()) {
    const body = { name: `P${index}`, email: `p${index}@example.com`, source };
    places.push((await show.byKey("POST", `/v1/events/${show.slug}/registrations`, body)).json.data.id);
  }
  await putOnAir(show.slug);
  await show.byHost("POST", `/api/app/events/${show.slug}/live/end`, {});
});

beforeEach(async () => {
  const where = { eventId: show.eventId };
  await db().showSession.deleteMany({ where });
  await db().presence.deleteMany({ where });
  const session = { eventId: show.eventId, kind: "live" };
  await db().showSession.createMany({
    data: [
      { ...session, id: newId("ses"), startedAt: at(0), endedAt: at(205) },
      { ...session, id: newId("ses"), startedAt: at(300), endedAt: at(420) },
    ],
  });
});

/** A connection of a registration, or of a viewer without one from index 5 on. */
const stay = (index: number, from: number, seconds: number) => ({
  id: newId("prs"),
  eventId: show.eventId,
  participantSid: newId("PA"),
  identity: `${places[index] ? attendeePersonId(places[index]) : `w-${index}`}.seat`,
  personId: places[index] ? attendeePersonId(places[index]) : `w-${index}`,
  role: places[index] ? "attendee" : "watcher",
  registrationId: places[index] ?? null,
  joinedAt: at(from),
  leftAt: at(from + seconds),
});

const store = () =>
  storeWatch({ workspaceId: show.workspace.workspaceId, environment: "test" }, show.eventId);
const isStored = async () => (await readWatch({ sql }, show.eventId, new Date())).registrations() === null;

/** All pages: the first one's figures, and everyone on all of them. */
async function numbers(limit = 2) {
  const attendees: unknown[] = [];
  let figures: Record<string, unknown> | undefined;
  for (let cursor = ""; ; ) {
    const query = `?limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { json, status, text } = await api("GET", `/v1/events/${show.slug}/analytics${query}`, show);
    expect(status, text).toBe(200);
    const { attendees: page, as_of, ...rest } = json.data;
    figures ??= rest;
    attendees.push(...page);
    if (json.meta.next_cursor === null) return { ...figures, attendees };
    cursor = json.meta.next_cursor;
  }
}

describe("a show's stored numbers", () => {
  it("equal those computed, whoever watched when", async () => {
    const stays = fc.array(
      fc.record({
        index: fc.integer({ min: 0, max: 8 }),
        from: fc.integer({ min: -60, max: 450 }),
        seconds: fc.integer({ min: -5, max: 300 }),
      }),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(stays, async (list) => {
        await db().presence.deleteMany({ where: { eventId: show.eventId } });
        const data = list.map(({ index, from, seconds }) => stay(index, from, seconds));
        await db().presence.createMany({ data });
        await db().storedWatch.update({ where: { eventId: show.eventId }, data: { mark: null } });
        const computed = await numbers();
        expect(await store()).toBe(true);
        expect(await isStored()).toBe(true);
        expect(await numbers()).toEqual(computed);
        expect(await numbers(200)).toEqual(computed);
      }),
      { numRuns: 12 },
    );
  });

  it("no longer count after any change of what they follow from, and only then", async () => {
    const { eventId } = show;
    const one = stay(0, 10, 100);
    await db().presence.create({ data: one });
    const where = { id: one.id };
    const registration = { where: { id: places[1] ?? "" } };
    const session = { eventId, kind: "rehearsal", startedAt: at(-50), endedAt: at(-40) };
    const changes: Record<string, () => Promise<unknown>> = {
      "someone joined": () => db().presence.create({ data: stay(1, 20, 100) }),
      "someone left later": () => db().presence.update({ where, data: { leftAt: at(150) } }),
      "another role": () => db().presence.update({ where, data: { role: "guest" } }),
      "a connection is gone": () => db().presence.delete({ where }),
      "a session": () => db().showSession.create({ data: { ...session, id: "ses-more" } }),
      "a session's end": () =>
        db().showSession.updateMany({ where: { eventId }, data: { endedAt: at(430) } }),
      "a session is gone": () => db().showSession.delete({ where: { id: "ses-more" } }),
      "a program": () => db().registration.update({ ...registration, data: { source: "synthetic" } }),
    };
    for (const [name, change] of Object.entries(changes)) {
      expect(await store(), name).toBe(true);
      await change();
      expect(await isStored(), name).toBe(false);
    }
    await db().registration.update({ ...registration, data: { source: "fair" } });
    expect(await store()).toBe(true);
    await db().presence.updateMany({ where: { eventId }, data: { seenAt: new Date(), name: "" } });
    await db().showSession.updateMany({ where: { eventId }, data: { peakConcurrent: 7 } });
    expect(await isStored()).toBe(true);
  });

  it("include a change that was being written when they were computed", async () => {
    await db().presence.create({ data: stay(0, 10, 100) });
    const written = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const writing = transaction(async () => {
      await db().presence.create({ data: stay(1, 10, 100) });
      written.resolve();
      await go.promise;
    });
    await written.promise;
    const storing = store();
    setTimeout(() => go.resolve(), 200);
    await writing;
    expect(await storing).toBe(true);
    expect(await numbers()).toMatchObject({ attended: 2 });
  });

  it("wait for the end of a show that is on air again", async () => {
    await db().showSession.create({
      data: { id: newId("ses"), eventId: show.eventId, kind: "live", startedAt: at(500) },
    });
    expect(await store()).toBe(false);
    expect(await isStored()).toBe(false);
  });

  it("are stored by a job after the end, and again after a late report", async () => {
    const due = async () => {
      const where = { subject: show.eventId, kind: "numbers.store", state: "queued" };
      const { count } = await db().job.updateMany({ where, data: { dueAt: new Date(0) } });
      await runDueJobs();
      return count;
    };
    await due();
    await db().presence.create({ data: { ...stay(2, 10, 0), leftAt: null } });
    expect(await store()).toBe(true);
    const closed = () => applyReport(roomReport(show.eventId, "closed", undefined, { at: at(70) }));
    await closed();
    await closed();
    expect(await isStored()).toBe(false);
    // Both reports together want one job.
    expect(await due()).toBe(1);
    expect(await isStored()).toBe(true);
    expect(await numbers()).toMatchObject({ attended: 1, attendees: [{ minutes: 1 }] });
  });
});
