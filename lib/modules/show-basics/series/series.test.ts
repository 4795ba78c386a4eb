import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();

const call = (method: string, path: string, body?: unknown, as = key) =>
  api(method, `/v1${path}`, { key: as, ...(body === undefined ? {} : { body }) });
const makeEvent = (series: string | null, as = key) =>
  call("POST", "/events", { title: "Engines", generate_show_plan: false, series }, as);

it("derives the slug from the name and rejects duplicate, missing and invalid slugs", async () => {
  const made = await call("POST", "/series", { name: "Été: Engines & more!" });
  expect(made.status, made.text).toBe(201);
  expect(made.json.data).toMatchObject({ slug: "ete-engines-more", status: "active", description: "" });
  const again = await call("POST", "/series", { name: "Other", slug: "ete-engines-more" });
  expect(again.json.error.fields).toEqual({ slug: "duplicate" });
  const nameless = await call("POST", "/series", { name: "週刊" });
  expect(nameless.json.error.fields).toEqual({ slug: "required" });
  const upper = await call("POST", "/series", { name: "X", slug: "No Slug" });
  expect(upper.json.error.fields).toEqual({ slug: "invalid" });
});

it("updates its name and rejects an outdated version", async () => {
  await call("POST", "/series", { name: "Versions" });
  const first = await call("PATCH", "/series/versions", { name: "Versions II", expected_version: 1 });
  expect(first.json).toMatchObject({ data: { name: "Versions II" }, meta: { version: 2 } });
  const late = await call("PATCH", "/series/versions", { name: "Lost", expected_version: 1 });
  expect(late.status).toBe(409);
  expect((await call("GET", "/series/versions")).json.data.name).toBe("Versions II");
});

it("is created once by the first event that names it", async () => {
  const events = await Promise.all([makeEvent("by-use"), makeEvent("by-use"), makeEvent("by-use")]);
  expect(events.map(({ status }) => status)).toEqual([201, 201, 201]);
  const found = await call("GET", "/series?q=by-use");
  expect(found.json.data).toHaveLength(1);
  expect(found.json.data[0]).toMatchObject({ slug: "by-use", name: "by-use" });
});

it("accepts no more shows once archived, but keeps those it has", async () => {
  const { slug } = (await makeEvent("season-one")).json.data.event;
  const archived = await call("POST", "/series/season-one/archive", {});
  expect(archived.json.data.status).toBe("archived");
  expect((await makeEvent("season-one")).json.error.fields).toEqual({ series: "not_allowed" });
  const kept = await call("PATCH", `/events/${slug}`, { title: "Still in it", series: "season-one" });
  expect(kept.json.data.event, kept.text).toMatchObject({ title: "Still in it", series: "season-one" });
  const left = await call("PATCH", `/events/${slug}`, { series: null });
  expect(left.json.data.event.series).toBeNull();
  const back = await call("PATCH", `/events/${slug}`, { series: "season-one" });
  expect(back.json.error.fields).toEqual({ series: "not_allowed" });
});

it("keeps a name stored by a previous release without a record, and lets it be created", async () => {
  const { slug } = (await makeEvent(null)).json.data.event;
  await db().event.update({ where: { slug }, data: { series: "old-name" } });
  expect((await call("GET", `/events/${slug}`)).json.data.event.series).toBe("old-name");
  expect((await call("PATCH", `/events/${slug}`, { title: "Changed" })).status).toBe(200);
  expect((await call("GET", "/series/old-name")).status).toBe(404);
  expect((await call("POST", "/series", { name: "Old name" })).json.data.slug).toBe("old-name");
});

it("shows a client-restricted key only its own shows' series, and lets it change none", async () => {
  const mine = (await call("POST", "/clients", { name: "Mine" })).json.data.id;
  const held = await workspace.key("test", undefined, { clientIds: [mine] });
  await makeEvent("of-others");
  const event = { title: "T", generate_show_plan: false, client_id: mine, series: "of-mine" };
  expect((await call("POST", "/events", event, held)).status).toBe(201);
  const seen = await call("GET", "/series", undefined, held);
  expect(seen.json.data.map(({ slug }: { slug: string }) => slug)).toEqual(["of-mine"]);
  expect((await call("GET", "/series/of-others", undefined, held)).status).toBe(404);
  expect((await call("PATCH", "/series/of-mine", { name: "X" }, held)).status).toBe(403);
  expect((await call("POST", "/series", { name: "X" }, held)).status).toBe(403);
});

it("passes its host, brand, signup copy, reminders and recording to shows created afterwards", async () => {
  const defaults = {
    host: { name: "Ana", email: "ana@example.com" },
    brand: { accent: "#0f766e" },
    signup: { headline: "Every Tuesday", config: { cta_text: "Come" } },
    reminders: { h1: false },
    recording: { enabled: false, keep_days: 30 },
  };
  const made = await call("POST", "/series", { name: "Inherits", defaults });
  expect(made.json.data.defaults).toMatchObject(defaults);
  const event = async (body: object = {}) =>
    (await call("POST", "/events", { title: "E", generate_show_plan: false, series: "inherits", ...body }))
      .json.data.event;
  const first = await event();
  expect(first).toMatchObject({
    host: { name: "Ana", title: "", email: "ana@example.com" },
    brand: { accent: "#0f766e" },
    signup: { headline: "Every Tuesday", config: { cta_text: "Come", show_agenda: true } },
    reminders: { h1: false, h24: true },
    recording: { enabled: false, keep_days: 30, http_audience: "auto" },
  });
  const own = await event({
    host: { name: "Ben" },
    brand: { accent: "#ff0000" },
    reminders: { h1: true },
    recording: { enabled: true, keep_days: null },
  });
  expect(own).toMatchObject({
    host: { name: "Ben", email: "ana@example.com" },
    brand: { accent: "#ff0000" },
    reminders: { h1: true },
    recording: { enabled: true, keep_days: null, http_audience: "auto" },
  });
  const changed = await call("PATCH", "/series/inherits", { defaults: { host: { name: "Cleo" } } });
  expect(changed.json.data.defaults).toEqual({ host: { name: "Cleo" } });
  expect((await event()).host.name).toBe("Cleo");
  const kept = (await call("GET", `/events/${first.slug}`)).json.data.event;
  expect(kept.host.name).toBe("Ana");
  const wrong = await call("PATCH", "/series/inherits", { defaults: { capacity: 3 } });
  expect(wrong.json.error.fields).toEqual({ "defaults.capacity": "unknown_field" });
});
