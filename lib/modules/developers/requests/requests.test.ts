import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { newId } from "@/lib/platform/runtime/ids";
import { mintKey } from "@/lib/platform/security/api-key";
import { SCOPES } from "@/lib/platform/security/principal";
import { type ApiAnswer, api } from "@/test/support/api";
import { makePerson, type Person } from "@/test/support/person";
import { requestsContract } from "./contract";

let ana: Person;
let ben: Person;
let key: string;
let keyId: string;

beforeAll(async () => {
  ana = await makePerson();
  ben = await makePerson();
  const made = await ana.call("POST", "/api/app/keys", { name: "CI", scopes: [...SCOPES] });
  key = made.json.data.secret;
  keyId = made.json.data.id;
});

const idOf = (answer: ApiAnswer): string => answer.headers["X-Request-Id"] ?? "";

async function log(query: string, who = ana): Promise<Record<string, unknown>[]> {
  await flushWriteBuffers();
  const answer = await who.call("GET", `/api/app/requests?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

async function detail(id: string, who = ana, environment: "test" | "live" = "test"): Promise<ApiAnswer> {
  await flushWriteBuffers();
  return who.call("GET", `/api/app/requests/${id}`, undefined, environment);
}

describe("the request log", () => {
  it("shows who called what, how it ended, and the full request and response", async () => {
    const body = { name: "Northwind", external_id: newId("crm"), metadata: { tier: "gold" } };
    const idempotencyKey = newId("order");
    const made = await api("POST", "/v1/clients?dry=0", { key, body });
    expect(made.status).toBe(400);
    const right = await api("POST", "/v1/clients", { key, body, idempotencyKey });
    const { json } = await detail(idOf(right));
    expect(json.data).toMatchObject({
      operation: "createClient",
      method: "POST",
      path: "/v1/clients",
      status: 201,
      error_code: null,
      source: "http",
      environment: "test",
      idempotency_key: idempotencyKey,
      actor: { type: "key", id: keyId, name: "CI" },
      key: { id: keyId, name: "CI", last4: key.slice(-4) },
      dry_run: false,
      replayed: false,
    });
    expect(requestsContract.getRequest.output.parse(json.data)).toEqual(json.data);
    const { request, response } = json.data.exchange;
    expect(JSON.parse(request.body)).toEqual(body);
    expect(request.headers.authorization).toBe("[redacted]");
    expect(request.headers["idempotency-key"]).toBe(idempotencyKey);
    expect(response.body).toBe(right.text);
    expect(response.headers["X-Request-Id"]).toBe(idOf(right));
    const refused = await detail(idOf(made));
    expect(refused.json.data).toMatchObject({ status: 400, error_code: "validation_error" });
    expect(refused.json.data.exchange.query).toBe("dry=0");
  });

  it("marks dry runs and replays", async () => {
    const call = { key, body: { name: "Twice" }, idempotencyKey: newId("idem") };
    await api("POST", "/v1/clients", call);
    await api("POST", "/v1/clients", call);
    const dry = await api("POST", "/v1/clients", { key, body: { name: "Not really", dry_run: true } });
    const replays = await log("replayed=true");
    expect(replays).toHaveLength(1);
    expect(replays[0]).toMatchObject({ idempotency_key: call.idempotencyKey, status: 201 });
    expect((await log("dry_run=true")).map((row) => row.request_id)).toEqual([idOf(dry)]);
  });

  it("never stores a secret from a request or a response", async () => {
    const foreign = mintKey("server", "live").secret;
    const secrets = await ana.call("POST", "/api/app/keys", { name: "Second", scopes: ["events:read"] });
    const hook = { url: "https://127.0.0.1:9443/hook", events: ["*"] };
    const webhook = await api("POST", "/v1/webhooks", { key, body: hook });
    const showroom = await api("POST", "/v1/showrooms", {
      key,
      body: { title: "Secrets", generate_show_plan: false, guests: [{ name: "Ada" }] },
    });
    const pasted = await api("POST", "/v1/clients", { key, body: { name: `Our key is ${foreign}` } });
    await flushWriteBuffers();
    const rows = await db().requestDetail.findMany({ where: { workspaceId: ana.workspaceId } });
    const kept = JSON.stringify(rows);
    const { studio } = showroom.json.data.showroom.links;
    expect(studio).toContain("?key=");
    for (const secret of [
      key,
      foreign,
      secrets.json.data.secret,
      webhook.json.data.secret,
      new URL(studio).searchParams.get("key"),
      ana.cookie.split("=")[1],
    ])
      expect(kept).not.toContain(secret);
    expect(rows.map((row) => row.requestId)).toEqual(expect.arrayContaining([idOf(webhook), idOf(pasted)]));
  });

  it("truncates large bodies, accepts any bytes and reports the original size", async () => {
    const rawBody = Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.alloc(20_000, "ä"),
      Buffer.from([0, 0xff]),
    ]);
    const answer = await api("POST", "/v1/clients", { key, rawBody });
    expect(answer.status).toBe(400);
    const { request } = (await detail(idOf(answer))).json.data.exchange;
    expect(request.bytes).toBe(rawBody.length);
    expect(request.truncated).toBe(true);
    expect(Buffer.byteLength(request.body)).toBeLessThanOrEqual(8 * 1024);
    expect(request.body).toMatch(/^\{"name":"ä+$/);
    const binary = await api("POST", "/v1/clients", { key, rawBody: Buffer.from([0, 1, 0xff, 0xd8]) });
    expect((await detail(idOf(binary))).json.data.exchange.request.body).toBe("\ufffd\u0001\ufffd\ufffd");
  });

  it("filters by every column and pages without gaps", async () => {
    await api("GET", "/v1/clients", { key });
    await api("GET", "/v1/events/nobody-x1y2z3", { key });
    const all = await log("limit=200");
    expect(requestsContract.listRequests.output.list.array().parse(all)).toEqual(all);
    const where = async (query: string, test: (row: Record<string, unknown>) => boolean) => {
      const expected = all.filter(test).map((row) => row.request_id);
      expect(expected.length, query).toBeGreaterThan(0);
      expect((await log(`limit=200&${query}&to=${until}`)).map((row) => row.request_id)).toEqual(expected);
    };
    const until = encodeURIComponent(new Date(Date.parse(String(all[0]?.created_at)) + 1).toISOString());
    await where("status=4xx", (row) => Math.floor(Number(row.status) / 100) === 4);
    await where("status=404", (row) => row.status === 404);
    await where("method=GET", (row) => row.method === "GET");
    await where("path=CLIENTS", (row) => String(row.path).includes("clients"));
    await where("operation=createClient", (row) => row.operation === "createClient");
    await where(`key_id=${keyId}`, (row) => (row.key as { id: string } | null)?.id === keyId);
    await where("source=dashboard", (row) => row.source === "dashboard");
    await where("error_code=not_found", (row) => row.error_code === "not_found");
    await where(`request_id=${all[3]?.request_id}`, (row) => row.request_id === all[3]?.request_id);
    const seen: unknown[] = [];
    let cursor = "";
    do {
      const page = await ana.call(
        "GET",
        `/api/app/requests?limit=3&to=${until}${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.json.data.map((row: { request_id: string }) => row.request_id));
      cursor = page.json.meta.next_cursor ?? "";
    } while (cursor);
    expect(seen).toEqual(all.map((row) => row.request_id));
  });

  it("rejects invalid filters", async () => {
    for (const query of [
      "status=6xx",
      "status=abc",
      "method=BREW",
      "source=ether",
      "from=yesterday",
      "x=1",
    ]) {
      const answer = await ana.call("GET", `/api/app/requests?${query}`);
      expect(answer.json.error?.code, query).toBe("validation_error");
    }
  });

  it("separates workspaces and environments, and requires a session", async () => {
    const mine = await api("GET", "/v1/clients", { key });
    expect((await detail(idOf(mine))).status).toBe(200);
    const random = await detail(newId("req"));
    for (const foreign of [await detail(idOf(mine), ben), await detail(idOf(mine), ana, "live"), random]) {
      expect(foreign.status).toBe(404);
      expect(foreign.json.error).toEqual(random.json.error);
    }
    expect(await log("limit=200", ben)).not.toContainEqual(
      expect.objectContaining({ request_id: idOf(mine) }),
    );
    expect((await api("GET", "/api/app/requests", { key })).status).toBe(401);
    expect((await api("GET", "/api/app/requests")).status).toBe(401);
  });

  it("leaves out calls with an invalid key or an unknown path", async () => {
    await flushWriteBuffers();
    const before = await db().requestDetail.count();
    await api("GET", "/v1/clients", { key: "sr_test_wrong" });
    await api("GET", "/nowhere", { key });
    await flushWriteBuffers();
    expect(await db().requestDetail.count()).toBe(before);
  });
});

describe("errors", () => {
  it("are grouped by code and operation, with daily counts and the first and last occurrence", async () => {
    const eva = await makePerson();
    const now = Date.now();
    const usage = (code: string, operationId: string, ago: number) => ({
      id: newId("use"),
      workspaceId: eva.workspaceId,
      environment: "test" as const,
      requestId: newId("req"),
      operationId,
      method: "POST",
      path: "/v1/x",
      status: 409,
      errorCode: code,
      durationMs: 1,
      source: "http",
      actorType: "key",
      actorId: "key_x",
      createdAt: new Date(now - ago * 86_400_000),
    });
    const rows = [
      usage("version_conflict", "updateEvent", 0),
      usage("version_conflict", "updateEvent", 2),
      usage("version_conflict", "updateClient", 1),
      usage("not_live", "runStudioCommand", 20),
    ];
    await db().usageRow.createMany({ data: rows });
    const { json } = await eva.call("GET", "/api/app/errors?days=7");
    expect(requestsContract.listErrorGroups.output.parse(json.data)).toEqual(json.data);
    expect(json.data.days).toHaveLength(7);
    expect(json.data.days.at(-1)).toBe(new Date(now).toISOString().slice(0, 10));
    expect(json.data.groups).toHaveLength(2);
    expect(json.data.groups[0]).toMatchObject({
      code: "version_conflict",
      operation: "updateEvent",
      count: 2,
      by_day: [0, 0, 0, 0, 1, 0, 1],
      last_request_id: rows[0]?.requestId,
      first_seen: rows[1]?.createdAt.toISOString(),
    });
    const month = await eva.call("GET", "/api/app/errors?days=30");
    expect(month.json.data.groups.map((group: { code: string }) => group.code)).toContain("not_live");
    const other = await eva.call("GET", "/api/app/errors?days=30", undefined, "live");
    expect(other.json.data.groups).toEqual([]);
  });
});
