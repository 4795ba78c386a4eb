import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { SCOPES } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { type Evening, makeEvening } from "@/test/support/evening";
import { signInMember } from "@/test/support/sign-in-member";
import { makeWorkspace } from "@/test/support/workspace";

let evening: Evening;

beforeAll(async () => {
  evening = await makeEvening();
});

async function numbers(query = "", prefix = "/v1") {
  const answer = await api("GET", `${prefix}/events/${evening.slug}/analytics${query}`, { key: evening.key });
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

describe("a show's numbers", () => {
  it("match those computed by hand", async () => {
    const { data, meta } = await numbers();
    expect(meta.next_cursor).toBeNull();
    // Ann watched minutes 0 to 5 in two tabs, Ben 1 to 4 over HTTP, Wes without registration 2 to 2.5.
    expect(data).toMatchObject({
      on_air: false,
      registered: 3,
      attended: 3,
      peak_concurrent: 3,
      duration_min: 10,
      avg_watch_min: 2.8,
      completion_pct: 28.3,
      cta_clicks_total: 1,
      chat: { real: 2, synthetic: 1, crew: 1 },
      replay_views: 3,
      nps: { avg: 7.5, count: 2, scores: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] },
      funnel: { seen: 12, registered: 3, joined: 3, stayed: 1, clicked: 1, answered: 2, replayed: 2 },
      questions: { total: 1, answered: 1, upvotes: 1 },
    });
    expect(data.polls).toMatchObject([
      {
        question: "Now?",
        votes: 2,
        options: [
          { text: "Yes", votes: 1 },
          { text: "No", votes: 1 },
        ],
      },
    ]);
    expect(data.sources).toEqual([
      { source: "api", utm_source: null, utm_medium: null, utm_campaign: null, registered: 2, attended: 1 },
      { source: "fair", utm_source: "mail", utm_medium: null, utm_campaign: "x", registered: 1, attended: 1 },
    ]);
    expect(data.calls_to_action).toMatchObject([{ label: "Book", clicks: 1 }]);
  });

  it("say who watched each minute, what they did and what was on stage", async () => {
    const { retention, sponsors } = (await numbers()).data;
    expect(retention).toHaveLength(10);
    const watched = retention.map(({ watching, peak }: Record<string, number>) => [watching, peak]);
    expect(watched).toEqual([
      [1, 1],
      [2, 2],
      [2.5, 3],
      [2, 2],
      [1, 1],
      ...Array.from({ length: 5 }, () => [0, 0]),
    ]);
    expect(retention[1]).toMatchObject({ chat: 2, votes: 2, questions: 1, clicks: 1, reactions: 0 });
    expect(retention[2].retention_pct).toBe(83.3);
    expect(retention[0].on_stage).toBeNull();
    expect(retention[3].on_stage).not.toBeNull();
    for (const { on_stage } of retention.slice(4))
      expect(on_stage).toMatchObject({ layout: "grid", covered: false });
    expect(retention[9].on_stage.people).toEqual([{ person_id: evening.host, name: "The host" }]);
    expect(sponsors).toEqual([
      {
        ...{ sponsor_id: expect.any(String), name: "Acme", lower_third_sec: 360, ticker_sec: 0 },
        // Ann watched the first minute of it, and clicked.
        ...{ viewer_sec: 60, clicks: 1, stills: [] },
      },
    ]);
  });

  it("prove a sponsor's time under the name that the stage showed, whatever it's called now", async () => {
    const path = `/v1/events/${evening.slug}/sponsors`;
    const { id } = (await evening.byKey("GET", path)).json.data[0];
    const rename = async (name: string) => {
      const { status, text } = await evening.byKey("PATCH", `${path}/${id}`, { name });
      expect(status, text).toBe(200);
    };
    for (const name of ["Acme Inc.", "Acme Incorporated"]) {
      await rename(name);
      expect((await numbers()).data.sponsors).toMatchObject([{ name, lower_third_sec: 360, viewer_sec: 60 }]);
    }
    // Now another sponsor's name, and theirs alone.
    const other = (await evening.byKey("POST", path, { name: "Acme" })).json.data;
    expect((await numbers()).data.sponsors).toMatchObject([
      { sponsor_id: id, lower_third_sec: 0 },
      { sponsor_id: other.id, lower_third_sec: 360 },
    ]);
    await evening.byKey("DELETE", `${path}/${other.id}`);
    await rename("Acme");
  });

  it("list attendees by watch time, with what they did", async () => {
    const { attendees } = (await numbers()).data;
    expect(attendees).toMatchObject([
      {
        name: "Ann",
        email: "ann@example.com",
        minutes: 5,
        watched_pct: 50,
        joins: 1,
        chat: 2,
        votes: 1,
        questions: 1,
        upvotes: 0,
        reactions: 3,
        clicks: 1,
        engagement: 70,
      },
      { name: "Ben", minutes: 3, joins: 1, votes: 1, upvotes: 1, chat: 0, engagement: 34 },
      { name: null, email: null, registration_id: null, person_id: "w-wes", minutes: 0.5, engagement: 3 },
      // Cid only watched the replay.
      {
        ...{ name: "Cid", minutes: 0, watched_pct: 0, replay_minutes: 4, joins: 0, engagement: 0 },
        ...{ first_joined_at: null, last_left_at: null },
      },
    ]);
  });

  it("are paged by attendees on both prefixes, with everything else on the first page only", async () => {
    for (const prefix of ["/v1", "/api/v1"]) {
      const first = await numbers("?limit=2", prefix);
      expect(first.data.attendees.map(({ name }: { name: string }) => name)).toEqual(["Ann", "Ben"]);
      expect(first.data.registered).toBe(3);
      const next = await numbers(`?limit=2&cursor=${encodeURIComponent(first.meta.next_cursor)}`, prefix);
      expect(Object.keys(next.data)).toEqual(["attendees"]);
      expect(next.data.attendees).toMatchObject([{ minutes: 0.5 }, { name: "Cid" }]);
      expect(next.meta.next_cursor).toBeNull();
    }
    for (const query of ["?limit=0", "?limit=201", "?cursor=x.y"])
      expect(
        (await api("GET", `/v1/events/${evening.slug}/analytics${query}`, { key: evening.key })).status,
      ).toBe(400);
  });

  it("leave out a removed person's name and email, and still count them", async () => {
    const { eventId } = evening;
    const where = { eventId, name: "Ben" };
    await db().registration.updateMany({ where, data: { removedAt: new Date() } });
    const { data } = await numbers();
    expect(data).toMatchObject({ registered: 2, attended: 3 });
    expect(data.attendees[1]).toMatchObject({ name: null, email: null, minutes: 3 });
    await db().registration.updateMany({ where, data: { removedAt: null } });
  });

  it("need analytics:read, and are hidden from other workspaces", async () => {
    const path = `/v1/events/${evening.slug}/analytics`;
    const without = await evening.workspace.key(
      "test",
      SCOPES.filter((scope) => scope !== "analytics:read"),
    );
    expect((await api("GET", path, { key: without })).status).toBe(403);
    expect((await api("GET", path, { key: await (await makeWorkspace()).key() })).status).toBe(404);
  });

  it("go on while the show is on air", async () => {
    const { eventId } = evening;
    const session = await db().showSession.findFirstOrThrow({ where: { eventId, kind: "live" } });
    const where = { id: session.id };
    await db().showSession.update({ where, data: { endedAt: null } });
    const { data } = await numbers();
    expect(data.on_air).toBe(true);
    expect(data.duration_min).toBeLessThan(10);
    expect(data.avg_watch_min).toBeGreaterThan(1);
    await db().showSession.update({ where, data: { endedAt: session.endedAt } });
  });

  it("count someone who was erased as before, without their name", async () => {
    const before = (await numbers()).data;
    const member = await signInMember(evening.workspace.workspaceId, "owner");
    const erased = await member("POST", "/people/erase", { email: "ann@example.com" });
    expect(erased.status, erased.text).toBe(200);
    const after = (await numbers()).data;
    const { funnel, replay_views, cta_clicks_total } = before;
    expect(after).toMatchObject({
      ...{ replay_views, cta_clicks_total },
      funnel: { ...funnel, registered: funnel.registered - 1 },
    });
    const { minutes, replay_minutes, clicks } = before.attendees[0];
    expect(after.attendees[0]).toMatchObject({ name: null, email: null, minutes, replay_minutes, clicks });
  });
});
