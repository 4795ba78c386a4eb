import { AjvJsonSchemaValidator } from "@modelcontextprotocol/server/validators/ajv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "@/test/support/http-server";
import { type ListedTool, type McpClient, presentClient } from "@/test/support/mcp";
import { putOnAir } from "@/test/support/show";
import { makeWorkspace } from "@/test/support/workspace";
import { judge } from "./score";
import { SCRIPT } from "./scripted-model";
import type { Names, ToolCall } from "./task";
import { TASKS } from "./tasks";
import { makeWorld } from "./world";

let server: TestServer;
let client: McpClient;
let tools: ListedTool[];
let names: Names;

beforeAll(async () => {
  server = await startServer();
  client = await presentClient(`${server.url}/api/mcp`, await (await makeWorkspace()).key());
  tools = await client.list();
  names = await makeWorld(client);
  await putOnAir(names.live);
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

const validator = new AjvJsonSchemaValidator();

/** Like a client that validates its model's output before sending it. */
function schemaProblems({ tool, args }: ToolCall): string {
  const listed = tools.find(({ name }) => name === tool);
  if (!listed) return `${tool} is not listed`;
  const { valid, errorMessage } = validator.getValidator(listed.inputSchema)(args);
  return valid ? "" : errorMessage;
}

it("has thirty distinct tasks, each with a script", () => {
  expect(TASKS).toHaveLength(30);
  expect(new Set(TASKS.map(({ id }) => id)).size).toBe(30);
  expect(Object.keys(SCRIPT).sort()).toEqual(TASKS.map(({ id }) => id).sort());
});

describe("the scripted calls for each task", () => {
  it.each(TASKS.map((task) => [task.id, task] as const))("are correct, and succeed: %s", async (id, task) => {
    const calls = SCRIPT[id]?.(names) ?? [];
    expect(judge(task, names, calls)).toEqual({ right: true, why: "" });
    for (const call of calls) {
      expect(schemaProblems(call), call.tool).toBe("");
      const answer = await client.call(call.tool, call.args);
      expect(answer.isError, answer.text).toBe(false);
    }
  });
});

describe("the judge", () => {
  const task = (id: string) => TASKS.find((known) => known.id === id) as (typeof TASKS)[number];

  it.each([
    ["create", { tool: "update_event", args: { title: "Ship smaller" } }, /instead of create_showroom/],
    ["create", { tool: "create_showroom", args: { title: "Ship smaller" } }, /starts_at/],
    ["create-dry", { tool: "create_showroom", args: { title: "Maybe later" } }, /dry_run/],
    [
      "guest",
      { tool: "add_guest", args: { slug: "SLUG", name: "Grace Hopper", create_link: true } },
      /create_link/,
    ],
    ["confetti", { tool: "run_studio_command", args: { slug: "LIVE", action: "confetti" } }, /confirm/],
    [
      "register",
      {
        tool: "call_operation",
        args: {
          operation: "createRegistration",
          input: { slug: "SLUG", email: "ada@example.com", name: "Ada", send: true },
        },
      },
      /send/,
    ],
    ["date-open", { tool: "update_event", args: { slug: "SLUG" } }, /starts_at/],
  ] as const)("explains why a call is wrong: %s", (id, call, why) => {
    const filled = JSON.parse(
      JSON.stringify(call).replaceAll("SLUG", names.slug).replace("LIVE", names.live),
    ) as ToolCall;
    const judged = judge(task(id), names, [filled]);
    expect(judged.right).toBe(false);
    expect(judged.why).toMatch(why);
  });

  it("counts silence as a failure", () => {
    expect(judge(task("usage"), names, [])).toEqual({ right: false, why: "called nothing" });
  });
});
