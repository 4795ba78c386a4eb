import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { SCOPES } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { signedIn } from "@/test/support/sign-in";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();

async function showroom(externalId: string): Promise<{ clientId: string; slug: string }> {
  const body = { title: `Of ${externalId}`, external_client_id: externalId, generate_show_plan: false };
  const { json } = await api("POST", "/v1/showrooms", { key, body });
  return { clientId: json.data.client.id, slug: json.data.showroom.slug };
}

it("filters usage by client, by our id or the caller's own", async () => {
  const [one, other] = [await showroom("one"), await showroom("other")];
  await api("GET", `/v1/events/${one.slug}`, { key });
  await api("GET", `/v1/clients/${one.clientId}`, { key });
  await api("GET", `/v1/events/${other.slug}/registrations`, { key });
  await api("GET", "/v1/events", { key });
  for (const reference of [one.clientId, "one"]) {
    const { json } = await api("GET", `/v1/usage?client_id=${reference}`, { key });
    expect(json.data.items.map((item: { operation: string }) => item.operation)).toEqual(
      expect.arrayContaining(["getClient", "getEvent", "createShowroom"]),
    );
    expect(JSON.stringify(json.data.items)).not.toContain(other.slug);
  }
  const unknown = await api("GET", "/v1/usage?client_id=nobody", { key });
  expect(unknown.json.data).toMatchObject({ requests: 0, items: [] });
});

it("shows a key limited to one client no calls or changes of other clients", async () => {
  const [mine, theirs] = [await showroom("held-mine"), await showroom("held-theirs")];
  await api("PATCH", `/v1/events/${theirs.slug}`, { key, body: { title: "Secret launch" } });
  const held = await workspace.key("test", SCOPES, { clientIds: [mine.clientId] });
  await api("PATCH", `/v1/events/${mine.slug}`, { key: held, body: { title: "Our launch" } });
  const usage = await api("GET", "/v1/usage?limit=500", { key: held });
  expect(usage.text).toContain(mine.slug);
  expect(usage.text).not.toContain(theirs.slug);
  expect(usage.json.data.requests).toBe(usage.json.data.items.length);
  const audit = await api("GET", "/v1/audit-log?limit=200", { key: held });
  expect(audit.text).toContain("Our launch");
  expect(audit.text).not.toContain("Secret launch");
  expect(audit.text).not.toContain(theirs.clientId);
  const stranger = await db().apiKey.findFirstOrThrow({ where: { clientIds: { isEmpty: true } } });
  const asked = await api("GET", `/v1/audit-log?actor_id=${stranger.id}`, { key: held });
  expect(asked.json.data).toEqual([]);
});

it("counts API calls, including those from the dashboard, but no dashboard operations", async () => {
  const ana = await signedIn();
  const made = await ana.call("POST", "/keys", { name: "CI", scopes: ["events:read", "analytics:read"] });
  const mine: string = made.json.data.secret;
  await ana.raw("GET", "/v1/events");
  await api("GET", "/v1/events", { key: mine });
  const usage = await api("GET", "/v1/usage", { key: mine });
  const told = usage.json.data.items.map(({ operation }: { operation: string }) => operation);
  expect(told).toEqual(["listEvents", "listEvents"]);
  expect(usage.json.data.requests).toBe(2);
  const days = await ana.call("GET", "/usage/by-day?days=1");
  expect(days.json.data.operations.map(({ operation }: { operation: string }) => operation)).not.toContain(
    "createKey",
  );
  // The request log still has it.
  const log = await ana.call("GET", `/requests?request_id=${made.json.meta.request_id}`);
  expect(log.json.data).toMatchObject([{ operation: "createKey", source: "dashboard" }]);
});
