import { expect, it } from "vitest";
import { api } from "@/test/support/api";
import { putOnAir } from "@/test/support/show";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();

async function makeShow(): Promise<string> {
  const made = await api("POST", "/v1/showrooms", {
    key,
    body: { title: "Details", generate_show_plan: false },
  });
  return made.json.data.showroom.slug;
}

const error = async (method: string, url: string, body?: object) =>
  (await api(method, url, { key, ...(body ? { body } : {}) })).json.error;

it("returns what would be valid, next to the error codes", async () => {
  const refused = await error("POST", "/v1/events", {
    title: "x".repeat(121),
    starts_at: "tomorrow at five",
    theme: "gothic",
    capacity: 0,
    timezone: "Mars/Olympus",
    guests: [{ name: "Ada", email: "nowhere" }],
    colour: "red",
  });
  expect(refused.fields).toEqual({
    title: "too_long",
    starts_at: "iso_8601",
    theme: "not_allowed",
    capacity: "too_small",
    timezone: "invalid",
    "guests.0.email": "email",
    colour: "unknown_field",
  });
  expect(refused.details).toEqual({
    title: { max: 120 },
    starts_at: { example: "2031-03-02T17:00:00Z" },
    theme: { allowed: ["editorial", "collage", "retro", "midnight"] },
    capacity: { min: 1, max: 1_000_000 },
    timezone: { example: "Europe/London" },
    "guests.0.email": { example: "ada@example.com" },
    colour: { fields: expect.arrayContaining(["title", "brief", "brand", "guests"]) },
  });
  expect(refused.details.colour.fields).not.toContain("slug");
  expect((await error("GET", "/v1/clients?limit=0&order=up")).details).toEqual({
    limit: { min: 1, max: 200 },
    order: { allowed: ["asc", "desc"] },
  });
});

it("returns what the show currently allows, and the parameters of the intended command", async () => {
  const slug = await makeShow();
  await putOnAir(slug);
  const path = `/v1/events/${slug}/studio`;
  const { data } = (await api("GET", path, { key })).json;
  const far = await error("POST", path, { action: "go_scene", index: 99 });
  expect(far.fields).toEqual({ index: "too_large" });
  expect(far.details).toEqual({ index: { min: -1, max: data.stage.scenes.length - 1 } });
  const layout = await error("POST", path, { action: "set_layout", layout: "pyramid" });
  expect(layout.details.layout.allowed).toContain("grid");
  const unknown = await error("POST", path, { action: "explode" });
  expect(unknown.details.action.allowed).toContain("confetti");
});

it("omits details when there is nothing to add", async () => {
  expect(await error("GET", "/v1/clients?cursor=nonsense")).not.toHaveProperty("details");
  expect(await error("GET", "/v1/webhooks/nobody")).not.toHaveProperty("details");
});

it("keeps the response small however many fields are invalid", async () => {
  const guests = Array.from({ length: 40 }, () => ({ name: "x".repeat(500), email: "no" }));
  const answer = await api("POST", "/v1/events", { key, body: { title: "Many", guests } });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.json.error.details).length).toBeLessThanOrEqual(20);
  expect(answer.text.length).toBeLessThan(16 * 1024);
});

it("says which part of the request a field belongs to", async () => {
  const missing = await api("POST", "/v1/assets/uploads", {
    key,
    headers: { "content-type": "image/png" },
    body: "x",
  });
  expect(missing.json.error).toMatchObject({
    fields: { name: "required" },
    locations: { name: "query" },
    message: "Invalid fields: name (required, query parameter).",
  });
  expect((await error("GET", "/v1/clients?limit=0&colour=red")).locations).toEqual({
    limit: "query",
    colour: "query",
  });
  const mixed = await error("PATCH", "/v1/events/x?shade=red", { title: 1, colour: "red" });
  expect(mixed.locations).toEqual({ title: "body", colour: "body", shade: "query" });
  const headless = await api("PATCH", "/v1/events/x", { key, headers: { "if-match": "3" }, body: {} });
  expect(headless.json.error.locations).toEqual({ "If-Match": "header" });
  expect((await error("GET", "/v1/events/%00")).locations).toEqual({ slug: "path" });
  expect((await error("GET", "/v1/events/%ff")).locations).toEqual({ path: "path" });
  expect((await error("GET", "/v1/clients?limit=1&limit=2")).locations).toEqual({ limit: "query" });
  expect((await api("GET", "/v1/openapi.json?pretty=1")).json.error.locations).toEqual({ pretty: "query" });
});

it("names the field that contains a forbidden character", async () => {
  const guests = [{ name: "Ada" }, { name: "Gr\u0000ace" }];
  const refused = await error("POST", "/v1/events", { title: "Characters", guests });
  expect(refused).toMatchObject({
    fields: { "guests.1.name": "invalid" },
    locations: { "guests.1.name": "body" },
  });
});
