import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noteVisit } from "@/lib/modules/numbers/visits";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { SCOPES } from "@/lib/platform/security/principal";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { api } from "@/test/support/api";
import { type Evening, makeEvening } from "@/test/support/evening";
import { startServer, type TestServer } from "@/test/support/http-server";
import { comparable, numbersProgram, recomputed } from "@/test/support/numbers-program";

let evening: Evening;
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
  evening = await makeEvening();
});
afterAll(() => server.stop());

async function exported(format: string) {
  const path = `/v1/events/${evening.slug}/analytics/export`;
  const answer = await api("POST", path, { key: evening.key, body: { format } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

/** Returns what the guide's program computes from the export. */
const again = async (url?: string) =>
  recomputed(await (await fetch(url ?? (await exported("ndjson")).url)).text());

async function figures() {
  const path = `/v1/events/${evening.slug}/analytics?limit=200`;
  return (await api("GET", path, { key: evening.key })).json.data;
}

describe("exported analytics", () => {
  it("give every number again without reactions, and with more sources than are listed, of which many are as large", async () => {
    const { eventId } = evening;
    const utm = ["B", "a", "\u00e9", "z", ...Array.from({ length: 50 }, (_, n) => `source ${n}`)];
    const rows = utm.map((source, n) => ({
      ...{ id: newId("reg"), eventId, source: "api", utm: { source } },
      ...{ name: `Person ${n}`, email: `tie${n}@example.com`, emailNormal: `tie${n}@example.com` },
    }));
    await db().registration.createMany({ data: rows });
    try {
      const data = await figures();
      expect(data.sources).toHaveLength(50);
      expect(await again()).toEqual(comparable(data));
    } finally {
      await db().registration.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
    }
  });

  it("give every number again with more polls and calls to action than are listed, equal times and a visitor of just now", async () => {
    const { eventId, slug } = evening;
    const where = { eventId, id: { in: Array.from({ length: 4 }, () => newId("reg")).sort() } };
    const [early = "", late = "", first = "", second = ""] = where.id.in;
    await db().registration.createMany({
      data: where.id.in.map((id) => ({
        ...{ id, eventId, source: "api", name: "Tie", email: `${id}@example.com` },
        emailNormal: `${id}@example.com`,
      })),
    });
    const stay = (registrationId: string, from: number) => ({
      ...{ id: newId("prs"), eventId, registrationId, role: "attendee", participantSid: newId("PA") },
      ...{ personId: attendeePersonId(registrationId), identity: `${attendeePersonId(registrationId)}.seat` },
      ...{ joinedAt: evening.at(from), leftAt: evening.at(from + 1.5) },
    });
    // Both watched as long. Whoever registered later joined earlier, and watched the replay under the earlier name.
    await db().presence.createMany({ data: [stay(late, 5), stay(early, 6)] });
    const view = (registrationId: string, name: string, ms: number) => ({
      ...{ eventId, registrationId, view: newId(name), ms, startedAt: evening.at(60) },
    });
    await db().replayView.createMany({
      data: [view(second, "a", 30_000), view(first, "b", 10_100), view(first, "c", 19_900)],
    });
    const numbers = Array.from({ length: 200 }, (_, n) => n);
    await db().poll.createMany({
      data: numbers.map((n) => ({
        ...{ id: newId("pol"), eventId, question: `Poll ${n}`, options: ["Yes", "No"], state: "closed" },
        ...{ openedAt: evening.at(3 + n / 100), closedAt: evening.at(6) },
      })),
    });
    await db().callToAction.createMany({
      data: numbers.map((n) => ({
        ...{ id: newId("cta"), eventId, key: `key ${n}`, label: `Call ${n}`, url: "https://example.com/" },
      })),
    });
    try {
      const { url } = await exported("ndjson");
      noteVisit({ slug, address: "192.0.2.9", agent: "Firefox" });
      const own = await again(url);
      const data = await figures();
      expect([data.polls.length, data.calls_to_action.length, data.funnel.seen]).toEqual([200, 200, 13]);
      expect(own).toEqual(comparable(data));
    } finally {
      await db().poll.deleteMany({ where: { eventId, question: { startsWith: "Poll " } } });
      await db().callToAction.deleteMany({ where: { eventId, label: { startsWith: "Call " } } });
      await db().replayView.deleteMany({ where: { eventId, registrationId: where.id } });
      await db().presence.deleteMany({ where: { eventId, registrationId: where.id } });
      await db().registration.deleteMany({ where });
    }
  });

  it("give every number again, with the guide's program, which imports nothing of ours", async () => {
    expect(numbersProgram()).not.toMatch(/from "(?!node:)/);
    // Reactions are counted while the show is on air.
    const { eventId } = evening;
    const counts = { applause: 2, heart: 1, laugh: 0, surprise: 0, thumbs_up: 0 };
    await db().showAudience.create({ data: { eventId, reactions: Object.values(counts) } });
    const last = await db().showEvent.findFirstOrThrow({ where: { eventId }, orderBy: { seq: "desc" } });
    const entry = {
      seq: last.seq + 1,
      at: evening.at(5.5),
      type: "reactions",
      count: 3,
      body: { of: "show", counts },
    };
    await db().showEvent.create({ data: { ...last, ...entry, version: null, commandId: null, changed: [] } });

    const { url } = await exported("ndjson");
    const answer = await fetch(url);
    expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
    expect(answer.headers.get("content-disposition")).toContain(`analytics-${evening.slug}.ndjson`);
    await answer.body?.cancel();
    const data = await figures();
    expect(data.retention[5].reactions).toBe(3);
    expect(await again()).toEqual(comparable(data));
  });

  it("have the same events as CSV, with one set of columns", async () => {
    const lines = (await (await fetch((await exported("ndjson")).url)).text()).trim().split("\n");
    const rows = (await (await fetch((await exported("csv")).url)).text()).trim().split("\r\n");
    expect(rows).toHaveLength(lines.length + 1);
    const columns = rows[0]?.replace("\ufeff", "").split(",") ?? [];
    const members = new Set(lines.flatMap((line) => Object.keys(JSON.parse(line))));
    expect(columns).toEqual(expect.arrayContaining([...members]));
  });

  it("contain nothing of programs but their chat messages, and no texts of people", async () => {
    const text = await (await fetch((await exported("ndjson")).url)).text();
    const program = await db().registration.findFirstOrThrow({
      where: { eventId: evening.eventId, source: "synthetic" },
    });
    expect(text).not.toContain(program.id);
    const events = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(events.filter(({ by }) => by === "synthetic").map(({ type }) => type)).toEqual(["chat"]);
    expect(events.every((event) => !("text" in event))).toBe(true);
  });

  it("are available only at their signed URL, while the workspace is active", async () => {
    const { url, expires_at } = await exported("ndjson");
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    for (const wrong of [
      url.replace("/test/", "/live/"),
      url.replace(/signature=.*/, ""),
      url.replace("_ndjson_", "_csv_"),
    ])
      expect((await fetch(wrong)).status, wrong).toBe(404);
    const where = { id: evening.workspace.workspaceId };
    await db().workspace.update({ where, data: { status: "suspended" } });
    expect((await fetch(url)).status).toBe(404);
    await db().workspace.update({ where, data: { status: "active" } });
  });

  it("need analytics:read, and are recorded in the audit log", async () => {
    const without = await evening.workspace.key(
      "test",
      SCOPES.filter((scope) => scope !== "analytics:read"),
    );
    const path = `/v1/events/${evening.slug}/analytics/export`;
    expect((await api("POST", path, { key: without, body: {} })).status).toBe(403);
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { action: "exportAnalytics", subjectId: evening.slug },
    });
    expect(entry.after).toMatchObject({ format: "ndjson" });
  });
});
