import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { withClocksHeld } from "@/test/support/held-time";
import { startServer, type TestServer } from "@/test/support/http-server";
import { anyColour, pngImage } from "@/test/support/images";
import { type McpClient, presentClient } from "@/test/support/mcp";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";

let server: TestServer;
let workspace: TestWorkspace;
let key: string;
let agent: McpClient;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
  workspace = await makeWorkspace();
  key = await workspace.key();
  agent = await presentClient(`${server.url}/api/mcp?toolset=default,all`, key);
});
afterAll(async () => {
  await agent.close();
  await server.stop();
});

interface Offer {
  url: string;
  method: string;
  content_types: string[];
  max_bytes: number;
  expires_at: string;
}

async function offered(args: Record<string, unknown> = {}): Promise<Offer> {
  const result = await agent.call("upload_asset", { name: "logo.png", ...args });
  expect(result.isError, result.text).toBe(false);
  return result.data.upload;
}

const send = async (url: string, bytes: Buffer, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "image/png", ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

describe("an agent uploading a file", () => {
  it("gets a URL to which any program can send the file", async () => {
    const offer = await offered();
    expect(offer).toMatchObject({
      method: "POST",
      content_types: ["image/png", "image/jpeg", "image/webp"],
      max_bytes: 10 * 1024 * 1024,
    });
    const image = await pngImage({ colour: anyColour() });
    const sent = await send(offer.url, image);
    expect(sent.status, sent.text).toBe(201);
    const { data, meta } = JSON.parse(sent.text);
    expect(data).toMatchObject({ name: "logo.png", status: "uploaded" });
    const sha256 = createHash("sha256").update(image).digest("hex");
    const ready = await agent.call("complete_asset", { asset_id: data.id, sha256 });
    expect(ready.data).toMatchObject({ status: "ready" });
    const read = await agent.call("get_asset", { asset_id: data.id });
    expect((await fetch(read.data.download_url)).status).toBe(200);

    // Under the agent's name, metered and audited like any call.
    await flushWriteBuffers();
    const audit = await db().auditEntry.findFirstOrThrow({ where: { requestId: meta.request_id } });
    expect(audit).toMatchObject({ action: "uploadAsset", source: "mcp", actorType: "key" });
    expect(await db().usageRow.count({ where: { requestId: meta.request_id, source: "mcp" } })).toBe(1);
  });

  it("can also use call_operation", async () => {
    const result = await agent.call("call_operation", { operation: "uploadAsset", input: { name: "a.png" } });
    expect(result.data.upload.url).toMatch(/\/v1\/assets\/uploads\?ticket=/);
  });

  it("gets the same response for the same bytes, and a conflict for others", async () => {
    const { url } = await offered();
    const [one, other] = [await pngImage({ colour: anyColour() }), await pngImage({ width: 99 })];
    const first = await send(url, one);
    expect((await send(url, one)).text).toBe(first.text);
    expect(JSON.parse((await send(url, other)).text).error.code).toBe("idempotency_conflict");
  });

  it("can upload two images with the same name", async () => {
    const urls = [await offered(), await offered()].map(({ url }) => url);
    const sent = await Promise.all(
      urls.map(async (url) => send(url, await pngImage({ colour: anyColour() }))),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(sent.map(({ text }) => JSON.parse(text).data.id)).size).toBe(2);
  });

  it("gets validation and scope errors before sending the file", async () => {
    for (const args of [{ name: "" }, { name: "a", colour: "red" }, {}] as Record<string, unknown>[]) {
      const result = await agent.call("call_operation", { operation: "uploadAsset", input: args });
      expect(result.error.code).toBe("validation_error");
    }
    const reader = await presentClient(`${server.url}/api/mcp`, await workspace.key("test", ["assets:read"]));
    const result = await reader.call("call_operation", {
      operation: "uploadAsset",
      input: { name: "a.png" },
    });
    expect(result.error.code).toBe("insufficient_scope");
    await reader.close();
  });
});

describe("the upload URL", () => {
  it("reveals neither key nor file name, and stays out of the request log", async () => {
    const { url } = await offered({ name: "secret-plan.png" });
    const ticket = new URL(url).searchParams.get("ticket") ?? "";
    expect(Buffer.from(ticket, "base64url").toString("latin1")).not.toMatch(/secret-plan|sr_test|key_/);
    await send(url, await pngImage({ colour: anyColour() }));
    await flushWriteBuffers();
    const details = await db().requestDetail.findMany({ where: { workspaceId: workspace.workspaceId } });
    expect(details.length).toBeGreaterThan(0);
    expect(JSON.stringify(details)).not.toContain(ticket.slice(0, 60));
  });

  it("works only unchanged and for its own upload", async () => {
    const { url } = await offered();
    const image = await pngImage({ colour: anyColour() });
    const statusOf = async (address: string) => (await send(address, image)).status;
    expect(await statusOf(`${url}x`)).toBe(401);
    expect(await statusOf(url.replace("ticket=", "ticket=x"))).toBe(401);
    expect(await statusOf(`${url}&name=other.png`)).toBe(401);
    const ticket = new URL(url).search;
    for (const path of ["/v1/clients", "/v1/webhooks"])
      expect((await api("POST", `${path}${ticket}`, { body: {} })).status).toBe(401);
    expect((await api("GET", `/v1/clients${ticket}`)).status).toBe(401);
    expect(await statusOf(url)).toBe(201);
  });

  it("stops working when the key is revoked", async () => {
    const other = await makeWorkspace();
    const theirs = await other.key();
    const client = await presentClient(`${server.url}/api/mcp?toolset=default,all`, theirs);
    const { url } = (await client.call("upload_asset", { name: "a.png" })).data.upload;
    await client.close();
    await db().apiKey.updateMany({
      where: { workspaceId: other.workspaceId },
      data: { revokedAt: new Date() },
    });
    const sent = await send(url, await pngImage({ colour: anyColour() }));
    expect(sent.status).toBe(401);
  });

  it("expires after an hour", async () => {
    const { url, expires_at } = await offered();
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(3_600_000);
    const headers = { "content-type": "image/png" };
    const rawBody = await pngImage({ colour: anyColour() });
    const { pathname, search } = new URL(url);
    await withClocksHeld(async (pass) => {
      pass(3_601_000);
      const answer = await api("POST", `${pathname}${search}`, { rawBody, headers });
      expect([answer.status, answer.json.error.code]).toEqual([410, "gone"]);
    });
  });
});

describe("an agent adding a document", () => {
  it("writes its words in the arguments, and gets a URL only for a file", async () => {
    const seller = await presentClient(`${server.url}/api/mcp`, await workspace.callKey());
    const add = (input: object) => seller.call("call_operation", { operation: "addKnowledge", input });
    const written = { text: "# Prices\n\nThe Team plan costs 4,900 dollars a year.", format: "markdown" };
    const added = await add(written);
    expect(added.isError, added.text).toBe(false);
    expect(added.data).toMatchObject({ title: "Prices", format: "markdown", language: "en" });
    const again = await add(written);
    expect(again.data).toMatchObject({ id: added.data.id });
    const other = await add({ ...written, text: "# Prices\n\nThe Team plan costs 5,900 dollars a year." });
    expect(other.data.id).not.toBe(added.data.id);
    const tried = await add({ text: "The Solo plan costs 900 dollars a year.", dry_run: true });
    expect(tried.isError, tried.text).toBe(false);
    expect(await db().knowledgeDocument.count({ where: { workspaceId: workspace.workspaceId } })).toBe(2);

    const refused = await add({ text: "Words.", format: "docx" });
    expect(refused.error).toMatchObject({ code: "validation_error", fields: { format: "invalid" } });
    expect((await add({ title: "Price list" })).data.upload.content_types).toContain("application/pdf");
    const described = await seller.call("describe_operation", { operation: "addKnowledge" });
    expect(described.data.input_schema.properties).toMatchObject({ text: {}, format: {}, title: {} });
    await seller.close();
  });
});
