import { afterAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Scope } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { startServer } from "@/test/support/http-server";
import { ERAS } from "@/test/support/mcp";
import { putOnAir } from "@/test/support/show";
import { makeWorkspace } from "@/test/support/workspace";

const server = await startServer();
const workspace = await makeWorkspace();
const key = await workspace.key();

afterAll(() => server.stop());

describe.each(ERAS)("the official %s client", (era, connect) => {
  it("gets at most 12 complete tools in at most 24 KB", async () => {
    const client = await connect(`${server.url}/api/mcp`, key);
    const tools = await client.list();
    expect(client.protocol()).toBe(era === "present" ? "2026-07-28" : "2025-11-25");
    expect(client.instructions()).toContain("untrusted");
    expect(tools.length).toBeLessThanOrEqual(12);
    expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(24 * 1024);
    for (const tool of tools) {
      expect(tool.name).toMatch(/^[a-z]+(_[a-z]+)+$/);
      expect(tool.title).toBeTruthy();
      expect(tool.description?.split(/[.] /).length, tool.description).toBeGreaterThanOrEqual(3);
      expect(tool.description).toMatch(/Don't use it/);
      expect(tool.outputSchema).toMatchObject({ type: "object" });
      expect(Object.keys(tool.annotations ?? {})).toEqual(
        expect.arrayContaining(["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]),
      );
    }
    await client.close();
  });

  it("creates a show, adds a guest and reads its status", async () => {
    const client = await connect(`${server.url}/api/mcp`, key);
    const made = await client.call("create_showroom", { title: `By ${era}`, generate_show_plan: true });
    expect(made.isError, made.text).toBe(false);
    expect(JSON.parse(made.text)).toEqual({ data: made.data, meta: made.meta, next: made.next });
    expect(made.next).toContainEqual({ tool: "get_event_status", arguments: { slug: made.data.slug } });
    const { slug } = made.data;
    expect(made.meta.jobs).toMatchObject([{ kind: "plan.write" }]);
    expect(made.meta.untrusted).toContain("title");
    const job = await client.call("get_job", { job_id: made.meta.jobs[0].job_id });
    expect(job.data).toMatchObject({ kind: "plan.write", done: false, request_id: made.meta.request_id });

    const guest = await client.call("add_guest", { slug, name: "Ada Lovelace", create_link: true });
    expect(guest.data).toMatchObject({ slug, name: "Ada Lovelace" });
    expect(guest.data.backstage_url).toMatch(new RegExp(`/dashboard/test/shows/${slug}$`));
    expect(guest.meta.withheld).toEqual(["backstage_url"]);

    const status = await client.call("get_event_status", { slug });
    expect(status.data).toMatchObject({
      slug,
      state: "published",
      guests: [{ name: "Ada Lovelace", backstage_link: "active" }],
      live: { on_air: false },
    });
    await client.close();
  });

  it("controls a live show only with confirmation", async () => {
    const client = await connect(`${server.url}/api/mcp`, key);
    const { data } = await client.call("create_showroom", { title: "On air", generate_show_plan: false });
    await putOnAir(data.slug);
    const refused = await client.call("run_studio_command", { slug: data.slug, action: "confetti" });
    expect(refused.error).toMatchObject({ code: "validation_error", fields: { confirm: "required" } });
    const tried = await client.call("run_studio_command", {
      slug: data.slug,
      action: "set_layout",
      layout: "grid",
      dry_run: true,
    });
    expect(tried.meta).toMatchObject({ dry_run: true });
    const done = await client.call("run_studio_command", {
      slug: data.slug,
      action: "set_layout",
      layout: "grid",
      confirm: true,
    });
    expect(done.data, done.text).toMatchObject({ action: "set_layout", undoable: true });
    const command = await db().studioCommand.findUniqueOrThrow({ where: { id: done.data.command_id } });
    expect(command.source).toBe("mcp");
    await client.close();
  });

  it("reaches all other operations through search, describe and call", async () => {
    const client = await connect(`${server.url}/api/mcp`, key);
    const found = await client.call("search_operations", { query: "register a customer as client" });
    expect(found.data.map(({ operation }: { operation: string }) => operation)).toContain("createClient");
    const described = await client.call("describe_operation", { operation: "createClient" });
    expect(described.data).toMatchObject({ allowed: true, scope: "events:write", http: "POST /v1/clients" });
    expect(described.data.input_schema.required).toEqual(["name"]);
    const made = await client.call("call_operation", {
      operation: "createClient",
      input: { name: `Northwind ${era}` },
    });
    expect(made.data, made.text).toMatchObject({ name: `Northwind ${era}`, status: "active" });
    const listed = await client.call("call_operation", { operation: "list_clients", input: { limit: 1 } });
    expect(listed.data).toHaveLength(1);
    expect(listed.meta.next_cursor).toBeTypeOf("string");
    await client.close();
  });

  it("sees only what its key allows", async () => {
    const names = async (scopes: Scope[], query = "") => {
      const client = await connect(`${server.url}/api/mcp${query}`, await workspace.key("test", scopes));
      const tools = await client.list();
      await client.close();
      return tools.map(({ name }) => name);
    };
    expect(await names(["events:read"])).toEqual([
      "list_events",
      "get_event_status",
      "get_job",
      "search_operations",
      "describe_operation",
      "call_operation",
    ]);
    expect(await names(["events:read"], "?toolset=clients")).toEqual([
      "get_job",
      "list_clients",
      "get_client",
    ]);
    const all = await names(["events:read", "events:write", "webhooks:manage"], "?toolset=all");
    expect(all).toEqual(expect.arrayContaining(["create_client", "create_webhook"]));
    expect(all).not.toContain("list_audit_log");
  });

  it("gets an error for a missing scope and for an unavailable tool", async () => {
    const client = await connect(`${server.url}/api/mcp`, await workspace.key("test", ["events:read"]));
    const refused = await client.call("call_operation", { operation: "createClient", input: { name: "No" } });
    expect(refused.error).toMatchObject({ code: "insufficient_scope", retryable: false });
    expect(refused.error.next_step).toMatch(/scope/);
    await expect(client.call("create_showroom", { title: "No" })).rejects.toThrow(
      /isn't available to this caller/,
    );
    await client.close();
  });
});

it("can't call operations reserved for people", async () => {
  const [, connect] = ERAS[0];
  const client = await connect(`${server.url}/api/mcp`, key);
  for (const operation of ["createKey", "listKeys", "addMember", "getUsageByDay", "hostRoomToken"]) {
    const answer = await client.call("call_operation", { operation, input: {} });
    expect(answer.error, operation).toMatchObject({ fields: { operation: "not_found" } });
  }
  await client.close();
});

it("records audit and usage like HTTP, with the tool's name", async () => {
  const [, connect] = ERAS[1];
  const client = await connect(`${server.url}/api/mcp`, key);
  const made = await client.call("call_operation", { operation: "createClient", input: { name: "Metered" } });
  await client.close();
  const audit = await db().auditEntry.findFirstOrThrow({ where: { requestId: made.meta.request_id } });
  expect(audit).toMatchObject({ source: "mcp", action: "createClient", subjectId: made.data.id });
  const usage = await api("GET", `/v1/usage?request_id=${made.meta.request_id}`, { key });
  expect(usage.json.data.items).toMatchObject([
    { operation: "createClient", source: "mcp", tool: "call_operation", path: "/v1/clients", status: 201 },
  ]);
});
