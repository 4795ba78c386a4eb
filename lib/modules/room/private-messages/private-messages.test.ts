import { beforeEach, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { guestPersonId } from "@/lib/providers/room/identity";
import type { ApiAnswer } from "@/test/support/api";
import { makeShow, sit, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

let show: TestShow;
let ana: string;
let ben: string;
let byAna: Call;

const v1 = (query = "") => `/v1/events/${show.slug}/private-messages${query}`;
const mine = () => `/api/app/events/${show.slug}/my-messages`;
const said = async (by: Call) =>
  (await by("GET", mine())).json.data.messages.map(({ text }: { text: string }) => text);

beforeEach(async () => {
  show = await makeShow({ plan: false, guests: [{ name: "Ana Ruiz" }, { name: "Ben Okafor" }] });
  const guests = await db().guest.findMany({ where: { eventId: show.eventId }, orderBy: { name: "asc" } });
  [ana = "", ben = ""] = guests.map(({ id }) => id);
  for (const id of [ana, ben])
    await show.byKey("POST", `/v1/events/${show.slug}/guests/${id}/access-link`, { action: "create" });
  byAna = await show.byGuest(ana);
});

it("shows messages only to the guest, the host and producers", async () => {
  const producer = await show.byCrew("producer");
  const sent = await producer("POST", v1(), { guest_id: ana, text: "Two minutes." });
  expect(sent.status, sent.text).toBe(201);
  expect(sent.json.data).toMatchObject({ guest_id: ana, from: "crew", name: "A producer" });
  expect((await byAna("POST", mine(), { text: "Ready!" })).status).toBe(201);
  await show.byKey("POST", v1(), { guest_id: ben, text: "You are next." });

  expect(await said(byAna)).toEqual(["Two minutes.", "Ready!"]);
  expect(await said(await show.byGuest(ben))).toEqual(["You are next."]);
  const all = (await show.byHost("GET", v1("?order=asc"))).json.data;
  expect(all.map(({ name, text }: { name: string; text: string }) => [name, text])).toEqual([
    ["A producer", "Two minutes."],
    ["Ana Ruiz", "Ready!"],
    ["The crew", "You are next."],
  ]);
  expect((await show.byHost("GET", v1(`?guest_id=${ben}`))).json.data).toHaveLength(1);

  const moderator = await show.byCrew("moderator");
  for (const refused of [
    await moderator("GET", v1()),
    await moderator("POST", v1(), { guest_id: ana, text: "x" }),
  ])
    expect([refused.status, refused.json.error.code]).toEqual([403, "insufficient_scope"]);
  expect((await byAna("GET", v1())).status).toBe(401);
  const audit = await db().auditEntry.findMany({ where: { subjectId: ana } });
  expect(JSON.stringify(audit)).not.toContain("Two minutes.");
});

it("notifies the guest, the host and producers, but not moderators", async () => {
  const told = vi.spyOn(roomServer(), "send").mockResolvedValue(true);
  await sit(show.eventId, { identity: `${guestPersonId(ana)}.a`, role: "guest", guestId: ana });
  await sit(show.eventId, { identity: `${guestPersonId(ben)}.b`, role: "guest", guestId: ben });
  for (const role of ["host", "producer", "moderator"] as const)
    await sit(show.eventId, { identity: `host-${role}.c`, role });
  await show.byKey("POST", v1(), { guest_id: ana, text: "Two minutes." });
  await until(() => told.mock.calls.length > 0);
  const [, message] = told.mock.calls[0] ?? [];
  expect([...(message?.to ?? [])].sort()).toEqual([
    `${guestPersonId(ana)}.a`,
    "host-host.c",
    "host-producer.c",
  ]);
  expect(message?.text).not.toContain("Two minutes.");
  vi.restoreAllMocks();
});

it("returns not found for a guest of another show", async () => {
  const other = await makeShow({ plan: false, guests: [{ name: "Cleo" }] });
  const cleo = await db().guest.findFirstOrThrow({ where: { eventId: other.eventId } });
  expect((await show.byKey("POST", v1(), { guest_id: cleo.id, text: "x" })).status).toBe(404);
  expect((await show.byKey("GET", v1(`?guest_id=${cleo.id}`))).status).toBe(404);
});
