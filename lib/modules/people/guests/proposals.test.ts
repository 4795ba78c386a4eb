import { describe, expect, it } from "vitest";
import { applyDraft } from "@/lib/modules/plan/plans";
import { asSystem } from "@/lib/operation/as-system";
import type { PlanDraft } from "@/lib/plan-writer";
import type { Outline } from "@/lib/plan-writer/outline";
import { db } from "@/lib/platform/database/db";
import { SCOPES } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import { MAX_GUESTS } from "./schema";

const workspace = await makeWorkspace();
const key = await workspace.key();
const owner = { workspaceId: workspace.workspaceId, environment: "test" } as const;

type Person = Outline["people"][number];
interface Show {
  id: string;
  slug: string;
}

const named = (name: string, more: Partial<Person> = {}): Person => ({
  name,
  role: "guest",
  title: null,
  company: null,
  topic: null,
  guest_id: null,
  from: name,
  ...more,
});

const outlineOf = (people: Person[]): Outline => ({
  language: "en",
  asked_language: null,
  length: null,
  shape: "interviews",
  agenda: [],
  people,
  topics: [],
  requests: [],
  audience: null,
});

const partOf = (person: string): PlanDraft["segments"][number] => ({
  title: `In conversation with ${person}`,
  type: "interview",
  duration_sec: 600,
  assignee: person,
  notes: `Introduce ${person}.`,
  script: "",
  questions: [],
  ticker: null,
  poll: null,
  emcee_line: null,
});

const draftOf = (people: string[]): PlanDraft => ({
  language: "en",
  segments: [...people, "host"].map(partOf),
  ticker: [],
  questions: people.map((person) => `What did ${person} learn?`),
  signup: { headline: `Meet ${people[0]}`, sub: `With ${people.join(", ")}`, cta_text: "Come" },
});

async function makeShow(guests: object[] = []): Promise<Show> {
  const body = { title: "Engines", brief: "PRIVATE", generate_show_plan: false, guests };
  const made = await api("POST", "/v1/showrooms", { key, body });
  const { slug } = made.json.data.showroom;
  const { id } = await db().event.findUniqueOrThrow({ where: { slug } });
  return { id, slug };
}

const place = (show: Show, people: Person[]) =>
  asSystem("plan.write", owner, (ctx) =>
    applyDraft(ctx, show.id, {
      draft: draftOf(people.map(({ name }) => name)),
      kind: "rules",
      writer: "rules",
      note: null,
      outline: outlineOf(people),
    }),
  );

const read = async ({ slug }: Show, as = key) =>
  (await api("GET", `/v1/events/${slug}`, { key: as })).json.data.event;
const change = ({ slug }: Show, guests: object[]) =>
  api("PATCH", `/v1/events/${slug}`, { key, body: { guests } });
const proposalsOf = async (show: Show): Promise<{ id: string; name: string }[]> =>
  (await read(show)).guests.filter((guest: { accepted: boolean }) => !guest.accepted);
const emitted = async (show: Show, type = "guest.added") =>
  (await db().webhookEvent.findMany({ where: { eventSlug: show.slug, type } })).length;
const linkFor = ({ slug }: Show, guestId: string) =>
  api("POST", `/v1/events/${slug}/guests/${guestId}/access-link`, { key, body: { action: "create" } });

const ADA = named("Ada Lovelace", { title: "Analyst", company: "Engines" });
const BEN = named("Ben Nevis");

describe("people named in a brief", () => {
  it("are proposed and assignable, but don't count as guests, send webhooks or get links", async () => {
    const show = await makeShow([{ name: "Charles Babbage" }]);
    await place(show, [ADA, BEN, named("Mo Deller", { role: "moderator" })]);
    const event = await read(show);
    expect(event.guests).toMatchObject([
      { name: "Charles Babbage", from_brief: false, accepted: true },
      { name: "Ada Lovelace", title: "Analyst", company: "Engines", from_brief: true, accepted: false },
      { name: "Ben Nevis", from_brief: true, accepted: false },
    ]);
    expect(event.guest_count).toBe(1);
    const [ada] = await proposalsOf(show);
    const assignees = event.plan.segments.map((part: { assignee: string | null }) => part.assignee);
    expect(assignees).toEqual([ada?.id, expect.stringMatching(/^gst_/), null, "host"]);
    expect(await emitted(show)).toBe(1);

    const list = await api("GET", "/v1/events?limit=200", { key });
    expect(list.json.data.find((each: Show) => each.slug === show.slug).guest_count).toBe(1);
    expect((await linkFor(show, ada?.id ?? "")).json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "proposed" },
      message: expect.stringContaining("accepted: true"),
    });
  });

  it("are also proposed when they teach as well as host, but not when they only host", async () => {
    const show = await makeShow();
    const mel = named("Mel Abara", { role: "host", title: "Instructor" });
    await place(show, [mel, named("Julia Stone", { role: "host" })]);
    expect((await read(show)).guests).toMatchObject([
      { name: "Mel Abara", title: "Instructor", from_brief: true, accepted: false },
    ]);
  });

  it("are absent from the public page until they are accepted", async () => {
    const show = await makeShow();
    await place(show, [ADA, BEN]);
    const look = () => api("GET", `/api/app/events/${show.slug}/public`);
    const before = await look();
    expect(before.text).not.toMatch(/Ada|Lovelace|Ben|Nevis/);
    expect(before.json.data).toMatchObject({
      guests: [],
      questions: [],
      signup: { headline: "Engines", sub: "" },
    });
    expect(before.json.data.agenda.map((part: { title: string }) => part.title).slice(0, 2)).toEqual([
      "In conversation",
      "In conversation",
    ]);
    const [ada, ben] = await proposalsOf(show);
    await change(show, [
      { id: ada?.id, accepted: true },
      { id: ben?.id, remove: true },
    ]);
    const after = await look();
    expect(after.json.data.guests).toMatchObject([{ name: "Ada Lovelace" }]);
    expect(after.json.data.agenda[0]).toMatchObject({
      title: "In conversation with Ada Lovelace",
      assignee: "Ada Lovelace",
    });
    expect(after.text).not.toMatch(/Ben|Nevis/);
  });

  it("keep their id when accepted, and send one webhook", async () => {
    const show = await makeShow();
    await place(show, [ADA, BEN]);
    const [ada] = await proposalsOf(show);
    const accepted = await change(show, [{ id: ada?.id, accepted: true, email: "ada@example.com" }]);
    expect(accepted.status, accepted.text).toBe(200);
    const { event } = accepted.json.data;
    expect(event.guests[0]).toMatchObject({
      id: ada?.id,
      name: "Ada Lovelace",
      company: "Engines",
      email: "ada@example.com",
      from_brief: true,
      accepted: true,
    });
    expect(event.guest_count).toBe(1);
    expect(event.plan.segments[0].assignee).toBe(ada?.id);
    expect(await emitted(show)).toBe(1);
    expect((await linkFor(show, ada?.id ?? "")).status).toBe(200);
    await change(show, [{ id: ada?.id, accepted: true }]);
    expect(await emitted(show)).toBe(1);
    const audit = await db().auditEntry.findMany({ where: { subjectId: ada?.id ?? "" } });
    expect(audit.map(({ action }) => action)).toContain("updateEvent");
  });

  it("merge with a guest of the same name who is added by hand", async () => {
    const show = await makeShow();
    await place(show, [ADA]);
    const [ada] = await proposalsOf(show);
    const added = await change(show, [{ name: "ada  LOVELACE", title: "Countess" }]);
    expect(added.json.data.event.guests).toMatchObject([
      { id: ada?.id, name: "ada  LOVELACE", title: "Countess", accepted: true },
    ]);
  });

  it("are replaced by the next brief's people, unless accepted or declined", async () => {
    const show = await makeShow();
    await place(show, [ADA, BEN, named("Cleo Finch"), named("Dan Brook")]);
    const [ada, ben, cleo] = await proposalsOf(show);
    await change(show, [
      { id: ada?.id, accepted: true, title: "Countess" },
      { id: ben?.id, remove: true },
    ]);
    expect(await emitted(show, "guest.removed")).toBe(0);
    await place(show, [ADA, BEN, named("Cleo Finch", { company: "Birds" }), named("Eve Hart")]);
    const event = await read(show);
    expect(event.guests).toMatchObject([
      { id: ada?.id, name: "Ada Lovelace", title: "Countess", accepted: true },
      { id: cleo?.id, name: "Cleo Finch", company: "Birds", accepted: false },
      { name: "Eve Hart", accepted: false },
    ]);
    const assignees = event.plan.segments.map((part: { assignee: string | null }) => part.assignee);
    expect(assignees).toEqual([ada?.id, null, cleo?.id, event.guests[2].id, "host"]);
    await change(show, [{ id: ada?.id, remove: true }]);
    await place(show, [ADA]);
    expect((await read(show)).guests).toEqual([]);
  });

  it("stay proposed next to the next brief's people when someone edited their segment", async () => {
    const show = await makeShow();
    await place(show, [ADA]);
    const { plan } = await read(show);
    const [ada] = await proposalsOf(show);
    const segments = plan.segments.map((part: object) => ({ ...part, notes: "Mine." }));
    const body = { plan: { segments, ticker: [], questions: plan.questions } };
    await api("PATCH", `/v1/events/${show.slug}`, { key, body });
    await place(show, [BEN]);
    const names = (await proposalsOf(show)).map(({ name }) => name);
    expect(names.sort()).toEqual(["Ada Lovelace", "Ben Nevis"]);
    expect((await read(show)).plan.segments).toMatchObject([
      { assignee: ada?.id, notes: "Mine." },
      { notes: "Introduce Ben Nevis." },
      { assignee: "host", notes: "Mine." },
    ]);
  });

  it("stay unchanged when someone wrote the whole plan by hand", async () => {
    const show = await makeShow();
    await place(show, [ADA]);
    const [ada] = await proposalsOf(show);
    const own = { title: "Mine", type: "interview", duration_sec: 600, assignee: ada?.id };
    await api("PATCH", `/v1/events/${show.slug}`, { key, body: { plan: { segments: [own] } } });
    await place(show, [BEN]);
    expect(await proposalsOf(show)).toMatchObject([{ name: "Ada Lovelace" }]);
    expect((await read(show)).plan.segments).toMatchObject([{ title: "Mine", assignee: ada?.id }]);
  });

  it("count towards the roster limit only once accepted", async () => {
    const show = await makeShow(Array.from({ length: MAX_GUESTS - 1 }, (_, n) => ({ name: `Guest ${n}` })));
    await place(show, [ADA, BEN]);
    const [ada, ben] = await proposalsOf(show);
    const both = await change(show, [
      { id: ada?.id, accepted: true },
      { id: ben?.id, accepted: true },
    ]);
    expect(both.json.error.fields).toEqual({ guests: "too_many" });
    expect((await change(show, [{ id: ada?.id, accepted: true }])).status).toBe(200);
  });

  it.each([
    [{ title: "Countess" }, { "guests.0.accepted": "required" }],
    [{ accepted: false }, { "guests.0.accepted": "must_be_true" }],
  ])("rejects %j and names the field", async (more, fields) => {
    const show = await makeShow();
    await place(show, [ADA]);
    const [ada] = await proposalsOf(show);
    expect((await change(show, [{ id: ada?.id, ...more }])).json.error.fields).toEqual(fields);
  });

  it("can't be accepted from another show or without guests:write", async () => {
    const [show, other] = [await makeShow(), await makeShow()];
    await place(show, [ADA]);
    const [ada] = await proposalsOf(show);
    const wrong = await change(other, [{ id: ada?.id, accepted: true }]);
    expect(wrong.json.error.fields).toEqual({ "guests.0.id": "not_found" });
    expect((await linkFor(other, ada?.id ?? "")).status).toBe(404);
    const lesser = await workspace.key(
      "test",
      SCOPES.filter((scope) => scope !== "guests:write"),
    );
    const body = { guests: [{ id: ada?.id, accepted: true }] };
    const refused = await api("PATCH", `/v1/events/${show.slug}`, { key: lesser, body });
    expect(refused.json.error.code).toBe("insufficient_scope");
  });

  it("are added only once when accepted concurrently", async () => {
    const show = await makeShow();
    await place(show, [ADA]);
    const [ada] = await proposalsOf(show);
    const accept = () => change(show, [{ id: ada?.id, accepted: true }]);
    const answers = await Promise.all([accept(), accept(), place(show, [ADA, BEN]), accept()]);
    for (const answer of answers) if (answer && "status" in answer) expect(answer.status).toBe(200);
    expect(await emitted(show)).toBe(1);
    expect((await read(show)).guests.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual([
      "Ada Lovelace",
      "Ben Nevis",
    ]);
  });
});
