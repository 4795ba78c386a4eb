import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { readyVideo } from "@/test/support/ready-video";
import { makeWorkspace } from "@/test/support/workspace";

let key: string;
let slug: string;

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await api(method, `/v1${path}`, { key, ...(body === undefined ? {} : { body }) });
  return { ...answer.json, status: answer.status };
};
const read = async (of: string) => (await call("GET", `/events/${of}`)).data.event;

beforeEach(async () => {
  key = await (await makeWorkspace()).key();
  const made = await call("POST", "/events", {
    title: "Night radio",
    brief: "Private words",
    description: "A radio show",
    starts_at: "2035-03-04T18:00:00Z",
    ends_at: "2035-03-04T18:45:00Z",
    timezone: "Europe/Berlin",
    language: "de",
    theme: "retro",
    series: "radio",
    capacity: 40,
    host: { name: "Ana" },
    brand: { accent: "#0f766e", mine: { kept: true } },
    reminders: { h1: false },
    recording: { keep_days: 30 },
    after: { emails: false, message: "Bye", until: "2035-04-04T18:00:00Z" },
    guests: [{ name: "Ada Lovelace", email: "ada@example.com", intro: "First" }, { name: "Ben" }],
    generate_show_plan: false,
  });
  slug = made.data.slug;
  const [ada] = made.data.event.guests;
  await call("PUT", `/events/${slug}/plan`, {
    segments: [
      { title: "Talk", type: "talk", duration_sec: 1_200, assignee: ada.id },
      { title: "Close", type: "outro", duration_sec: 600, assignee: "host" },
    ],
    ticker: ["Tonight"],
  });
  await call("PUT", `/events/${slug}/signup`, { learn: ["How loops end"], listed: false });
  await call("POST", `/events/${slug}/signup/publish`, {});
  await call("PUT", `/events/${slug}/signup`, { headline: "Not out yet" });
  await call("POST", `/events/${slug}/sponsors`, { name: "Acme", tier: "gold" });
  await call("PUT", `/events/${slug}/emails/h24`, { subject: "Soon: {{title}}" });
  await call("POST", `/events/${slug}/guests/${ada.id}/access-link`, { action: "create" });
  await call("POST", `/events/${slug}/registrations`, { name: "Grace", email: "grace@example.com" });
  await call("POST", `/events/${slug}/cancel`, { confirm: true });
});

const duplicate = (body: object = {}) => call("POST", `/events/${slug}/duplicate`, body);

it("creates a draft with everything except people's links and activity", async () => {
  const made = await duplicate({ title: "Again", starts_at: "2035-06-01T18:00:00Z" });
  expect(made.status).toBe(201);
  const copy = await read(made.data.slug);
  expect(copy).toMatchObject({
    title: "Again",
    state: "draft",
    starts_at: "2035-06-01T18:00:00.000Z",
    ends_at: "2035-06-01T18:45:00.000Z",
    timezone: "Europe/Berlin",
    language: "de",
    theme: "retro",
    series: "radio",
    capacity: 40,
    brief: "Private words",
    description: "A radio show",
    host: { name: "Ana" },
    brand: { accent: "#0f766e", mine: { kept: true } },
    reminders: { h1: false, h24: true },
    recording: { enabled: true, keep_days: 30, http_audience: "auto" },
    after: { emails: false, message: "Bye", replay: "on", until: null },
    registrations: 0,
    guests: [{ name: "Ada Lovelace", email: "ada@example.com", intro: "First" }, { name: "Ben" }],
    plan: { ticker: ["Tonight"], segments: [{ title: "Talk" }, { title: "Close", assignee: "host" }] },
  });
  const original = await read(slug);
  expect(copy.plan.segments[0].assignee).toBe(copy.guests[0].id);
  expect(copy.guests[0].id).not.toBe(original.guests[0].id);
  expect(copy.plan.segments[0].id).not.toBe(original.plan.segments[0].id);
  const { data: guest } = await call("GET", `/events/${made.data.slug}/guests/${copy.guests[0].id}`);
  expect(guest.readiness).toMatchObject({ opened: false, invitation: { state: "none" } });
  expect(await db().guest.count({ where: { id: copy.guests[0].id, accessHash: null } })).toBe(1);
  const mail = await call("GET", `/events/${made.data.slug}/emails/h24`);
  expect(mail.data.fields.subject).toMatchObject({ value: "Soon: {{title}}", layer: "event" });
  const { data: page } = await call("GET", `/events/${made.data.slug}/signup`);
  expect(page.published.content).toMatchObject({ learn: ["How loops end"], listed: false, headline: "" });
  expect(page.draft.content).toMatchObject({
    learn: ["How loops end"],
    headline: "Not out yet",
    theme: "retro",
  });
  const { data: sponsors } = await call("GET", `/events/${made.data.slug}/sponsors`);
  expect(sponsors).toMatchObject([{ name: "Acme", tier: "gold" }]);
  expect((await call("POST", `/events/${made.data.slug}/publish`, {})).status).toBe(200);
});

it("copies only what was requested", async () => {
  const made = await duplicate({ include: ["look", "plan"] });
  const copy = await read(made.data.slug);
  expect(copy).toMatchObject({
    title: "Night radio",
    starts_at: null,
    duration_min: 45,
    theme: "retro",
    brief: "",
    description: "",
    capacity: null,
    guests: [],
    host: { name: "" },
    plan: { segments: [{ title: "Talk", assignee: null }, { title: "Close" }] },
  });
  const bare = await read((await duplicate({ include: [] })).data.slug);
  expect(bare).toMatchObject({ theme: "editorial", plan: { segments: [] }, timezone: "Europe/Berlin" });
});

it("references the copy's own videos and whiteboard, and no video that wasn't copied", async () => {
  const video = { video_id: await readyVideo(slug) };
  const late = { video_id: await readyVideo(slug, { state: "converting" }) };
  const part = { title: "Film", type: "video", duration_sec: 60 };
  await call("PUT", `/events/${slug}/plan`, {
    segments: [
      { ...part, video },
      { ...part, video: late, whiteboard: true },
    ],
  });
  const copy = (await duplicate()).data.slug;
  const [own, ...others] = (await call("GET", `/events/${copy}/videos`)).data;
  expect([others.length, own.id === video.video_id]).toEqual([0, false]);
  expect((await read(copy)).plan.segments).toMatchObject([
    { video: { video_id: own.id }, whiteboard: false },
    { video: null, whiteboard: true },
  ]);
  const bare = await read((await duplicate({ include: ["plan"] })).data.slug);
  expect(bare.plan.segments).toMatchObject([{ video: null }, { video: null, whiteboard: true }]);
});

it("keeps people private who are named only in the brief", async () => {
  const made = await call("POST", "/events", { title: "Deal", brief: "Guests: Zora Quill. Topics: trade." });
  const proposed = made.data.event.guests.find((guest: { accepted: boolean }) => !guest.accepted);
  expect(proposed.name).toBe("Zora Quill");
  const copy = await call("POST", `/events/${made.data.slug}/duplicate`, { include: ["plan", "signup"] });
  await call("POST", `/events/${copy.data.slug}/publish`, {});
  const page = await api("GET", `/api/app/events/${copy.data.slug}/public`);
  expect(page.text).not.toContain("Zora");
});

it("leaves an archived series and rejects an inactive client", async () => {
  await call("POST", "/series/radio/archive", {});
  expect((await read((await duplicate()).data.slug)).series).toBeNull();
  const { clientId } = await db().event.findUniqueOrThrow({ where: { slug } });
  await db().client.update({ where: { id: clientId }, data: { status: "suspended" } });
  expect((await duplicate()).error.code).toBe("client_inactive");
});

it("creates one copy per idempotency key", async () => {
  const once = () => api("POST", `/v1/events/${slug}/duplicate`, { key, body: {}, idempotencyKey: "copy-1" });
  const [first, second] = [await once(), await once()];
  expect(second.text).toBe(first.text);
  expect((await call("GET", "/events")).data).toHaveLength(2);
});
