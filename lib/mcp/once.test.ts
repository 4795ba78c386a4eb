import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationById } from "@/lib/api/registry/registry";
import { partsOf } from "@/lib/operation/schema-parts";
import { db } from "@/lib/platform/database/db";
import { startServer, type TestServer } from "@/test/support/http-server";
import { type McpClient, presentClient } from "@/test/support/mcp";
import { makeWorkspace } from "@/test/support/workspace";
import { catalogue } from "./toolkit/catalogue";
import { deriveKey } from "./toolkit/idempotency";

let server: TestServer;
let client: McpClient;

beforeAll(async () => {
  server = await startServer();
  client = await presentClient(`${server.url}/api/mcp`, await (await makeWorkspace()).key());
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

async function makeShow(title: string): Promise<string> {
  const { data } = await client.call("create_showroom", { title, generate_show_plan: false });
  return data.slug;
}

const rosterOf = (slug: string): Promise<string[]> =>
  db()
    .guest.findMany({ where: { event: { slug } }, orderBy: { createdAt: "asc" } })
    .then((guests) => guests.map(({ name }) => name));

const call = (operation: string, input: object, more: object = {}) =>
  client.call("call_operation", { operation, input, ...more });

describe("the same call twice", () => {
  it("adds a guest once, unless it has its own idempotency key", async () => {
    const slug = await makeShow("Once");
    const args = { slug, name: "Ada Lovelace", create_link: true };
    const first = await client.call("add_guest", args);
    const second = await client.call("add_guest", args);
    expect(first.isError, first.text).toBe(false);
    expect(second.data).toEqual(first.data);
    expect(second.meta).toMatchObject({ replayed: true, note: expect.stringMatching(/idempotency_key/) });
    expect(await rosterOf(slug)).toEqual(["Ada Lovelace"]);
    const another = await client.call("add_guest", { ...args, idempotency_key: "the-other-ada" });
    expect(another.data.guest_id).not.toBe(first.data.guest_id);
    expect(await rosterOf(slug)).toEqual(["Ada Lovelace", "Ada Lovelace"]);
  });

  it("has one effect when an update creates something, even concurrently", async () => {
    const slug = await makeShow("Inside");
    const input = { slug, guests: [{ name: "Grace" }] };
    const answers = await Promise.all([1, 2, 3].map(() => call("updateEvent", input)));
    expect(answers.map(({ isError, text }) => isError && text)).toEqual([false, false, false]);
    expect(answers.filter(({ meta }) => meta.replayed)).toHaveLength(2);
    expect(await rosterOf(slug)).toEqual(["Grace"]);
  });

  it("rotates a secret once", async () => {
    const made = await call("createWebhook", { url: "https://hooks.example.com/once", events: ["*"] });
    const input = { webhook_id: made.data.id, rotate_secret: true };
    const [first, second] = [await call("updateWebhook", input), await call("updateWebhook", input)];
    expect(first.meta.replayed).toBeUndefined();
    expect(second.meta.replayed).toBe(true);
  });

  it("isn't a replay once what it created has been removed", async () => {
    const slug = await makeShow("Again");
    const person = { slug, name: "Ada", email: "ada@example.com" };
    const first = await call("createRegistration", person);
    await call("removeRegistrationByEmail", { slug, email: person.email });
    const again = await call("createRegistration", person);
    expect(again.meta.replayed).toBeUndefined();
    expect(again.data.id).not.toBe(first.data.id);
    expect((await call("createRegistration", person)).meta.replayed).toBe(true);

    const { data } = await client.call("add_guest", { slug, name: "Grace" });
    const link = (action: string) =>
      call("manageGuestAccessLink", { slug, guest_id: data.guest_id, action }).then(
        ({ meta, data: made }) => [meta.replayed ?? false, made.state],
      );
    expect(await link("create")).toEqual([false, "active"]);
    expect(await link("create")).toEqual([true, "active"]);
    expect(await link("revoke")).toEqual([false, "revoked"]);
    expect(await link("create")).toEqual([false, "active"]);
    expect(await link("create")).toEqual([true, "active"]);
  });

  it("runs each time when it only sets a state", async () => {
    const slug = await makeShow("A");
    for (const title of ["B", "C", "B"]) await client.call("update_event", { slug, title });
    expect((await client.call("get_event_status", { slug })).data.title).toBe("B");
  });
});

it("treats a call as a repeat of one from the previous minute that's still running", async () => {
  const principal = (await makeWorkspace()).principal();
  const op = operationById("createClient");
  const raw = { params: {}, query: {}, body: { name: "Slow" } };
  const derive = (now: number) => deriveKey(op, principal, "/v1/clients", raw, now);
  const [first, second] = [await derive(599_999), await derive(600_001)];
  expect(second.key).toBe(first.key);
  first.done();
  const third = await derive(600_002);
  expect(third.key).toBe(first.key);
  for (const { done } of [second, third]) done();
  expect((await derive(600_003)).key).not.toBe(first.key);
});

/** A new run of show replaces the previous one, so its rows don't count as added. */
const REPLACED_WHOLE = "segments";

it("requires mcp.creates on every update whose input can create rows", () => {
  const nested = catalogue.filter(({ method, body, effect }) => {
    if (method === "POST" || effect === "live" || !body) return false;
    return partsOf(body).some(({ name, part }) => name !== REPLACED_WHOLE && holdsRows(part, new Set()));
  });
  expect(nested.map(({ id }) => id)).toContain("updateEvent");
  for (const op of nested) expect(op.mcp?.creates, op.id).toBeTypeOf("function");
});

function holdsRows(schema: Parameters<typeof partsOf>[0], seen: Set<unknown>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  const parts = partsOf(schema);
  if (schema.type === "array") {
    const members = parts.flatMap(({ part }) => partsOf(part));
    if (members.some(({ name, part }) => name === "id" && part.safeParse(undefined).success)) return true;
  }
  return parts.some(({ part, name }) => name !== REPLACED_WHOLE && holdsRows(part, seen));
}
