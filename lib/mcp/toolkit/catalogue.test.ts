import { AjvJsonSchemaValidator } from "@modelcontextprotocol/server/validators/ajv";
import { describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry/registry";
import { isMutation } from "@/lib/operation/operation";
import { TASK_TOOLS, toolsFor } from "../toolset";
import { catalogue, findOperation, TOOLSETS, toolNameOf } from "./catalogue";
import { operationInput } from "./operation-schema";
import { operationTool } from "./operation-tool";
import { rawInputOf } from "./raw-input";
import { searchCatalogue } from "./search-catalogue";
import { untrustedPaths } from "./untrusted";

const validator = new AjvJsonSchemaValidator();
const everyone = { scopes: new Set() } as unknown as Parameters<typeof toolsFor>[0];

describe("every public operation", () => {
  const reachable = operations.filter((op) => op.prefix !== "app" && op.scope !== "public" && !op.mcp?.never);

  it("can be called by an agent by its id and by its tool name", () => {
    for (const op of reachable) {
      expect(findOperation(op.id), op.id).toBe(op);
      expect(findOperation(toolNameOf(op)), op.id).toBe(op);
    }
  });

  it.each(catalogue.map((op) => [op.id, op] as const))("is a complete tool: %s", (_id, op) => {
    const tool = operationTool(op);
    expect(tool.name).toMatch(/^[a-z]+(_[a-z]+)+$/);
    expect(tool.description).toMatch(/Don't |, use .+ instead\./);
    expect(tool.annotations.readOnlyHint).toBe(!isMutation(op));
    if (op.method === "DELETE") expect(tool.annotations.destructiveHint).toBe(true);
    if (op.effect === "send" || op.effect === "live") expect(tool.annotations.openWorldHint).toBe(true);
    if (isMutation(op)) expect(tool.inputSchema.properties).toHaveProperty("dry_run");
    for (const example of op.examples ?? []) {
      const { limit, days, number, compare_with, ...rest } = example.input as Record<string, unknown>;
      const numbers = Object.fromEntries(
        Object.entries({ limit, days, number, compare_with }).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, Number(value)]],
        ),
      );
      const { valid, errorMessage } = validator.getValidator(operationInput(op))({ ...rest, ...numbers });
      expect(valid, errorMessage).toBe(true);
      if (example.output !== undefined) {
        const answer = { data: example.output, meta: { request_id: "req_x" } };
        const output = validator.getValidator(tool.outputSchema)(answer);
        expect(output.valid, output.errorMessage).toBe(true);
      }
    }
  });

  it("is listed once, in its newest declaration", () => {
    const names = catalogue.map(toolNameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("create_event");
    expect(names).not.toContain("create_event_legacy");
  });
});

it("hides operations reserved for people and pages", () => {
  for (const op of operations.filter(({ prefix }) => prefix === "app"))
    expect(findOperation(op.id)).toBeUndefined();
});

it("shows a caller without scopes only what needs none, in every toolset", () => {
  for (const toolset of [undefined, "all", ...TOOLSETS, TOOLSETS.join(",")])
    for (const tool of toolsFor(everyone, toolset))
      for (const id of tool.operations) expect(operations.find((op) => op.id === id)?.scope).toBe("any");
});

it("finds operations by plain words", () => {
  const first = (query: string) => searchCatalogue({ query })[0]?.id;
  expect(first("create a webhook")).toBe("createWebhook");
  expect(first("delete webhook")).toBe("deleteWebhook");
  expect(first("list registrations of an event")).toBe("listRegistrations");
  expect(first("audit log")).toBe("listAuditLog");
  expect(searchCatalogue({ query: "xyzzy" })).toEqual([]);
});

it("derives a tool's hints from the operations it runs", () => {
  const hints = Object.fromEntries(TASK_TOOLS.map(({ name, annotations }) => [name, annotations]));
  expect(hints.list_events).toEqual({
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  });
  expect(hints.create_showroom).toMatchObject({
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
  });
  expect(hints.update_event).toMatchObject({ destructiveHint: true, idempotentHint: true });
  expect(hints.run_studio_command).toMatchObject({ destructiveHint: true, openWorldHint: true });
});

it("splits flat arguments into params and query like HTTP does", () => {
  const op = findOperation("listRegistrations") as NonNullable<ReturnType<typeof findOperation>>;
  expect(rawInputOf(op, { slug: "a", q: null, marketing_consent: true, surprise: { a: 1 } })).toEqual({
    params: { slug: "a" },
    query: { marketing_consent: "true", surprise: '{"a":1}', limit: "20" },
    body: undefined,
  });
});

it("marks user-written text as untrusted, but not our own", () => {
  const data = {
    items: [{ id: "x", name: "Ada", metadata: { note: "hi", id: "y" }, created_at: "2026-01-01", empty: "" }],
    state: "live",
    links: { viewer_link: "https://a" },
  };
  expect(untrustedPaths(data)).toEqual(["items[].name", "items[].metadata.note"]);
});
