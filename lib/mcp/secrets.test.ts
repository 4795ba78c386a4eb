import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wholeJsonSchema } from "@/lib/operation/json-schema";
import { isMutation, type Operation, schemaOf } from "@/lib/operation/operation";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { SCOPES } from "@/lib/platform/security/principal";
import { type KeyWorld, makeOwnWorld } from "@/test/conformance/world";
import { startServer, type TestServer } from "@/test/support/http-server";
import { presentClient } from "@/test/support/mcp";
import { authorizationOf, codeIn, exchange, REDIRECT, registerApp } from "@/test/support/oauth";
import { signedIn } from "@/test/support/sign-in";
import { callTool } from "./call-tool";
import { makeAgent } from "./make-agent";
import { catalogue, needsConfirm } from "./toolkit/catalogue";
import { operationTool } from "./toolkit/operation-tool";
import { TASK_TOOLS } from "./toolset";

let world: KeyWorld;
let server: TestServer;

beforeAll(async () => {
  world = await makeOwnWorld();
  server = await startServer();
});
afterAll(() => server.stop());

/** Anything that grants access or signs, recognized by its form, independent of the declarations. */
const SECRET =
  /[?&](?:key|join|code|token)=[^&"]+|\/(?:backstage|proposal)\/[\w-]{16,}|whsec_[\w-]+|sr_(?:test|live)_\w{10,}/;

async function answerOf(op: Operation, receivesSecrets: boolean): Promise<string> {
  await world.ready(op);
  const principal = world.workspace.principal("test", op.scope === "calls" ? ["calls"] : SCOPES);
  const agent = makeAgent(
    { ...principal, ...(receivesSecrets ? { receivesSecrets } : {}) },
    newId("req"),
    {},
  );
  const controls = {
    ...(isMutation(op) ? { idempotency_key: newId("idem") } : {}),
    ...(needsConfirm(op) ? { confirm: true } : {}),
  };
  const named = Object.entries(world.paramsFor(op)).filter(([name]) => name in op.params.shape);
  const input = "list" in op.output ? {} : world.inputFor(op);
  const args = { ...input, ...Object.fromEntries(named), ...controls, detail: "full" };
  const result = await callTool(agent, [], operationTool(op), args);
  expect(result.isError, JSON.stringify(result.structuredContent)).toBe(op.refuses ? true : undefined);
  world.used(op);
  return JSON.stringify(result);
}

const marks = (op: Operation): boolean => {
  const schema = schemaOf(op);
  return schema !== undefined && JSON.stringify(wholeJsonSchema(schema, "output")).includes('"x-secret"');
};

/** Valid for a limited time and for one file or page that the caller may send or read anyway. */
const ONE_FILE = new Set([
  "uploadAsset",
  "getAsset",
  "createPresentation",
  "createVideo",
  "createRecordingUpload",
  "addKnowledge",
  "importRegistrations",
  "getRegistrationImport",
  "exportRegistrations",
  "exportAnalytics",
  "createPromoKitBundle",
  "hearAnnouncerLine",
  "exportPlan",
  "importPlan",
  "previewSignup",
  "listRecordings",
  "getRecording",
]);

describe.each(catalogue.map((op) => [op.id, op] as const))("%s", (_id, op) => {
  it("gives an agent no secret without a person's consent", async () => {
    const text = await answerOf(op, false);
    expect(text).not.toMatch(SECRET);
    const own = new RegExp(`${env().PUBLIC_URL}/[^"\\\\]*\\?[^"\\\\]+`);
    if (!ONE_FILE.has(op.id)) expect(text).not.toMatch(own);
  });
});

it("gives an app with consent exactly the secrets that are declared", async () => {
  const told: string[] = [];
  for (const op of catalogue) if (SECRET.test(await answerOf(op, true))) told.push(op.id);
  // Updating a webhook creates a secret only on request, only destinations that are webhooks have one, and a
  // deal that is withdrawn has no address.
  const atTimes = ["updateWebhook", "createDestination", "updateDeal"];
  const always = catalogue.filter(marks).filter(({ id }) => !atTimes.includes(id));
  expect(told.sort()).toEqual(always.map(({ id }) => id).sort());
});

it("returns a page URL in place of a secret, unless the caller receives secrets", async () => {
  const op = catalogue.find(({ id }) => id === "updateWebhook") as Operation;
  await world.ready(op);
  const { webhook_id = "" } = world.paramsFor(op);
  const run = async (more: object) => {
    const agent = makeAgent({ ...world.workspace.principal(), ...more }, newId("req"), {});
    const result = await callTool(agent, TASK_TOOLS, operationTool(op), { webhook_id, rotate_secret: true });
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    return result.structuredContent as any;
  };
  const hidden = await run({});
  expect(hidden.data.secret).toBe(`${env().PUBLIC_URL}/dashboard/test/webhooks/${webhook_id}`);
  expect(hidden.meta).toMatchObject({ withheld: ["secret"], note: expect.stringMatching(/page/) });
  expect(hidden.meta.untrusted ?? []).not.toContain("secret");
  const told = await run({ receivesSecrets: true });
  expect(told.data.secret).toMatch(/^whsec_/);
  expect(told.meta.withheld).toBeUndefined();
});

describe("a connected app", () => {
  const connect = async (receive_secrets?: boolean) => {
    const ana = await signedIn();
    const app = await registerApp();
    const scopes = ["events:read", "events:write", "guests:write", "webhooks:manage"];
    const body = {
      ...authorizationOf(app),
      scopes,
      ...(receive_secrets === undefined ? {} : { receive_secrets }),
    };
    const allowed = await ana.raw("POST", "/api/app/oauth/authorization", body);
    expect(allowed.status, allowed.text).toBe(201);
    const { redirect_to, app: grant } = allowed.json.data;
    expect(redirect_to).toContain(REDIRECT);
    const tokens = await exchange(app, codeIn(redirect_to));
    const client = await presentClient(`${server.url}/api/mcp`, tokens.json.access_token);
    return { ana, grant, client };
  };
  const links = async ({ client }: Awaited<ReturnType<typeof connect>>) => {
    const made = await client.call("create_showroom", {
      title: `Show ${newId("x")}`,
      generate_show_plan: false,
    });
    expect(made.isError, made.text).toBe(false);
    const { slug } = made.data;
    const status = await client.call("get_event_status", { slug });
    const guest = await client.call("add_guest", { slug, name: "Ada", create_link: true });
    return {
      slug,
      studio: [made.data.links.studio, status.data.links.studio],
      guest: guest.data.backstage_url,
    };
  };

  it("gets pages instead of secret links unless the person opted in", async () => {
    const connected = await connect();
    expect(connected.grant.receives_secrets).toBe(false);
    const { slug, studio, guest } = await links(connected);
    const page = `${env().PUBLIC_URL}/studio/${slug}`;
    expect(studio).toEqual([page, page]);
    expect(guest).toBe(`${env().PUBLIC_URL}/dashboard/test/shows/${slug}`);
    await connected.client.close();
  });

  it("gets secret links with consent, which can be withdrawn but not given later", async () => {
    const connected = await connect(true);
    const { ana, grant, client } = connected;
    expect(grant.receives_secrets).toBe(true);
    const before = await links(connected);
    for (const studio of before.studio) expect(studio).toMatch(/\/studio\/[\w-]+\?key=/);
    expect(before.guest).toMatch(/\/backstage\//);
    const path = `/api/app/connected-apps/${grant.id}`;
    expect((await ana.raw("PATCH", path, { receive_secrets: true })).json.error.fields).toEqual({
      receive_secrets: "not_allowed",
    });
    const narrowed = await ana.raw("PATCH", path, { receive_secrets: false });
    expect(narrowed.json.data).toMatchObject({ receives_secrets: false, daily_cost_cap_usd: 1 });
    const after = await links(connected);
    expect(JSON.stringify(after)).not.toMatch(SECRET);
    await client.close();
  });
});

it("withholds secrets from an API key too, whatever its scopes", async () => {
  const client = await presentClient(`${server.url}/api/mcp`, world.key);
  const made = await client.call("create_showroom", { title: "By key", generate_show_plan: false });
  expect(made.text).not.toMatch(SECRET);
  expect(made.meta.withheld).toEqual(["studio"]);
  const hook = await client.call("call_operation", {
    operation: "createWebhook",
    input: { url: "https://hooks.example.com/a", events: ["*"] },
  });
  expect(hook.data.secret).toBe(`${env().PUBLIC_URL}/dashboard/test/webhooks/${hook.data.id}`);
  await client.close();
});
