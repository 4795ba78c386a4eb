import { beforeAll, expect, it } from "vitest";
import { describeSurface } from "@/lib/api/openapi/describe-surface";
import { webhookKindDocs } from "@/lib/api/openapi/openapi-webhooks";
import { EVENT_KIND_NAMES, type EventKind } from "@/lib/operation/event-kinds";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import { EVENT_DATA, WEBHOOK_KINDS } from "./events";

interface Told {
  post: { requestBody: { content: Record<string, { schema: object; example: object }> } };
}

let key: string;

beforeAll(async () => {
  key = await (await makeWorkspace()).key();
});

async function send(method: string, url: string, body?: unknown) {
  const answer = await api(method, url, { key, body });
  expect([url, answer.status < 300, answer.json.error]).toEqual([url, true, null]);
  return answer.json.data;
}

it("sends events that match their documented schemas", async () => {
  const { showroom } = await send("POST", "/v1/showrooms", {
    title: "Told",
    generate_show_plan: false,
    guests: [{ name: "Ana" }],
  });
  const path = `/v1/events/${showroom.slug}`;
  await send("PATCH", path, { title: "Told anew", guests: [{ name: "Ben" }] });
  const { guests } = await send("GET", path).then((data) => data.event ?? data);
  await send("PATCH", path, { guests: [{ id: guests[0].id, name: "Anna" }] });
  await send("POST", `${path}/guests/${guests[0].id}/access-link`, { action: "create" });
  await send("PATCH", path, { guests: [{ id: guests[1].id, remove: true }] });
  await send("POST", `${path}/registrations`, { name: "Cleo", email: "cleo@example.com" });
  await send("DELETE", `/api/v1/events/${showroom.slug}/registrations?email=cleo@example.com`);
  const events = await db().webhookEvent.findMany();
  const kinds = new Set(events.map(({ type }) => type));
  for (const kind of ["event.created", "event.updated", "guest.added", "guest.updated", "guest.removed"])
    expect(kinds).toContain(kind);
  for (const kind of ["registration.created", "registration.removed"]) expect(kinds).toContain(kind);
  for (const { type, body } of events) {
    const { data, ...envelope } = JSON.parse(body);
    expect(Object.keys(envelope)).toEqual(["id", "type", "created_at", "environment"]);
    const parsed = EVENT_DATA[type as EventKind].safeParse(data);
    expect([type, parsed.error?.issues ?? []]).toEqual([type, []]);
    expect(body).not.toMatch(/join_link|backstage|\?key=/);
  }
});

it("sends each kind's documented example as a test event", async () => {
  const webhook = await send("POST", "/v1/webhooks", { url: "https://127.0.0.1:9443/hook", events: ["*"] });
  for (const { kind, example } of webhookKindDocs()) {
    const delivery = await send("POST", `/v1/webhooks/${webhook.id}/test`, { type: kind });
    const emitted = await db().webhookEvent.findFirstOrThrow({ where: { id: delivery.event_id } });
    const { data, ...envelope } = JSON.parse(emitted.body);
    expect(envelope).toEqual({
      ...example,
      id: emitted.id,
      created_at: envelope.created_at,
      data: undefined,
    });
    expect([kind, EVENT_DATA[kind].safeParse(data).error?.issues ?? []]).toEqual([kind, []]);
    expect(data).toMatchObject({ ...example.data, test: true });
  }
});

it("lists webhooks in both API descriptions", () => {
  for (const surface of ["v1", "legacy"] as const) {
    const { webhooks } = describeSurface(surface, "http://127.0.0.1") as { webhooks: Record<string, Told> };
    expect(Object.keys(webhooks)).toEqual([...EVENT_KIND_NAMES]);
    expect(webhooks["show.ended"]?.post.requestBody.content["application/json"]).toMatchObject({
      schema: { properties: { data: { properties: { peak_concurrent: { type: "integer" } } } } },
      example: { type: "show.ended", data: { peak_concurrent: 212 } },
    });
  }
});

it.each(WEBHOOK_KINDS)("documents $kind with a valid example and its own schema", (kind) => {
  expect(kind.data.safeParse(kind.example.data).error?.issues ?? []).toEqual([]);
  expect(kind.description.length).toBeGreaterThan(20);
  expect(Buffer.byteLength(JSON.stringify(kind.example))).toBeLessThan(20 * 1024);
  const doc = webhookKindDocs().find((entry) => entry.kind === kind.kind);
  expect(doc?.schema.properties).toMatchObject({ type: { const: kind.kind }, data: { type: "object" } });
  for (const [, name] of JSON.stringify(doc?.schema).matchAll(/"\$ref":"([^"]*)"/g))
    expect(Object.keys((doc?.schema.$defs ?? {}) as object)).toContain(name?.replace("#/$defs/", ""));
});
