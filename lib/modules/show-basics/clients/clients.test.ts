import { beforeAll, expect, it } from "vitest";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

let key: string;

beforeAll(async () => {
  key = await (await makeWorkspace()).key();
});

const FREE = '{"zulu":1,"a":{"yy":[1.5,null,"\u2028😀"],"b":{}},"m":"<b>"}';

it("keeps free-form metadata verbatim, including key order", async () => {
  const rawBody = `{"name":"Verbatim","metadata":${FREE}}`;
  const made = await api("POST", "/v1/clients", { key, rawBody });
  expect(made.status, made.text).toBe(201);
  const read = await api("GET", `/v1/clients/${made.json.data.id}`, { key });
  expect(JSON.stringify(read.json.data.metadata)).toBe(JSON.stringify(JSON.parse(FREE)));
  expect(JSON.stringify(made.json.data)).toBe(JSON.stringify(read.json.data));
});

it("keeps key order inside a showroom's brand and guest extras", async () => {
  const rawBody = `{"title":"Verbatim","brand":{"x":${FREE},"accent":"#0f766e"},"guests":[{"name":"Ada","x":${FREE}}]}`;
  const made = await api("POST", "/v1/showrooms", { key, rawBody });
  const { event } = (await api("GET", `/v1/events/${made.json.data.showroom.slug}`, { key })).json.data;
  expect(JSON.stringify(event.brand.x)).toBe(JSON.stringify(JSON.parse(FREE)));
  expect(JSON.stringify(event.guests[0].x)).toBe(JSON.stringify(JSON.parse(FREE)));
});

it("rejects numbers that would lose precision", async () => {
  const rawBody = '{"name":"Numbers","metadata":{"id":12345678901234567890}}';
  const answer = await api("POST", "/v1/clients", { key, rawBody });
  expect(answer.json.error).toMatchObject({ code: "validation_error", fields: { "metadata.id": "invalid" } });
});
