import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { joinToken } from "@/lib/platform/security/capability";
import { api } from "@/test/support/api";
import { read } from "@/test/support/register-case";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";
import { offerPlaces } from "./index";

const workspace = await makeWorkspace();
const key = await workspace.key();
let slug: string;
let eventId: string;
let number = 0;

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

async function show(body: Record<string, unknown> = {}): Promise<void> {
  const answer = await api("POST", "/api/v1/events", {
    key,
    body: {
      title: "Night radio",
      starts_at: inMinutes(7 * 24 * 60).toISOString(),
      capacity: 1,
      waitlist: true,
      generate_show_plan: false,
      ...body,
    },
  });
  expect(answer.status).toBe(201);
  ({ slug } = answer.json.data);
  eventId = (await db().event.findUniqueOrThrow({ where: { slug } })).id;
  number += 1;
}

beforeEach(() => show());

const url = (more = "") => `/v1/events/${slug}/registrations${more}`;
const address = (who: string) => `${who}${number}@waiting.example`;

async function add(who: string): Promise<string> {
  const answer = await api("POST", url(), { key, body: { name: who, email: address(who) } });
  expect(answer.status).toBe(201);
  return answer.json.data.id;
}

const row = (id: string) => db().registration.findUniqueOrThrow({ where: { id } });
const states = async (ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { state, heldUntil, holdLapsedAt } = await row(id);
      return heldUntil ? "held" : holdLapsedAt ? "lapsed" : state;
    }),
  );

const visit = async (path: string, id: string) =>
  api("POST", `/api/app/events/${slug}${path}`, {
    body: { join: joinToken(id, (await row(id)).joinVersion) },
    headers: { "x-showrunner-as": `public:${slug}`, origin: "http://127.0.0.1:3000" },
    idempotencyKey: null,
  });

/** The held place expires. */
const runOut = (id: string) =>
  db().registration.update({ where: { id }, data: { heldUntil: inMinutes(-1) } });

describe("a spot that opens up", () => {
  it("is held for the next in line, who is emailed the deadline and claims it", async () => {
    const [first, second, third] = [await add("ann"), await add("ben"), await add("cat")];
    expect(await states([first, second, third])).toEqual(["confirmed", "waitlisted", "waitlisted"]);
    expect((await visit("/my-place/cancel", first)).status).toBe(200);
    await runDueJobs();
    expect(await states([first, second, third])).toEqual(["cancelled", "held", "waitlisted"]);
    const until = (await row(second)).heldUntil?.getTime() ?? 0;
    expect(until - Date.now()).toBeGreaterThan(23 * 60 * MINUTE);
    expect(until - Date.now()).toBeLessThanOrEqual(24 * 60 * MINUTE);
    const listed = (await api("GET", url(`/${second}`), { key })).json.data;
    expect(listed).toMatchObject({ state: "waitlisted", held_until: new Date(until).toISOString() });
    const mail = await db().mailMessage.findFirstOrThrow({ where: { registrationId: second } });
    const { subject, html, text, calendar } = await read(mail.id);
    expect(subject).toBe("A spot opened up: Night radio");
    expect(text).toContain("We’re holding a spot for you until");
    expect(text).toContain(`/place/${slug}?join=`);
    expect(html).toContain("Claim your spot");
    expect(calendar).toBeNull();
    expect((await visit("/enter", second)).json.error.fields).toEqual({ status: "waitlisted" });

    expect((await visit("/my-place/take", second)).json.data).toEqual({ state: "confirmed", name: "ben" });
    expect((await visit("/my-place/take", second)).status).toBe(200);
    expect(await states([first, second, third])).toEqual(["cancelled", "confirmed", "waitlisted"]);
    await runDueJobs();
    const kinds = await db().mailMessage.findMany({
      where: { registrationId: second },
      orderBy: { createdAt: "asc" },
    });
    expect(await Promise.all(kinds.map(async ({ id }) => (await read(id)).subject))).toEqual([
      "A spot opened up: Night radio",
      "You’re in: Night radio",
    ]);
  });

  it("is offered and confirmed by email to an address that reached the hourly limit of signups", async () => {
    const [first, second] = [await add("ann"), await add("ben")];
    await db().mailMessage.createMany({
      data: Array.from({ length: 5 }, (_, index) => ({
        id: newId("msg"),
        environment: "live" as const,
        kind: "confirmation",
        toEmail: address("ben"),
        state: "sent",
        dedupeKey: `signup:${address("ben")}:${index}`,
      })),
    });
    await visit("/my-place/cancel", first);
    await runDueJobs();
    expect(await states([second])).toEqual(["held"]);
    expect((await visit("/my-place/take", second)).status).toBe(200);
    await runDueJobs();
    const mails = await db().mailMessage.findMany({
      where: { registrationId: second },
      orderBy: { createdAt: "asc" },
    });
    expect(mails.map(({ subject }) => subject)).toEqual([
      "A spot opened up: Night radio",
      "You’re in: Night radio",
    ]);
  });

  it("goes to the next in line when the hold expires, and to no one twice", async () => {
    const ids = [await add("ann"), await add("ben"), await add("cat")];
    const [first = "", second = "", third = ""] = ids;
    await api("DELETE", url(`/${first}`), { key });
    await runDueJobs();
    const due = await db().job.findFirstOrThrow({
      where: { kind: "registrations.offer-places", subject: eventId, state: "queued" },
    });
    expect(due.dueAt).toEqual((await row(second)).heldUntil);
    await runOut(second);
    expect(await offerPlaces(eventId)).toEqual({ lapsed: 1, offered: 1 });
    expect(await states([second, third])).toEqual(["lapsed", "held"]);
    const late = await visit("/my-place/take", second);
    expect(late.json.error).toMatchObject({ code: "version_conflict", fields: { status: "waitlisted" } });
    await runOut(third);
    expect(await offerPlaces(eventId)).toEqual({ lapsed: 1, offered: 0 });
    expect(await offerPlaces(eventId)).toEqual({ lapsed: 0, offered: 0 });
    expect(await states([second, third])).toEqual(["lapsed", "lapsed"]);
    // Someone who registers again while the place is free gets it.
    expect(await add("ben")).toBe(second);
    expect(await states([second, third])).toEqual(["confirmed", "lapsed"]);
    expect(await add("cat")).toBe(third);
    expect(await states([second, third])).toEqual(["confirmed", "waitlisted"]);
  });

  it("is closed to everyone else, before and while it is held", async () => {
    const [first, second] = [await add("ann"), await add("ben")];
    await visit("/my-place/cancel", first);
    const overtaking = await add("cat");
    expect((await row(overtaking)).state).toBe("waitlisted");
    await runDueJobs();
    expect(await states([second, overtaking])).toEqual(["held", "waitlisted"]);
    const page = await api("GET", `/api/app/events/${slug}/public`, {
      headers: { "x-showrunner-as": `public:${slug}` },
    });
    expect(page.json.data).toMatchObject({ places: "none", registration_open: true });
    const refused = await api("PATCH", url(`/${overtaking}`), { key, body: { state: "confirmed" } });
    expect(refused.json.error.code).toBe("slot_limit_reached");
    const byHand = await api("PATCH", url(`/${second}`), { key, body: { state: "confirmed" } });
    expect(byHand.json.data).toMatchObject({ state: "confirmed", held_until: null });
  });

  it("is passed on when the person it is held for cancels", async () => {
    const [first, second, third] = [await add("ann"), await add("ben"), await add("cat")];
    await visit("/my-place/cancel", first);
    await runDueJobs();
    await visit("/my-place/cancel", second);
    await runDueJobs();
    expect(await states([second, third])).toEqual(["cancelled", "held"]);
  });

  it("is held until the start at the latest, but for at least 15 minutes", async () => {
    for (const [starts, hold, expected] of [
      [120, 1440, 120],
      [120, 30, 30],
      [5, 1440, 15],
    ] as const) {
      await show({ starts_at: inMinutes(starts).toISOString(), waitlist_hold_min: hold });
      const [first, second] = [await add("ann"), await add("ben")];
      await visit("/my-place/cancel", first);
      await runDueJobs();
      const minutes = ((await row(second)).heldUntil?.getTime() ?? 0) - Date.now();
      expect(Math.abs(minutes / MINUTE - expected)).toBeLessThan(1);
    }
  });
});

describe("added capacity", () => {
  const patch = (body: object) => api("PATCH", `/v1/events/${slug}`, { key, body });

  it("goes to waitlisted people in order", async () => {
    const ids = [];
    for (const who of ["ann", "ben", "cat", "dan", "eve"]) ids.push(await add(who));
    expect((await patch({ capacity: 3 })).status).toBe(200);
    await runDueJobs();
    expect(await states(ids)).toEqual(["confirmed", "held", "held", "waitlisted", "waitlisted"]);
    expect((await patch({ capacity: null })).status).toBe(200);
    await runDueJobs();
    expect(await states(ids)).toEqual(["confirmed", "held", "held", "held", "held"]);
  });

  it("goes only to people at approved domains when the show requires approval", async () => {
    await show({ approval: true, approval_domains: ["northwind.example"] });
    await db().registration.createMany({
      data: ["a@x.example", "b@northwind.example"].map((email, place) => ({
        id: `reg_${eventId.slice(4, 28)}${place}`,
        eventId,
        name: "",
        email,
        emailNormal: email,
        state: "waitlisted",
        createdAt: inMinutes(place - 10),
      })),
    });
    expect(await offerPlaces(eventId)).toEqual({ lapsed: 0, offered: 1 });
    const held = await db().registration.findMany({ where: { eventId, heldUntil: { not: null } } });
    expect(held.map(({ email }) => email)).toEqual(["b@northwind.example"]);
  });

  it("is not offered for a show that ended or was cancelled", async () => {
    for (const change of [{ state: "cancelled" }, { state: "ended" }, { endsAt: inMinutes(-1) }]) {
      await show();
      await add("ann");
      const second = await add("ben");
      await db().event.update({ where: { id: eventId }, data: { capacity: 5, ...change } });
      expect(await offerPlaces(eventId)).toEqual({ lapsed: 0, offered: 0 });
      expect(await states([second])).toEqual(["waitlisted"]);
    }
  });

  it("is never given twice under concurrent requests", async () => {
    await show({ capacity: 3 });
    const ids = [];
    for (let one = 0; one < 9; one++) ids.push(await add(`p${one}`));
    await Promise.all(ids.slice(0, 3).map((id) => visit("/my-place/cancel", id)));
    await Promise.all([offerPlaces(eventId), offerPlaces(eventId), offerPlaces(eventId)]);
    const held = await db().registration.findMany({ where: { eventId, heldUntil: { not: null } } });
    expect(held.map(({ id }) => id).sort()).toEqual(ids.slice(3, 6).sort());
    expect(await db().mailMessage.count({ where: { eventId } })).toBe(3);
    await Promise.all(held.map(({ id }) => visit("/my-place/take", id)));
    expect(await db().registration.count({ where: { eventId, state: "confirmed" } })).toBe(3);
  });
});
