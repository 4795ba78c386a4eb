import { expect, it } from "vitest";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();

const create = async (headers: Record<string, string>, rawBody = '{"name":"Northwind"}') =>
  (await api("POST", "/v1/clients", { key, rawBody, headers })).json.error;

it("says which Content-Type was sent and which to send", async () => {
  expect(await create({ "content-type": "text/plain" })).toMatchObject({
    code: "unsupported_media_type",
    message: "The Content-Type is text/plain. Send application/json, in UTF-8.",
  });
  const { message } = await create({ "content-type": "" });
  expect(message).toBe("The Content-Type header is missing. Send application/json, in UTF-8.");
});

it("accepts and names YAML where an operation takes it, also for an empty body", async () => {
  const plan = async (type: string, rawBody: string) =>
    (await api("POST", "/v1/events/a-show/show/plan", { key, rawBody, headers: { "content-type": type } }))
      .json.error;
  expect(await plan("application/yaml", "")).toMatchObject({ fields: { body: "required" } });
  for (const body of ["", "title: x"])
    expect((await plan("text/plain", body)).message).toBe(
      "The Content-Type is text/plain. Send application/json or application/yaml, in UTF-8.",
    );
});

it("says how large a body may be", async () => {
  expect(await create({}, JSON.stringify({ name: "x".repeat(1024 * 1024) }))).toMatchObject({
    code: "payload_too_large",
    message: "The body is larger than 1,024 KiB.",
  });
});

it("says what to send if there is no key, and no more than that if the key is wrong", async () => {
  const messageOf = async (headers: Record<string, string>) =>
    (await api("GET", "/v1/clients", { headers })).json.error.message;
  expect(await messageOf({})).toBe(
    "No API key was sent. Send your API key as `Authorization: Bearer <key>`.",
  );
  expect(await messageOf({ authorization: "Basic YTpi" })).toMatch(/no bearer token/);
  expect(await messageOf({ authorization: `Bearer ${key}x` })).toBe(
    "The API key is missing, invalid, revoked or expired.",
  );
});

it("says when a cursor belongs to a list in another order", async () => {
  for (const name of ["A", "B"]) await api("POST", "/v1/clients", { key, body: { name } });
  const page = await api("GET", "/v1/clients?limit=1", { key });
  const cursor = encodeURIComponent(page.json.meta.next_cursor);
  const { error } = (await api("GET", `/v1/clients?limit=1&order=asc&cursor=${cursor}`, { key })).json;
  expect(error.fields).toEqual({ cursor: "invalid" });
  expect(error.message).toContain("filters, sort and order");
});
